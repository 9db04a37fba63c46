package dev.runesheet.game.declared.authoring.check.status;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.verb.NumberVerbs;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The check for lines that give a status with an amount that changes nothing, such as 0 added. */
public final class GrantedAmounts {

  private final Map<String, Body.Modify> statuses = new HashMap<>();
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
        check.statuses.put(effect.id(), change);
      }
    }
    effects.forEach(effect -> effect.calls().forEach(act -> check.line(effect, act)));
  }

  private void line(Effect effect, Step.Do act) {
    Optional<Body.Modify> status =
        Optional.of(act)
            .filter(one -> one.verb().name().equals(NumberVerbs.GIVE))
            .flatMap(GrantedStatuses::of)
            .map(statuses::get);
    if (status.isPresent()
        && act.arguments().get(NumberVerbs.AMOUNT) instanceof Value.Constant amount
        && amount.number() == status.get().layer().idle()) {
      findings.add(
          Diagnostic.of(
              Code.NO_CHANGE,
              places.argument(effect, act, NumberVerbs.AMOUNT),
              Words.quote(Numerals.plain(amount.number()))
                  + ", which "
                  + (status.get().layer() == Body.Layer.ADD ? "added to " : "multiplied with ")
                  + Words.quote(status.get().stat())
                  + " leaves it as it is",
              "another number"));
    }
  }
}
