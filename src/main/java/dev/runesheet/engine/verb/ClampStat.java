package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.Writes;
import dev.runesheet.word.StandardVerb;
import dev.runesheet.word.WordList;

/** Keeps a stat within bounds; with the lower bound above the upper one the upper one holds. */
@Verb(
    name = StandardVerb.CLAMP_STAT,
    says = "keep {target's} {stat} between {lo} and {hi}",
    doc = "Raises a stat to the lower bound, then lowers it to the upper one.",
    changes = Verb.Change.STAT)
@Writes(how = Writes.How.CLAMP, amount = "lo", upper = "hi")
public final class ClampStat {

  private ClampStat() {}

  /** Performs the verb (Math Battle, decision 17). */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "whose stat") Entity target,
      @Param(value = "stat", words = WordList.STAT, doc = "which stat") String stat,
      @Param(value = "lo", doc = "the lower bound") double lo,
      @Param(value = "hi", doc = "the upper bound") double hi) {
    reaction.called(target, stat, lo, hi);
    double value = target.base(target.index(stat));
    reaction.changes().setStat(target, stat, Math.min(Math.max(value, lo), hi));
  }
}
