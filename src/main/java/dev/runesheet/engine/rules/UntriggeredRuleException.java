package dev.runesheet.engine.rules;

import java.util.List;
import org.drools.base.definitions.rule.impl.RuleImpl;

/**
 * The exception of rules that change a match because of lasting facts alone. They would change it
 * once more whenever these are inserted again.
 */
public final class UntriggeredRuleException extends RuleCompilationException {

  private static final long serialVersionUID = 1L;

  /** The part that such rules lack, with the reason. */
  public static final String EXPECTED =
      "a fact that passes besides, such as Event or Checkpoint: lasting facts are inserted again"
          + " after undo, restore and rest";

  /** The ways in which a consequence changes a match, the most certain first. */
  public enum Use {
    CHANGES("changes the match"),
    GIVES("gives 'changes' to a function or lambda"),
    NAMES("names 'changes' in MVEL");

    private final String says;

    Use(String says) {
      this.says = says;
    }
  }

  /**
   * A rule that changes a match because of lasting facts alone.
   *
   * @param use how it does
   */
  public record Untriggered(RuleImpl rule, Use use) {}

  private UntriggeredRuleException(List<Problem> problems) {
    super(problems);
  }

  @Override
  public String getMessage() {
    return super.getMessage() + "; expected " + EXPECTED + ".";
  }

  /**
   * Refuses such rules.
   *
   * @param rules the rules; if there are none, nothing is refused
   * @param sources the sources that they were compiled from; empty if unknown
   * @throws UntriggeredRuleException if there are any
   */
  public static void refuse(List<Untriggered> rules, List<RuleSource> sources) {
    if (!rules.isEmpty()) {
      throw new UntriggeredRuleException(
          rules.stream().map(rule -> problem(rule, sources)).toList());
    }
  }

  /** The exception of a rule of a base whose consequences tell nothing before they are run. */
  public static UntriggeredRuleException of(RuleImpl rule) {
    return new UntriggeredRuleException(
        List.of(problem(new Untriggered(rule, Use.CHANGES), List.of())));
  }

  private static Problem problem(Untriggered untriggered, List<RuleSource> sources) {
    RuleImpl rule = untriggered.rule();
    return RulePlace.problem(
        rule,
        sources,
        "rule ("
            + rule.getName()
            + ") that "
            + untriggered.use().says
            + " because of lasting facts alone");
  }
}
