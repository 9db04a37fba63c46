package dev.runesheet.game.queensblood.turn;

import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.CardType;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.Place;
import dev.runesheet.game.queensblood.board.PlayOptions;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.effect.Destruction;
import dev.runesheet.game.queensblood.effect.Pawns;
import dev.runesheet.game.queensblood.effect.Powers;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.World;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The question for a play or the pass: which plays are legal, and the steps of one (decisions 2,
 * 4).
 */
public final class Plays implements Question<Move.InTurn> {

  /** The question, the same in all matches. */
  public static final Plays QUESTION = new Plays();

  /** The ground of a tile that is not the player's, on which no card can be played. */
  private static final int FOREIGN_GROUND = 0;

  private static final Option PASS = new Option(new Move.Pass(), () -> "Pass");

  private Plays() {}

  @Override
  public String prompt() {
    return "play";
  }

  @Override
  public Class<Move.InTurn> actions() {
    return Move.InTurn.class;
  }

  /** All legal plays, cards in the order of the hand, and the pass. */
  @Override
  public List<Option> options(MatchContext match, int side) {
    World world = match.world();
    int[] grounds = new int[Grid.TILES];
    int[] own = new int[Grid.TILES];
    int owned = 0;
    for (int tile = 0; tile < Grid.TILES; tile++) {
      grounds[tile] = Board.ground(world, side, tile);
      if (grounds[tile] != FOREIGN_GROUND) {
        own[owned++] = tile;
      }
    }
    PlayOptions plays = match.book().catalog(QueensCatalog.class).plays();
    List<Card> hand = Hands.hand(world, side);
    List<Option> options = new ArrayList<>(owned * hand.size() + 1);
    for (int i = 0; i < hand.size(); i++) {
      CardType card = hand.get(i).type();
      if (isFirst(hand, i)) {
        Option[] ofCard = hand.get(i).plays(plays);
        for (int j = 0; j < owned; j++) {
          if (obstacle(card, grounds[own[j]]) == null) {
            options.add(ofCard[own[j]]);
          }
        }
      }
    }
    options.add(PASS);
    return options;
  }

  /** True if no card before one of a hand is of the same type. */
  private static boolean isFirst(List<Card> hand, int index) {
    CardType type = hand.get(index).type();
    for (int i = 0; i < index; i++) {
      if (hand.get(i).type() == type) {
        return false;
      }
    }
    return true;
  }

  /** The types of the cards of a hand, each once. */
  private static List<CardType> types(World world, int side) {
    List<CardType> types = new ArrayList<>();
    for (Card card : Hands.hand(world, side)) {
      if (!types.contains(card.type())) {
        types.add(card.type());
      }
    }
    return types;
  }

  /** A play of a card of the hand, by its words. */
  @Override
  public Optional<Move.InTurn> meant(MatchContext match, int side, String words) {
    for (CardType card : types(match.world(), side)) {
      Optional<Move.InTurn> play =
          IntStream.range(0, Grid.TILES)
              .filter(tile -> PlayOptions.words(card, tile).equalsIgnoreCase(words))
              .<Move.InTurn>mapToObj(tile -> new Move.Play(card.id(), Place.of(tile)))
              .findFirst();
      if (play.isPresent()) {
        return play;
      }
    }
    return Optional.empty();
  }

  @Override
  public Legality legality(MatchContext match, int side, Move.InTurn move) {
    if (!(move instanceof Move.Play play)) {
      return Legality.LEGAL;
    }
    return types(match.world(), side).stream()
        .filter(card -> card.id().equals(play.card()))
        .findFirst()
        .map(card -> legality(match.world(), side, card, play.at()))
        .orElse(Legality.illegal("card " + play.card() + " is not in the hand"));
  }

  private static Legality legality(World world, int side, CardType card, Place at) {
    if (!at.isOnBoard()) {
      return Legality.illegal("");
    }
    int ground = Board.ground(world, side, at.tile());
    Obstacle obstacle = obstacle(card, ground);
    String where = Grid.place(at.tile());
    return obstacle == null
        ? Legality.LEGAL
        : Legality.illegal(
            switch (obstacle) {
              case FOREIGN -> where + " is not a tile of the player";
              case OCCUPIED -> "a card lies on " + where;
              case RANK ->
                  card.called()
                      + " costs "
                      + card.cost()
                      + ", and "
                      + where
                      + " has rank "
                      + ground;
            });
  }

  /** The reasons why a card cannot be played on a tile. */
  private enum Obstacle {
    FOREIGN,
    OCCUPIED,
    RANK
  }

  /** The obstacle to a card on a ground; null if there is none (decision 2). */
  private static Obstacle obstacle(CardType card, int ground) {
    if (ground == FOREIGN_GROUND) {
      return Obstacle.FOREIGN;
    }
    if (card.replaces()) {
      return null;
    }
    return ground < 0 ? Obstacle.OCCUPIED : ground < card.cost() ? Obstacle.RANK : null;
  }

  @Override
  public void onAnswer(MatchContext match, int side, Move.InTurn move) {
    QueensState state = match.state(QueensState.class);
    match.resetCounts();
    Mulligans.close(match, side);
    if (move instanceof Move.Play play) {
      begin(match, state, play);
    } else {
      state.passes++;
      state.phase = QueensState.Phase.END;
    }
  }

  /**
   * Takes the card from the hand; an ally on its tile is destroyed first, with all that follows.
   */
  private static void begin(MatchContext match, QueensState state, Move.Play play) {
    Card card = inHand(Hands.hand(match.world(), state.active), play.card());
    state.passes = 0;
    state.playing = card.getId();
    state.tile = play.at().tile();
    state.phase = QueensState.Phase.PLACE;
    match.move(card, Card.PLAYED, 0);
    if (!Board.empty(match.world(), state.tile)) {
      match.book().effectsOf(card.type().effect()).stream()
          .filter(effect -> !effect.triggered() && !effect.continuous())
          .forEach(effect -> match.activate(effect.id(), card, Event.of(Triggers.REPLACES)));
    }
  }

  private static Card inHand(List<Card> hand, String id) {
    for (Card card : hand) {
      if (card.getDefinition().equals(id)) {
        return card;
      }
    }
    throw new IllegalStateException("card (" + id + ") is not in the hand.");
  }

  /** Places the card and posts what follows, in order. */
  public static void place(MatchContext match) {
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
  public static void lay(MatchContext match, Card card, int tile) {
    match.move(card, Card.BOARD, tile);
    match.setStat(match.entity(tile), Board.CARD, card.getId());
    match.setStat(card, Card.CHECKED, card.type().power());
    match.enterPlay(card.type().effect(), card);
  }
}
