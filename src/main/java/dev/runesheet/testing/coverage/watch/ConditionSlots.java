package dev.runesheet.testing.coverage.watch;

import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Reaction;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.drools.base.base.ClassObjectType;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.Accumulate;
import org.drools.base.rule.Collect;
import org.drools.base.rule.EvalCondition;
import org.drools.base.rule.GroupElement;
import org.drools.base.rule.IndexableConstraint;
import org.drools.base.rule.IntervalProviderConstraint;
import org.drools.base.rule.MutableTypeConstraint;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.RuleConditionElement;
import org.drools.base.rule.constraint.Constraint;
import org.drools.base.rule.constraint.XpathConstraint;
import org.drools.mvel.MVELConstraint;

/**
 * The constraints of a compiled rule, pattern by pattern in the order they were written; each can
 * be exchanged for one that is watched, until a network is made of the rule.
 */
final class ConditionSlots {

  private static final String GROUP_END = ")";

  private final List<List<Slot>> patterns = new ArrayList<>();
  private final List<Object> before = new ArrayList<>();
  private String literal = "";

  private ConditionSlots() {}

  static ConditionSlots of(RuleImpl rule) {
    ConditionSlots slots = new ConditionSlots();
    slots.walk(rule.getLhs());
    return slots;
  }

  /** The block or effect that the rule names; empty if it names none. */
  String literal() {
    return literal;
  }

  /** The slots of each pattern; an eval is a pattern with one. */
  List<List<Slot>> patterns() {
    return patterns;
  }

  /**
   * A constraint in its place.
   *
   * @param text as the rule engine reads it; empty if it cannot say
   * @param watchable whether a watched one can stand for it
   * @param beginning what the rule asks for up to here, by which rules that begin alike are known
   */
  record Slot(
      String text, boolean watchable, Object beginning, Consumer<List<WatchedCondition>> exchange) {

    /** Puts a watched one in its place, which counts for conditions. */
    void watch(List<WatchedCondition> conditions) {
      exchange.accept(conditions);
    }
  }

  /** A pattern as it is compared with those of other rules. */
  private record Asked(Object type, List<Constraint> constraints) {}

  /** A constraint of the last of some patterns. */
  private record Beginning(List<Object> patterns, int constraint) {}

  private void walk(RuleConditionElement element) {
    if (element instanceof Pattern pattern) {
      add(pattern);
      if (pattern.getSource() instanceof Accumulate accumulate) {
        walk(accumulate.getSource());
      } else if (pattern.getSource() instanceof Collect collect) {
        walk(collect.getSourcePattern());
      }
      if (pattern.getSource() != null) {
        before.add(pattern.getSource()); // Of another rule it is another one.
      }
    } else if (element instanceof GroupElement group) {
      before.add(group.getType());
      for (int i = 0; i < group.getChildren().size(); i++) {
        RuleConditionElement child = group.getChildren().get(i);
        if (child instanceof EvalCondition eval) {
          add(group.getChildren(), i, eval);
        } else {
          walk(child);
        }
      }
      before.add(GROUP_END);
    } else {
      element.getNestedElements().forEach(this::walk);
    }
  }

  private void add(List<RuleConditionElement> siblings, int index, EvalCondition eval) {
    before.add(eval);
    Slot slot =
        new Slot(
            "",
            true,
            eval,
            conditions ->
                conditions.stream()
                    .findFirst()
                    .ifPresent(one -> siblings.set(index, new WatchedEval(eval, one))));
    patterns.add(List.of(slot));
  }

  private void add(Pattern pattern) {
    List<Slot> slots = new ArrayList<>();
    List<Constraint> constraints = pattern.getConstraints();
    before.add(new Asked(pattern.getObjectType(), List.copyOf(constraints)));
    List<Object> beginning = List.copyOf(before);
    boolean named = false;
    for (int i = 0; i < constraints.size(); i++) {
      Constraint constraint = constraints.get(i);
      boolean names = !named && namesEffect(pattern, constraint);
      if (names) {
        named = true;
        literal = ((IndexableConstraint) constraint).getField().getValue().toString();
      }
      boolean watchable = !names && canBeWatched(constraint);
      slots.add(slot(constraints, i, watchable, new Beginning(beginning, i)));
    }
    patterns.add(slots);
  }

  private static Slot slot(
      List<Constraint> constraints, int index, boolean watchable, Beginning beginning) {
    Constraint constraint = constraints.get(index);
    String text = constraint instanceof MVELConstraint mvel ? mvel.getExpression() : "";
    return new Slot(
        text,
        watchable,
        beginning,
        conditions ->
            constraints.set(
                index, new WatchedConstraint<>((MutableTypeConstraint<?>) constraint, conditions)));
  }

  /**
   * True if it is the literal that names a block or an effect: it decides only that the rule is
   * evaluated, and must stay in the index of all such rules.
   */
  private static boolean namesEffect(Pattern pattern, Constraint constraint) {
    return pattern.getObjectType() instanceof ClassObjectType type
        && (type.getClassType() == Reaction.class || type.getClassType() == InPlay.class)
        && constraint instanceof IndexableConstraint literal
        && literal.getField() != null
        && literal.getField().getValue() instanceof String;
  }

  /** True if a constraint is a plain test: not a binding, a temporal operator or a path. */
  private static boolean canBeWatched(Constraint constraint) {
    return constraint instanceof MutableTypeConstraint
        && !(constraint instanceof XpathConstraint)
        && !(constraint instanceof IntervalProviderConstraint)
        && !(constraint instanceof IndexableConstraint index && index.isUnification());
  }
}
