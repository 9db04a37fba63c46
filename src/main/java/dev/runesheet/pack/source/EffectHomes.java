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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The check that an effect is defined once. */
public final class EffectHomes {

  private static final Pattern CELL = Pattern.compile("(.*!.*!)[A-Z]+(\\d+)(:\\d+)?");

  private EffectHomes() {}

  /** True if another row is known to have the name after which its effects are called. */
  private static boolean twice(String row, Diagnostics diagnostics) {
    return diagnostics.all().stream()
        .anyMatch(
            finding -> finding.code() == Code.DUPLICATE && row(finding.location()).equals(row));
  }

  /** True if two rows are known to have one id, which is told at both. */
  private static boolean overlap(SourceLocation one, SourceLocation other, Diagnostics known) {
    Set<String> overlapping =
        known.all().stream()
            .filter(finding -> finding.code() == Code.RULES_OVERLAP)
            .map(finding -> row(finding.location()))
            .collect(Collectors.toSet());
    return overlapping.contains(row(one)) && overlapping.contains(row(other));
  }

  /** The row that a place in a workbook is in; any other place as it is. */
  private static String row(SourceLocation place) {
    Matcher cell = CELL.matcher(place.toString());
    return cell.matches() ? cell.group(1) + cell.group(2) : place.toString();
  }

  /** A second definition of an effect is an error that names both. */
  public static void check(Collection<Effect> effects, Diagnostics diagnostics) {
    Map<String, SourceLocation> seen = new HashMap<>();
    for (Effect effect : effects) {
      SourceLocation first = seen.putIfAbsent(effect.id(), effect.source());
      if (first != null
          && !twice(row(effect.source()), diagnostics)
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
