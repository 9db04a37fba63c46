package dev.runesheet.pack.tool;

import java.util.List;

/**
 * How a number that is no stat of anything is made up, such as what a card costs a player.
 *
 * @param title what it is, for example {@code Merchant costs Ann 3 gold}
 * @param parts what is added up, in order
 * @param notes what else there is to know, in sentences
 */
public record Reckoning(String title, List<Part> parts, List<String> notes) {

  /** Copies the lists. */
  public Reckoning {
    parts = List.copyOf(parts);
    notes = List.copyOf(notes);
  }

  /**
   * One number that is added up.
   *
   * @param amount how much
   * @param what of what, for example {@code gold}
   * @param reason why
   * @param effect the effect that is the reason; empty if there is none
   * @param source what the effect comes from
   * @param writtenAt where it is written
   */
  public record Part(
      double amount, String what, String reason, String effect, String source, String writtenAt) {}
}
