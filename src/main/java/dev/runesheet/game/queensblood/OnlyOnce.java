package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** Ends the effect that runs: its program goes on, but it answers nothing more. */
@Verb(
    name = VerbNames.ONLY_ONCE,
    says = "only the first time",
    doc = "The effect answers no more after this.",
    changes = Verb.Change.EFFECTS)
public final class OnlyOnce {

  private OnlyOnce() {}

  /** Performs the verb. */
  public static void perform(Reaction reaction) {
    reaction.called();
    ActiveEffect origin = reaction.activation().origin();
    if (origin != null) {
      reaction.changes().end(origin.getOrigin());
    }
  }
}
