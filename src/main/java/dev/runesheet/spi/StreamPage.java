package dev.runesheet.spi;

import static dev.runesheet.spi.fault.RequiredArguments.givenAll;

import java.util.List;

/**
 * A page of a player's stream.
 *
 * @param entries the entries, in order
 * @param next the cursor of the next page
 */
public record StreamPage(List<Happening> entries, int next) {

  /**
   * Copies the list.
   *
   * @throws NullPointerException if the entries or one of them are missing
   */
  public StreamPage {
    entries = givenAll(entries, "entries");
  }
}
