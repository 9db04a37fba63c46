package dev.runesheet.language.roletext.tree;

import dev.runesheet.spelling.Titled;
import java.util.List;
import java.util.Optional;

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

  /** True if the ability is used even if nobody chose to. */
  public boolean forced() {
    return compulsions.stream().anyMatch(one -> one.kind() == Compulsion.Kind.FORCED);
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
