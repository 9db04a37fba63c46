package dev.runesheet.game.declared.authoring.check.status;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.engine.verb.Grant;
import dev.runesheet.game.declared.verb.NumberVerbs;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The check that a status has its number from one place, its own or the lines that give it, and
 * that the number of a line changes something, unlike 0 added.
 */
public final class GrantedAmounts {

  private static final String STATUS = "effect";

  /** Statuses that take their number from lines. */
  private final Map<String, Effect> open = new HashMap<>();

  /** Those of them that a line gives a number. */
  private final Set<String> numbered = new HashSet<>();

  private final PartPlaces places;
  private final Diagnostics findings;

  private GrantedAmounts(PartPlaces places, Diagnostics findings) {
    this.places = places;
    this.findings = findings;
  }

  /** Checks all effects of a game. */
  public static void check(Collection<Effect> effects, PartPlaces places, Diagnostics findings) {
    GrantedAmounts check = new GrantedAmounts(places, findings);
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Modify change && change.given()) {
        check.open.put(effect.id(), effect);
      }
    }
    effects.stream()
        .flatMap(Effect::calls)
        .filter(GrantedAmounts::isNumbered)
        .forEach(act -> GrantedStatuses.of(act).ifPresent(check.numbered::add));
    effects.forEach(effect -> effect.calls().forEach(act -> check.line(effect, act)));
  }

  private static boolean isNumbered(Step.Do act) {
    return act.verb().name().equals(NumberVerbs.GIVE);
  }

  private void line(Effect effect, Step.Do act) {
    String status = GrantedStatuses.of(act).orElse("");
    Effect known = open.get(status);
    if (isNumbered(act)) {
      if (known != null) {
        amount(effect, act, (Body.Modify) known.body());
      } else if (!status.isEmpty()) {
        String expected = "the verb 'grant', or a status that changes a number without 'by'";
        wrong(effect, act, "which takes no number", expected);
      }
    } else if (known != null && act.verb().name().equals(Grant.NAME)) {
      if (numbered.contains(status)) {
        wrong(effect, act, "which says no number", "the verb 'give', or a status with 'by'");
      } else if (open.remove(status) != null) { // It is told once, where it lacks its number.
        findings.error(Code.MISSING_FIELD, known.source(), "", "the field 'by'");
      }
    }
  }

  private void wrong(Effect effect, Step.Do act, String why, String expected) {
    String status = ((Argument.Word) act.arguments().get(STATUS)).word();
    SourceLocation place = places.argument(effect, act, STATUS);
    findings.error(Code.DECLARATION, place, Words.quote(status) + ", " + why, expected);
  }

  private void amount(Effect effect, Step.Do act, Body.Modify status) {
    if (act.arguments().get(NumberVerbs.AMOUNT) instanceof Value.Constant amount
        && amount.number() == status.layer().idle()) {
      findings.error(
          Code.NO_CHANGE,
          places.argument(effect, act, NumberVerbs.AMOUNT),
          Words.quote(Numerals.plain(amount.number()))
              + ", which "
              + (status.layer() == Body.Layer.ADD ? "added to " : "multiplied with ")
              + Words.quote(status.stat())
              + " leaves it as it is",
          "another number");
    }
  }
}
