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
   * The part of one modifier: its layer and amount, its effect and source, and the place where it
   * is written.
   */
  public record Part(String layer, double amount, String effect, String source, String writtenAt) {}

  /**
   * One change of the base value; the effect is empty, and its holder -1, if the game's phases made
   * it.
   */
  public record Change(
      double before, double after, String effect, int holder, String sentence, String writtenAt) {}
}
