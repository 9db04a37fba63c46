package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.effect.Destruction;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;

/** Destroys the ally on whose tile the card is placed. Effects 5.2, decisions 26 and 27. */
@Verb(
    name = VerbNames.REPLACE_ALLY,
    says = "destroy the ally on its tile and remember that ally's power",
    tells = "destroy the ally on its tile",
    doc = "Lets the card be placed on an ally, which is destroyed first.",
    changes = Verb.Change.PLACE,
    yields = true)
@Raises({Triggers.IS_DESTROYED, Triggers.CARD_DESTROYED, Triggers.REACHES, Triggers.FIRST_REACHES})
public final class ReplaceAlly {

  private ReplaceAlly() {}

  /** Performs the verb. */
  public static void perform(Reaction reaction) {
    reaction.called();
    MatchContext match = MatchContext.of(reaction);
    Card ally = Board.card(match.world(), match.state(QueensState.class).tile);
    match.setStat(reaction.getSelf(), CardStats.REPLACED_POWER, ally.power());
    Destruction.doom(match, ally);
    match.check(Destruction.BEGIN);
  }
}
