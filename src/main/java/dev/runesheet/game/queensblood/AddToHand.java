package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.board.CardType;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Adds a new card to the end of the own hand. Decision 11. */
@Verb(
    name = VerbNames.ADD_TO_HAND,
    says = "add {card} to the hand",
    tells = "add {card} to your hand",
    doc = "Adds a new card to the end of the own hand.",
    changes = Verb.Change.PLACE)
public final class AddToHand {

  private AddToHand() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction, @Param(value = "card", words = "card", doc = "which card") String card) {
    reaction.called(card);
    MatchContext match = MatchContext.of(reaction);
    CardType type = match.book().catalog(QueensCatalog.class).card(card);
    Hands.add(match, type, reaction.getSelf().getController());
  }
}
