package dev.runesheet.game.valeria.authoring;

import dev.runesheet.language.strings.Column;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.Collection;

/**
 * The warnings about starters that never pay, having neither a number nor a word for when they do,
 * or that pay at both, and about relics whose use would be an action, but that nobody uses.
 */
final class IdleCells {

  private IdleCells() {}

  /** Checks all starters and relics. */
  static void check(Collection<CardStrings.Said> cards, Diagnostics findings) {
    for (CardStrings.Said said : cards) {
      CardSource card = said.source();
      if (card instanceof CardSource.Starter starter) {
        pays(starter, findings);
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

  /** A starter pays by its numbers or by a word: with both it is dealt as one of the numbers. */
  private static void pays(CardSource.Starter starter, Diagnostics findings) {
    boolean numbered = starter.numbers().dice().hasNumber();
    String word = starter.strings().get(Column.STARTER_TRIGGER);
    if (!numbered && word == null) {
      findings.error(
          Code.CARD_STRAY,
          starter.places().of("number"),
          "an empty cell",
          "a number to pay at, or when it pays under 'Pays'");
    } else if (numbered && word != null) {
      findings.errorAbout(
          Code.CARD_STRAY,
          starter.place(Column.STARTER_TRIGGER),
          word,
          "an empty cell beside a number to pay at");
    }
  }
}
