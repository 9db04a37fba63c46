package dev.runesheet.generate;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Parts of programs as statements of rows that plain Drools compiles. Such a row is one rule
 * without blocks: what it asks, it asks at its end, and with the answer it runs again from its
 * beginning.
 */
public final class RowStatements {

  /** The statement that goes on after a row that asks nothing. */
  public static final String NEXT = "$r.next();";

  private RowStatements() {}

  /** A verb, or a branch with verbs in it. */
  public static String step(Step step) {
    if (step instanceof Step.If branch && branch.otherwise().isEmpty()) {
      return "if (" + Expressions.test(branch.condition()) + ") { " + steps(branch.then()) + " }";
    }
    if (step instanceof Step.Do act) {
      return VerbCall.of(act);
    }
    throw new IllegalArgumentException("step (" + step.sentence() + ") needs a block of its own.");
  }

  private static String steps(List<Step> steps) {
    return steps.stream().map(RowStatements::step).collect(Collectors.joining(" "));
  }

  /** A step of a row that asks: done before the question alone. */
  public static String beforeQuestion(Step step) {
    return "if ($r.isFirst()) " + step(step);
  }

  /**
   * An option of the question of a row, and what is done if it was chosen.
   *
   * @param open the condition under which it is offered; empty if it always is
   * @param name an expression of its name
   * @param words an expression of its words
   */
  public static String option(Optional<Condition> open, String name, String words, Step chosen) {
    String offered = open.map(Expressions::test).orElse("true");
    return "if ($r.option(" + offered + ", " + name + ", " + words + ")) " + step(chosen);
  }

  /** The question that ends a row. */
  public static String question(Selector.Role who, Step.Asking asking, String prompt) {
    String asks =
        switch (asking) {
          case ALWAYS -> "question";
          case UNLESS_ALONE -> "questionUnlessAlone";
          case OPTIONAL -> "declinable";
        };
    return "$r." + asks + "(" + Expressions.role(who) + ", " + Literals.text(prompt) + ");";
  }
}
