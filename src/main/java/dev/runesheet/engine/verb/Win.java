package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.StandardVerb;

/** The target wins and the match ends. Effect ops section 6.1. */
@Verb(
    name = StandardVerb.WIN,
    says = "{target} wins",
    doc = "The target wins and the match ends: lines after it do not run.",
    changes = Verb.Change.FLOW,
    ends = true)
public final class Win {

  private Win() {}

  /** The reason for which a match ends when somebody wins by it. */
  public static String reason(Entity target) {
    return target.getName() + " wins";
  }

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.OWNED, doc = "who wins") Entity target) {
    reaction.called(target);
    reaction.changes().endMatch(ControllerOf.of(target), reason(target));
    reaction.end();
  }
}
