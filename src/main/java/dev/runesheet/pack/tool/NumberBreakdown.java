package dev.runesheet.pack.tool;

import static dev.runesheet.spi.fault.RequiredArguments.given;
import static dev.runesheet.spi.fault.RequiredArguments.givenAll;

import java.util.List;

/**
 * The breakdown of a number that is not a stat, such as the cost of a card for a player.
 *
 * @param title the number in words, for example {@code Merchant costs Ann 3 gold}
 * @param parts the summands, in order
 * @param notes further remarks, in sentences
 */
public record NumberBreakdown(String title, List<Part> parts, List<String> notes) {

  /**
   * Copies the lists.
   *
   * @throws NullPointerException if a parameter or an element is null; it names it
   */
  public NumberBreakdown {
    given(title, "title");
    parts = givenAll(parts, "parts");
    notes = givenAll(notes, "notes");
  }

  /**
   * A summand.
   *
   * @param amount its amount
   * @param what its unit, for example {@code gold}
   * @param reason the reason for it
   * @param effect the effect that is the reason; empty if there is none
   * @param source the origin of the effect
   * @param writtenAt the place of the effect's source
   */
  public record Part(
      double amount, String what, String reason, String effect, String source, String writtenAt) {

    /**
     * Checks that nothing is missing.
     *
     * @throws NullPointerException if a parameter is null; it names it
     */
    public Part {
      given(what, "what");
      given(reason, "reason");
      given(effect, "effect");
      given(source, "source");
      given(writtenAt, "writtenAt");
    }
  }
}
