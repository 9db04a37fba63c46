package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.effect.RowGroups;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;

/**
 * The check for rows that go on with an effect of another sheet and ask for less than its first
 * row: as effects of their own they also run when that one does not.
 *
 * @param idPlace where an effect says its id
 */
record GoesOnCheck(Function<Effect, SourceLocation> idPlace) {

  List<Finding> check(List<Effect> effects) {
    Map<String, Effect> byId = new TreeMap<>();
    effects.forEach(effect -> byId.put(effect.id(), effect));
    List<Finding> findings = new ArrayList<>();
    for (Effect effect : effects) {
      Matcher step = RowGroups.STEP.matcher(effect.id());
      Effect first = step.matches() ? byId.get(step.group(1)) : null;
      if (first != null && isOnce(first) && !isOnce(effect)) {
        findings.add(finding(effect, first, "an x for only the first time, as in"));
      } else if (first != null && asks(first) && !asks(effect)) {
        findings.add(finding(effect, first, "a condition, as in"));
      }
    }
    return findings;
  }

  private static boolean isOnce(Effect effect) {
    return effect.calls().anyMatch(act -> act.verb().name().equals(VerbNames.ONLY_ONCE));
  }

  private static boolean asks(Effect effect) {
    return effect.steps().anyMatch(Step.If.class::isInstance);
  }

  private Finding finding(Effect effect, Effect first, String expected) {
    Diagnostic diagnostic =
        Diagnostic.of(
            Code.GOES_ON_ALONE,
            idPlace.apply(effect),
            Words.quote(effect.id()),
            expected + " " + Words.quote(first.id()) + ", which does not hold for this row");
    return new Finding(diagnostic, List.of(effect.id(), first.id()));
  }
}
