package dev.runesheet.game.valeria.authoring.effect;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.valeria.card.Amounts;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Payout;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.game.valeria.word.VerbNames;
import dev.runesheet.language.strings.Amount;
import dev.runesheet.language.strings.StepBuilder;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.PackContent;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.setup.RecordJson;
import dev.runesheet.word.StandardVerb;
import java.util.List;

/**
 * The canonical form of steps: printed payouts become gains, and so do whole amounts added to a
 * player's resources. Negative amounts stay as they are: only gains and losses are bounded by 0.
 *
 * @param verbs the game's verbs
 * @param content the content of the sources, with the printed data of cards
 */
public record NormalizedSteps(VerbCatalog verbs, PackContent content) {

  /** Steps that act the same as a step of an effect; none if it changes nothing. */
  public List<Step> of(Step step, Effect effect) {
    if (!(step instanceof Step.Do act)) {
      return List.of(step);
    }
    return switch (act.verb().name()) {
      case StandardVerb.ADD_STAT -> List.of(added(act));
      case VerbNames.RECEIVE_PRINTED -> printed(act, effect);
      default -> List.of(step);
    };
  }

  private Step added(Step.Do act) {
    boolean gained =
        act.arguments().get("stat") instanceof Argument.Word stat
            && Resource.STATS.contains(stat.word())
            && act.arguments().get("delta") instanceof Value amount
            && isNumberOfThings(amount);
    Argument[] arguments = act.arguments().values().toArray(Argument[]::new);
    return gained ? StepBuilder.of(verbs, act.source()).act(VerbNames.GAIN, arguments) : act;
  }

  /** True if an amount is whole and never below 0, whatever the match is like. */
  private static boolean isNumberOfThings(Value amount) {
    return amount instanceof Value.Count
        // Pips are printed on cards: whole, and not below 0.
        || amount instanceof Value.Total total && Role.WORDS.contains(total.stat())
        || amount instanceof Value.Constant one
            && one.number() >= 0
            && one.number() == Math.rint(one.number())
        || amount instanceof Value.Arithmetic both
            && both.operator() == Value.Operator.MULTIPLY
            && isNumberOfThings(both.left())
            && isNumberOfThings(both.right());
  }

  private List<Step> printed(Step.Do act, Effect effect) {
    String moment = ((Argument.Word) act.arguments().get("moment")).word();
    for (JsonNode card : content.catalog().path("cards")) {
      if (card.path("code").asText().equals(effect.owner())) {
        CardType type = RecordJson.read(card, CardType.class);
        return gains(act, Word.of(Payout.class, moment).of(type));
      }
    }
    return List.of(act);
  }

  private List<Step> gains(Step.Do act, Amounts printed) {
    StepBuilder make = StepBuilder.of(verbs, act.source());
    return printed.each(
        (resource, number) -> make.gain(Selector.Role.OWNER, new Amount(resource.stat(), number)));
  }
}
