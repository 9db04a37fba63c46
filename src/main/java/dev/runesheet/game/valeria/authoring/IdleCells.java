package dev.runesheet.game.valeria.authoring;

import dev.runesheet.language.strings.Column;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.Collection;

/**
 * The warnings about starters that never pay, having neither a number nor a word for when they do,
 * and about relics whose use would be an action, but that nobody uses.
 */
final class IdleCells {

  private IdleCells() {}

  /** Checks all starters and relics. */
  static void check(Collection<CardStrings.Said> cards, Diagnostics findings) {
    for (CardStrings.Said said : cards) {
      CardSource card = said.source();
      if (card instanceof CardSource.Starter starter && neverPays(starter)) {
        findings.error(
            Code.CARD_STRAY,
            card.places().of("number"),
            "an empty cell",
            "a number to pay at, or when it pays under 'Pays'");
      } else if (card instanceof CardSource.Relic
          && card.action()
          && said.acts()
          && !said.columns().contains(Column.RELIC.id())) {
        findings.error(
            Code.UNUSED,
            card.places().of("action"),
            "x",
            "an empty cell, as nobody uses it: what it does goes on all the time");
      }
    }
  }

  private static boolean neverPays(CardSource.Starter starter) {
    return !starter.numbers().dice().hasNumber()
        && !starter.strings().containsKey(Column.STARTER_TRIGGER);
  }
}
