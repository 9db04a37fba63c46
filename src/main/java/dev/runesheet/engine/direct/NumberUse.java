package dev.runesheet.engine.direct;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.reading.Reads;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
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

  /** The words of conditions that name no property. */
  private static final Set<String> OPERATORS =
      Set.of(
          "this",
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

  /** The texts in conditions. */
  static final java.util.regex.Pattern TEXT =
      java.util.regex.Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'");

  /** The entities that other facts have; what such a fact has itself is no number of one. */
  private static final java.util.regex.Pattern OF_ENTITY =
      java.util.regex.Pattern.compile("\\b(target|counted)\\b");

  private static final java.util.regex.Pattern NAME =
      java.util.regex.Pattern.compile("(?<![\\w$])[a-z]\\w*");

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
    return pattern.getConstraints().stream().anyMatch(one -> in(one, type))
        || pattern.getInnerDeclarations().values().stream().anyMatch(one -> in(one, type));
  }

  private boolean in(Constraint constraint, Class<?> type) {
    boolean entity = mayBeEntity(type);
    Set<Class<?>> types = withEntity(type);
    for (Declaration required : constraint.getRequiredDeclarations()) {
      entity |= Entity.class.isAssignableFrom(required.getDeclarationClass());
      types.add(required.getDeclarationClass());
    }
    Declaration[] variables = constraint.getRequiredDeclarations();
    return reads(constraint.toString(), strict && entity, types, variables);
  }

  private boolean in(Declaration bound, Class<?> type) {
    boolean entity = mayBeEntity(type);
    Object value = bound.getExtractor();
    boolean whole =
        value instanceof PatternExtractor || value instanceof SelfReferenceClassFieldReader;
    String text = text(bound);
    return !whole
        && (entity || OF_ENTITY.matcher(text).find())
        && reads(text, strict && entity, withEntity(type), new Declaration[0]);
  }

  private static Set<Class<?>> withEntity(Class<?> type) {
    return new HashSet<>(List.of(Entity.class, type));
  }

  private static boolean mayBeEntity(Class<?> type) {
    return Entity.class.isAssignableFrom(type) || type.isAssignableFrom(Entity.class);
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

  /**
   * True if a condition reads numbers.
   *
   * @param types the classes of the facts that it looks at, or may
   */
  private static boolean reads(
      String condition, boolean strict, Set<Class<?>> types, Declaration[] variables) {
    Matcher names = NAME.matcher(TEXT.matcher(condition).replaceAll("\"\""));
    while (names.find()) {
      String name = names.group();
      Set<Reads.Part> read =
          types.stream()
              .flatMap(type -> FactReads.of(type, name).stream())
              .collect(Collectors.toSet());
      if (read.contains(Reads.Part.NUMBERS)
          || strict && read.isEmpty() && !isPlain(name, variables)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPlain(String name, Declaration[] variables) {
    return OPERATORS.contains(name)
        || List.of(variables).stream().anyMatch(one -> one.getIdentifier().equals(name));
  }
}
