package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.Harbour;
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
  private final Diagnostics findings;

  private EndNumbers(TypedTable ends, Harbour harbour, Diagnostics findings) {
    this.ends = ends;
    this.findings = findings;
    most.put(EndCheck.MONSTERS, CardIndex.MONSTER_STACKS);
    most.put(EndCheck.DOMAINS, CardIndex.DOMAIN_STACKS);
    harbour
        .rows()
        .forEach(row -> most.put(row.kind().word() + EndCheck.SLOTS_EMPTY, row.prices().size()));
  }

  static void check(TypedTable ends, Harbour harbour, Diagnostics findings) {
    EndNumbers check = new EndNumbers(ends, harbour, findings);
    for (TypedRow row : ends.rows()) {
      check.check(row, QuestionTable.binding("atLeast"), 1);
      check.check(row, QuestionTable.binding("atLeastForEach"), Deal.FEWEST);
    }
  }

  /** Checks a condition of a row, whose number counts so often at least. */
  private void check(TypedRow row, Binding condition, int times) {
    TypedCell cell = ends.cell(row, condition);
    if (!row.complete() || cell == null) {
      return;
    }
    String counted = cell.values().get(COUNTED).literal();
    double number = Double.parseDouble(cell.values().get(NUMBER).literal());
    Integer there = most.get(counted);
    if (there != null && number * times > there) {
      findings.error(
          Code.IMPOSSIBLE,
          ends.place(row, condition, NUMBER),
          cell.values().get(NUMBER).literal() + " " + counted,
          "at most " + there / times + ", as many as there are");
    }
  }
}
