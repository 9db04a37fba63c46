package dev.runesheet.game.declared.state;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.MatchContext;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * The signals that change turns, in the words that all players are told: who has the next, and the
 * marks of the present one that the game declares.
 */
public final class TurnSignals {

  /** The signal that reverses the order of turns. */
  public static final String REVERSED = "turn-around";

  /** The verb whose signals give players a turn. */
  public static final String GIVING = "next-turn";

  private static final String FIRST = "first-turn player-";
  private static final String NEXT = GIVING + " player-";

  private TurnSignals() {}

  /**
   * The signal that gives a player the next turn.
   *
   * @param turn the present turn; 0 before the first
   */
  public static String given(int turn, int player) {
    return (turn == 0 ? FIRST : NEXT) + (player + 1);
  }

  /** The signals that give one of so many players a turn. */
  public static Set<String> giving(int players) {
    Set<String> signals = ofTurns(players).keySet();
    signals.remove(REVERSED);
    return signals;
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

  /**
   * The changes that each signal makes in a match of a game; there are no other signals, and one
   * about a player who does not play changes nothing.
   */
  public static Map<String, Consumer<MatchContext>> handlers(DeclaredCatalog catalog) {
    Map<String, Consumer<MatchContext>> handlers = ofTurns(catalog.players().most());
    catalog
        .extras()
        .course()
        .marks()
        .forEach(
            (signal, mark) ->
                handlers.merge(signal, match -> mark(match, mark), Consumer::andThen));
    return handlers;
  }

  private static Map<String, Consumer<MatchContext>> ofTurns(int players) {
    Map<String, Consumer<MatchContext>> handlers = new LinkedHashMap<>();
    handlers.put(REVERSED, match -> state(match).reversed = !state(match).reversed);
    for (int player = 0; player < players; player++) {
      int given = player;
      Consumer<MatchContext> give = match -> give(state(match), given);
      handlers.put(FIRST + (player + 1), give);
      handlers.put(NEXT + (player + 1), give);
    }
    return handlers;
  }

  private static void give(DeclaredState state, int player) {
    if (player < state.players) {
      state.next = player;
    }
  }

  private static void mark(MatchContext match, String mark) {
    SortedSet<String> marks = new TreeSet<>(state(match).marks);
    marks.add(mark);
    state(match).marks = marks;
  }

  private static DeclaredState state(MatchContext match) {
    return match.state(DeclaredState.class);
  }
}
