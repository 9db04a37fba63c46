package dev.runesheet.engine.rules.index;

import dev.runesheet.engine.constraint.DelegatingConstraint;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.IndexableConstraint;
import org.drools.base.rule.Pattern;

/**
 * The facts of one class that some rule can match, told apart by the value of one property, such as
 * the kind of a checkpoint. No other fact of the class needs to be shown to the rules.
 */
final class MatchedFacts {

  private final Class<?> type;
  private final String property;
  private final Set<String> texts = new HashSet<>();
  private boolean some;
  private boolean any;

  /**
   * Facts of a class.
   *
   * @param property the property by which rules tell these facts apart
   */
  MatchedFacts(Class<?> type, String property) {
    this.type = type;
    this.property = property;
  }

  /** Adds a rule. */
  void note(RuleImpl rule) {
    RuleConditions.patterns(RuleConditions.of(rule))
        .filter(pattern -> RuleConditions.matches(pattern, type))
        .forEach(this::note);
  }

  private void note(Pattern pattern) {
    some = true;
    Optional<String> text =
        pattern.getConstraints().stream()
            .map(DelegatingConstraint::original)
            .filter(constraint -> RuleConditions.isLiteral(constraint, property))
            .map(constraint -> (String) ((IndexableConstraint) constraint).getField().getValue())
            .findFirst();
    text.ifPresentOrElse(texts::add, () -> any = true);
  }

  /** True if a rule looks at such facts, whatever their texts. */
  boolean isUsed() {
    return some;
  }

  /** True if a rule may look at facts with a text. */
  boolean has(String text) {
    return any || texts.contains(text);
  }
}
