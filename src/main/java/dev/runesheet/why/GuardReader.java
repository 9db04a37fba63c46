package dev.runesheet.why;

import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.why.GuardCheck.Value;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.drools.base.base.ClassObjectType;
import org.drools.base.base.ValueResolver;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.IndexableConstraint;
import org.drools.base.rule.RuleConditionElement;
import org.drools.base.rule.constraint.AlphaNodeFieldConstraint;
import org.drools.base.rule.constraint.Constraint;
import org.kie.api.definition.rule.Rule;
import org.kie.api.runtime.rule.FactHandle;

/**
 * Looks at the conditions of a rule on a reaction, as the rule itself has them. Works with rules of
 * both of Drools' builds.
 */
final class GuardReader {

  /** A boolean accessor of an entity, as guards are generated and tables have them. */
  private static final Pattern ACCESSOR =
      Pattern.compile(
          "(?:\\$r\\.)?(\\w+)\\.(above|below|equal|carries)\\s*\\("
              + "\\s*\"([^\"]*)\"\\s*,\\s*(\"[^\"]*\"|-?[\\w.]+)\\s*\\)");

  private static final Map<String, String> RELATIONS =
      Map.of("above", ">", "below", "<", "equal", "=", "carries", "is");

  private final ValueResolver values;

  GuardReader(ValueResolver values) {
    this.values = values;
  }

  /** The conditions of a rule besides the name of the block. */
  List<GuardCheck> guards(Rule rule, Reaction reaction, FactHandle handle) {
    List<GuardCheck> guards = new ArrayList<>();
    for (RuleConditionElement element : ((RuleImpl) rule).getLhs().getChildren()) {
      if (element instanceof org.drools.base.rule.Pattern pattern
          && pattern.getObjectType() instanceof ClassObjectType type
          && type.getClassType() == Reaction.class) {
        for (Constraint constraint : pattern.getConstraints()) {
          if (constraint instanceof AlphaNodeFieldConstraint alpha && !isName(constraint)) {
            guards.add(guard(alpha, reaction, handle));
          }
        }
      }
    }
    return guards;
  }

  private static boolean isName(Constraint constraint) {
    return constraint instanceof IndexableConstraint indexable
        && indexable.getField() != null
        && indexable.getField().getValue() instanceof String;
  }

  private GuardCheck guard(
      AlphaNodeFieldConstraint constraint, Reaction reaction, FactHandle handle) {
    String expression = constraint.toString();
    boolean holds = constraint.isAllowed(handle, values);
    Matcher accessor = ACCESSOR.matcher(expression);
    List<Value> found = new ArrayList<>();
    while (accessor.find()) {
      value(accessor, reaction, found);
    }
    return new GuardCheck(words(expression), holds, found);
  }

  private static void value(Matcher accessor, Reaction reaction, List<Value> found) {
    Entity entity = role(accessor.group(1), reaction);
    String name = accessor.group(3);
    if (entity != null && entity.has(name) && !accessor.group(2).equals("carries")) {
      found.add(new Value(name + " of " + accessor.group(1), Numbers.plain(entity.stat(name))));
    }
  }

  /** The entity of a role, or null if the reaction has no such role now. */
  private static Entity role(String role, Reaction reaction) {
    String getter = "get" + Character.toUpperCase(role.charAt(0)) + role.substring(1);
    try {
      Object found = Reaction.class.getMethod(getter).invoke(reaction);
      return found instanceof Entity entity ? entity : null;
    } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException none) {
      return null;
    }
  }

  /** {@code mana of self > 4} for {@code self.above("mana", 4.0)}. */
  static String words(String expression) {
    Matcher accessor = ACCESSOR.matcher(expression);
    String words =
        accessor.replaceAll(
            found ->
                Matcher.quoteReplacement(
                    found.group(3)
                        + " of "
                        + found.group(1)
                        + " "
                        + RELATIONS.get(found.group(2))
                        + " "
                        + number(found.group(4).replace("\"", ""))));
    return words
        .replaceAll("!\\s*\\(\\s*(.*)\\s*\\)$", "not ($1)")
        .replaceAll("^!(.*)$", "not ($1)")
        .replace("&&", "and")
        .replace("||", "or")
        .replaceAll("\\s+", " ")
        .replace(" )", ")")
        .strip();
  }

  private static String number(String text) {
    try {
      return Numbers.plain(Double.parseDouble(text));
    } catch (NumberFormatException word) {
      return text;
    }
  }
}
