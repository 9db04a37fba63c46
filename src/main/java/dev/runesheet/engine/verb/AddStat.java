package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.Writes;
import dev.runesheet.word.StandardVerb;
import dev.runesheet.word.WordList;

/** Adds to a stat. */
@Verb(
    name = StandardVerb.ADD_STAT,
    says = "change {target's} {stat} by {delta}",
    tells = "{target} gains {delta} {stat}",
    tellsBelowZero = "{target} loses {delta} {stat}",
    doc = "Adds a number to a stat; a negative number lowers it.",
    changes = Verb.Change.STAT)
@Writes(how = Writes.How.ADD, amount = "delta")
public final class AddStat {

  private AddStat() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "whose stat") Entity target,
      @Param(value = "stat", words = WordList.STAT, doc = "which stat") String stat,
      @Param(value = "delta", doc = "how much is added") double delta) {
    reaction.called(target, stat, delta);
    reaction.changes().addStat(target, stat, delta);
  }
}
