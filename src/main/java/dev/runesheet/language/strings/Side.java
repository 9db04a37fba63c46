package dev.runesheet.language.strings;

/**
 * One side of an exchange.
 *
 * @param resource the resource; empty for one of the player's choice
 * @param number how much
 */
public record Side(String resource, int number) {

  /** Whether the player chooses the resource. */
  public boolean wild() {
    return resource.isEmpty();
  }
}
