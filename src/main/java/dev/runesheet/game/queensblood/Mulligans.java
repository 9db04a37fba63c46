package dev.runesheet.game.queensblood;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The one exchange of cards that a side may make before its first turn (decisions 3 and 44). */
public final class Mulligans {

  private static final String PROMPT = "mulligan ";
  private static final String NONE = "none";
  private static final int MOST = 5;
  private static final List<List<Option>> OPTIONS = options();

  private Mulligans() {}

  /** The prompt of a side's offer. */
  public static String prompt(int side) {
    return PROMPT + Side.letter(side);
  }

  /** The id of the option that replaces some places of the hand, from 0. */
  public static String option(List<Integer> slots) {
    return slots.isEmpty() ? NONE : String.join(",", slots.stream().map(String::valueOf).toList());
  }

  static void offer(MatchContext match, int side) {
    int cards = Hands.hand(match.world(), side).size();
    if (cards > 0 && cards <= MOST && match.state(QueensState.class).mulligans) {
      match.offer(side, prompt(side), OPTIONS.get(cards));
    }
  }

  static void close(MatchContext match, int side) {
    match.closeOffers(prompt(side));
  }

  /** Replaces the cards; if it is the side's turn it chooses anew what to play. */
  static void take(MatchContext match, int side, String option) {
    QueensState state = match.state(QueensState.class);
    state.mulliganed[side] = true;
    close(match, side);
    List<Integer> slots =
        option.equals(NONE)
            ? List.of()
            : Arrays.stream(option.split(",")).map(Integer::valueOf).toList();
    Hands.mulligan(match, side, slots);
    if (side == state.active && state.phase == QueensState.Phase.CHOICE) {
      match.withdraw(QueensBlood.PLAY);
    }
  }

  private static List<List<Option>> options() {
    List<List<Option>> all = new ArrayList<>();
    for (int cards = 0; cards <= MOST; cards++) {
      List<Option> options = new ArrayList<>();
      for (int subset = 0; subset < 1 << cards; subset++) {
        options.add(option(subset));
      }
      all.add(List.copyOf(options));
    }
    return List.copyOf(all);
  }

  private static Option option(int subset) {
    List<Integer> slots = new ArrayList<>();
    List<String> places = new ArrayList<>();
    for (int slot = 0; slot < MOST; slot++) {
      if ((subset & 1 << slot) != 0) {
        slots.add(slot);
        places.add(Integer.toString(slot + 1));
      }
    }
    String words = slots.isEmpty() ? "Keep the hand" : "Replace " + String.join(", ", places);
    return new Option(option(slots), words);
  }
}
