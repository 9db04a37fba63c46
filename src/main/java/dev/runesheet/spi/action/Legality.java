package dev.runesheet.spi.action;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import java.util.function.Supplier;

/**
 * The legality of an action, with the reason where it is illegal.
 *
 * @param isLegal whether it is
 * @param reason the reason why it is not, in a sentence for the player without its full stop; empty
 *     if it is legal, or if there is no reason beyond the offered actions
 */
public record Legality(boolean isLegal, String reason) {

  /** The answer for all actions that are legal. */
  public static final Legality LEGAL = new Legality(true, "");

  public Legality {
    given(reason, "reason");
  }

  /** The answer to a test, with the reason against actions that fail it. */
  public static Legality of(boolean legal, Supplier<String> reason) {
    given(reason, "reason");
    return legal ? LEGAL : illegal(reason.get());
  }

  /** The answer for an action that is not legal. */
  public static Legality illegal(String reason) {
    return new Legality(false, reason);
  }
}
