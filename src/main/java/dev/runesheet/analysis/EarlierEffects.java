package dev.runesheet.analysis;

import dev.runesheet.model.Effect;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** The effects of the last version that was good, to tell which of today's are new. */
final class EarlierEffects {

  private final Map<String, Effect> byId = new HashMap<>();

  /**
   * An earlier version.
   *
   * @param effects its effects; empty if there is none that is known
   */
  EarlierEffects(Collection<Effect> effects) {
    effects.forEach(effect -> byId.putIfAbsent(effect.id(), effect));
  }

  /** True if the effect was there and did the same. */
  boolean has(Effect effect) {
    Effect before = byId.get(effect.id());
    return byId.isEmpty() || before != null && NormalizedEffects.same(before, effect);
  }

  /** True if only what starts the effect is new. */
  boolean onlyStartsOtherwise(Effect effect) {
    Effect before = byId.get(effect.id());
    return before != null
        && !before.trigger().equals(effect.trigger())
        && NormalizedEffects.of(before.body()).equals(NormalizedEffects.of(effect.body()));
  }
}
