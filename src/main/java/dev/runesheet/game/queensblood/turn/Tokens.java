package dev.runesheet.game.queensblood.turn;

import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.CardType;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.effect.Powers;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Event;
import java.util.List;

/** Cards that effects bring onto the board. */
public final class Tokens {

  private Tokens() {}

  /**
   * Spawns a token: it places no pawns and counts as no play; its own effects answer (decision 12).
   */
  public static void spawn(MatchContext match, Card source, int tile, List<String> byRank) {
    if (!Board.empty(match.world(), tile)) {
      return;
    }
    int rank = Board.rank(match.world(), tile);
    String id = byRank.get(Math.max(1, rank) - 1);
    CardType type = match.book().catalog(QueensCatalog.class).card(id);
    Card token = Hands.create(match, type, source.getController(), Card.PLAYED);
    token.write(Card.STATS.index(Card.TOKEN), 1);
    token.write(Card.STATS.index(Card.SPAWNED_BY), source.getId());
    token.write(Card.STATS.index(CardStats.REPLACED_PAWNS), rank);
    Plays.lay(match, token, tile);
    Powers.check(match);
    match.raise(Event.about(Triggers.SPAWNED, token, source.getId()));
  }
}
