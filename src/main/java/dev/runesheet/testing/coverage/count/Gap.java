package dev.runesheet.testing.coverage.count;

import java.util.ArrayList;
import java.util.List;

/**
 * A part of the rules without coverage.
 *
 * @param place the place of its source
 * @param sentence the missing coverage, in words
 */
public record Gap(String place, String sentence) {

  /** The gaps of a rule; for one that never fired only that. */
  public static List<Gap> of(RuleCoverage rule) {
    boolean row = rule.kind() == RuleCoverage.Kind.ROW;
    if (rule.fired() == 0) {
      String what = (row ? "row" : "rule") + " \"" + rule.name() + "\" never fired";
      return List.of(new Gap(rule.place(), what + closest(rule)));
    }
    List<Gap> gaps = new ArrayList<>();
    for (ConditionCoverage condition : rule.conditions()) {
      if (condition.outcomes() < 2) {
        gaps.add(new Gap(condition.place(), condition.missing(rule.name())));
      }
    }
    return gaps;
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
