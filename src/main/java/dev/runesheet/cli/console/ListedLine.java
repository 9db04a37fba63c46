package dev.runesheet.cli.console;

import dev.runesheet.spelling.TextColumns;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of a drawing that lists things, such as the cards of a zone, broken between them: what
 * goes on stands below the first thing. Lines that list nothing stay as they are, such as those of
 * a board.
 */
final class ListedLine {

  private static final String COLOUR = "\u001b\\[[0-9;]*m";
  private static final String BEFORE_LIST = ": ";

  /** Where a line goes on whose list begins farther to the right or has no words before it. */
  private static final int DEEPER = 4;

  private static final int FARTHEST = 30;

  private ListedLine() {}

  /** The lines of one, none wider than this where a thing of its list ends before. */
  static List<String> broken(String line, int width) {
    if (wide(line) <= width) {
      return List.of(line);
    }
    String indent = " ".repeat(indent(line));
    List<String> lines = new ArrayList<>();
    String before = "";
    for (String item : items(line)) {
      if (!before.isBlank() && wide(before) + wide(item.stripTrailing()) > width) {
        lines.add(before.stripTrailing());
        before = indent;
      }
      for (String part :
          wide(indent + item) > width ? item.split("(?<=, )") : new String[] {item}) {
        if (!before.isBlank() && wide(before) + wide(part.stripTrailing()) > width) {
          lines.add(before.stripTrailing());
          before = indent + "  ";
        }
        before += part;
      }
    }
    lines.add(before.stripTrailing());
    return lines;
  }

  /** The things with the commas behind them; those within brackets belong to a thing. */
  private static List<String> items(String line) {
    List<String> items = new ArrayList<>();
    int depth = 0;
    int begin = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (depth <= 0 && line.startsWith(", ", i)) {
        items.add(line.substring(begin, i + 2));
        begin = i + 2;
      }
    }
    items.add(line.substring(begin));
    return items;
  }

  private static int indent(String line) {
    String plain = line.replaceAll(COLOUR, "");
    int list = wide(plain.substring(0, plain.indexOf(BEFORE_LIST) + 1)) + 1;
    int own = plain.length() - plain.stripLeading().length();
    return list >= BEFORE_LIST.length() && list <= FARTHEST ? list : own + DEEPER;
  }

  /** The number of columns of a text; colours have none. */
  private static int wide(String text) {
    return TextColumns.of(text.replaceAll(COLOUR, ""));
  }
}
