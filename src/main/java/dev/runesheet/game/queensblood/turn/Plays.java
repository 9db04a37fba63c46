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
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

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
    List<Card> cards = playable(world, side);
    List<Option> options = new ArrayList<>(owned * cards.size() + 1);
    for (Card card : cards) {
      Option[] ofCard = card.plays(plays);
      for (int i = 0; i < owned; i++) {
        if (obstacle(card.type(), grounds[own[i]]) == null) {
          options.add(ofCard[own[i]]);
        }
      }
    }
    options.add(PASS);
    return options;
  }

  /** The cards of a hand, of those that are alike the first. */
  private static List<Card> playable(World world, int side) {
    List<Card> hand = Hands.hand(world, side);
    List<Card> playable = new ArrayList<>(hand.size());
    for (Card card : hand) {
      if (first(playable, card.type()) == null) {
        playable.add(card);
      }
    }
    return playable;
  }

  /** The first card of a type; null if there is none. */
  private static Card first(List<Card> cards, CardType type) {
    for (Card card : cards) {
      if (card.type() == type) {
        return card;
      }
    }
    return null;
  }

  /** The card of a hand that a play names; null if there is none. */
  private static Card played(MatchContext match, int side, Move.Play play) {
    QueensCatalog catalog = match.book().catalog(QueensCatalog.class);
    return first(Hands.hand(match.world(), side), catalog.cards().get(play.card()));
  }

  /** A play of a card of the hand, by its words. */
  @Override
  public Optional<Move.InTurn> meant(MatchContext match, int side, String words) {
    PlayOptions plays = match.book().catalog(QueensCatalog.class).plays();
    return playable(match.world(), side).stream()
        .flatMap(card -> Arrays.stream(card.plays(plays)))
        .filter(option -> option.words().equalsIgnoreCase(words))
        .findFirst()
        .map(option -> (Move.InTurn) option.action());
  }

  @Override
  public Legality legality(MatchContext match, int side, Move.InTurn move) {
    if (!(move instanceof Move.Play play)) {
      return Legality.LEGAL;
    }
    Card card = played(match, side, play);
    return card == null
        ? Legality.illegal("card " + play.card() + " is not in the hand")
        : legality(match.world(), side, card.type(), play.at());
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
    Card card = played(match, state.active, play);
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
