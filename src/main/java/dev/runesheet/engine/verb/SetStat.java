package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.Writes;
import dev.runesheet.word.StandardVerb;
import dev.runesheet.word.WordList;

/** Sets a stat exactly. */
@Verb(
    name = StandardVerb.SET_STAT,
    says = "set {target's} {stat} to {value}",
    doc = "Sets a stat to exactly this value.",
    changes = Verb.Change.STAT)
@Writes(how = Writes.How.SET, amount = "value")
public final class SetStat {

  private SetStat() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "whose stat") Entity target,
      @Param(value = "stat", words = WordList.STAT, doc = "which stat") String stat,
      @Param(value = "value", doc = "the new value") double value) {
    reaction.called(target, stat, value);
    reaction.changes().setStat(target, stat, value);
  }
}
