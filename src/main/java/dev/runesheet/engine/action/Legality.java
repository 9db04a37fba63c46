package dev.runesheet.engine.action;

import java.util.function.Supplier;

/**
 * The answer to whether an action is legal.
 *
 * @param isLegal whether it is
 * @param reason the reason why it is not, in a sentence for the player without its full stop; empty
 *     if it is legal, or if there is nothing to say but what is offered
 */
public record Legality(boolean isLegal, String reason) {

  /** The answer for all actions that are legal. */
  public static final Legality LEGAL = new Legality(true, "");

  /** The answer to a test, with the reason against actions that fail it. */
  public static Legality of(boolean legal, Supplier<String> reason) {
    return legal ? LEGAL : illegal(reason.get());
  }

  /** The answer for an action that is not legal. */
  public static Legality illegal(String reason) {
    return new Legality(false, reason);
  }
}
