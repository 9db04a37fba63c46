package dev.runesheet.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.TextParts.Part;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Changes single values of a JSON or YAML text. All else stays as it was written: the order of
 * fields, lines and blanks, comments.
 */
public final class TextEditor {

  private static final int LINE = 100;
  private static final String DIGITS = "\\d+";

  /** Texts that YAML reads as such without quotes. */
  private static final Pattern PLAIN =
      Pattern.compile(
          "(?!(?i:true|false|null|yes|no|on|off)$)\\p{L}([\\p{L}\\d _.'-]*[\\p{L}\\d])?");

  private final Syntax syntax;
  private final String mark;
  private final String lineBreak;
  private String text;

  /** The parts of the text as it is now; null before they are asked for. */
  private Part root;

  /**
   * An editor of a text that can be read.
   *
   * @param file its name, which says what it is: {@code .json}, or else YAML
   */
  public TextEditor(String file, String text) {
    this.syntax = file.endsWith(".json") ? JsonSyntax.STRICT : YamlSyntax.PLAIN;
    this.mark = text.substring(0, text.length() - DecodedText.unmarked(text).length());
    this.lineBreak = text.contains("\r\n") ? "\r\n" : "\n";
    this.text = text.substring(mark.length());
  }

  /** The text as it is now. */
  public String text() {
    return mark + text;
  }

  /** True if there is a value at a JSON pointer. */
  public boolean has(String pointer) {
    return find(pointer) != null;
  }

  /** The number of fields or entries of a value; 0 if there is none. */
  public int size(String pointer) {
    Part part = find(pointer);
    return part == null ? 0 : part.parts.size();
  }

  /** Replaces a value. */
  public void replace(String pointer, JsonNode value) {
    Part part = find(pointer);
    Part all = root;
    int end = part.end();
    int length = text.length();
    boolean scalar = part.start < end && part.parts.isEmpty() && !isFlow(part);
    splice(part.start, end, written(value, part.start));
    if (scalar && value.isValueNode()) { // Else to change thousands would read it all as often.
      all.move(end, text.length() - length);
      root = all;
    }
  }

  /** Gives a field another name. */
  public void rename(String pointer, String name) {
    Part part = find(pointer);
    splice(part.key, part.keyEnd, name(name, text.charAt(part.key) == '"'));
  }

  /**
   * Adds a field or an entry, and what is around it if that is missing.
   *
   * @param behind the names of fields that should stand before it; those that are not there do not
   *     matter. With none of them it is the first field. An entry comes before the one of its
   *     number
   */
  public void add(String pointer, JsonNode value, List<String> behind) {
    int last = pointer.lastIndexOf('/');
    String name = name(pointer);
    Part around = find(pointer.substring(0, last));
    if (around == null) {
      boolean entry = name.matches(DIGITS);
      JsonNode made =
          entry
              ? JsonNodeFactory.instance.arrayNode().add(value)
              : JsonNodeFactory.instance.objectNode().set(name, value);
      String above = pointer.substring(0, last);
      Part within = find(above.substring(0, above.lastIndexOf('/')));
      add(above, made, within == null ? List.of() : names(within));
    } else if (around.parts.isEmpty()) {
      boolean list = text.charAt(around.start) == '[';
      JsonNode made = list ? array(value) : object(name, value);
      splice(around.start, around.end(), written(made, around.start));
    } else {
      add(around, name, value, behind);
    }
  }

  private static ObjectNode object(String name, JsonNode value) {
    return JsonNodeFactory.instance.objectNode().set(name, value);
  }

  private static ArrayNode array(JsonNode value) {
    return JsonNodeFactory.instance.arrayNode().add(value);
  }

  private static List<String> names(Part object) {
    return object.parts.stream().map(part -> part.name).toList();
  }

  private void add(Part around, String name, JsonNode value, List<String> behind) {
    boolean list = isList(around);
    int place = list ? Integer.parseInt(name) : around.parts.size();
    Part before = null;
    for (Part part : around.parts.subList(0, Math.min(place, around.parts.size()))) {
      before = list || behind.contains(part.name) ? part : before;
    }
    Part first = around.parts.get(0);
    int indent = column(begin(around, first));
    boolean lines =
        !isFlow(around) || text.substring(around.start, begin(around, first)).contains("\n");
    boolean quoted = syntax == JsonSyntax.STRICT || text.charAt(first.key) == '"';
    String prefix = list ? isFlow(around) ? "" : "- " : name(name, quoted) + ": ";
    String made = prefix + (lines ? inLine(value, indent, indent + prefix.length()) : flow(value));
    String comma = isFlow(around) ? "," : "";
    String next = lines ? "\n" + " ".repeat(indent) : " ";
    if (before == null) {
      int at = begin(around, first);
      splice(at, at, made + comma + next);
    } else {
      int at = isFlow(around) ? before.end() : lineEnd(before.end());
      splice(at, at, comma + next + made);
    }
    if (!lines && isFlow(around)) {
      breakLine(around.start);
    }
  }

  /** Lays an object or list of JSON out anew that no longer fits on its line. */
  private void breakLine(int start) {
    if (syntax == JsonSyntax.STRICT && lineEnd(start) - lineStart(start) > LINE) {
      Part part = at(root(), start);
      int used = start - lineStart(start);
      splice(start, part.end(), JsonText.within(node(part), indent(start), used));
    }
  }

  private static Part at(Part part, int start) {
    for (Part inner : part.parts) {
      if (inner.start <= start && start < inner.end()) {
        return at(inner, start);
      }
    }
    return part;
  }

  private JsonNode node(Part part) {
    String own = text.substring(part.start, part.end());
    return JsonDocument.parse("", own, new Diagnostics()).orElseThrow().root().node();
  }

  /** Takes a field or an entry out. */
  public void remove(String pointer) {
    Part part = find(pointer);
    Part around = part.around;
    int place = around.parts.indexOf(part);
    if (around.parts.size() == 1) {
      splice(around.start, around.end(), isList(around) ? "[]" : "{}");
    } else if (!isFlow(around) && column(begin(around, part)) == indent(begin(around, part))) {
      int next = text.indexOf('\n', part.end()) + 1;
      splice(lineStart(begin(around, part)), next == 0 ? text.length() : next, "");
    } else if (place + 1 < around.parts.size()) {
      splice(begin(around, part), begin(around, around.parts.get(place + 1)), "");
    } else {
      splice(around.parts.get(place - 1).end(), part.end(), "");
    }
  }

  private boolean isFlow(Part part) {
    char first = text.charAt(part.start);
    return first == '{' || first == '[';
  }

  private boolean isList(Part part) {
    return text.charAt(part.start) == '['
        || !isFlow(part) && part.parts.get(0).key == part.parts.get(0).start;
  }

  /** The beginning of a field or an entry; an entry of a block of YAML begins at its dash. */
  private int begin(Part around, Part part) {
    return isFlow(around) || part.key != part.start ? part.key : dash(part.start);
  }

  /** The dash before an entry; between both there may be comments, with dashes of their own. */
  private int dash(int start) {
    int end = start;
    while (true) {
      int from = lineStart(end);
      int comment = text.indexOf('#', from);
      int last = (comment < 0 ? end : Math.min(comment, end)) - 1;
      while (last > from && Character.isWhitespace(text.charAt(last))) {
        last--;
      }
      if (from == 0 || last >= from && text.charAt(last) == '-') {
        return last;
      }
      end = from - 1;
    }
  }

  private String written(JsonNode value, int at) {
    return inLine(value, indent(at), at - lineStart(at));
  }

  private String inLine(JsonNode value, int indent, int used) {
    return syntax == JsonSyntax.STRICT ? JsonText.within(value, indent, used) : flow(value);
  }

  /** A value on one line. */
  private String flow(JsonNode value) {
    if (value.isArray()) {
      List<String> entries = new ArrayList<>();
      value.forEach(entry -> entries.add(flow(entry)));
      return "[" + String.join(", ", entries) + "]";
    }
    if (value.isObject()) {
      List<String> fields = new ArrayList<>();
      boolean quoted = syntax == JsonSyntax.STRICT;
      value
          .properties()
          .forEach(one -> fields.add(name(one.getKey(), quoted) + ": " + flow(one.getValue())));
      return "{" + String.join(", ", fields) + "}";
    }
    boolean plain = syntax != JsonSyntax.STRICT && value.isTextual();
    return plain ? name(value.textValue(), false) : value.toString();
  }

  private String name(String name, boolean quoted) {
    boolean plain = !quoted && PLAIN.matcher(name).matches();
    return plain ? name : JsonNodeFactory.instance.textNode(name).toString();
  }

  private static String name(String pointer) {
    return new Place.Pointer(pointer).last();
  }

  private Part root() {
    root = root == null ? TextParts.of(text, syntax) : root;
    return root;
  }

  private Part find(String pointer) {
    Part part = root();
    for (String name : pointer.isEmpty() ? new String[0] : pointer.substring(1).split("/", -1)) {
      part = part == null ? null : part.part(name("/" + name));
    }
    return part;
  }

  private void splice(int from, int to, String with) {
    text = text.substring(0, from) + with.replace("\n", lineBreak) + text.substring(to);
    root = null;
  }

  private int lineStart(int at) {
    return text.lastIndexOf('\n', at - 1) + 1;
  }

  private int lineEnd(int at) {
    int end = text.indexOf('\n', at);
    if (end < 0) {
      return text.length();
    }
    return end > at && text.charAt(end - 1) == '\r' ? end - 1 : end;
  }

  private int column(int at) {
    return at - lineStart(at);
  }

  private int indent(int at) {
    int from = lineStart(at);
    int to = from;
    while (to < text.length() && text.charAt(to) == ' ') {
      to++;
    }
    return to - from;
  }
}
