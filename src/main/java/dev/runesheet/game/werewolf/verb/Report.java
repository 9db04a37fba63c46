package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.Programs;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** Gives the player the feedback of the whole program. */
@Verb(
    name = "report",
    says = "",
    doc = "Gives the player the feedback of the whole program.",
    changes = Verb.Change.FLOW)
public final class Report {

  private Report() {}

  /** Performs the verb. */
  public static void perform(Reaction reaction) {
    reaction.called();
    Programs.report(reaction);
  }
}
