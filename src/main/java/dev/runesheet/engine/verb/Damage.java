package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Numbers;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.Writes;
import dev.runesheet.word.StandardVerb;

/** Lowers the target's health. Effect ops section 6.2. */
@Verb(
    name = StandardVerb.DAMAGE,
    says = "damage {target} by {amount}",
    tells = "deal {amount} damage to {target}",
    doc = "Lowers the target's health.",
    changes = Verb.Change.STAT)
@Writes(stat = "health", how = Writes.How.SUBTRACT, amount = "amount")
public final class Damage {

  private Damage() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "who is affected") Entity target,
      @Param(value = "amount", doc = "how much", turnsBelowZero = true) double amount) {
    reaction.called(target, amount);
    AddStat.perform(reaction, target, "health", Numbers.multiply(-1, amount));
  }
}
