package dev.runesheet.engine.verb;

import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.model.verb.Param;
import dev.runesheet.model.verb.Verb;
import dev.runesheet.model.verb.Writes;

/** Sets a stat exactly. */
@Verb(
    name = "set-stat",
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
      @Param(value = "stat", words = "stat", doc = "which stat") String stat,
      @Param(value = "value", doc = "the new value") double value) {
    reaction.called(target, stat, value);
    reaction.changes().setStat(target, stat, value);
  }
}
