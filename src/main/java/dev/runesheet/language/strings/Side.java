package dev.runesheet.language.strings;

import dev.runesheet.language.strings.syntax.Traces;
import dev.runesheet.language.strings.words.Worded;

/**
 * One side of an exchange.
 *
 * @param resource the resource; empty for one of the player's choice
 * @param number how much
 */
@WrittenAs({"wild {number}", "{resource:letter} {number}"})
public record Side(String resource, int number) implements Traces.Together, Worded {

  /** True if the player chooses the resource. */
  public boolean wild() {
    return resource.isEmpty();
  }

  @Override
  public String words() {
    return wild() ? number + " gold, strength or magic" : of("").words();
  }

  /** The same as an amount, of a resource where the player chooses. */
  Amount of(String chosen) {
    return new Amount(wild() ? chosen : resource, number);
  }
}
