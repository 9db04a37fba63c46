package dev.runesheet.testing.mutation;

import dev.runesheet.model.SourceLocation;

/**
 * A small change of a game's rules.
 *
 * @param kind the kind of change
 * @param subject the effect or row
 * @param place the place of its source
 * @param before the text before
 * @param after the text after; empty if removed
 */
public record Mutant(
    MutationKind kind, String subject, SourceLocation place, String before, String after) {

  /** The change in a line, for example {@code 3 → 4}. */
  public String words() {
    return after.isEmpty()
        ? "without " + before
        : (before.isEmpty() ? "(left out)" : before) + " → " + after;
  }
}
