package dev.runesheet.engine.direct;

import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import org.drools.base.base.extractors.SelfReferenceClassFieldReader;
import org.drools.base.rule.Declaration;
import org.drools.base.rule.GroupElement;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.RuleConditionElement;
import org.drools.base.rule.accessor.PatternExtractor;
import org.drools.base.rule.constraint.Constraint;

/**
 * The use of numbers of entities in the conditions of rules.
 *
 * @param lasting tells which classes of facts are not only there while they are shown
 * @param strict whether all counts of which it is not certain that it reads no number
 */
record NumberUse(Predicate<Class<?>> lasting, boolean strict) {

  /** The ways in which each entity gives its numbers, and statuses, of which no rule is told. */
  private static final Set<String> NUMBERS =
      Set.of(
          "stat",
          "above",
          "below",
          "atLeast",
          "atMost",
          "equal",
          "hasStatus",
          "base",
          "contributions",
          "candidates");

  /** The other properties of entities, of whose changes rules are told. */
  private static final Set<String> TOLD =
      Set.of(
          "this",
          "id",
          "kind",
          "definition",
          "name",
          "controller",
          "zone",
          "position",
          "present",
          "anchor",
          "contested",
          "reachable",
          "has",
          "schema",
          "carries",
          "wordOf",
          "shares");

  /** The words of conditions that name no property. */
  private static final Set<String> OPERATORS =
      Set.of(
          "in",
          "not",
          "contains",
          "excludes",
          "memberOf",
          "matches",
          "soundslike",
          "str",
          "null",
          "true",
          "false",
          "instanceof",
          "new",
          "equals",
          "startsWith",
          "endsWith",
          "isEmpty");

  private static final java.util.regex.Pattern TEXT =
      java.util.regex.Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'");

  /** The entities that other facts have; what such a fact has itself is no number of one. */
  private static final java.util.regex.Pattern OF_ENTITY =
      java.util.regex.Pattern.compile("\\b(target|counted)\\b");

  private static final java.util.regex.Pattern NAME =
      java.util.regex.Pattern.compile("(?<![\\w$])[a-z]\\w*");

  /** True if a method of an entity gives a number, whatever the entity's class. */
  static boolean isNumber(String method) {
    return NUMBERS.contains(method);
  }

  /** True if conditions look at numbers. */
  boolean in(RuleConditionElement element) {
    if (element instanceof Pattern pattern && inPattern(pattern)) {
      return true;
    }
    boolean other = !(element instanceof Pattern) && !(element instanceof GroupElement);
    return strict && other || element.getNestedElements().stream().anyMatch(this::in);
  }

  private boolean inPattern(Pattern pattern) {
    Class<?> type = RuleFacts.type(pattern);
    if (pattern.getSource() == null && !lasting.test(type)) {
      return false; // It is compared as it is shown.
    }
    boolean entity = Entity.class.isAssignableFrom(type) || type.isAssignableFrom(Entity.class);
    return pattern.getConstraints().stream().anyMatch(one -> in(one, entity))
        || pattern.getInnerDeclarations().values().stream().anyMatch(one -> in(one, entity));
  }

  private boolean in(Constraint constraint, boolean ofEntity) {
    boolean entity = ofEntity;
    for (Declaration required : constraint.getRequiredDeclarations()) {
      entity |= Entity.class.isAssignableFrom(required.getDeclarationClass());
    }
    return reads(constraint.toString(), strict && entity, constraint.getRequiredDeclarations());
  }

  private boolean in(Declaration bound, boolean ofEntity) {
    Object value = bound.getExtractor();
    boolean whole =
        value instanceof PatternExtractor || value instanceof SelfReferenceClassFieldReader;
    String text = text(bound);
    return !whole
        && (ofEntity || OF_ENTITY.matcher(text).find())
        && reads(text, strict && ofEntity, new Declaration[0]);
  }

  /** The expression that a variable stands for. */
  private static String text(Declaration bound) {
    String text = bound.getExtractor().toString();
    int field = text.lastIndexOf(" field=");
    int expression = text.indexOf("expr=");
    int end = text.lastIndexOf(", typesafe=");
    if (expression >= 0) {
      return text.substring(expression + "expr=".length(), end < 0 ? text.length() : end);
    }
    return field < 0 ? text : text.substring(field + " field=".length(), text.length() - 1);
  }

  private static boolean reads(String condition, boolean strict, Declaration[] variables) {
    Matcher names = NAME.matcher(TEXT.matcher(condition).replaceAll("\"\""));
    while (names.find()) {
      String name = property(names.group());
      if (NUMBERS.contains(name) || strict && !isTold(name, variables)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTold(String name, Declaration[] variables) {
    return TOLD.contains(name)
        || OPERATORS.contains(name)
        || List.of(variables).stream().anyMatch(one -> one.getIdentifier().equals(name));
  }

  private static String property(String name) {
    for (String prefix : List.of("get", "is")) {
      if (name.length() > prefix.length()
          && name.startsWith(prefix)
          && Character.isUpperCase(name.charAt(prefix.length()))) {
        int first = prefix.length();
        return Character.toLowerCase(name.charAt(first)) + name.substring(first + 1);
      }
    }
    return name;
  }
}
