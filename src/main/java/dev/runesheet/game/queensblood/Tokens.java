package dev.runesheet.game.queensblood;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Event;
import dev.runesheet.engine.fact.Later;

/** Cards that effects bring onto the board. */
final class Tokens {

  /** The part of a verb that spawns the token of one tile. */
  static final String SPAWN = "spawn";

  private Tokens() {}

  /**
   * Spawns a token: it places no pawns and counts as no play; its own effects answer (decision 12).
   */
  static void spawn(MatchContext match, Later part) {
    int tile = part.entity();
    if (!Board.empty(match.world(), tile)) {
      return;
    }
    Card source = (Card) part.by().getSelf();
    int rank = Board.rank(match.world(), tile);
    String id = part.words().get(Math.max(1, rank) - 1);
    CardType type = match.book().catalog(QueensCatalog.class).card(id);
    Card token = Hands.create(match, type, source.getController(), Card.PLAYED);
    token.write(Card.STATS.index(Card.TOKEN), 1);
    token.write(Card.STATS.index(Card.SPAWNED_BY), source.getId());
    token.write(Card.STATS.index(Card.REPLACED_PAWNS), rank);
    Plays.lay(match, token, tile);
    Powers.check(match);
    match.raise(Event.about(Triggers.SPAWNED, token, source.getId()));
  }
}
