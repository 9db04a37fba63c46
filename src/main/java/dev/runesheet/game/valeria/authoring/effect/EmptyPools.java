package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.game.valeria.verb.ResourceVerbs;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.VerbNames;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds gains of the gold on a card on which no effect ever puts any. */
public final class EmptyPools {

  private static final Value POOL = new Value.StatOf(Role.SELF, CardStats.GOLD_POOL);

  /** The owners of effects that put gold on their own card. */
  private final Set<String> filled = new HashSet<>();

  /** True if an effect may put gold on other cards, whichever these are. */
  private boolean others;

  private EmptyPools() {}

  /** Reports those of all effects of a game. */
  public static void check(List<Effect> effects, Diagnostics findings) {
    EmptyPools pools = new EmptyPools();
    effects.forEach(pools::fill);
    if (!pools.others) {
      effects.stream()
          .filter(effect -> !pools.filled.contains(effect.owner()))
          .forEach(effect -> effect.calls().forEach(act -> check(effect, act, findings)));
    }
  }

  private void fill(Effect effect) {
    effect.calls().forEach(act -> fill(effect, act));
    others |=
        effect.body() instanceof Body.Modify change && change.stat().equals(CardStats.GOLD_POOL);
  }

  private void fill(Effect effect, Step.Do act) {
    if (act.verb().name().equals(VerbNames.PUT_GOLD)) {
      if (Role.SELF.equals(act.arguments().get(ResourceVerbs.CARD))) {
        filled.add(effect.owner());
      } else {
        others = true;
      }
    }
    others |= act.arguments().containsValue(new Argument.Word(CardStats.GOLD_POOL));
  }

  private static void check(Effect effect, Step.Do act, Diagnostics findings) {
    if (act.arguments().containsValue(POOL)) {
      findings.error(
          Code.NO_CHANGE,
          act.source(),
          effect.say(act),
          "an effect that puts gold on the card, as no effect does");
    }
  }
}
