package dev.runesheet.engine.rules;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.constraint.Constraint;

/**
 * The facts of a class that rules look at, by a text that each has, such as the kind of a
 * checkpoint; all others need not be shown to them.
 */
final class LookedAt {

  private final Class<?> type;
  private final Pattern is;
  private final Set<String> texts = new HashSet<>();
  private boolean some;
  private boolean any;

  /**
   * Facts of a class.
   *
   * @param property the property by which rules tell these facts apart
   */
  LookedAt(Class<?> type, String property) {
    this.type = type;
    this.is =
        Pattern.compile(Pattern.quote(property) + "\\s*==\\s*([\"'])(?<text>[^\"'\\\\]*)\\1");
  }

  /** Adds a rule. */
  void note(RuleImpl rule) {
    RuleConditions.patterns(RuleConditions.of(rule))
        .filter(pattern -> RuleConditions.matches(pattern, type))
        .forEach(this::note);
  }

  private void note(org.drools.base.rule.Pattern pattern) {
    some = true;
    Optional<String> text =
        pattern.getConstraints().stream().map(this::text).flatMap(Optional::stream).findFirst();
    text.ifPresentOrElse(texts::add, () -> any = true);
  }

  /**
   * The text that a condition says the property is; empty for other conditions. It is read as it is
   * written, since recorders put their own condition in the place of one.
   */
  private Optional<String> text(Constraint constraint) {
    Matcher literal = is.matcher(constraint.toString());
    return literal.matches() ? Optional.of(literal.group("text")) : Optional.empty();
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
