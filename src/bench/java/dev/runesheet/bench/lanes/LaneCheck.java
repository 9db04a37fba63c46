package dev.runesheet.bench.lanes;

import dev.runesheet.api.Match;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.World;
import java.util.ArrayList;
import java.util.List;

/** A comparison of all that is to be seen in a match by rules and in one written by hand. */
public final class LaneCheck {

  private LaneCheck() {}

  /**
   * Compares tiles, cards, hands, decks, lanes, turn and end.
   *
   * @throws IllegalStateException if something differs
   */
  public static void compare(Match match, LaneMatch other) {
    same(of(match), of(other));
  }

  /**
   * Compares who is asked and the options in order.
   *
   * @throws IllegalStateException if something differs
   */
  public static void compare(Decision decision, LaneMatch other) {
    same("side " + decision.player() + of(decision), "side " + other.asked() + options(other));
  }

  private static void same(String rules, String written) {
    if (!rules.equals(written)) {
      throw new IllegalStateException("rules:\n" + rules + "\nwritten by hand:\n" + written);
    }
  }

  private static String of(Decision decision) {
    StringBuilder text = new StringBuilder();
    for (Option option : decision.options()) {
      if (option.action() instanceof Move.Play play) {
        text.append(' ').append(play.card()).append('@').append(play.at().tile());
      } else {
        text.append(option.action() instanceof Move.Pass ? " pass" : " mulligan");
      }
    }
    return text.toString();
  }

  private static String options(LaneMatch match) {
    Position now = match.position();
    StringBuilder text = new StringBuilder();
    for (int option = 0; option < match.options(); option++) {
      if (now.mulligans() > 0) {
        text.append(" mulligan");
      } else if (match.slot(option) < 0) {
        text.append(" pass");
      } else {
        int kind = now.hand(now.active(), match.slot(option));
        text.append(' ').append(match.kind(kind).id).append('@').append(match.tile(option));
      }
    }
    return text.toString();
  }

  private static String of(Match match) {
    World world = match.world();
    QueensState state = match.state(QueensState.class);
    StringBuilder text = new StringBuilder();
    for (int tile = 0; tile < Grid.TILES; tile++) {
      tile(text, tile, Board.owner(world, tile), Board.rank(world, tile), Board.raw(world, tile));
      Card card = Board.card(world, tile);
      if (card != null) {
        card(text, card.getDefinition(), card.getController(), card.power(), card.delta());
        text.append(' ').append((int) card.base(Card.STATS.index(Card.SCALE)));
      }
    }
    for (int side = 0; side < 2; side++) {
      text.append("\nhand ").append(ids(Hands.hand(world, side)));
      text.append("\ndeck ").append(ids(Hands.deck(world, side)));
      for (int lane = 0; lane < Grid.LANES; lane++) {
        text.append(' ').append(Board.power(world, lane, side));
      }
    }
    text.append("\nturn ").append(state.turn()).append(" of ").append(state.active());
    text.append(", passes ").append(state.passes);
    if (match.over()) {
      text.append("\nwinner ").append(match.winner());
      for (QueensState.Lane lane : state.lanes()) {
        lane(text, lane.left(), lane.right(), lane.winner(), lane.points());
      }
    }
    return text.toString();
  }

  private static String of(LaneMatch match) {
    Position now = match.position();
    int[] power = match.powers();
    StringBuilder text = new StringBuilder();
    int[] sums = new int[2 * Position.LANES];
    for (int tile = 0; tile < Position.TILES; tile++) {
      tile(text, tile, now.owner(tile), now.rank(tile), now.raw(tile));
      int card = now.on(tile);
      if (card >= 0) {
        int side = now.of(card, Position.SIDE);
        String id = match.kind(now.of(card, Position.KIND)).id;
        card(text, id, side, power[tile], now.of(card, Position.DELTA));
        text.append(' ').append(now.of(card, Position.SCALE));
        sums[side * Position.LANES + tile / Position.COLUMNS] += power[tile];
      }
    }
    for (int side = 0; side < 2; side++) {
      List<String> hand = new ArrayList<>();
      for (int slot = 0; slot < now.handSize(side); slot++) {
        hand.add(match.kind(now.hand(side, slot)).id);
      }
      List<String> deck = new ArrayList<>();
      for (int place = now.top(side); place < Position.DECK; place++) {
        deck.add(match.kind(now.deck(side, place)).id);
      }
      text.append("\nhand ").append(hand).append("\ndeck ").append(deck);
      for (int lane = 0; lane < Position.LANES; lane++) {
        text.append(' ').append(sums[side * Position.LANES + lane]);
      }
    }
    text.append("\nturn ").append(now.turn()).append(" of ").append(now.active());
    text.append(", passes ").append(now.passes());
    if (now.over()) {
      text.append("\nwinner ").append(now.winner());
      for (int lane = 0; lane < Position.LANES; lane++) {
        int winner = now.score(lane, Scores.WINNER);
        lane(text, now.score(lane, 0), now.score(lane, 1), winner, now.score(lane, Scores.POINTS));
      }
    }
    return text.toString();
  }

  private static List<String> ids(List<Card> cards) {
    return cards.stream().map(Card::getDefinition).toList();
  }

  private static void tile(StringBuilder text, int tile, int owner, int rank, int raw) {
    text.append("\ntile ").append(tile).append(" of ").append(owner);
    text.append(", rank ").append(rank).append(", raw ").append(raw);
  }

  private static void card(StringBuilder text, String id, int side, double power, double delta) {
    text.append(": ").append(id).append(" of ").append(side);
    text.append(", ").append(power).append(' ').append(delta);
  }

  private static void lane(StringBuilder text, int left, int right, int winner, int points) {
    text.append("\nlane ").append(left).append(' ').append(right);
    text.append(' ').append(winner).append(' ').append(points);
  }
}
