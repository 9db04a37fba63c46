package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.StandardVerb;

/** The verb that grants permission, where the phases ask whether something is possible. */
@Verb(
    name = StandardVerb.PERMIT,
    says = "this can be done",
    doc = "Says that what is asked about is possible.",
    changes = Verb.Change.FLOW)
public final class Permit {

  private Permit() {}

  /** Performs the verb. */
  public static void perform(Reaction reaction) {
    reaction.called();
    reaction.permit();
  }
}
