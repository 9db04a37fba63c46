package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.CardType;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.effect.Pawns;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.game.queensblood.turn.Tokens;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.ScopeWords;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.DeferredStep;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.WordList;
import java.util.List;

/** The verbs about what comes to the board and to hands: cards, tokens, pawns. */
public final class PlacingVerbs {

  private PlacingVerbs() {}

  /** Decision 11. */
  @Verb(
      name = VerbNames.ADD_TO_HAND,
      says = "add {card} to the hand",
      tells = "add {card} to your hand",
      doc = "Adds a new card to the end of the own hand.",
      changes = Verb.Change.PLACE)
  public static void addToHand(
      Reaction reaction,
      @Param(value = "card", words = WordList.CARD, doc = "which card") String card) {
    reaction.called(card);
    MatchContext match = MatchContext.of(reaction);
    CardType type = match.book().catalog(QueensCatalog.class).card(card);
    Hands.add(match, type, reaction.getSelf().getController());
  }

  /**
   * Does it: the tiles are fixed now, the tokens come one after the other. Effects 5.1, decisions
   * 12 and 41.
   */
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
  public static void spawnTokens(
      Reaction reaction,
      @Param(value = "one", words = WordList.CARD, doc = "the token on a tile of rank 1")
          String one,
      @Param(value = "two", words = WordList.CARD, doc = "the token on a tile of rank 2")
          String two,
      @Param(value = "three", words = WordList.CARD, doc = "the token on a tile of rank 3")
          String three) {
    reaction.called(one, two, three);
    MatchContext match = MatchContext.of(reaction);
    for (Entity tile : match.scope(ScopeWords.EMPTY_TILES, reaction.getSelf())) {
      Card source = (Card) reaction.getSelf();
      List<String> byRank = List.of(one, two, three);
      Runnable spawn = () -> Tokens.spawn(match, source, tile.getId(), byRank);
      match.defer(new DeferredStep(reaction, "spawn", spawn));
    }
  }

  /** Decision 4. */
  @Verb(
      name = VerbNames.SET_PAWNS,
      says = "place pawns of {amount}",
      tells = "each of its pawns counts {amount}",
      doc = "Sets how much each pawn counts that the card places.",
      changes = Verb.Change.STAT)
  public static void setPawns(
      Reaction reaction,
      @Param(value = "amount", doc = "how much", min = 1, max = CardStats.HIGHEST_RANK, idle = 1)
          double amount) {
    reaction.called(amount);
    MatchContext.of(reaction).setStat(reaction.getSelf(), Card.PAWNS, amount);
  }

  /** Effects 5.3, decisions 13 and 42. */
  @Verb(
      name = VerbNames.EXPAND_POSITIONS,
      says = "expand to the neighbouring tiles",
      tells = "expand to the eight neighbouring tiles",
      doc = "Puts influence on the eight neighbours of the card.",
      changes = Verb.Change.STAT,
      yields = true)
  public static void expandPositions(Reaction reaction) {
    reaction.called();
    MatchContext match = MatchContext.of(reaction);
    Entity self = reaction.getSelf();
    Pawns.expand(match, self.getPosition(), self.getController());
  }
}
