package dev.runesheet.game.mathbattle;

import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** Skips the choice of an ability in this turn. Effect ops section 6.1, decisions 7 and 14. */
@Verb(
    name = "pass",
    says = "skip the action of this turn",
    doc = "Nobody chooses an ability this turn; the program ends.",
    changes = Verb.Change.FLOW,
    signals = Pass.SIGNAL,
    ends = true)
public final class Pass {

  /** The word by which the course of {@code game.yaml} marks the turn. */
  static final String SIGNAL = "pass";

  private Pass() {}

  /** Performs the verb. */
  public static void perform(Reaction reaction) {
    reaction.called();
    reaction.changes().signal(SIGNAL);
    reaction.end();
  }
}
