package dev.runesheet.testing.coverage;

import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.CoveredCount;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A unit in which coverage is counted. */
public enum Metric {
  /** Rules that fired: blocks of programs, rows, and rules written by hand. */
  RULES {
    @Override
    CoveredCount of(RuleCoverage rule) {
      return one(rule.fired() > 0);
    }
  },
  /**
   * Ways: at a block of a program that has several, each is one; any other rule with conditions has
   * two, to fire and not to fire because a condition failed.
   */
  BRANCHES {
    @Override
    CoveredCount of(RuleCoverage rule) {
      if (rule.branch()) {
        return one(rule.fired() > 0);
      }
      if (rule.conditions().isEmpty()) {
        return CoveredCount.NONE;
      }
      boolean refused = rule.conditions().stream().anyMatch(condition -> condition.failed() > 0);
      return one(rule.fired() > 0).plus(one(refused));
    }
  },
  /** Rows of spreadsheets that fired; a row can have several rules, and a rule several rows. */
  ROWS {
    @Override
    CoveredCount of(RuleCoverage rule) {
      return of(List.of(rule));
    }

    @Override
    public CoveredCount of(List<RuleCoverage> rules) {
      Map<String, Boolean> fired = new HashMap<>();
      for (RuleCoverage rule : rules) {
        if (rule.kind() == RuleCoverage.Kind.ROW) {
          rule.rows().forEach(row -> fired.merge(row, rule.fired() > 0, Boolean::logicalOr));
        }
      }
      return new CoveredCount(fired.values().stream().filter(one -> one).count(), fired.size());
    }
  },
  /** Outcomes of conditions: each can hold and fail. */
  CONDITIONS {
    @Override
    CoveredCount of(RuleCoverage rule) {
      int seen = rule.conditions().stream().mapToInt(ConditionCoverage::outcomes).sum();
      return new CoveredCount(seen, 2L * rule.conditions().size());
    }
  };

  abstract CoveredCount of(RuleCoverage rule);

  /** The sum over rules. */
  public CoveredCount of(List<RuleCoverage> rules) {
    return rules.stream().map(this::of).reduce(CoveredCount.NONE, CoveredCount::plus);
  }

  /** The word for it in options, files and reports. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static CoveredCount one(boolean covered) {
    return new CoveredCount(covered ? 1 : 0, 1);
  }
}
