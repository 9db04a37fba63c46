package dev.runesheet.cli.simulate.report;

import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.simulate.count.Lengths;
import dev.runesheet.cli.simulate.count.Rate;
import dev.runesheet.cli.simulate.count.Tally;
import dev.runesheet.spelling.TextColumns;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The results of a simulation in a terminal. */
final class SimulationText {

  /** The largest number of columns of a match-up matrix, by the width of a terminal. */
  private static final int MOST_COLUMNS = 14;

  private static final int GROUPS = 12;
  private static final int BAR = 40;
  private static final int LABEL = 24;

  private SimulationText() {}

  static void print(Results results, Terminal terminal) {
    List<Sheet> sheets = new Sheets(results).all();
    print(sheets, terminal);
    matrix(results.matrix(), terminal);
    lengths(results.total().turns(), terminal);
    Tally total = results.total();
    terminal.out().println();
    terminal.out().println(results.ends());
    if (!total.reason().isEmpty()) {
      terminal.out().println("first failure: " + total.reason());
    }
    if (!results.undone().isEmpty()) {
      terminal.out().println(results.undone());
    }
    Lengths turns = total.turns();
    terminal
        .out()
        .println(
            "turns: mean "
                + Text.fixed(turns.mean(), 1)
                + ", median "
                + turns.quantile(50)
                + ", fewest "
                + turns.fewest()
                + ", most "
                + turns.most());
  }

  /** Tables, a line between any two. */
  static void print(List<Sheet> sheets, Terminal terminal) {
    for (int i = 0; i < sheets.size(); i++) {
      if (i > 0) {
        terminal.out().println();
      }
      sheets.get(i).print(terminal);
    }
  }

  /** Rates of rows against columns in per cent; coloured where the terminal shows colours. */
  private static void matrix(Matrix matrix, Terminal terminal) {
    List<String> names = matrix.names();
    if (matrix.isEmpty() || names.size() > MOST_COLUMNS) {
      return;
    }
    StringBuilder head = new StringBuilder(padded("row against column, %"));
    for (int column = 1; column <= names.size(); column++) {
      head.append(String.format(Locale.ROOT, "%5d", column));
    }
    terminal.out().println();
    terminal.out().println(terminal.paint().heading(head.toString()));
    for (int row = 0; row < names.size(); row++) {
      StringBuilder line = new StringBuilder(padded(row + 1 + " " + names.get(row)));
      for (String other : names) {
        Rate rate = matrix.rate(names.get(row), other);
        String cell =
            rate.of() == 0
                ? "    ·"
                : String.format(Locale.ROOT, "%5d", Math.round(100 * rate.value()));
        line.append(rate.of() == 0 ? cell : terminal.paint().heat(rate.value(), cell));
      }
      terminal.out().println(line);
    }
  }

  private static String padded(String text) {
    return TextColumns.padded(TextColumns.cut(text, LABEL), LABEL);
  }

  private static void lengths(Lengths turns, Terminal terminal) {
    Map<Integer, Long> groups = turns.groups(GROUPS);
    if (groups.size() < 2) {
      return;
    }
    long most = groups.values().stream().mapToLong(Long::longValue).max().orElse(1);
    terminal.out().println();
    terminal.out().println(terminal.paint().heading("turns   games"));
    groups.forEach(
        (from, games) ->
            terminal
                .out()
                .println(
                    String.format(Locale.ROOT, "%5d %7s  ", from, Text.number(games))
                        + "#".repeat((int) Math.ceil((double) BAR * games / most))));
  }
}
