package dev.runesheet.language.roletext.tree;

import dev.runesheet.spelling.Titled;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The limits of an ability: {@code [Temporal: Night 2+] {Forced} <x2>}.
 *
 * @param restrictions when it may be used; all must hold
 * @param compulsions whether it must be used, and how
 * @param scaling how many uses one action carries; empty is one
 */
public record Parameters(
    List<Restriction> restrictions, List<Compulsion> compulsions, Optional<Scaling> scaling) {

  /** No limits. */
  public static final Parameters NONE = new Parameters(List.of(), List.of(), Optional.empty());

  /** The attributes that it asks for, in order. */
  public List<Restriction.Attribute> attributes() {
    return restrictions.stream()
        .filter(Restriction.Attribute.class::isInstance)
        .map(Restriction.Attribute.class::cast)
        .toList();
  }

  /** True if the ability is used even if nobody chose to. */
  public boolean forced() {
    return compulsions.stream().anyMatch(one -> one.kind() == Compulsion.Kind.FORCED);
  }

  /** These limits and others; what both have counts once, and of two scalings the first. */
  public Parameters and(Parameters others) {
    return new Parameters(
        union(restrictions, others.restrictions),
        union(compulsions, others.compulsions),
        scaling.or(others::scaling));
  }

  private static <T> List<T> union(List<T> first, List<T> second) {
    return Stream.concat(first.stream(), second.stream()).distinct().toList();
  }

  /**
   * A compulsion to use an ability.
   *
   * @param byDefault what a forced ability is used on if nobody chose; empty is a random choice
   */
  public record Compulsion(Kind kind, Optional<Operand> byDefault) {

    /** Sorts of compulsion; all but the first stand in later guides only. */
    public enum Kind implements Titled {
      FORCED,
      DIRECT,
      REPEATING,
      VISITLESS,
      VANISHING
    }
  }
}
