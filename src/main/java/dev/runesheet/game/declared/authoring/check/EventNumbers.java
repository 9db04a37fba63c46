package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.engine.fact.Event;
import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.Deal;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.StatEvent;
import java.util.List;

/** The check that answers read only those numbers that their event brings. */
record EventNumbers(DeclaredCatalog catalog, Diagnostics findings) {

  private static final List<String> OF_CHANGES = List.of("old", "new", "delta");

  /**
   * Checks a number. What runs without an event of its own may be run from one that brings it, but
   * for actions, and abilities have numbers of their own.
   */
  void check(String number, Effect effect, SourceLocation place) {
    String event = effect.trigger().event();
    boolean action = effect.owner().equals(RuleOwners.ACTIONS);
    if (!action && effect.trigger().activated() || event.startsWith(Event.USES)) {
      return;
    }
    List<String> brought = brought(event);
    if (!brought.contains(number)) {
      findings.error(
          Code.UNKNOWN_KEY,
          place,
          Words.quote(number) + " of " + (action ? "an action" : Words.quote(event)),
          brought.isEmpty() ? "an event that brings numbers" : Words.oneOf(brought));
    }
  }

  private List<String> brought(String event) {
    if (StatEvent.isChange(event)) {
      return OF_CHANGES;
    }
    boolean dealt =
        catalog.extras().calculations().values().stream()
            .anyMatch(calculation -> calculation.raises().equals(event));
    return dealt ? List.of(Deal.AMOUNT) : List.of();
  }
}
