package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The warnings about domains, dukes and relics that a scenario gives in two places, since each
 * exists once. One player may have two of a domain: scenarios test so how effects add up.
 */
final class UniqueCards {

  private static final Set<CardKind> UNIQUE =
      EnumSet.of(CardKind.DOMAIN, CardKind.DUKE, CardKind.RELIC);

  private final CardNames names;
  private final ValeriaCatalog catalog;

  /** The place of each of these cards so far, in words. */
  private final Map<String, String> places = new HashMap<>();

  UniqueCards(CardNames names, ValeriaCatalog catalog) {
    this.names = names;
    this.catalog = catalog;
  }

  /** Reports the cards of {@code given} that stand in a place after their first. */
  void check(JsonValue given) {
    for (JsonField player : given.named("players")) {
      for (String field : List.of("cards", CardKind.DUKE.plural(), CardKind.RELIC.plural())) {
        player.value().entries(field).forEach(one -> card(one, player.name() + " owns", true));
      }
    }
    for (JsonField stack : given.named("domains")) {
      String place = "stack " + stack.name() + " has";
      stack.value().entries().forEach(one -> card(one, place, false));
    }
  }

  private void card(JsonValue written, String place, boolean several) {
    Optional<String> unique =
        names
            .readOwned(written.reportingTo(new Diagnostics())) // It was checked before.
            .map(card -> CardNames.owned(0, card).code())
            .filter(code -> UNIQUE.contains(catalog.card(code).kind()));
    if (unique.isEmpty()) {
      return;
    }
    String first = places.putIfAbsent(unique.get(), place);
    if (first != null && !(several && first.equals(place))) {
      String kind = catalog.card(unique.get()).kind().word();
      written.report(
          Diagnostic.of(
                  Code.POSITION,
                  written.location(),
                  names.of(unique.get()),
                  "another " + kind + ": " + first + " this one, and each exists once")
              .as(Severity.WARNING));
    }
  }
}
