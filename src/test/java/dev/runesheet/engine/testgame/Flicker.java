package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Changes its own gold again and again, to reach the limit of changes. */
@Verb(
    name = "flicker",
    says = "change {times} times",
    doc = "Changes its own gold again and again, to reach the limit of changes.",
    changes = Verb.Change.STAT)
public final class Flicker {

  private Flicker() {}

  /** Does it. */
  public static void perform(
      Reaction reaction, @Param(value = "times", doc = "how often") int times) {
    reaction.called(times);
    for (int i = 0; i < times; i++) {
      reaction.changes().setStat(reaction.getSelf(), "gold", i);
    }
  }
}
