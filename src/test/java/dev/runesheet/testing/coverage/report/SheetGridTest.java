package dev.runesheet.testing.coverage.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The cells of a row tell of all rules and conditions that are written in them. */
class SheetGridTest {

  private static final String SPECIAL = "cards.xlsx!Monsters!Q8";
  private static final String NAMED = "cards.xlsx!Monsters!B8";

  private static RuleCoverage rule(String name, String place, long fired, String condition) {
    List<ConditionCoverage> conditions =
        condition.isEmpty() ? List.of() : List.of(new ConditionCoverage(condition, place, 0, 4));
    return new RuleCoverage(
        "rules",
        name,
        place,
        RuleCoverage.Kind.ROW,
        "",
        false,
        List.of(),
        List.of(),
        conditions,
        fired);
  }

  @Test
  void aCellTellsOfItsRulesAndOfTheirConditions() {
    List<RuleCoverage> rules =
        List.of(
            rule("Reward", NAMED, 1, ""),
            rule("Special cost 1", SPECIAL, 0, "card == 1"),
            rule("Special cost 2", SPECIAL, 2, ""));
    SourceCoverage.Book book =
        new SourceCoverage.Book("cards.xlsx", new byte[0], rules, rules, one -> Optional.empty());
    SheetGrid.Row row = SheetGrid.of(book).get("Monsters").rows().get(7);
    assertThat(row.state()).isEqualTo(State.PARTLY);
    assertThat(row.fired()).isEqualTo(3);
    assertThat(row.cells().get(1))
        .isEqualTo(new SheetGrid.CellState(State.COVERED, "\"Reward\" fired once"));
    assertThat(row.cells().get(16).state()).isEqualTo(State.PARTLY);
    assertThat(row.cells().get(16).note())
        .isEqualTo(
            "\"Special cost 1\" fired never\ncard == 1 held never, failed 4 times\n"
                + "\"Special cost 2\" fired 2 times");
  }
}
