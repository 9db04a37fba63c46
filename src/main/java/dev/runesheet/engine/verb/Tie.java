package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** Ends the match without a winner. */
@Verb(
    name = Tie.NAME,
    says = "the match is a draw",
    doc = "The match ends without a winner.",
    changes = Verb.Change.FLOW,
    ends = true)
public final class Tie {

  /** The name in programs. */
  public static final String NAME = "tie";

  /** The reason for which a match ends by it. */
  public static final String REASON = "a draw";

  private Tie() {}

  /** Performs the verb. */
  public static void perform(Reaction reaction) {
    reaction.called();
    reaction.changes().endMatch(-1, REASON);
    reaction.end();
  }
}
