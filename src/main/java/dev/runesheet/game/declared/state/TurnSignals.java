package dev.runesheet.game.declared.state;

import dev.runesheet.spi.MatchContext;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** The signals that change who has turns, in the words that all players are told. */
public final class TurnSignals {

  /** The signal that reverses the order of turns. */
  public static final String REVERSED = "turn-around";

  private static final String FIRST = "first-turn player-";
  private static final String NEXT = "next-turn player-";

  private TurnSignals() {}

  /**
   * The signal that gives a player the next turn.
   *
   * @param turn the present turn; 0 before the first
   */
  public static String given(int turn, int player) {
    return (turn == 0 ? FIRST : NEXT) + (player + 1);
  }

  /** The one of so many players whom a signal gives a turn; -1 if it is another signal. */
  public static int player(String signal, int players) {
    for (int player = 0; player < players; player++) {
      if (signal.equals(FIRST + (player + 1)) || signal.equals(NEXT + (player + 1))) {
        return player;
      }
    }
    return -1;
  }

  /** True if a signal gives the first turn of the match. */
  public static boolean isFirst(String signal) {
    return signal.startsWith(FIRST);
  }

  /** The changes that each signal makes in a match of so many players. */
  public static Map<String, Consumer<MatchContext>> handlers(int players) {
    Map<String, Consumer<MatchContext>> handlers = new LinkedHashMap<>();
    handlers.put(REVERSED, match -> state(match).reversed = !state(match).reversed);
    for (int player = 0; player < players; player++) {
      int given = player;
      Consumer<MatchContext> give = match -> state(match).next = given;
      handlers.put(FIRST + (player + 1), give);
      handlers.put(NEXT + (player + 1), give);
    }
    return handlers;
  }

  private static DeclaredState state(MatchContext match) {
    return match.state(DeclaredState.class);
  }
}
