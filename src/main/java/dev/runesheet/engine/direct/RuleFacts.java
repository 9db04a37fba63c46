package dev.runesheet.engine.direct;

import dev.runesheet.engine.rules.index.RuleConditions;
import dev.runesheet.spi.fact.Reaction;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.drools.base.base.ClassObjectType;
import org.drools.base.base.EnabledBoolean;
import org.drools.base.base.ObjectType;
import org.drools.base.base.ValueResolver;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.EvalCondition;
import org.drools.base.rule.GroupElement;
import org.drools.base.rule.IndexableConstraint;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.QueryElement;
import org.drools.base.rule.RuleConditionElement;
import org.drools.base.rule.accessor.Salience;
import org.drools.base.rule.constraint.AlphaNodeFieldConstraint;
import org.drools.base.rule.constraint.Constraint;
import org.drools.core.common.DefaultFactHandle;

/**
 * The facts that a rule matches, and whether it matches one fact alone.
 *
 * @param types the classes of all facts that it matches; {@code Object} if unknown
 * @param block the block whose reactions it matches, if it matches no others; otherwise null
 * @param way the way of its evaluation, as far as its conditions decide
 * @param conditions its conditions on its fact besides the name of the block, if it matches one
 */
public record RuleFacts(
    RuleImpl rule,
    List<Class<?>> types,
    String block,
    RuleEvaluation way,
    List<AlphaNodeFieldConstraint> conditions) {

  private static final String BLOCK = "block";

  /** Copies the lists. */
  public RuleFacts {
    types = List.copyOf(types);
    conditions = List.copyOf(conditions);
  }

  static RuleFacts of(RuleImpl rule) {
    List<Pattern> patterns = new ArrayList<>();
    boolean plain = collect(RuleConditions.of(rule), patterns);
    List<Class<?>> types = new ArrayList<>();
    for (Pattern pattern : patterns) {
      types.add(type(pattern));
    }
    if (!plain) {
      types.add(Object.class);
    }
    List<AlphaNodeFieldConstraint> conditions = new ArrayList<>();
    String block = block(patterns);
    return new RuleFacts(rule, types, block, way(rule, patterns, conditions), conditions);
  }

  /** True if facts of a class may concern it. */
  boolean looksAt(Class<?> type) {
    return types.stream().anyMatch(one -> one.isAssignableFrom(type));
  }

  /** The rule, ready to be asked directly. */
  DirectRule ready() {
    return new DirectRule(rule, types.get(0), conditions);
  }

  /** Finds the patterns, also in groups and sources; false if there may be others. */
  static boolean collect(RuleConditionElement element, List<Pattern> patterns) {
    boolean plain = !(element instanceof QueryElement);
    if (element instanceof Pattern pattern) {
      patterns.add(pattern);
      plain &= !pattern.hasXPath();
    }
    for (RuleConditionElement nested : element.getNestedElements()) {
      plain &= nested instanceof EvalCondition || collect(nested, patterns);
    }
    return plain;
  }

  public static Class<?> type(Pattern pattern) {
    ObjectType type = pattern.getObjectType();
    return type instanceof ClassObjectType known ? known.getClassType() : Object.class;
  }

  /** The block that all patterns of reactions name; null if one names none, or they differ. */
  private static String block(List<Pattern> patterns) {
    String block = null;
    for (Pattern pattern : patterns) {
      if (type(pattern).isAssignableFrom(Reaction.class)) {
        String named = block(pattern);
        if (named == null || block != null && !block.equals(named)) {
          return null;
        }
        block = named;
      }
    }
    return block;
  }

  private static String block(Pattern pattern) {
    return literal(pattern, BLOCK);
  }

  /** The text that a property of a pattern must be; null if that is not said of it. */
  static String literal(Pattern pattern, String property) {
    for (Constraint constraint : pattern.getConstraints()) {
      if (RuleConditions.isLiteral(constraint, property)) {
        return (String) ((IndexableConstraint) constraint).getField().getValue();
      }
    }
    return null;
  }

  private static RuleEvaluation way(
      RuleImpl rule, List<Pattern> patterns, List<AlphaNodeFieldConstraint> conditions) {
    GroupElement all = RuleConditions.of(rule);
    if (all.getChildren().size() != 1
        || patterns.size() != 1
        || all.getChildren().get(0) != patterns.get(0)) {
      return RuleEvaluation.JOINS;
    }
    if (!isPlain(rule)) {
      return RuleEvaluation.ATTRIBUTES;
    }
    Pattern pattern = patterns.get(0);
    if (!isPlain(pattern)) {
      return RuleEvaluation.CONDITION;
    }
    boolean reaction = type(pattern) == Reaction.class;
    boolean named = false;
    for (Constraint constraint : pattern.getConstraints()) {
      if (reaction && !named && RuleConditions.isLiteral(constraint, BLOCK)) {
        named = true; // Reactions are found by it.
      } else if (!alone(constraint, conditions)) {
        return RuleEvaluation.CONDITION;
      }
    }
    return reaction && !named ? RuleEvaluation.EVERY_BLOCK : RuleEvaluation.DIRECT;
  }

  /** True if a pattern matches facts themselves, and nothing that is made of them. */
  static boolean isPlain(Pattern pattern) {
    return pattern.getSource() == null && pattern.getBehaviors().isEmpty() && !pattern.hasXPath();
  }

  /** True if conditions consist of patterns of facts, in groups or not. */
  static boolean joinsOnly(GroupElement conditions) {
    for (RuleConditionElement element : conditions.getChildren()) {
      boolean plain =
          element instanceof Pattern pattern && isPlain(pattern)
              || element instanceof GroupElement group && joinsOnly(group);
      if (!plain) {
        return false;
      }
    }
    return true;
  }

  /** Adds a condition to those that can be asked about a fact by itself; false if it is none. */
  static boolean alone(Constraint constraint, List<AlphaNodeFieldConstraint> conditions) {
    return constraint instanceof AlphaNodeFieldConstraint condition
        && constraint.getRequiredDeclarations().length == 0
        && conditions.add(condition);
  }

  /**
   * The comparisons of a pattern with literals: what it says of a fact that stays as it is.
   *
   * @param counts whether a comparison is one of those asked for
   */
  static AlphaNodeFieldConstraint[] literals(Pattern pattern, Predicate<Constraint> counts) {
    List<AlphaNodeFieldConstraint> literals = new ArrayList<>();
    for (Constraint constraint : pattern.getConstraints()) {
      if (constraint instanceof IndexableConstraint indexable
          && indexable.getField() != null
          && counts.test(constraint)) {
        alone(constraint, literals);
      }
    }
    return literals.toArray(new AlphaNodeFieldConstraint[0]);
  }

  /** True if conditions on a fact by itself hold of one. */
  static boolean hold(
      AlphaNodeFieldConstraint[] conditions, DefaultFactHandle fact, ValueResolver values) {
    for (AlphaNodeFieldConstraint condition : conditions) {
      if (!condition.isAllowed(fact, values)) {
        return false;
      }
    }
    return true;
  }

  static boolean isPlain(RuleImpl rule) {
    return rule.getParent() == null
        && !rule.isSalienceDynamic()
        && rule.getSalienceValue() == Salience.DEFAULT_SALIENCE_VALUE
        && rule.getEnabled().toString().equals(EnabledBoolean.ENABLED_TRUE.toString())
        && rule.isMainAgendaGroup()
        && rule.getActivationGroup() == null
        && rule.getRuleFlowGroup() == null
        && rule.getTimer() == null
        && rule.getCalendars() == null
        && rule.getDateEffective() == null
        && rule.getDateExpires() == null
        && !rule.isLockOnActive()
        && !rule.getAutoFocus()
        && !rule.hasNamedConsequences();
  }
}
