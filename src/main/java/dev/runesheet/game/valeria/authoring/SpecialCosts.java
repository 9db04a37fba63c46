package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.game.valeria.state.SpecialCost;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.PlainTable;
import java.util.ArrayList;
import java.util.List;

/** The rows of special costs, derived from the sheet of monsters. */
final class SpecialCosts {

  private static final TableLayout LAYOUT =
      QuestionTable.layout(Valeria.ID, QuestionSpec.of(SpecialCost.class), list -> List.of());

  private SpecialCosts() {}

  /** A monster with its special costs. */
  record Row(CardSource monster, List<StringFacts.ForEach> costs) {}

  static TypedTable table(String file, List<Row> monsters) {
    List<List<String>> rows = new ArrayList<>();
    for (Row monster : monsters) {
      for (StringFacts.ForEach cost : monster.costs()) {
        String code = monster.monster().code();
        String name = "Special cost " + (rows.size() + 1) + " of " + code;
        String adds = cost.resource() + "," + cost.monster() + "," + cost.amount();
        rows.add(List.of(name, "", code, adds));
      }
    }
    return PlainTable.of(LAYOUT, file, rows);
  }
}
