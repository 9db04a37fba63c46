package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.game.valeria.dealing.Supply;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.EndCheck;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.HashMap;
import java.util.Map;

/** The check that an end waits for no more than there is, such as six of the five stacks. */
final class EndNumbers {

  private static final int COUNTED = 0;
  private static final int NUMBER = 1;

  private final TypedTable ends;
  private final Map<String, Integer> most = new HashMap<>();

  /** The most for each player, in a match in which that is the most. */
  private final Map<String, Integer> mostEach = new HashMap<>();

  private final Diagnostics findings;

  private EndNumbers(TypedTable ends, Harbour harbour, Diagnostics findings) {
    this.ends = ends;
    this.findings = findings;
    most.put(EndCheck.MONSTERS, CardIndex.MONSTER_STACKS);
    most.put(EndCheck.DOMAINS, CardIndex.DOMAIN_STACKS);
    harbour
        .rows()
        .forEach(row -> most.put(row.kind().word() + EndCheck.SLOTS_EMPTY, row.prices().size()));
    most.forEach((counted, number) -> mostEach.put(counted, number / Deal.FEWEST));
    most.put(EndCheck.EXHAUSTED, Supply.EXHAUSTED_EACH * Deal.MOST);
    mostEach.put(EndCheck.EXHAUSTED, Supply.EXHAUSTED_EACH);
  }

  static void check(TypedTable ends, Harbour harbour, Diagnostics findings) {
    EndNumbers check = new EndNumbers(ends, harbour, findings);
    for (TypedRow row : ends.rows()) {
      check.check(row, QuestionTable.binding("atLeast"), check.most);
      check.check(row, QuestionTable.binding("atLeastForEach"), check.mostEach);
    }
  }

  /** Checks a condition of a row by the most that there can be. */
  private void check(TypedRow row, Binding condition, Map<String, Integer> most) {
    TypedCell cell = ends.cell(row, condition);
    if (!row.complete() || cell == null) {
      return;
    }
    String counted = cell.values().get(COUNTED).literal();
    double number = Double.parseDouble(cell.values().get(NUMBER).literal());
    Integer there = most.get(counted);
    if (there != null && number > there) {
      findings.error(
          Code.IMPOSSIBLE,
          ends.place(row, condition, NUMBER),
          cell.values().get(NUMBER).literal() + " " + counted,
          "at most " + there + ", as many as there are");
    }
  }
}
