package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.game.valeria.word.VerbNames;
import dev.runesheet.language.strings.Amount;
import dev.runesheet.language.strings.Column;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Optional;

/**
 * Finds exchanges of a resource for no more of itself, and gains beside an equal loss: nobody gains
 * by one.
 */
public final class SelfExchanges {

  private static final String WHO = "who";

  /** The columns of what is used for a price. */
  private static final List<String> USED = List.of(Column.ENGAGE.id(), Column.RELIC.id());

  private SelfExchanges() {}

  /** Reports those of some effects. */
  public static void check(List<Effect> effects, Diagnostics findings) {
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Program program) {
        look(program.steps(), findings);
        takenBack(effect, program.steps(), findings);
      }
    }
  }

  /**
   * Tells of a gain that the next step takes back. One that a loss comes before is more than that
   * for who has nothing to lose, but where payment is what the use costs.
   */
  private static void takenBack(Effect effect, List<Step> steps, Diagnostics findings) {
    boolean costs = USED.contains(effect.id().substring(effect.id().indexOf('/') + 1));
    for (int i = 0; i + 1 < steps.size(); i++) {
      Step step = steps.get(i);
      Step next = steps.get(i + 1);
      boolean back = isOfNothing(step, VerbNames.GAIN, next, VerbNames.LOSE);
      if (back || costs && isOfNothing(step, VerbNames.LOSE, next, VerbNames.GAIN)) {
        findings.error(
            Code.NO_CHANGE,
            step.source(),
            effect.say(step) + ", then " + effect.say(next),
            "a gain without a loss as large beside it");
      }
    }
  }

  /** True if two steps change one resource of the same player by the same amount. */
  private static boolean isOfNothing(Step first, String how, Step second, String other) {
    return amount(first, how).isPresent()
        && amount(first, how).equals(amount(second, other))
        && ((Step.Do) first).arguments().get(WHO).equals(((Step.Do) second).arguments().get(WHO));
  }

  private static void look(List<Step> steps, Diagnostics findings) {
    for (Step step : steps) {
      if (step instanceof Step.If branch && branch.then().size() == 2) {
        amount(branch.then().get(0), VerbNames.LOSE)
            .ifPresent(
                price ->
                    amount(branch.then().get(1), VerbNames.GAIN)
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
