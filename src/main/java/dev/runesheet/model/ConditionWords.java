package dev.runesheet.model;

import dev.runesheet.spelling.Series;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The words of conditions of several parts, joined the way people do: "its burn is from 2 to 5".
 */
final class ConditionWords {

  private ConditionWords() {}

  static String not(Condition of) {
    if (of instanceof Condition.Comparison comparison) {
      return comparison.left() + " " + opposite(comparison);
    }
    if (of instanceof Condition.Any any && subject(any.of()).isPresent() && allEqual(any.of())) {
      return subject(any.of()).get() + " is none of " + numbers(any.of(), " and ");
    }
    if (of instanceof Condition.All all && range(all.of()) != null) {
      return left(of).orElseThrow() + " is not " + range(all.of());
    }
    return "not (" + of + ")";
  }

  static String all(List<Condition> of) {
    String range = range(of);
    return range == null
        ? Condition.joined(of, " and ")
        : left(of.get(0)).orElseThrow() + " is " + range;
  }

  static String any(List<Condition> of) {
    Optional<Value> subject = subject(of);
    if (of.size() < 2 || subject.isEmpty()) {
      return "(" + Condition.joined(of, " or ") + ")";
    }
    return allEqual(of)
        ? subject.get() + " is " + numbers(of, " or ")
        : of.stream()
            .map(ConditionWords::predicate)
            .collect(Collectors.joining(" or ", "(" + subject.get() + " ", ")"));
  }

  private static String opposite(Condition.Comparison comparison) {
    return switch (comparison.relation()) {
          case ABOVE -> "is at most ";
          case BELOW -> "is at least ";
          case EQUAL -> "is not ";
        }
        + comparison.right();
  }

  private static boolean allEqual(List<Condition> of) {
    return of.stream()
        .allMatch(
            one ->
                one instanceof Condition.Comparison comparison
                    && comparison.relation() == Condition.Relation.EQUAL);
  }

  private static String numbers(List<Condition> of, String last) {
    List<String> numbers =
        of.stream().map(one -> ((Condition.Comparison) one).right().toString()).toList();
    return Series.of(numbers, last);
  }

  /** The value that all of several conditions compare, if they all compare one and the same. */
  private static Optional<Value> subject(List<Condition> of) {
    List<Optional<Value>> values = of.stream().map(ConditionWords::left).distinct().toList();
    return values.size() == 1 ? values.get(0) : Optional.empty();
  }

  private static Optional<Value> left(Condition one) {
    if (one instanceof Condition.Comparison comparison) {
      return Optional.of(comparison.left());
    }
    if (one instanceof Condition.Not not && not.of() instanceof Condition.Comparison comparison) {
      return Optional.of(comparison.left());
    }
    return one instanceof Condition.All all && range(all.of()) != null
        ? left(all.of().get(0))
        : Optional.empty();
  }

  /** The predicate about the value that a condition compares. */
  private static String predicate(Condition one) {
    if (one instanceof Condition.All all) {
      return "is " + range(all.of());
    }
    return one instanceof Condition.Not not
        ? opposite((Condition.Comparison) not.of())
        : ((Condition.Comparison) one).predicate();
  }

  /** "from 2 to 5" if the conditions are exactly the two bounds of one value; otherwise null. */
  private static String range(List<Condition> of) {
    boolean bounds =
        of.size() == 2
            && bound(of.get(0), Condition.Relation.BELOW) != null
            && bound(of.get(1), Condition.Relation.ABOVE) != null
            && left(of.get(0)).equals(left(of.get(1)));
    return bounds
        ? "from "
            + bound(of.get(0), Condition.Relation.BELOW)
            + " to "
            + bound(of.get(1), Condition.Relation.ABOVE)
        : null;
  }

  private static Value bound(Condition one, Condition.Relation relation) {
    return one instanceof Condition.Not not
            && not.of() instanceof Condition.Comparison comparison
            && comparison.relation() == relation
        ? comparison.right()
        : null;
  }
}
