package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Numbers;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.Writes;
import dev.runesheet.word.WordList;

/** Lowers a stat that cannot be below 0, such as damage that is healed. */
@Verb(
    name = "lower",
    says = "take up to {amount} {stat} from {target}",
    tells = "{target} loses up to {amount} {stat}",
    doc = "Lowers a stat, but not below 0; an amount below 0 does nothing.",
    changes = Verb.Change.STAT)
@Writes(how = Writes.How.SUBTRACT, amount = "amount")
public final class Lower {

  private Lower() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "whose stat") Entity target,
      @Param(value = "stat", words = WordList.STAT, doc = "which stat") String stat,
      @Param(value = "amount", doc = "how much at most", min = 0, idle = 0) double amount) {
    reaction.called(target, stat, amount);
    double now = target.base(target.index(stat));
    double less = Numbers.add(now, -Math.max(amount, 0)); // Nothing is raised by less than 0.
    reaction.changes().setStat(target, stat, Math.max(less, Math.min(now, 0)));
  }
}
