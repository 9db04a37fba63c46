package dev.runesheet.engine.rules;

import dev.runesheet.engine.fact.Checkpoint;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.drools.base.base.ClassObjectType;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.GroupElement;
import org.drools.base.rule.IndexableConstraint;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.RuleConditionElement;

/** The kinds of checkpoints that rules match; all others need not be shown to them. */
final class CheckpointIndex {

  private final Set<String> kinds = new HashSet<>();
  private boolean any;

  /** Adds a rule. */
  void note(RuleImpl rule) {
    note(rule.getLhs());
  }

  private void note(GroupElement group) {
    for (RuleConditionElement element : group.getChildren()) {
      if (element instanceof GroupElement inner) {
        note(inner);
      } else if (element instanceof Pattern pattern) {
        boolean plain = pattern.getObjectType() instanceof ClassObjectType;
        // The source of a pattern, such as an accumulate, is not examined.
        any |= !plain || pattern.getSource() != null;
        if (plain && matches((ClassObjectType) pattern.getObjectType())) {
          note(pattern);
        }
      } else {
        any = true;
      }
    }
  }

  private static boolean matches(ClassObjectType type) {
    return type.getClassType().isAssignableFrom(Checkpoint.class);
  }

  private void note(Pattern pattern) {
    List<String> literals =
        pattern.getConstraints().stream()
            .filter(IndexableConstraint.class::isInstance)
            .map(constraint -> ((IndexableConstraint) constraint).getField())
            .filter(field -> field != null && field.getValue() instanceof String)
            .map(field -> (String) field.getValue())
            .toList();
    any |= literals.isEmpty();
    kinds.addAll(literals);
  }

  /** True if a rule may look at checkpoints of a kind. */
  boolean looksAt(String kind) {
    return any || kinds.contains(kind);
  }
}
