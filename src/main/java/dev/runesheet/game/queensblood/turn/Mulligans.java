package dev.runesheet.game.queensblood.turn;

import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Legality;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The one exchange of cards that a side may make before its first turn (decisions 3 and 44). */
public final class Mulligans {

  /** The question of each side. */
  public static final List<Question<Move.Mulligan>> OFFERS =
      Side.LETTERS.stream()
          .map(
              side ->
                  Question.of(
                      "mulligan " + side,
                      Move.Mulligan.class,
                      Mulligans::options,
                      Mulligans::legality,
                      Mulligans::onAnswer))
          .toList();

  /** The options by the number of cards in the hand. */
  private static final List<List<Option>> BY_CARDS =
      IntStream.rangeClosed(0, Hands.FIRST)
          .mapToObj(cards -> IntStream.range(0, 1 << cards).mapToObj(Mulligans::option).toList())
          .toList();

  private Mulligans() {}

  public static void offer(MatchContext match, int side) {
    int cards = Hands.hand(match.world(), side).size();
    if (cards > 0 && cards <= Hands.FIRST) {
      match.offer(OFFERS.get(side), side);
    }
  }

  static void close(MatchContext match, int side) {
    match.closeOffers(OFFERS.get(side));
  }

  /** Each subset of the hand. */
  private static List<Option> options(MatchContext match, int side) {
    return BY_CARDS.get(Hands.hand(match.world(), side).size());
  }

  private static Option option(int subset) {
    List<Integer> slots = new ArrayList<>();
    for (int slot = 0; slot < Hands.FIRST; slot++) {
      if ((subset & 1 << slot) != 0) {
        slots.add(slot);
      }
    }
    return new Option(Move.Mulligan.of(slots), () -> words(slots));
  }

  private static String words(List<Integer> slots) {
    return slots.isEmpty()
        ? "Keep the hand"
        : slots.stream()
            .map(slot -> Integer.toString(slot + 1))
            .collect(Collectors.joining(", ", "Replace ", ""));
  }

  /** Every well-formed mulligan is legal. */
  private static Legality legality(MatchContext match, int side, Move.Mulligan mulligan) {
    int cards = Hands.hand(match.world(), side).size();
    boolean legal =
        mulligan.slots().stream().allMatch(slot -> slot >= 0 && slot < cards)
            && mulligan.slots().stream().distinct().count() == mulligan.slots().size();
    return legal ? Legality.LEGAL : Legality.illegal("");
  }

  /** Replaces the cards; if it is the side's turn it chooses anew what to play. */
  private static void onAnswer(MatchContext match, int side, Move.Mulligan mulligan) {
    QueensState state = match.state(QueensState.class);
    close(match, side);
    Hands.mulligan(match, side, mulligan.slots());
    if (side == state.active && state.phase == QueensState.Phase.CHOICE) {
      match.withdraw(Plays.QUESTION);
    }
  }
}
