package dev.runesheet.cli.console;

import java.util.ArrayList;
import java.util.List;

/** A table as text: columns as wide as they need, numbers to the right. */
public final class TextTable {

  private static final String GAP = "  ";

  private final List<String[]> rows = new ArrayList<>();
  private final String right;

  /**
   * A table with a header.
   *
   * @param alignment a letter for each column: {@code l} or {@code r}
   */
  public TextTable(String alignment, String... header) {
    right = alignment;
    rows.add(header);
  }

  public void row(String... cells) {
    rows.add(cells);
  }

  /** The lines; the first is the header. */
  List<String> lines() {
    int[] widths = new int[right.length()];
    for (String[] row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], row[i].length());
      }
    }
    return rows.stream().map(row -> line(row, widths)).toList();
  }

  private String line(String[] row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String pad = " ".repeat(widths[i] - row[i].length());
      line.append(i == 0 ? "" : GAP);
      line.append(right.charAt(i) == 'r' ? pad + row[i] : row[i] + pad);
    }
    return line.toString().stripTrailing();
  }

  /** Prints it. */
  public void print(Terminal terminal) {
    List<String> lines = lines();
    terminal.out().println(terminal.paint().heading(lines.get(0)));
    lines.subList(1, lines.size()).forEach(terminal.out()::println);
  }
}
