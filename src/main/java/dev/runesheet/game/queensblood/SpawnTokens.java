package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.turn.Tokens;
import dev.runesheet.game.queensblood.word.ScopeWords;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Deferred;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import java.util.List;

/** Puts a new token on each empty tile of the own side. Effects 5.1, decisions 12 and 41. */
@Verb(
    name = VerbNames.SPAWN_TOKENS,
    says = "spawn {one} (rank 1), {two} (rank 2) or {three} (rank 3) on each empty tile",
    tells =
        "spawn a token on each of your empty tiles: {one} on rank 1, {two} on rank 2, {three} on"
            + " rank 3",
    tellsAlike = "spawn {one} on each of your empty tiles",
    doc = "Puts a new token on each empty tile of the own side; the tile's rank decides which.",
    changes = Verb.Change.PLACE,
    yields = true)
@Raises(
    value = {
      Triggers.SPAWNED,
      Triggers.IS_DESTROYED,
      Triggers.CARD_DESTROYED,
      Triggers.REACHES,
      Triggers.FIRST_REACHES
    },
    cards = {"one", "two", "three"})
public final class SpawnTokens {

  private SpawnTokens() {}

  /** Does it: the tiles are fixed now, the tokens come one after the other. */
  public static void perform(
      Reaction reaction,
      @Param(value = "one", words = "card", doc = "the token on a tile of rank 1") String one,
      @Param(value = "two", words = "card", doc = "the token on a tile of rank 2") String two,
      @Param(value = "three", words = "card", doc = "the token on a tile of rank 3") String three) {
    reaction.called(one, two, three);
    MatchContext match = MatchContext.of(reaction);
    for (Entity tile : match.scope(ScopeWords.EMPTY_TILES, reaction.getSelf())) {
      Card source = (Card) reaction.getSelf();
      List<String> byRank = List.of(one, two, three);
      Runnable spawn = () -> Tokens.spawn(match, source, tile.getId(), byRank);
      match.defer(new Deferred(reaction, "spawn", spawn));
    }
  }
}
