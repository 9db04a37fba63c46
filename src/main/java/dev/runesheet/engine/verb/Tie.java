package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** Ends the match without a winner. */
@Verb(
    name = "tie",
    says = "the match is a draw",
    doc = "The match ends without a winner.",
    changes = Verb.Change.FLOW,
    ends = true)
public final class Tie {

  private Tie() {}

  /** Performs the verb. */
  public static void perform(Reaction reaction) {
    reaction.called();
    reaction.changes().endMatch(-1, "a draw");
    reaction.end();
  }
}
