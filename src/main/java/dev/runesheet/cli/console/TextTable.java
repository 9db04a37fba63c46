package dev.runesheet.cli.console;

import dev.runesheet.spelling.TextColumns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A table as text: columns as wide as they need, numbers to the right. Words of a table that is
 * wider than a terminal go on below, and so do parts of a word that is very long.
 */
public final class TextTable {

  private static final String GAP = "  ";

  /** The length of the longest word that is never broken. */
  private static final int WHOLE = 24;

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

  /** The lines of a row. */
  private List<String> lines(String[] row, int[] widths) {
    List<List<String>> cells = new ArrayList<>();
    for (int i = 0; i < widths.length; i++) {
      cells.add(TextColumns.of(row[i]) <= widths[i] ? List.of(row[i]) : wrapped(row[i], widths[i]));
    }
    int height = cells.stream().mapToInt(List::size).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < height; i++) {
      lines.add(line(cells, i, widths));
    }
    return lines;
  }

  private static List<String> wrapped(String cell, int width) {
    return Stream.of(cell.split(" "))
        .flatMap(word -> TextColumns.parts(word, width).stream())
        .collect(
            Collectors.collectingAndThen(
                Collectors.joining(" "), text -> Text.wrapped(text, width)));
  }

  private String line(List<List<String>> cells, int line, int[] widths) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String cell = line < cells.get(i).size() ? cells.get(i).get(line) : "";
      String pad = " ".repeat(Math.max(0, widths[i] - TextColumns.of(cell)));
      text.append(i == 0 ? "" : GAP);
      text.append(right.charAt(i) == 'r' ? pad + cell : cell + pad);
    }
    return text.toString().stripTrailing();
  }

  /** The widths that the columns need; of words less, if they are too wide for a terminal. */
  private int[] widths(Terminal terminal) {
    int[] widths = widest(List::of);
    int[] least = widest(cell -> List.of(cell.split(" ")));
    int over = IntStream.of(widths).sum() + GAP.length() * (widths.length - 1) - terminal.width();
    over -= narrowed(widths, least, over);
    Arrays.setAll(least, column -> Math.min(least[column], WHOLE));
    narrowed(widths, least, over);
    return widths;
  }

  /** Takes from the widest columns of words, none less wide than its least; the number taken. */
  private int narrowed(int[] widths, int[] least, int over) {
    int taken = 0;
    for (int wide = breakable(widths, least); taken < over && wide >= 0; taken++) {
      widths[wide]--;
      wide = breakable(widths, least);
    }
    return taken;
  }

  /** The widest part of the cells of each column. */
  private int[] widest(Function<String, List<String>> parts) {
    return IntStream.range(0, right.length())
        .map(
            column ->
                rows.stream()
                    .flatMap(row -> parts.apply(row[column]).stream())
                    .mapToInt(TextColumns::of)
                    .max()
                    .orElse(0))
        .toArray();
  }

  /** The widest column of words that can be less wide; -1 if none can. */
  private int breakable(int[] widths, int[] least) {
    int widest = -1;
    for (int i = 0; i < widths.length; i++) {
      boolean words = right.charAt(i) == 'l' && widths[i] > least[i];
      widest = words && (widest < 0 || widths[i] > widths[widest]) ? i : widest;
    }
    return widest;
  }

  /** Prints it. */
  public void print(Terminal terminal) {
    int[] widths = widths(terminal);
    lines(rows.get(0), widths)
        .forEach(line -> terminal.out().println(terminal.paint().heading(line)));
    rows.stream()
        .skip(1)
        .flatMap(row -> lines(row, widths).stream())
        .forEach(terminal.out()::println);
  }
}
