package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Pays gold by the last word of an answer. */
@Verb(
    name = "bid",
    says = "{who} pays by {answer}",
    doc = "Pays gold by the last word of an answer.",
    changes = Verb.Change.STAT)
public final class Bid {

  private Bid() {}

  /** Does it. */
  public static void perform(
      Reaction reaction,
      @Param(value = "who", doc = "who pays") Entity who,
      @Param(value = "answer", words = "answer", doc = "the option chosen") String answer) {
    reaction.called(who, answer);
    double gold = Double.parseDouble(answer.substring(answer.lastIndexOf(' ') + 1));
    reaction.changes().setStat(who, "gold", who.stat("gold") - gold);
  }
}
