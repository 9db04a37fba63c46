package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.WordList;

/** Gives an entity an effect for some turns, such as a status. */
@Verb(
    name = Grant.NAME,
    says = "{target} has {effect} for {turns} more turns",
    tells = "{target} gets {effect} for {turns} more turns",
    doc = "Gives a status; it ends after some turns, and when its holder leaves its zone.",
    changes = Verb.Change.EFFECTS)
public final class Grant {

  /** The name in programs. */
  public static final String NAME = "grant";

  /** The owner of statuses: effects that are in play only where they are given. */
  public static final String STATUSES = EffectDefinition.STATUSES;

  private Grant() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "who gets it") Entity target,
      @Param(value = "effect", words = WordList.STATUS, doc = "the status") String effect,
      @Param(value = "turns", doc = "for how many turns after this one", min = 0, max = 99)
          int turns) {
    reaction.called(target, effect, turns);
    reaction
        .changes()
        .grant(EffectDefinition.statusId(effect), reaction.getSelf(), target, turns, true, 0);
  }
}
