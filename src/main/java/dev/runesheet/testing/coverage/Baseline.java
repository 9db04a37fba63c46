package dev.runesheet.testing.coverage;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.EffectCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The check that coverage does not decrease: a baseline is a file of coverage in which every count
 * is 0 or 1, so that it changes only if the covered set does. The engine's own rules are not in it.
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
        counted(subject).stream().map(Baseline::of).toList(),
        subject.effects().stream().map(Baseline::of).toList(),
        subject.verbs());
  }

  private static List<RuleCoverage> counted(SubjectCoverage subject) {
    return subject.rules().stream().filter(RuleCoverage::counts).toList();
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
   * Reports parts that were covered before and no longer are. Rules and conditions that were
   * removed or rewritten are not reported; a game or project without any record is.
   */
  public static void check(Coverage before, Coverage now, Diagnostics findings) {
    for (SubjectCoverage earlier : before.subjects()) {
      Optional<SubjectCoverage> subject = now.subject(earlier.name());
      if (subject.isPresent()) {
        check(earlier, subject.get(), findings);
      } else if (counted(earlier).stream().anyMatch(rule -> rule.fired() > 0)) {
        less(earlier.name(), "nothing of it is in this coverage", findings);
      }
    }
  }

  private static void check(SubjectCoverage before, SubjectCoverage now, Diagnostics findings) {
    Set<String> there = now.rules().stream().map(RuleCoverage::key).collect(Collectors.toSet());
    Map<String, RuleCoverage> known = new HashMap<>();
    for (RuleCoverage rule : before.rules()) {
      // A missing rule may have moved to another file.
      known.put(there.contains(rule.key()) ? rule.key() : rule.names(), rule);
    }
    for (RuleCoverage rule : counted(now)) {
      RuleCoverage earlier = known.getOrDefault(rule.key(), known.get(rule.names()));
      if (earlier != null) {
        check(earlier, rule, findings);
      }
    }
  }

  private static void check(RuleCoverage before, RuleCoverage now, Diagnostics findings) {
    if (before.fired() > 0 && now.fired() == 0) {
      less(now.place(), "\"" + now.name() + "\" does not fire", findings);
      return;
    }
    List<ConditionCoverage> left = new ArrayList<>(before.conditions());
    for (ConditionCoverage condition : now.conditions()) {
      Optional<ConditionCoverage> earlier =
          left.stream().filter(one -> one.text().equals(condition.text())).findFirst();
      if (earlier.isPresent()) {
        left.remove(earlier.get()); // a rule may ask the same twice
        check(earlier.get(), condition, findings);
      }
    }
  }

  private static void check(ConditionCoverage before, ConditionCoverage now, Diagnostics findings) {
    if (before.held() > 0 && now.held() == 0) {
      less(now.place(), now.words() + " does not hold", findings);
    }
    if (before.failed() > 0 && now.failed() == 0) {
      less(now.place(), now.words() + " does not fail", findings);
    }
  }

  private static void less(String place, String found, Diagnostics findings) {
    findings.add(Diagnostic.of(Code.COVERAGE_LESS, SourceLocation.read(place), found, ""));
  }
}
