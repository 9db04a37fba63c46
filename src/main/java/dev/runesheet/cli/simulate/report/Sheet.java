package dev.runesheet.cli.simulate.report;

import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.console.TextTable;
import dev.runesheet.cli.simulate.count.Difference;
import dev.runesheet.cli.simulate.count.Rate;
import java.util.ArrayList;
import java.util.List;

/** A table of results: terminals and pages show the same. */
final class Sheet {

  private final String title;
  private String heading;
  private final List<Column> columns = new ArrayList<>();
  private final List<List<Cell>> rows = new ArrayList<>();
  private String note = "";
  private int most = Integer.MAX_VALUE;

  /**
   * Creates a table.
   *
   * @param title the subject of its rows
   */
  Sheet(String title) {
    this.title = title;
    this.heading = "Every " + title;
  }

  /**
   * A column.
   *
   * @param name its head
   * @param narrow whether a terminal has room for it
   */
  record Column(String name, boolean narrow) {}

  /**
   * A cell.
   *
   * @param text the text shown
   * @param value the sort key of rows
   */
  record Cell(String text, double value) {

    static Cell of(String text) {
      return new Cell(text, 0);
    }

    static Cell of(long number) {
      return new Cell(Text.number(number), number);
    }

    static Cell of(double number, int digits) {
      return new Cell(Text.fixed(number, digits), number);
    }

    static Cell of(Rate rate) {
      return new Cell(rate.words(), rate.value());
    }

    static Cell interval(Rate rate) {
      return new Cell(rate.interval(), rate.low());
    }

    static Cell of(Difference difference) {
      return new Cell(difference.words(), difference.value());
    }

    static Cell interval(Difference difference) {
      return new Cell(difference.interval(), difference.low());
    }
  }

  /** This sheet with another heading than "Every" and its subject. */
  Sheet heading(String words) {
    heading = words;
    return this;
  }

  /** The heading above it. */
  String heading() {
    return heading;
  }

  /** This sheet with columns that are always shown. */
  Sheet columns(String... names) {
    for (String name : names) {
      columns.add(new Column(name, true));
    }
    return this;
  }

  /** This sheet with columns that need more room than a terminal has. */
  Sheet wide(String... names) {
    for (String name : names) {
      columns.add(new Column(name, false));
    }
    return this;
  }

  /** This sheet with words below it. */
  Sheet note(String words) {
    note = words;
    return this;
  }

  /** The same table with at most this many rows on a terminal. */
  Sheet most(int inTerminal) {
    most = inTerminal;
    return this;
  }

  void row(Cell... cells) {
    rows.add(List.of(cells));
  }

  String title() {
    return title;
  }

  String note() {
    return note;
  }

  List<Column> columns() {
    return columns;
  }

  List<List<Cell>> rows() {
    return rows;
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  /** Prints it. */
  void print(Terminal terminal) {
    TextTable table =
        new TextTable(alignment(), narrow(columns.stream().map(Column::name).toList()));
    rows.stream()
        .limit(most)
        .map(row -> narrow(row.stream().map(Cell::text).toList()))
        .forEach(table::row);
    table.print(terminal);
    if (rows.size() > most) {
      terminal.out().println("… and " + (rows.size() - most) + " more; --html shows all.");
    }
    if (!note.isEmpty()) {
      terminal.out().println();
      Text.wrapped(note, terminal.width()).forEach(terminal.out()::println);
    }
  }

  private String alignment() {
    StringBuilder alignment = new StringBuilder();
    for (Column column : columns) {
      boolean words = alignment.isEmpty() || column.name().startsWith("what");
      alignment.append(column.narrow() ? words ? "l" : "r" : "");
    }
    return alignment.toString();
  }

  private String[] narrow(List<String> cells) {
    List<String> shown = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      if (columns.get(i).narrow()) {
        shown.add(cells.get(i));
      }
    }
    return shown.toArray(String[]::new);
  }
}
