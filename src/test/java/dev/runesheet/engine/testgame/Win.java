package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** The controller of the holder wins. */
@Verb(
    name = "win-game",
    says = "win the game",
    doc = "The controller of the holder wins.",
    changes = Verb.Change.FLOW,
    ends = true)
public final class Win {

  private Win() {}

  /** Does it. */
  public static void perform(Reaction reaction) {
    reaction.called();
    reaction.changes().endMatch(reaction.getSelf().getController(), "won");
    reaction.end();
  }
}
