package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;

/**
 * The findings about marks on cards that take none: the rules (rules.md) add amounts to the price
 * of what is slain only, and gold lies on monsters and events only.
 */
record MarkedCards(CardNames names, ValeriaCatalog catalog) {

  /** Reports the marks of {@code given} that do nothing on their card. */
  void check(JsonValue written) {
    for (JsonField card : written.named("marks")) {
      List<String> codes = names.codes(card.name());
      if (codes.size() == 1) { // A wrong name is found where words are read.
        card.value().named().forEach(mark -> check(mark, catalog.card(codes.get(0))));
      }
    }
  }

  private void check(JsonField mark, CardType card) {
    boolean pool = mark.name().equals(ValeriaVocabulary.POOL);
    if (card.canBeSlain() || pool && card.kind() == CardKind.EVENT) {
      return;
    }
    String found = names.of(card.code()) + ", " + card.kind().one();
    String expected =
        pool
            ? "a monster or an event: on no other card gold can lie"
            : "a card that is slain: nothing is added to the price of others";
    mark.reportName(Diagnostic.of(Code.POSITION, mark.value().location(), found, expected));
  }
}
