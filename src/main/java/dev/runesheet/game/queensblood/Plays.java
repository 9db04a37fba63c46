package dev.runesheet.game.queensblood;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.World;
import dev.runesheet.engine.fact.Event;
import java.util.ArrayList;
import java.util.List;

/** Plays of cards: which are legal, and the steps of one (decisions 2 and 4). */
final class Plays {

  static final Option PASS = new Option("pass", "Pass");

  private Plays() {}

  /** All legal plays, cards in the order of the hand, and the pass. */
  static List<Option> options(World world, int side) {
    int[] ranks = ownTiles(world, side);
    List<Option> options = new ArrayList<>();
    List<String> seen = new ArrayList<>();
    for (Card card : Hands.hand(world, side)) {
      if (!seen.contains(card.getDefinition())) {
        seen.add(card.getDefinition());
        add(card.type(), ranks, options);
      }
    }
    options.add(PASS);
    return options;
  }

  /** Of each tile of a side its rank, below 0 if a card lies on it; 0 of all other tiles. */
  private static int[] ownTiles(World world, int side) {
    int[] ranks = new int[Board.TILES];
    for (int tile = 0; tile < Board.TILES; tile++) {
      if (Board.owner(world, tile) == side) {
        int rank = Board.rank(world, tile);
        ranks[tile] = Board.empty(world, tile) ? rank : -rank;
      }
    }
    return ranks;
  }

  /** The tiles where a card may be played (decision 2). */
  private static void add(CardType card, int[] ranks, List<Option> options) {
    for (int tile = 0; tile < Board.TILES; tile++) {
      int rank = ranks[tile];
      if (card.replaces() ? rank != 0 : rank > 0 && rank >= card.cost()) {
        options.add(card.plays().get(tile));
      }
    }
  }

  /**
   * Takes the card from the hand; an ally on its tile is destroyed first, with all that follows.
   */
  static void begin(MatchContext match, String option) {
    QueensState state = match.state(QueensState.class);
    String id = CardType.card(option);
    Card card =
        Hands.hand(match.world(), state.active).stream()
            .filter(one -> one.getDefinition().equals(id))
            .findFirst()
            .orElseThrow();
    state.passes = 0;
    state.playing = card.getId();
    state.tile = CardType.tile(option);
    state.phase = QueensState.Phase.PLACE;
    match.move(card, Card.PLAYED, 0);
    if (!Board.empty(match.world(), state.tile)) {
      match.book().effectsOf(card.type().effect()).stream()
          .filter(effect -> !effect.triggered() && !effect.continuous())
          .forEach(effect -> match.activate(effect.id(), card, Event.of(Triggers.REPLACES)));
    }
  }

  /** Places the card and posts what follows, in order. */
  static void place(MatchContext match) {
    QueensState state = match.state(QueensState.class);
    Card card = (Card) match.entity(state.playing);
    state.phase = QueensState.Phase.END;
    lay(match, card, state.tile);
    Powers.check(match);
    match.raise(Event.about(Triggers.PLACES_PAWNS, card, Event.NOBODY));
    match.check(Pawns.OF_CARD);
    match.raise(Event.about(Triggers.IS_PLAYED, card, Event.NOBODY));
    match.raise(Event.about(Triggers.CARD_PLAYED, card, Event.NOBODY));
    match.check(Destruction.DEATHS);
  }

  /** Lays a card on a tile; from now on its effects are in play (decision 31 for its power). */
  static void lay(MatchContext match, Card card, int tile) {
    match.move(card, Card.BOARD, tile);
    match.setStat(match.entity(tile), Board.CARD, card.getId());
    match.setStat(card, Card.CHECKED, card.type().power());
    match.enterPlay(card.type().effect(), card);
  }
}
