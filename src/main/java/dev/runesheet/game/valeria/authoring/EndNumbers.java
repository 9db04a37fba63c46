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
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The check that an end waits for no more than there is, such as six of the five stacks, and not
 * for what another waits for.
 */
final class EndNumbers {

  private static final Binding AT_LEAST = QuestionTable.binding("atLeast");
  private static final Binding AT_LEAST_FOR_EACH = QuestionTable.binding("atLeastForEach");
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
      check.check(row, AT_LEAST, check.most);
      check.check(row, AT_LEAST_FOR_EACH, check.mostEach);
      check.again(row);
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

  /** Checks that no other row waits for the same, so that one of the reasons is never alone. */
  private void again(TypedRow row) {
    List<String> waits = waits(row);
    ends.rows().stream()
        .filter(other -> other != row && !waits.isEmpty() && waits(other).equals(waits))
        .findFirst()
        .ifPresent(
            other -> {
              Binding first = ends.cell(row, AT_LEAST) == null ? AT_LEAST_FOR_EACH : AT_LEAST;
              findings.errorAbout(
                  Code.SAME_EFFECT,
                  ends.place(row, first, COUNTED),
                  ends.cell(row, first).text(),
                  "what row " + other.number() + " does not wait for");
            });
  }

  /** The conditions of a row; none if it was not understood. */
  private List<String> waits(TypedRow row) {
    return Stream.of(AT_LEAST, AT_LEAST_FOR_EACH)
        .filter(condition -> row.complete() && ends.cell(row, condition) != null)
        .map(condition -> condition + " " + ends.cell(row, condition).literal())
        .toList();
  }
}
