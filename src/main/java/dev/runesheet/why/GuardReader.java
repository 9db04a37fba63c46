package dev.runesheet.why;

import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.spelling.Capital;
import dev.runesheet.why.GuardCheck.Value;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
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
 * The evaluation of a rule's conditions on a reaction, by the rule's own constraints. It works with
 * rules of both of Drools' builds.
 */
final class GuardReader {

  /** A boolean accessor of an entity, as guards are generated and tables have them. */
  private static final Pattern ACCESSOR =
      Pattern.compile(
          "(!?)\\s*(?:\\$r\\.)?(\\w+)\\.(above|below|atLeast|atMost|equal|carries)\\s*\\("
              + "\\s*\"([^\"]*)\"\\s*,\\s*(\"[^\"]*\"|-?[\\w.]+)\\s*\\)");

  /** The answer of a test that an earlier block has worked out. */
  private static final Pattern NOTED = Pattern.compile("(?:\\$r\\.)?noted\\s*\\(\\s*(\\d+)\\s*\\)");

  private static final Map<String, String> RELATIONS =
      Map.of(
          "above", ">", "below", "<", "atLeast", "≥", "atMost", "≤", "equal", "=", "carries", "is");

  private static final Map<String, String> OPPOSITES =
      Map.of(
          "above", "≤", "below", "≥", "atLeast", "<", "atMost", ">", "equal", "≠", "carries",
          "is not");

  /** The opposite of an opposite, as the else of a branch on one has it. */
  private static final Pattern DOUBLE_NOT = Pattern.compile("^!\\s*\\(\\s*!([^&|]*)\\)$");

  private final ValueResolver values;

  GuardReader(ValueResolver values) {
    this.values = values;
  }

  /**
   * The conditions of a rule besides the name of the block.
   *
   * @param tests what earlier blocks worked out and noted, by number
   */
  List<GuardCheck> guards(
      Rule rule, Reaction reaction, FactHandle handle, Map<Integer, GuardCheck> tests) {
    List<GuardCheck> guards = new ArrayList<>();
    for (RuleConditionElement element : ((RuleImpl) rule).getLhs().getChildren()) {
      if (element instanceof org.drools.base.rule.Pattern pattern
          && pattern.getObjectType() instanceof ClassObjectType type
          && type.getClassType() == Reaction.class) {
        for (Constraint constraint : pattern.getConstraints()) {
          if (constraint instanceof AlphaNodeFieldConstraint alpha && !isName(constraint)) {
            guards.add(guard(alpha, reaction, handle, tests));
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
      AlphaNodeFieldConstraint constraint,
      Reaction reaction,
      FactHandle handle,
      Map<Integer, GuardCheck> tests) {
    String expression = constraint.toString();
    boolean holds = constraint.isAllowed(handle, values);
    Matcher noted = NOTED.matcher(expression);
    if (noted.find() && tests.containsKey(Integer.valueOf(noted.group(1)))) {
      GuardCheck test = tests.get(Integer.valueOf(noted.group(1)));
      String words = noted.replaceAll(Matcher.quoteReplacement(test.text()));
      return new GuardCheck(words(words), holds, test.values());
    }
    Matcher accessor = ACCESSOR.matcher(expression);
    List<Value> found = new ArrayList<>();
    while (accessor.find()) {
      value(accessor, reaction, found);
    }
    return new GuardCheck(words(expression), holds, found);
  }

  private static void value(Matcher accessor, Reaction reaction, List<Value> found) {
    Entity entity = role(accessor.group(2), reaction);
    String name = accessor.group(4);
    String of = name + " of " + accessor.group(2);
    if (entity != null && accessor.group(3).equals("carries")) {
      String word = entity.wordOf(name);
      found.add(new Value(of, word.isEmpty() ? "nothing" : word));
    } else if (entity != null && entity.has(name)) {
      found.add(new Value(of, Numbers.plain(entity.stat(name))));
    }
  }

  /** The entity of a role, or null if the reaction has no such role now. */
  private static Entity role(String role, Reaction reaction) {
    String getter = "get" + Capital.first(role);
    try {
      Object found = Reaction.class.getMethod(getter).invoke(reaction);
      return found instanceof Entity entity ? entity : null;
    } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException none) {
      return null;
    }
  }

  /** {@code mana of self > 4} for {@code self.above("mana", 4.0)}. */
  static String words(String expression) {
    String once = DOUBLE_NOT.matcher(expression.strip()).replaceFirst("$1");
    return ACCESSOR
        .matcher(once)
        .replaceAll(found -> Matcher.quoteReplacement(words(found)))
        .replaceAll("!\\s*\\(\\s*(.*)\\s*\\)$", "not ($1)")
        .replaceAll("^!(.*)$", "not ($1)")
        .replace("more == true", "there is one more")
        .replace("more == false", "there is no more")
        .replace("&&", "and")
        .replace("||", "or")
        .replaceAll("\\s+", " ")
        .replace(" )", ")")
        .strip();
  }

  private static String words(MatchResult found) {
    Map<String, String> relations = found.group(1).isEmpty() ? RELATIONS : OPPOSITES;
    String value = number(found.group(5).replace("\"", ""));
    String of = found.group(4) + " of " + found.group(2);
    return of + " " + relations.get(found.group(3)) + " " + value;
  }

  private static String number(String text) {
    try {
      return Numbers.plain(Double.parseDouble(text));
    } catch (NumberFormatException word) {
      return text;
    }
  }
}
