package dev.runesheet.testing.coverage;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * "Nothing less covered than before": a baseline is a file of coverage in which every count is 0 or
 * 1, so that it changes only when what is covered does.
 */
public final class Baseline {

  private Baseline() {}

  /** The baseline that a coverage makes. */
  public static Coverage of(Coverage coverage) {
    return new Coverage(coverage.subjects().stream().map(Baseline::of).toList());
  }

  private static SubjectCoverage of(SubjectCoverage subject) {
    return new SubjectCoverage(
        subject.name(),
        subject.sources(),
        subject.rules().stream().map(Baseline::of).toList(),
        subject.effects().stream().map(Baseline::of).toList(),
        subject.verbs());
  }

  private static RuleCoverage of(RuleCoverage rule) {
    List<ConditionCoverage> conditions =
        rule.conditions().stream()
            .map(
                one ->
                    new ConditionCoverage(
                        one.text(), one.place(), flat(one.held()), flat(one.failed())))
            .toList();
    return rule.with(conditions, flat(rule.fired()));
  }

  private static EffectCoverage of(EffectCoverage effect) {
    return new EffectCoverage(
        effect.id(),
        effect.trigger(),
        effect.continuous(),
        flat(effect.answered()),
        flat(effect.applied()),
        flat(effect.stacked()),
        flat(effect.suppressed()),
        flat(effect.expired()));
  }

  private static long flat(long count) {
    return Math.min(1, count);
  }

  /**
   * Reports what was covered before and is not any more. Rules and conditions that are gone, or
   * were rewritten, are not missed.
   */
  public static void check(Coverage before, Coverage now, Diagnostics findings) {
    for (SubjectCoverage subject : now.subjects()) {
      Map<String, RuleCoverage> known = new HashMap<>();
      before
          .subject(subject.name())
          .ifPresent(one -> one.rules().forEach(rule -> known.put(rule.key(), rule)));
      for (RuleCoverage rule : subject.rules()) {
        RuleCoverage earlier = known.get(rule.key());
        if (earlier != null) {
          check(earlier, rule, findings);
        }
      }
    }
  }

  private static void check(RuleCoverage before, RuleCoverage now, Diagnostics findings) {
    if (before.fired() > 0 && now.fired() == 0) {
      less(now.place(), "\"" + now.name() + "\" does not fire", findings);
      return;
    }
    for (ConditionCoverage condition : now.conditions()) {
      before.conditions().stream()
          .filter(one -> one.text().equals(condition.text()))
          .findFirst()
          .filter(one -> one.outcomes() > condition.outcomes())
          .ifPresent(
              one -> {
                String outcome = condition.held() == 0 && one.held() > 0 ? "hold" : "fail";
                less(condition.place(), condition.text() + " does not " + outcome, findings);
              });
    }
  }

  private static void less(String place, String found, Diagnostics findings) {
    findings.add(Diagnostic.of(Code.COVERAGE_LESS, Place.of(place), found, ""));
  }
}
