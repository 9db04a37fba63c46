package dev.runesheet.testing.coverage;

import java.util.List;
import java.util.Locale;

/** A unit in which coverage is counted. */
public enum Metric {
  /** Rules that fired: blocks of programs, rows, and rules written by hand. */
  RULES {
    @Override
    Tally of(RuleCoverage rule) {
      return one(rule.fired() > 0);
    }
  },
  /**
   * Ways: at a block of a program that has several, each is one; any other rule with conditions has
   * two, to fire and not to fire because a condition failed.
   */
  BRANCHES {
    @Override
    Tally of(RuleCoverage rule) {
      if (rule.branch()) {
        return one(rule.fired() > 0);
      }
      if (rule.conditions().isEmpty()) {
        return Tally.NONE;
      }
      boolean refused = rule.conditions().stream().anyMatch(condition -> condition.failed() > 0);
      return one(rule.fired() > 0).plus(one(refused));
    }
  },
  /** Rows of spreadsheets that fired. */
  ROWS {
    @Override
    Tally of(RuleCoverage rule) {
      return rule.kind() == RuleCoverage.Kind.ROW ? one(rule.fired() > 0) : Tally.NONE;
    }
  },
  /** Outcomes of conditions: each can hold and fail. */
  CONDITIONS {
    @Override
    Tally of(RuleCoverage rule) {
      int seen = rule.conditions().stream().mapToInt(ConditionCoverage::outcomes).sum();
      return new Tally(seen, 2L * rule.conditions().size());
    }
  };

  abstract Tally of(RuleCoverage rule);

  /** The sum over rules. */
  public Tally of(List<RuleCoverage> rules) {
    return rules.stream().map(this::of).reduce(Tally.NONE, Tally::plus);
  }

  /** The word for it in options, files and reports. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static Tally one(boolean covered) {
    return new Tally(covered ? 1 : 0, 1);
  }
}
