package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.game.valeria.state.SpecialCost;
import dev.runesheet.language.strings.Amount;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.Payout;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
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

  /** The table of the special costs of some cards, each at the cell of its card that says it. */
  static TypedTable table(String file, List<CardStrings.Said> cards, Diagnostics findings) {
    List<PlainTable.Line> rows = new ArrayList<>();
    for (CardStrings.Said card : cards) {
      String code = card.source().code();
      for (Payout.Count cost : card.facts().costs()) {
        Amount each = cost.each();
        String adds = each.resource() + "," + cost.counted().name() + "," + each.number();
        String name = "Special cost " + (rows.size() + 1) + " of " + code;
        SourceLocation place = card.source().place(Column.COST);
        rows.add(new PlainTable.Line(place, List.of(name, "", code, adds)));
      }
    }
    return PlainTable.of(LAYOUT, file, rows, findings);
  }
}
