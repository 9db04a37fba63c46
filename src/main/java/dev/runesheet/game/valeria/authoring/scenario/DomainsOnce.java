package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The warnings about domains that a scenario gives in two places, since each exists once. One
 * player may have two of a domain: scenarios test so how effects add up.
 */
final class DomainsOnce {

  private final CardNames names;
  private final ValeriaCatalog catalog;

  /** The place of each domain so far, in words. */
  private final Map<String, String> places = new HashMap<>();

  DomainsOnce(CardNames names, ValeriaCatalog catalog) {
    this.names = names;
    this.catalog = catalog;
  }

  /** Reports the domains of {@code given} that stand in a place after their first. */
  void check(JsonValue given) {
    for (JsonField player : given.named("players")) {
      player.value().entries("cards").forEach(one -> card(one, player.name() + " owns", true));
    }
    for (JsonField stack : given.named("domains")) {
      String place = "stack " + stack.name() + " has";
      stack.value().entries().forEach(one -> card(one, place, false));
    }
  }

  private void card(JsonValue written, String place, boolean several) {
    Optional<String> domain =
        names
            .readOwned(written.reportingTo(new Diagnostics())) // It was checked before.
            .map(card -> CardNames.owned(0, card).code())
            .filter(code -> catalog.card(code).kind() == CardKind.DOMAIN);
    if (domain.isEmpty()) {
      return;
    }
    String first = places.putIfAbsent(domain.get(), place);
    if (first != null && !(several && first.equals(place))) {
      written.report(
          Diagnostic.of(
                  Code.POSITION,
                  written.location(),
                  names.of(domain.get()),
                  "another domain: " + first + " this one, and each exists once")
              .as(Severity.WARNING));
    }
  }
}
