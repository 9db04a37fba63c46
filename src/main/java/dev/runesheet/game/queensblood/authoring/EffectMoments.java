package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.analysis.Interference;
import dev.runesheet.engine.rules.index.EffectSeries;
import dev.runesheet.model.Effect;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The effects of one card that answer one event, in the order in which they run. */
final class EffectMoments {

  private EffectMoments() {}

  /** The effects of each owner and event, from all sheets. */
  static List<List<Effect>> of(List<Effect> effects) {
    Map<List<String>, List<Effect>> moments = new LinkedHashMap<>();
    for (Effect effect : effects) {
      if (!effect.trigger().activated()) {
        moments
            .computeIfAbsent(
                List.of(effect.owner(), effect.trigger().event()), any -> new ArrayList<>())
            .add(effect);
      }
    }
    return moments.values().stream()
        .map(together -> EffectSeries.inOrder(together, Effect::id))
        .toList();
  }

  /** True if two effects of a moment can both run, so that their order makes a difference. */
  static boolean meet(Effect one, Effect other) {
    Set<Watch> watches = EnumSet.of(one.trigger().watch(), other.trigger().watch());
    return !watches.equals(EnumSet.of(Watch.ALLY, Watch.ENEMY)) && Interference.between(one, other);
  }
}
