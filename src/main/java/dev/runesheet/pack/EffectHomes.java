package dev.runesheet.pack;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Holds that an effect is defined once. */
final class EffectHomes {

  private EffectHomes() {}

  /** A second definition of an effect is an error that names both. */
  static void check(Collection<Effect> effects, Diagnostics diagnostics) {
    Map<String, SourceLocation> seen = new HashMap<>();
    for (Effect effect : effects) {
      SourceLocation first = seen.putIfAbsent(effect.id(), effect.source());
      if (first != null) {
        diagnostics.add(
            Diagnostic.of(
                    Code.EFFECT_TWICE,
                    effect.source(),
                    "'" + effect.id() + "'",
                    "an effect of one home")
                .suggesting("it is also defined at " + first));
      }
    }
  }
}
