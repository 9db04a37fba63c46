package dev.runesheet.spi;

import java.util.List;

/**
 * The derivation of a number.
 *
 * @param base the base value after all changes to it
 * @param parts the modifiers that count now, with their sources
 * @param result the number
 * @param history the changes of the base value, oldest first, each with its reason
 */
public record Explanation(double base, List<Part> parts, double result, List<Change> history) {

  /** Copies the lists. */
  public Explanation {
    parts = List.copyOf(parts);
    history = List.copyOf(history);
  }

  /**
   * The part of one modifier, or of another stat of the entity that is added to the number.
   *
   * @param layer how it counts: {@code set}, {@code multiply}, {@code add}, {@code at_least} or
   *     {@code at_most}; {@code sum} for another stat
   * @param amount the number that it counts with
   * @param effect the id of the effect; for another stat its name
   * @param source the name of the entity that it comes from
   * @param writtenAt the place where it is written; empty for another stat, or if the rules say
   *     none
   */
  public record Part(String layer, double amount, String effect, String source, String writtenAt) {}

  /**
   * One change of the base value.
   *
   * @param before the value before it
   * @param after the value after it
   * @param effect the name of the effect; empty if the game's phases made the change
   * @param holder the id of the effect's holder; -1 if the phases made the change
   * @param sentence the effect in words; empty if the phases made the change, or the rules say none
   * @param writtenAt the place where the effect is written; empty in the same cases
   */
  public record Change(
      double before, double after, String effect, int holder, String sentence, String writtenAt) {}
}
