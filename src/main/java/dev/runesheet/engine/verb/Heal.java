package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.Writes;
import dev.runesheet.word.StandardVerb;

/** Raises the target's health; nothing limits it. Effect ops section 6.2. */
@Verb(
    name = StandardVerb.HEAL,
    says = "heal {target} by {amount}",
    tells = "{target} gains {amount} health",
    doc = "Raises the target's health; nothing limits it.",
    changes = Verb.Change.STAT)
@Writes(stat = "health", how = Writes.How.ADD, amount = "amount")
public final class Heal {

  private Heal() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "who is affected") Entity target,
      @Param(value = "amount", doc = "how much", turnsBelowZero = true) double amount) {
    reaction.called(target, amount);
    AddStat.perform(reaction, target, "health", amount);
  }
}
