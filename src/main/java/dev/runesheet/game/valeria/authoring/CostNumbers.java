package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.Tariff;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;

/** The check that a number which costs add is one of whom the row says: a card or a player. */
final class CostNumbers {

  private static final Binding ADDS = QuestionTable.binding("add");
  private static final int OWNER = 1;
  private static final int NUMBER = 2;

  private CostNumbers() {}

  static void check(TypedTable costs, Diagnostics findings) {
    for (TypedRow row : costs.rows()) {
      TypedCell adds = costs.cell(row, ADDS);
      if (!row.complete() || adds == null) {
        continue;
      }
      String number = adds.values().get(NUMBER).literal();
      String owner = adds.values().get(OWNER).literal();
      boolean ofCard = !Player.MODIFIED.contains(number);
      if (ofCard != owner.equals(Tariff.Whose.CARD.word())) {
        findings.error(
            Code.UNKNOWN_WORD,
            costs.place(row, ADDS, NUMBER),
            Words.quote(number) + ", a number of " + (ofCard ? "cards" : "players"),
            ofCard
                ? "a number of players, or 'card' as whose it is"
                : "a number of cards, or 'player' as whose it is");
      }
    }
  }
}
