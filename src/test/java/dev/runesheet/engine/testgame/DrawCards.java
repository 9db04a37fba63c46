package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Moves the first cards of the own deck to the hand. */
@Verb(
    name = "draw",
    says = "draw {cards} cards",
    doc = "Moves the first cards of the own deck to the hand.",
    changes = Verb.Change.PLACE)
public final class DrawCards {

  private DrawCards() {}

  /** Does it. */
  public static void perform(
      Reaction reaction, @Param(value = "cards", doc = "how many") int cards) {
    reaction.called(cards);
    reaction.changes().scope("own deck", reaction.getSelf()).stream()
        .limit(cards)
        .forEach(card -> reaction.changes().move(card, "hand", 0));
  }
}
