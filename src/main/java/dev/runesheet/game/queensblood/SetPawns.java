package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Sets how much each pawn counts that the card places. Decision 4. */
@Verb(
    name = VerbNames.SET_PAWNS,
    says = "place pawns of {amount}",
    tells = "each of its pawns counts {amount}",
    doc = "Sets how much each pawn counts that the card places.",
    changes = Verb.Change.STAT)
public final class SetPawns {

  private SetPawns() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "amount", doc = "how much", min = 1, max = 3, idle = 1) double amount) {
    reaction.called(amount);
    MatchContext.of(reaction).setStat(reaction.getSelf(), Card.PAWNS, amount);
  }
}
