package dev.runesheet.game.werewolf.verb;

import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** Lets all that the program has begun go through its stages before it goes on. */
@Verb(
    name = "settle",
    says = "",
    doc = "Lets all that the program has begun go through its stages before it goes on.",
    changes = Verb.Change.FLOW,
    yields = true)
public final class Settle {

  private Settle() {}

  /** Performs the verb. */
  public static void perform(Reaction reaction) {
    reaction.called();
    reaction.activation();
  }
}
