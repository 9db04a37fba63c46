package dev.runesheet.testing.coverage.count;

import dev.runesheet.word.ProgramPart;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A part of the rules without coverage.
 *
 * @param place the place of its source
 * @param sentence the missing coverage, in words
 */
public record Gap(String place, String sentence) {

  private static final Map<ProgramPart, String> LOOPS =
      new EnumMap<>(
          Map.of(
              ProgramPart.EACH_MORE,
              "never found anything to go through",
              ProgramPart.EACH_DONE,
              "was never reached"));

  /** The gaps of a rule; for one that never fired only that. */
  public static List<Gap> of(RuleCoverage rule) {
    if (rule.fired() == 0) {
      return List.of(new Gap(rule.place(), unfired(rule) + closest(rule)));
    }
    List<Gap> gaps = new ArrayList<>();
    for (ConditionCoverage condition : rule.conditions()) {
      if (condition.outcomes() < 2) {
        gaps.add(new Gap(condition.place(), condition.missing(rule.name())));
      }
    }
    return gaps;
  }

  /** The words for a rule that never fired; the parts of loops are no rules that authors write. */
  private static String unfired(RuleCoverage rule) {
    for (ProgramPart part : LOOPS.keySet()) {
      if (part.ends(rule.name())) {
        return "loop \"" + part.start(rule.name()) + "\" " + LOOPS.get(part);
      }
    }
    boolean row = rule.kind() == RuleCoverage.Kind.ROW;
    return (row ? "row" : "rule") + " \"" + rule.name() + "\" never fired";
  }

  /** The words for the first condition of a rule that never held. */
  private static String closest(RuleCoverage rule) {
    for (ConditionCoverage condition : rule.conditions()) {
      if (condition.held() == 0) {
        return condition.failed() == 0
            ? "; it was never asked"
            : "; " + condition.words() + " never held";
      }
    }
    return "";
  }
}
