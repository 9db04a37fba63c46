package dev.runesheet.why;

import dev.runesheet.spelling.Capital;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.why.EvaluatedGuard.Value;
import dev.runesheet.why.NotedTests.Noted;
import dev.runesheet.word.Property;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
record GuardReader(ValueResolver values) {

  /** A boolean accessor of an entity, as guards are generated and tables have them. */
  private static final Pattern ACCESSOR =
      Pattern.compile(
          "(?:\\$r\\.)?(\\w+)\\.(above|below|atLeast|atMost|equal|carries)\\s*\\("
              + "\\s*\"([^\"]*)\"\\s*,\\s*(\"[^\"]*\"|-?[\\w.]+)\\s*\\)");

  /** The accessor that tells whether an entity has a status. */
  private static final Pattern STATUS =
      Pattern.compile("(?:\\$r\\.)?(\\w+)\\.hasStatus\\s*\\(\\s*\"([^\"]*)\"\\s*\\)");

  /** The answer of a test that an earlier block has worked out. */
  private static final Pattern NOTED = Pattern.compile("(?:\\$r\\.)?noted\\s*\\(\\s*(\\d+)\\s*\\)");

  private static final Map<String, String> RELATIONS =
      Map.of(
          "above", ">", "below", "<", "atLeast", "≥", "atMost", "≤", "equal", "=", "carries", "is");

  private static final Map<String, String> OPPOSITES =
      Map.of(
          "above", "≤", "below", "≥", "atLeast", "<", "atMost", ">", "equal", "≠", "carries",
          "is not");

  /**
   * The conditions of a rule besides the name of the block.
   *
   * @param tests what earlier blocks worked out and noted, by number
   */
  List<EvaluatedGuard> guards(
      Rule rule, Reaction reaction, FactHandle handle, Map<Integer, Noted> tests) {
    List<EvaluatedGuard> guards = new ArrayList<>();
    for (AlphaNodeFieldConstraint constraint : constraints((RuleImpl) rule)) {
      Noted noted = noted(constraint.toString(), tests);
      guards.addAll(
          noted == null ? List.of(guard(constraint, reaction, handle, tests)) : noted.parts());
    }
    return guards;
  }

  /** The constraints of a rule on its reaction, besides that on the name of the block. */
  private static List<AlphaNodeFieldConstraint> constraints(RuleImpl rule) {
    return rule.getLhs().getChildren().stream()
        .filter(GuardReader::isOfReaction)
        .flatMap(element -> ((org.drools.base.rule.Pattern) element).getConstraints().stream())
        .filter(one -> one instanceof AlphaNodeFieldConstraint && !isName(one))
        .map(AlphaNodeFieldConstraint.class::cast)
        .toList();
  }

  private static boolean isOfReaction(RuleConditionElement element) {
    return element instanceof org.drools.base.rule.Pattern pattern
        && pattern.getObjectType() instanceof ClassObjectType type
        && type.getClassType() == Reaction.class;
  }

  private static boolean isName(Constraint constraint) {
    return constraint instanceof IndexableConstraint indexable
        && indexable.getField() != null
        && indexable.getField().getValue() instanceof String;
  }

  private EvaluatedGuard guard(
      AlphaNodeFieldConstraint constraint,
      Reaction reaction,
      FactHandle handle,
      Map<Integer, Noted> tests) {
    String expression = constraint.toString();
    boolean holds = constraint.isAllowed(handle, values);
    Set<Value> found = new LinkedHashSet<>();
    Matcher noted = NOTED.matcher(expression);
    while (noted.find()) {
      Noted test = tests.get(Integer.valueOf(noted.group(1)));
      found.addAll(test == null ? List.of() : test.whole().values());
    }
    Matcher accessor = ACCESSOR.matcher(expression);
    while (accessor.find()) {
      value(accessor, reaction).ifPresent(found::add);
    }
    return new EvaluatedGuard(words(expression, tests), holds, List.copyOf(found));
  }

  /** The noted test whose answer an expression asks for, and no more; null for other ones. */
  private static Noted noted(String expression, Map<Integer, Noted> tests) {
    Matcher noted = NOTED.matcher(expression.strip());
    return noted.matches() ? tests.get(Integer.valueOf(noted.group(1))) : null;
  }

  private static Optional<Value> value(Matcher accessor, Reaction reaction) {
    Entity entity = role(accessor.group(1), reaction);
    String name = accessor.group(3);
    String of = asked(accessor);
    if (entity != null && accessor.group(2).equals("carries")) {
      String word = entity.wordOf(name);
      return Optional.of(new Value(of, word.isEmpty() ? "nothing" : word));
    }
    return entity != null && entity.has(name)
        ? Optional.of(new Value(of, Numbers.plain(entity.stat(name))))
        : Optional.empty();
  }

  /** The property or number asked of a role, in the words of conditions. */
  private static String asked(Matcher accessor) {
    boolean word = accessor.group(2).equals("carries");
    String name = word ? Property.called(accessor.group(3)) : accessor.group(3);
    return name + " of " + accessor.group(1);
  }

  /** The entity of a role, or null if the reaction has no such role now. */
  private static Entity role(String role, Reaction reaction) {
    String getter = "get" + Capital.first(role);
    try {
      Object found = Reaction.class.getMethod(getter).invoke(reaction);
      return found instanceof Entity entity ? entity : null;
    } catch (InvocationTargetException refused) {
      if (refused.getCause() instanceof Error fatal) {
        throw fatal;
      }
      return null;
    } catch (NoSuchMethodException | IllegalAccessException none) {
      return null;
    }
  }

  /** True if an expression asks for something of an entity, as conditions of effects do. */
  static boolean asks(String expression) {
    return ACCESSOR.matcher(expression).find() || STATUS.matcher(expression).find();
  }

  /** {@code mana of self > 4} for {@code self.above("mana", 4.0)}. */
  static String words(String expression) {
    return words(expression, Map.of());
  }

  private static String words(String expression, Map<Integer, Noted> tests) {
    return GuardExpression.words(expression, (test, holds) -> words(test, holds, tests));
  }

  private static String words(String test, boolean holds, Map<Integer, Noted> tests) {
    Matcher accessor = ACCESSOR.matcher(test);
    if (accessor.matches()) {
      String of = asked(accessor);
      String relation = (holds ? RELATIONS : OPPOSITES).get(accessor.group(2));
      return of + " " + relation + " " + number(accessor.group(4).replace("\"", ""));
    }
    Matcher status = STATUS.matcher(test);
    if (status.matches()) {
      return status.group(1) + (holds ? " has " : " does not have ") + status.group(2);
    }
    if (test.matches("more == (true|false)")) {
      return test.endsWith("true") == holds ? "there is one more" : "there is no more";
    }
    Noted noted = noted(test, tests);
    String said = noted == null ? test.replaceAll("\\s+", " ") : noted.whole().text();
    return holds ? said : "not (" + said + ")";
  }

  private static String number(String text) {
    try {
      return Numbers.plain(Double.parseDouble(text));
    } catch (NumberFormatException word) {
      return text;
    }
  }
}
