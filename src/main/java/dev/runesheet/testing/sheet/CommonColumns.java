package dev.runesheet.testing.sheet;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.ScenarioColumn;
import dev.runesheet.testing.ScenarioKit;
import java.util.ArrayList;
import java.util.List;

/** The columns that the sheets of all games can have. */
public final class CommonColumns {

  private CommonColumns() {}

  /** The columns of a scenario's name, its variant, and chance. */
  public static List<ScenarioColumn> first(ScenarioKit kit, RuleWords rules) {
    List<ScenarioColumn> columns = new ArrayList<>();
    columns.add(
        ScenarioColumn.about(SheetShape.NAME, "name")
            .required()
            .note("What the scenario shows. A row without a name goes on with the one above."));
    columns.add(ScenarioColumn.about("Notes", "text").inNewSheets().note("For readers."));
    if (!kit.variants().isEmpty()) {
      columns.add(
          ScenarioColumn.about("Variant", "variant")
              .oneOf(kit.variants(rules), Code.UNKNOWN_WORD)
              .list()
              .note("The variant; with several, the scenario runs in each."));
    }
    columns.add(
        ScenarioColumn.given("Chance", "chance")
            .whole(1, Integer.MAX_VALUE)
            .list()
            .note("The outcomes of dice in the order they are drawn, for example 4, 1."));
    columns.add(
        ScenarioColumn.given("Seed", "seed")
            .whole(0, Integer.MAX_VALUE)
            .note("Decides all outcomes instead."));
    return columns;
  }

  /** The reason for which the last action is refused. */
  public static ScenarioColumn refused(ScenarioKit kit) {
    // What cannot be read is told at its cell.
    List<String> codes = new ArrayList<>(Refusal.codes(kit));
    codes.remove(Refusal.INVALID);
    return ScenarioColumn.then("Refused", "error")
        .oneOf(codes, Code.UNKNOWN_WORD)
        .note("The last action is refused, for this reason.");
  }
}
