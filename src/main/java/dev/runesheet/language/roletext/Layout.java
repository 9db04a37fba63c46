package dev.runesheet.language.roletext;

import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lines with any bullets or indentation as lines with the guide's bullets. */
final class Layout {

  private static final Pattern BULLET =
      Pattern.compile("([•‣◦·▪●○►➤*+–—>-]|o(?= )|[0-9]{1,2}[.)]|[a-z][.)])(?!\\*)\\s*");
  private static final String DEEPER = "  ";
  private static final Pattern TRIGGER = Pattern.compile(LineLexer.TRIGGERS + ".*:");

  private static final Pattern PARAMETERS = Pattern.compile("\\W*[\\[{⟨][^\\]}⟩]*[\\]}⟩]\\s*");
  private static final Pattern OPEN = Pattern.compile(LineLexer.TRIGGERS + "[^:]*:[^\\w]*");
  private static final Pattern STEP = Pattern.compile("(Process|Eval\\w+|Action)\\b.*");
  private static final Pattern ENTRY =
      Pattern.compile(LineLexer.TRIGGERS + "|Choice\\b|" + LineLexer.CLAUSE);

  /** A line that is open for deeper ones. */
  private record Open(int indent, String sign) {}

  private final Deque<Open> open = new ArrayDeque<>();

  private Layout() {}

  /** The lines in the guide's form, each with a note if it is another than what was written. */
  static List<String> clean(
      List<String> lines, int first, SourceLocation text, Diagnostics findings) {
    List<String> clean = new ArrayList<>(lines.stream().map(Slips::clean).toList());
    join(clean);
    deepen(clean);
    int margin =
        clean.stream().filter(line -> !line.isEmpty()).mapToInt(Layout::indent).min().orElse(0);
    boolean list = isList(clean, margin);
    Layout layout = new Layout();
    List<String> all = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String bare = list ? withoutBullet(clean.get(i), margin) : clean.get(i);
      String line = bare.isEmpty() ? "" : layout.line(bare, margin);
      all.add(line);
      if (!line.strip().equals(lines.get(i).strip())) {
        Notes notes = new Notes(true, text.line(first + i), findings);
        String found = lines.get(i).strip();
        notes.otherwise(RoleTextCode.STRAY, notes.line().character(1), found, line.strip());
      }
    }
    return all;
  }

  /**
   * Joins parameters on a line of their own to the line before; what stands at the margin below a
   * trigger that has nothing gets a bullet.
   */
  private static void join(List<String> lines) {
    int last = -1;
    int open = 0;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (last >= 0 && PARAMETERS.matcher(line).matches()) {
        lines.set(last, lines.get(last) + " " + line.strip().replaceFirst("^[^\\[{⟨]+", ""));
        lines.set(i, "");
        continue;
      } else if (line.isBlank()) {
        continue;
      }
      last = i;
      if (OPEN.matcher(line).matches()) {
        open = 1;
      } else if (Character.isWhitespace(line.charAt(0)) || !sign(line).isEmpty()) {
        open = 0;
      } else if (open > 0) {
        boolean step = STEP.matcher(line).lookingAt();
        open = ENTRY.matcher(line).lookingAt() ? 0 : step ? 1 : open;
        lines.set(i, RoleTextWriter.bulleted(open, line));
        open += step && line.endsWith(":") ? 1 : 0;
      }
    }
  }

  /** Gives a deeper bullet to lines behind the same one as the step that they belong to. */
  private static void deepen(List<String> lines) {
    String sign = "";
    int indent = 0;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isBlank()) {
        continue;
      }
      String words = BULLET.matcher(line.strip()).replaceFirst("");
      if (STEP.matcher(words).lookingAt()) {
        sign = words.endsWith(":") ? sign(line) : "";
        indent = indent(line);
      } else if (!sign.isEmpty() && indent(line) == indent && sign(line).equals(sign)) {
        lines.set(i, DEEPER + line);
      } else {
        sign = "";
      }
    }
  }

  /** True if all at the margin stands behind the same bullet, which then says nothing. */
  private static boolean isList(List<String> lines, int margin) {
    List<String> outer =
        lines.stream().filter(line -> !line.isEmpty() && indent(line) == margin).toList();
    return !outer.isEmpty()
        && !sign(outer.get(0)).isEmpty()
        && outer.stream().allMatch(line -> sign(line).equals(sign(outer.get(0))))
        && TRIGGER.matcher(withoutBullet(outer.get(0), margin).strip()).lookingAt();
  }

  private static String sign(String line) {
    Matcher bullet = BULLET.matcher(line.strip());
    boolean marked = bullet.lookingAt() && bullet.end() < line.strip().length();
    return marked ? bullet.group(1).replaceAll("[0-9a-np-z]+", "1") : "";
  }

  private static String withoutBullet(String line, int margin) {
    boolean outer = !line.isEmpty() && indent(line) == margin;
    return outer ? " ".repeat(margin) + BULLET.matcher(line.strip()).replaceFirst("") : line;
  }

  private static int indent(String line) {
    return line.length() - line.stripLeading().length();
  }

  private String line(String line, int margin) {
    String bare = line.strip();
    int indent = indent(line) - margin;
    Matcher bullet = BULLET.matcher(bare);
    boolean marked =
        bullet.lookingAt() && bullet.end() < bare.length() && !bare.startsWith("*Nothing");
    if (!marked && indent < 2) {
      open.clear();
      return bare;
    }
    String sign = marked ? bullet.group(1).replaceAll("[0-9a-np-z]+", "1") : "";
    int level = level(new Open(indent, sign));
    String words = marked ? bare.substring(bullet.end()) : bare;
    return RoleTextWriter.bulleted(level, words);
  }

  /** Deeper than the last is what is indented more, or has another sign than those at its place. */
  private int level(Open line) {
    boolean known =
        open.stream()
            .anyMatch(one -> one.indent() == line.indent() && one.sign().equals(line.sign()));
    while (!open.isEmpty()
        && (open.peek().indent() > line.indent()
            || known && !(open.peek().indent() < line.indent()))) {
      Open last = open.pop();
      if (last.equals(line)) {
        break;
      }
    }
    open.push(line);
    return open.size();
  }
}
