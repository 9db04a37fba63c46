package dev.runesheet.game.queensblood;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.model.verb.Param;
import dev.runesheet.model.verb.Verb;

/** Puts a new token on an empty tile. Effects 5.1, decisions 12 and 41. */
@Verb(
    name = "spawn-token",
    says = "spawn {one} (rank 1), {two} (rank 2) or {three} (rank 3) on {target}",
    doc = "Puts a new token on an empty tile; the tile's rank decides which.",
    changes = Verb.Change.PLACE)
public final class SpawnToken {

  private SpawnToken() {}

  /** Does it. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "which tile") Entity target,
      @Param(value = "one", words = "card", doc = "the token on a tile of rank 1") String one,
      @Param(value = "two", words = "card", doc = "the token on a tile of rank 2") String two,
      @Param(value = "three", words = "card", doc = "the token on a tile of rank 3") String three) {
    MatchContext match = Board.match(reaction);
    int tile = target.getId();
    if (!Board.empty(match.world(), tile)) {
      return;
    }
    int rank = Board.rank(match.world(), tile);
    String card = rank <= 1 ? one : rank == 2 ? two : three;
    Tokens.spawn(match, card, (Card) reaction.getSelf(), tile, rank);
  }
}
