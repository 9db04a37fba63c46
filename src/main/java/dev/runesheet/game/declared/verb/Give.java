package dev.runesheet.game.declared.verb;

import dev.runesheet.engine.verb.Grant;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Gives an entity a status with a number of its own. */
@Verb(
    name = "give",
    says = "{target} has {effect} for {turns} more turns, with {amount}",
    doc =
        "Gives a status that takes its number from here; a card's ends when it leaves its zone, and"
            + " all end after some turns.",
    changes = Verb.Change.EFFECTS)
public final class Give {

  private Give() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "who gets it") Entity target,
      @Param(value = "effect", words = "status", doc = "the status") String effect,
      @Param(value = "amount", doc = "its number") double amount,
      @Param(value = "turns", doc = "for how many turns after this one", min = 0, max = 99)
          int turns) {
    reaction.called(target, effect, amount, turns);
    boolean held = !target.getKind().equals(DeclaredCatalog.PLAYER);
    reaction
        .changes()
        .grant(Grant.STATUSES + "/" + effect, reaction.getSelf(), target, turns, held, amount);
  }
}
