package dev.runesheet.engine.own;

import dev.runesheet.engine.rules.RuleConditions;
import dev.runesheet.spi.fact.Fact;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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

  /** The words for what is wrong with a rule's calls. */
  List<String> wrong(RuleImpl rule) {
    return calls(rule.getLhs()).flatMap(this::wrong).distinct().toList();
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
        .filter(query -> query.getName().equals(name))
        .findFirst();
  }

  private static Stream<String> wrong(QueryElement call, QueryImpl query) {
    QueryArgument[] given = call.getArguments();
    Declaration[] parameters = query.getParameters();
    return IntStream.range(0, Math.min(given.length, parameters.length))
        .mapToObj(at -> wrong(given[at], parameters[at], query))
        .flatMap(Optional::stream);
  }

  private static Optional<String> wrong(
      QueryArgument given, Declaration parameter, QueryImpl query) {
    String of =
        String.format(
            Locale.ROOT, "'%s' of query (%s)", parameter.getIdentifier(), query.getName());
    if (given instanceof QueryArgument.Literal literal) {
      Object value = literal.getValue(null, null);
      return fits(value, parameter.getDeclarationClass())
          ? Optional.empty()
          : Optional.of(
              "gives "
                  + shown(value)
                  + " for the parameter "
                  + of
                  + ", whose type is "
                  + parameter.getDeclarationClass().getSimpleName());
    }
    if (given instanceof QueryArgument.Var && !binds(query.getLhs(), parameter)) {
      return Optional.of("takes the parameter " + of + ", which the query never binds");
    }
    boolean needed = parameter.getDeclarationClass().isPrimitive() && reads(query, parameter);
    return given == null && needed && !binds(query.getLhs(), parameter)
        ? Optional.of("gives nothing for the parameter " + of)
        : Optional.empty();
  }

  private static String shown(Object value) {
    return value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
  }

  /** True if a value may be that of a parameter; also where that is not certain. */
  private static boolean fits(Object value, Class<?> type) {
    Class<?> boxed = ClassUtils.convertFromPrimitiveType(type);
    if (value == null) {
      return !type.isPrimitive();
    }
    boolean certain =
        Number.class.isAssignableFrom(boxed)
            || boxed == String.class
            || boxed == Boolean.class
            || Fact.class.isAssignableFrom(boxed);
    return !certain
        || boxed.isInstance(value)
        || Number.class.isAssignableFrom(boxed) && value instanceof Number;
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
