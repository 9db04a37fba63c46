package dev.runesheet.game.declared.authoring.check.event;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.fact.Event;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The check that answers read only those numbers that their event brings. */
public record EventNumbers(DeclaredCatalog catalog, Diagnostics findings) {

  /**
   * Checks a number. An action has no event; a use of an ability brings its numbers. What else runs
   * without an event of its own may be run from one that brings the number.
   */
  public void check(String number, Effect effect, SourceLocation place) {
    String event = effect.trigger().event();
    if (event.startsWith(Event.USES)) {
      checkUse(number, event.substring(Event.USES.length()), place);
    } else if (!effect.trigger().activated()) {
      check(number, new BroughtNumbers(catalog).of(event), Words.quote(event), place);
    } else if (effect.owner().equals(RuleOwners.ACTIONS)) {
      check(number, List.of(), "an action", place);
    } else {
      checkUse(number, effect.id(), place);
    }
  }

  private void checkUse(String number, String used, SourceLocation place) {
    ofAbility(used).ifPresent(brought -> check(number, brought, "an ability", place));
  }

  private void check(
      String number, Collection<String> brought, String event, SourceLocation place) {
    if (!brought.contains(number)) {
      findings.error(
          Code.UNKNOWN_KEY,
          place,
          Words.quote(number) + " of " + event,
          brought.isEmpty() ? "an event that brings numbers" : Words.oneOf(brought));
    }
  }

  /** The numbers of the ability, or kind of abilities, whose program or condition an effect is. */
  private Optional<Collection<String>> ofAbility(String effect) {
    Stream<Collection<String>> ofKinds =
        catalog.extras().abilityKinds().values().stream()
            .filter(kind -> List.of(kind.program(), kind.usual(), kind.legal()).contains(effect))
            .map(kind -> kind.numbers().keySet());
    Stream<Collection<String>> ofCards =
        catalog.cards().values().stream()
            .flatMap(card -> card.abilities().values().stream())
            .filter(ability -> ability.program().equals(effect) || ability.legal().contains(effect))
            .map(ability -> ability.numbers().keySet());
    return Stream.concat(ofKinds, ofCards).findFirst();
  }
}
