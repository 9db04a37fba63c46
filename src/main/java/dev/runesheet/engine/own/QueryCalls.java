package dev.runesheet.engine.own;

import dev.runesheet.engine.rules.index.RuleConditions;
import dev.runesheet.spi.fact.Fact;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.drools.base.definitions.rule.impl.QueryImpl;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.Declaration;
import org.drools.base.rule.IndexableConstraint;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.QueryArgument;
import org.drools.base.rule.QueryElement;
import org.drools.base.rule.RuleConditionElement;
import org.drools.util.ClassUtils;
import org.kie.api.KieBase;

/**
 * The arguments with which rules call queries: Drools compares neither their number nor the types
 * of literals with the parameters.
 */
record QueryCalls(KieBase base) {

  /** The largest numbers of the types of whole ones. */
  private static final Map<Class<?>, Long> WHOLE =
      Map.of(
          Byte.class, (long) Byte.MAX_VALUE,
          Short.class, (long) Short.MAX_VALUE,
          Integer.class, (long) Integer.MAX_VALUE,
          Long.class, Long.MAX_VALUE);

  /** The words for what is wrong with a rule's calls, and with what a query binds. */
  List<String> wrong(RuleImpl rule) {
    if (isStripped(rule)) {
      return List.of(
          "has lost its conditions when KIE updated its container: take the rules of a new one");
    }
    Stream<String> bound =
        rule instanceof QueryImpl query
            ? Arrays.stream(query.getParameters()).flatMap(one -> misbound(query, one))
            : Stream.empty();
    return Stream.concat(bound, calls(rule.getLhs()).flatMap(this::wrong)).distinct().toList();
  }

  /** True for a query of which Drools has kept nothing but its name. */
  private static boolean isStripped(RuleImpl rule) {
    return rule instanceof QueryImpl && rule.getLhs().getChildren().isEmpty();
  }

  /** A parameter that a query binds to values of another type. */
  private static Stream<String> misbound(QueryImpl query, Declaration parameter) {
    return RuleConditions.patterns(query.getLhs())
        .flatMap(pattern -> bound(pattern, parameter))
        .filter(of -> !mayFit(of, parameter.getDeclarationClass()))
        .map(
            of ->
                String.format(
                    Locale.ROOT,
                    "binds its parameter '%s', whose type is %s, to %s",
                    parameter.getIdentifier(),
                    parameter.getDeclarationClass().getSimpleName(),
                    shown(of)));
  }

  private static Stream<Class<?>> bound(Pattern pattern, Declaration parameter) {
    return constraints(pattern)
        .filter(one -> one.isUnification() && names(one.getRequiredDeclarations(), parameter))
        .map(one -> one.getFieldExtractor().getExtractToClass());
  }

  private static Stream<QueryElement> calls(RuleConditionElement element) {
    Stream<QueryElement> nested = element.getNestedElements().stream().flatMap(QueryCalls::calls);
    return element instanceof QueryElement call ? Stream.concat(Stream.of(call), nested) : nested;
  }

  private Stream<String> wrong(QueryElement call) {
    return query(call.getQueryName()).stream().flatMap(query -> wrong(call, query));
  }

  private Optional<QueryImpl> query(String name) {
    return base.getKiePackages().stream()
        .flatMap(pack -> pack.getRules().stream())
        .filter(QueryImpl.class::isInstance)
        .map(QueryImpl.class::cast)
        .filter(query -> query.getName().equals(name) && !isStripped(query))
        .findFirst();
  }

  private Stream<String> wrong(QueryElement call, QueryImpl query) {
    QueryArgument[] given = call.getArguments();
    Declaration[] parameters = query.getParameters();
    return IntStream.range(0, Math.min(given.length, parameters.length))
        .mapToObj(at -> wrong(given[at], parameters[at], query))
        .flatMap(Optional::stream);
  }

  private Optional<String> wrong(QueryArgument given, Declaration parameter, QueryImpl query) {
    String of =
        String.format(
            Locale.ROOT, "'%s' of query (%s)", parameter.getIdentifier(), query.getName());
    if (givesNothing(given) && isNeeded(query, parameter)) {
      return Optional.of("gives nothing for the parameter " + of);
    }
    if (given instanceof QueryArgument.Var && !binds(query.getLhs(), parameter)) {
      return Optional.of("takes the parameter " + of + ", which the query never binds");
    }
    return misfit(given, parameter.getDeclarationClass())
        .map(
            what ->
                String.format(
                    Locale.ROOT,
                    "gives %s for the parameter %s, whose type is %s",
                    what,
                    of,
                    parameter.getDeclarationClass().getSimpleName()));
  }

  private static boolean givesNothing(QueryArgument given) {
    return given == null
        || given instanceof QueryArgument.Null
        || given instanceof QueryArgument.Literal literal && literal.getValue(null, null) == null;
  }

  /** True if a query compares a parameter with what is never null, or cannot without a number. */
  private boolean isNeeded(QueryImpl query, Declaration parameter) {
    boolean number = parameter.getDeclarationClass().isPrimitive() && reads(query, parameter);
    return number && !binds(query.getLhs(), parameter)
        || isCompared(query, parameter, new HashSet<>());
  }

  /** True if a query binds a parameter to a fact or a number in each of its results. */
  private boolean isCompared(QueryImpl query, Declaration parameter, Set<String> looked) {
    return looked.add(query.getName())
        && query.getLhs().getChildren().stream()
            .anyMatch(
                part ->
                    part instanceof Pattern pattern && isCompared(pattern, parameter)
                        || part instanceof QueryElement call
                            && isCompared(call, parameter, looked));
  }

  private static boolean isCompared(Pattern pattern, Declaration parameter) {
    return constraints(pattern)
        .filter(one -> one.isUnification() && names(one.getRequiredDeclarations(), parameter))
        .map(IndexableConstraint::getFieldExtractor)
        .anyMatch(of -> of.isSelfReference() || of.getExtractToClass().isPrimitive());
  }

  private boolean isCompared(QueryElement call, Declaration parameter, Set<String> looked) {
    QueryArgument[] given = call.getArguments();
    return query(call.getQueryName()).stream()
        .anyMatch(
            called ->
                IntStream.range(0, Math.min(given.length, called.getParameters().length))
                    .filter(at -> passesOn(given[at], parameter))
                    .anyMatch(at -> isCompared(called, called.getParameters()[at], looked)));
  }

  private static boolean passesOn(QueryArgument given, Declaration parameter) {
    return given instanceof QueryArgument.Declr one
        && one.getDeclaration().getIdentifier().equals(parameter.getIdentifier());
  }

  /** The words for what is given and cannot be the value of a type; empty if it may be. */
  private static Optional<String> misfit(QueryArgument given, Class<?> type) {
    if (given instanceof QueryArgument.Literal literal) {
      Object value = literal.getValue(null, null);
      return fits(value, type) ? Optional.empty() : Optional.of(shown(value));
    }
    return QueryArgumentType.type(given).filter(of -> !mayFit(of, type)).map(QueryCalls::shown);
  }

  /** A type in words; MVEL tells only that a sum is a number, not of which type. */
  private static String shown(Class<?> type) {
    return Number.class.isAssignableFrom(ClassUtils.convertFromPrimitiveType(type))
        ? "a number"
        : "a value of " + type.getSimpleName();
  }

  private static String shown(Object value) {
    return value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
  }

  /** True if a value may be that of a parameter; also where that is not certain. */
  private static boolean fits(Object value, Class<?> type) {
    if (value == null) {
      return !type.isPrimitive();
    }
    Class<?> boxed = ClassUtils.convertFromPrimitiveType(type);
    return value instanceof Number number && Number.class.isAssignableFrom(boxed)
        ? isOf(number, boxed)
        : boxed.isInstance(value) || !isCertain(boxed);
  }

  /** True if a type has a number: whole ones have none with a part or beyond their range. */
  private static boolean isOf(Number number, Class<?> boxed) {
    long range = WHOLE.getOrDefault(boxed, Long.MAX_VALUE);
    double value = number.doubleValue();
    return !WHOLE.containsKey(boxed)
        || value == Math.rint(value) && value >= -(double) range - 1 && value <= range;
  }

  private static boolean mayFit(Class<?> given, Class<?> type) {
    Class<?> boxed = ClassUtils.convertFromPrimitiveType(type);
    Class<?> of = ClassUtils.convertFromPrimitiveType(given);
    boolean numbers = Number.class.isAssignableFrom(boxed) && Number.class.isAssignableFrom(of);
    return numbers
        || boxed.isInterface() && of.isInterface()
        || boxed.isAssignableFrom(of)
        || of.isAssignableFrom(boxed)
        || !isCertain(boxed)
        || !isCertain(of);
  }

  /** True if it is certain that a value of a type is none of another. */
  private static boolean isCertain(Class<?> boxed) {
    return Number.class.isAssignableFrom(boxed)
        || boxed == String.class
        || boxed == Boolean.class
        || Fact.class.isAssignableFrom(boxed);
  }

  /** True if a query gives a parameter a value, or may. */
  private static boolean binds(RuleConditionElement element, Declaration parameter) {
    boolean binds =
        element instanceof QueryElement call
            ? names(call.getRequiredDeclarations(), parameter)
            : element instanceof Pattern pattern
                && constraints(pattern)
                    .anyMatch(
                        one ->
                            one.isUnification() && names(one.getRequiredDeclarations(), parameter));
    return binds
        || element.getNestedElements().stream().anyMatch(nested -> binds(nested, parameter));
  }

  private static boolean reads(QueryImpl query, Declaration parameter) {
    return RuleConditions.patterns(query.getLhs())
        .flatMap(QueryCalls::constraints)
        .anyMatch(one -> names(one.getRequiredDeclarations(), parameter));
  }

  private static Stream<IndexableConstraint> constraints(Pattern pattern) {
    return pattern.getConstraints().stream()
        .filter(IndexableConstraint.class::isInstance)
        .map(IndexableConstraint.class::cast);
  }

  private static boolean names(Declaration[] required, Declaration parameter) {
    return Arrays.stream(required)
        .anyMatch(one -> one.getIdentifier().equals(parameter.getIdentifier()));
  }
}
