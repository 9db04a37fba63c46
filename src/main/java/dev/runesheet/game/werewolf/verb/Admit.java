package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.Programs;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** Ends the program if its restrictions do not hold; otherwise the use counts. */
@Verb(
    name = "admit",
    says = "",
    doc = "Ends the program if its restrictions do not hold; otherwise the use counts.",
    changes = Verb.Change.FLOW,
    yields = true)
public final class Admit {

  private Admit() {}

  /** Performs the verb. */
  public static void perform(Reaction reaction) {
    reaction.called();
    Programs.admit(reaction);
  }
}
