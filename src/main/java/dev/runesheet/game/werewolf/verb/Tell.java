package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.Programs;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** Gives the player the lines of feedback, and no other part of the result. */
@Verb(
    name = "tell",
    says = "",
    doc = "Gives the player the lines of feedback, and no other part of the result.",
    changes = Verb.Change.FLOW)
public final class Tell {

  private Tell() {}

  /** Performs the verb. */
  public static void perform(Reaction reaction) {
    reaction.called();
    Programs.tell(reaction);
  }
}
