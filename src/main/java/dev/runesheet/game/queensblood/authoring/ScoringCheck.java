package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.Binding;
import dev.runesheet.table.TypedRow;
import dev.runesheet.table.TypedTable;
import java.util.List;

/**
 * Finds what a row of scoring says in vain: a bonus has no winner of its own, a match no points,
 * and only a bonus has an amount.
 */
final class ScoringCheck {

  private static final List<String> WITH_WINNER = List.of("lane", "match");
  private static final List<String> WITH_POINTS = List.of("lane", "bonus", "transfer");
  private static final List<String> WITH_AMOUNT = List.of("bonus");
  private static final String AMOUNT = "amount";
  private static final List<String> NOTHING = List.of("nobody", "nothing");

  private final TypedTable table;
  private final Diagnostics findings;

  ScoringCheck(TypedTable table, Diagnostics findings) {
    this.table = table;
    this.findings = findings;
  }

  void check() {
    for (TypedRow row : table.rows()) {
      if (row.complete()) {
        String points = table.text(row, GlobalTables.POINTS);
        vain(row, GlobalTables.WINNER, WITH_WINNER);
        vain(row, GlobalTables.POINTS, AMOUNT.equals(points) ? WITH_AMOUNT : WITH_POINTS);
      }
    }
  }

  private void vain(TypedRow row, Binding binding, List<String> steps) {
    String word = table.text(row, binding);
    boolean counts = steps.stream().anyMatch(step -> table.admits(row, GlobalTables.STEP, step));
    if (word != null && !NOTHING.contains(word) && !counts) {
      findings.error(
          Code.NO_CHANGE,
          table.place(row, binding),
          Words.quote(word),
          "an empty cell, or the step " + Words.oneOf(steps));
    }
  }
}
