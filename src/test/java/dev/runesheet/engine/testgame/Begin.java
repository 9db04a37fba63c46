package dev.runesheet.engine.testgame;

import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Begins another effect's program, as an action of its own. */
@Verb(
    name = "begin",
    says = "begin {effect} of {holder}, {how}",
    doc = "Begins another effect's program, as an action of its own.",
    changes = Verb.Change.FLOW,
    yields = true)
public final class Begin {

  private Begin() {}

  /** Does it. */
  public static void perform(
      Reaction reaction,
      @Param(value = "effect", words = "effect", doc = "which effect") String effect,
      @Param(value = "holder", doc = "whose") Entity holder,
      @Param(value = "how", words = "how", doc = "beside, or before what follows") String how) {
    reaction.called(effect, holder, how);
    ((MatchContext) reaction.changes()).begin(effect, holder, Event.of(""), how.equals("beside"));
  }
}
