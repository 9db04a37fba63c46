package dev.runesheet.pack.source;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The check that an effect is defined once. */
public final class EffectHomes {

  private EffectHomes() {}

  /** True if another row is known to have the name after which its effects are called. */
  private static boolean twice(SourceLocation row, Diagnostics diagnostics) {
    return diagnostics.all().stream()
        .anyMatch(
            finding -> finding.code() == Code.DUPLICATE && finding.location().row().equals(row));
  }

  /** True if two rows are known to have one id, which is told at both. */
  private static boolean overlap(SourceLocation one, SourceLocation other, Diagnostics known) {
    Set<SourceLocation> overlapping =
        known.all().stream()
            .filter(finding -> finding.code() == Code.RULES_OVERLAP)
            .map(finding -> finding.location().row())
            .collect(Collectors.toSet());
    return overlapping.contains(one.row()) && overlapping.contains(other.row());
  }

  /** A second definition of an effect is an error that names both. */
  public static void check(Collection<Effect> effects, Diagnostics diagnostics) {
    Map<String, SourceLocation> seen = new HashMap<>();
    for (Effect effect : effects) {
      SourceLocation first = seen.putIfAbsent(effect.id(), effect.source());
      if (first != null
          && !twice(effect.source().row(), diagnostics)
          && !overlap(first, effect.source(), diagnostics)) {
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
