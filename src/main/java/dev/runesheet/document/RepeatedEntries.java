package dev.runesheet.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The repetition of the entries of a document that name a list: a field by its name, an entry of a
 * list by any text in it that stands in no list within the entry.
 */
final class RepeatedEntries {

  /** The most values that all repetitions of a document may bring; a game has a few thousand. */
  private static final int MOST = 30_000;

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** A list, or a column of one, in a text. */
  static final Pattern SLOT = Pattern.compile("<([a-z][a-z0-9-]*)(?:\\.([a-z][a-z0-9 -]*))?>");

  private final EntryLists lists;
  private final JsonDocument document;

  /** The pointers of values as they are written, by those that they have after the repetition. */
  private final Map<String, String> written = new HashMap<>();

  /** The findings so far: a text may be looked at once for each word of a list around it. */
  private final Set<Diagnostic> told = new HashSet<>();

  /** The number of values that repetitions have brought. */
  private int repeated;

  private boolean full;

  RepeatedEntries(EntryLists lists, JsonDocument document) {
    this.lists = lists;
    this.document = document;
  }

  /** A value: its pointer as it is written, and the one that it gets. */
  private record Spot(String from, String to) {

    Spot below(String written, String repeated) {
      return new Spot(from + written, to + repeated);
    }
  }

  /** The document with all its entries. */
  JsonDocument all() {
    JsonValue root = document.root();
    JsonNode all = value(root.node(), new Spot(root.pointer(), root.pointer()), Map.of());
    return document.repeated(all, written);
  }

  /**
   * A value in which slots are filled.
   *
   * @param chosen the word of each list for which something around the value is repeated
   */
  private JsonNode value(JsonNode value, Spot spot, Map<String, String> chosen) {
    repeated += chosen.isEmpty() ? 0 : 1;
    if (!spot.from().equals(spot.to())) {
      written.put(spot.to(), spot.from());
    }
    if (value.isObject()) {
      return fields((ObjectNode) value, spot, chosen);
    }
    if (value.isArray()) {
      return entries((ArrayNode) value, spot, chosen);
    }
    return value.isTextual() ? text(value, spot, chosen) : value;
  }

  private ObjectNode fields(ObjectNode object, Spot spot, Map<String, String> chosen) {
    ObjectNode all = NODES.objectNode();
    for (Map.Entry<String, JsonNode> field : object.properties()) {
      String name = field.getKey();
      String from = JsonValue.step(name);
      if (spot.from().isEmpty() && name.equals(EntryLists.FIELD)) {
        all.set(name, field.getValue());
        continue;
      }
      for (Map<String, String> words : choices(lists(name), chosen, spot.from() + from)) {
        String filled = filled(name, spot.from() + from, words);
        if (all.has(filled)) {
          reportDouble(name, filled, spot.from() + from);
        } else {
          Spot below = spot.below(from, JsonValue.step(filled));
          all.set(filled, value(field.getValue(), below, words));
        }
      }
    }
    return all;
  }

  /** Reports a name twice, if no word lacks a column in it, for which another may stand in. */
  private void reportDouble(String name, String filled, String pointer) {
    if (lists.fill(name)) {
      String expected = "a name that no other entry gets";
      SourceLocation place = document.location(pointer);
      report(Diagnostic.of(Code.DUPLICATE, place, Words.quote(filled), expected), pointer);
    }
  }

  private ArrayNode entries(ArrayNode list, Spot spot, Map<String, String> chosen) {
    ArrayNode all = NODES.arrayNode();
    for (int i = 0; i < list.size(); i++) {
      for (Map<String, String> words : choices(named(list.get(i)), chosen, spot.from() + "/" + i)) {
        all.add(value(list.get(i), spot.below("/" + i, "/" + all.size()), words));
      }
    }
    return all;
  }

  private JsonNode text(JsonNode value, Spot spot, Map<String, String> chosen) {
    Matcher whole = SLOT.matcher(value.textValue());
    if (whole.matches()) {
      JsonNode found = value(whole.toMatchResult(), spot.from(), chosen);
      return found.isMissingNode() ? value : found;
    }
    return NODES.textNode(filled(value.textValue(), spot.from(), chosen));
  }

  /** A text in which slots are filled; one that nothing fills is reported and stays. */
  private String filled(String text, String from, Map<String, String> chosen) {
    return SLOT.matcher(text)
        .replaceAll(slot -> Matcher.quoteReplacement(fill(slot, from, chosen)));
  }

  private String fill(MatchResult slot, String from, Map<String, String> chosen) {
    JsonNode value = value(slot, from, chosen);
    return value.isMissingNode() ? slot.group() : value.asText();
  }

  /**
   * The value for a slot. For a misspelt one, which is reported, it is the one that is meant, so
   * that nothing else is found wrong; missing if nobody knows that.
   */
  private JsonNode value(MatchResult slot, String from, Map<String, String> chosen) {
    String list = slot.group(1);
    SourceLocation place = document.location(from);
    Set<String> known = lists.lists().keySet();
    if (!known.contains(list)) {
      report(Diagnostic.unknownWord(Code.UNKNOWN_REFERENCE, place, list, known), from);
      String meant = Words.nearest(list, known);
      return meant != null && chosen.containsKey(meant)
          ? meant(meant, chosen.get(meant), slot.group(2))
          : NODES.missingNode();
    }
    if (!chosen.containsKey(list)) {
      String expected = "this in the name of an entry or in a list, where it can be repeated";
      report(Diagnostic.of(Code.UNKNOWN_REFERENCE, place, slot.group(), expected), from);
      return NODES.missingNode();
    }
    String column = slot.group(2);
    JsonNode value = lists.value(list, chosen.get(list), column);
    if (value.isValueNode()) {
      return value;
    }
    JsonNode ofAnother = ofAnother(list, column);
    if (ofAnother.isMissingNode()) { // Else the word lacks the column, which is told in the list.
      report(Diagnostic.unknownWord(Code.UNKNOWN_REFERENCE, place, column, columns(list)), from);
      return meant(list, chosen.get(list), column);
    }
    JsonNode word = lists.words(list).get(chosen.get(list));
    String nearest = Words.nearest(column, names(word));
    return nearest != null && word.path(nearest).isValueNode() ? word.path(nearest) : ofAnother;
  }

  /** The value that the first word with a column says there; missing if none has it. */
  private JsonNode ofAnother(String list, String column) {
    return lists.words(list).values().stream()
        .map(word -> word.path(column))
        .filter(JsonNode::isValueNode)
        .findFirst()
        .orElse(NODES.missingNode());
  }

  /** The value of the column most like one, or else of the first; missing if there is none. */
  private JsonNode meant(String list, String word, String column) {
    if (column == null) {
      return lists.value(list, word, null);
    }
    Collection<String> columns = columns(list);
    String nearest = columns.contains(column) ? column : Words.nearest(column, columns);
    String meant = nearest == null ? columns.stream().findFirst().orElse(column) : nearest;
    JsonNode value = lists.value(list, word, meant);
    return value.isValueNode() ? value : NODES.missingNode();
  }

  /** The columns that all words of a list have. */
  private Collection<String> columns(String list) {
    Set<String> columns = null;
    for (JsonNode word : lists.words(list).values()) {
      Set<String> own = names(word);
      if (columns == null) {
        columns = own;
      } else {
        columns.retainAll(own);
      }
    }
    return columns == null ? Set.of() : columns;
  }

  private static Set<String> names(JsonNode word) {
    Set<String> names = new LinkedHashSet<>();
    word.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private void report(Diagnostic finding, String pointer) {
    if (told.add(finding)) {
      document.report(finding, pointer);
    }
  }

  /** The lists that a text names; for a misspelt one, which is told, the one that is meant. */
  Set<String> lists(String text) {
    Set<String> known = lists.lists().keySet();
    Set<String> named = new LinkedHashSet<>();
    SLOT.matcher(text)
        .results()
        .map(slot -> slot.group(1))
        .map(name -> known.contains(name) ? name : Words.nearest(name, known))
        .filter(Objects::nonNull)
        .forEach(named::add);
    return named;
  }

  /** The lists for which a value is repeated as an entry of a list. */
  private Set<String> named(JsonNode value) {
    if (value.isTextual()) {
      return lists(value.textValue());
    }
    Set<String> named = new LinkedHashSet<>();
    for (Map.Entry<String, JsonNode> field : value.properties()) {
      Set<String> inValue = new LinkedHashSet<>(named(field.getValue()));
      inValue.removeAll(lists(field.getKey()));
      named.addAll(inValue);
    }
    return named;
  }

  /**
   * The words for which something is repeated: each of each list, besides those around it. Nothing
   * is repeated any more once there is too much of it, which is reported.
   *
   * @param from the pointer of what is repeated
   */
  private List<Map<String, String>> choices(
      Set<String> named, Map<String, String> chosen, String from) {
    List<Map<String, String>> choices = List.of(chosen);
    if (!chosen.isEmpty() && !fits(1, from)) {
      return List.of();
    }
    for (String list : named) {
      if (chosen.containsKey(list)) {
        continue;
      }
      if (!fits((long) choices.size() * lists.words(list).size(), from)) {
        return List.of();
      }
      List<Map<String, String>> more = new ArrayList<>();
      for (Map<String, String> one : choices) {
        for (String word : lists.words(list).keySet()) {
          Map<String, String> next = new LinkedHashMap<>(one);
          next.put(list, word);
          more.add(next);
        }
      }
      choices = more;
    }
    return choices;
  }

  /** False if so many more values are too many, which is reported once. */
  private boolean fits(long more, String from) {
    if (repeated + more <= MOST) {
      return true;
    }
    if (!full) {
      full = true;
      SourceLocation place = document.location(from);
      String found = "repeated for lists into more than " + MOST + " values";
      report(Diagnostic.of(Code.TOO_LARGE, place, found, "shorter lists, or fewer of them"), from);
    }
    return false;
  }
}
