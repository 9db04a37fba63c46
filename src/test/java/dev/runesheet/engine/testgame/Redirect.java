package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Directs the attempt that stands at a stage at another target. */
@Verb(
    name = "redirect",
    says = "redirect it to {target}",
    doc = "Directs the attempt that stands at a stage at another target.",
    changes = Verb.Change.FLOW)
public final class Redirect {

  private Redirect() {}

  /** Does it. */
  public static void perform(
      Reaction reaction, @Param(value = "target", doc = "the new target") Entity target) {
    reaction.called(target);
    reaction.attempt().redirect(target.getId());
  }
}
