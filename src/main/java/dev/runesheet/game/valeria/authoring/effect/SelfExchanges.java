package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.language.strings.Amount;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Optional;

/** Finds exchanges of a resource for no more of itself: nobody gains by one. */
public final class SelfExchanges {

  private SelfExchanges() {}

  /** Reports those of some effects. */
  public static void check(List<Effect> effects, Diagnostics findings) {
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Program program) {
        look(program.steps(), findings);
      }
    }
  }

  private static void look(List<Step> steps, Diagnostics findings) {
    for (Step step : steps) {
      if (step instanceof Step.If branch && branch.then().size() == 2) {
        amount(branch.then().get(0), "lose")
            .ifPresent(
                price ->
                    amount(branch.then().get(1), "gain")
                        .ifPresent(gain -> check(step, price, gain, findings)));
      }
      // Of ways to pay, one is always what is gained: that is for the player to see.
      if (!(step instanceof Step.Choose choose && choose.branches().size() > 1)) {
        step.bodies().values().forEach(body -> look(body, findings));
      }
    }
  }

  /** The fixed amount that a step loses or gains. */
  private static Optional<Amount> amount(Step step, String verb) {
    return step instanceof Step.Do act
            && act.verb().name().equals(verb)
            && act.arguments().get("resource") instanceof Argument.Word resource
            && act.arguments().get("amount") instanceof Value.Constant amount
        ? Optional.of(new Amount(resource.word(), (int) amount.number()))
        : Optional.empty();
  }

  private static void check(Step step, Amount price, Amount gain, Diagnostics findings) {
    if (price.resource().equals(gain.resource()) && gain.number() <= price.number()) {
      findings.error(
          Code.NO_CHANGE,
          step.source(),
          price.number() + " " + price.resource() + " for " + gain.number() + " " + gain.resource(),
          "another resource, or more than is paid");
    }
  }
}
