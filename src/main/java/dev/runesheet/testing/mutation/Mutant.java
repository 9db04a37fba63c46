package dev.runesheet.testing.mutation;

import dev.runesheet.model.SourceLocation;

/**
 * A change of one small thing in a game's rules.
 *
 * @param kind what was changed
 * @param subject the effect or row
 * @param place where it was written
 * @param before what stood there
 * @param after what stood there instead; empty if nothing did
 */
public record Mutant(
    MutationKind kind, String subject, SourceLocation place, String before, String after) {

  /** The change in a line, for example {@code 3 → 4}. */
  public String words() {
    return after.isEmpty() ? "without " + before : before + " → " + after;
  }
}
