package dev.runesheet.pack.source;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Optional;

/** One file of effects that was read, and that can be written back in its own language. */
public interface EffectSource {

  /** The owner of its effects: a hero, a mode; empty if it may have effects of any owner. */
  default Optional<String> owner() {
    return Optional.empty();
  }

  /** True if an effect belongs in this source. */
  default boolean owns(Effect effect) {
    return owner().map(effect.owner()::equals).orElse(true);
  }

  /** Its effects in order. */
  List<Effect> effects();

  /**
   * The file with these effects instead of its own. Its other content stays.
   *
   * @return the file's bytes; empty after a finding: the language has no words for an effect
   */
  Optional<byte[]> write(List<Effect> effects, Diagnostics findings);
}
