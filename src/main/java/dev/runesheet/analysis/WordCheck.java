package dev.runesheet.analysis;

import dev.runesheet.model.Condition;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * The check for conditions that ask one entity for two different words at once, or for something
 * and its opposite.
 */
public final class WordCheck {

  private WordCheck() {}

  /**
   * Reports both of two conditions that exclude each other.
   *
   * @param whole what must hold as a whole
   * @param report what is told of a condition and one that it excludes
   */
  static void check(Condition whole, BiConsumer<Condition, Condition> report) {
    List<Condition> parts = parts(whole);
    for (Condition part : parts) {
      parts.stream()
          .filter(other -> excludes(part, other))
          .findFirst()
          .ifPresent(other -> report.accept(part, other));
    }
  }

  /** True if a condition excludes one of those that must hold as a whole. */
  public static boolean contradicts(Condition.All whole, Condition part) {
    List<Condition> parts = parts(whole);
    return parts.stream().anyMatch(other -> excludes(part, other));
  }

  /**
   * The conditions that others exclude which hold anyway.
   *
   * @param given what holds
   * @param whole what must hold as a whole besides
   */
  public static List<Condition> excluded(List<Condition> given, Condition whole) {
    List<Condition> parts = parts(whole);
    return parts.stream()
        .filter(part -> given.stream().anyMatch(other -> excludes(part, other)))
        .toList();
  }

  /** The conditions that must hold for a condition to hold. */
  public static List<Condition> parts(Condition whole) {
    List<Condition> parts = new ArrayList<>();
    add(whole, parts);
    return parts;
  }

  private static void add(Condition condition, List<Condition> parts) {
    if (condition instanceof Condition.All all) {
      all.of().forEach(part -> add(part, parts));
    } else {
      parts.add(condition);
    }
  }

  private static boolean excludes(Condition one, Condition other) {
    boolean numbers = one.values().findAny().isPresent(); // They are compared by their ranges.
    if (!numbers && Claim.of(one, true).equals(Claim.of(other, false))) {
      return true;
    }
    return one instanceof Condition.Is is
        && other instanceof Condition.Is as
        && is.who().equals(as.who())
        && is.property().equals(as.property())
        && !is.word().equals(as.word());
  }
}
