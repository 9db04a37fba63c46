package dev.runesheet.spi.turn;

import dev.runesheet.spi.MatchContext;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * The phases of each turn by their names, one after the other, as a game declares them.
 *
 * @param <S> the state of the game
 */
public final class Phases<S extends TurnState> {

  /** The name of the moment after the last phase. */
  private static final String END = "end of turn";

  private final List<String> names;
  private final List<BiConsumer<MatchContext, S>> phases;

  private Phases(List<String> names, List<BiConsumer<MatchContext, S>> phases) {
    this.names = names;
    this.phases = phases;
  }

  /** The first phase of a turn. */
  public static <S extends TurnState> Phases<S> of(String name, BiConsumer<MatchContext, S> phase) {
    return new Phases<S>(List.of(), List.of()).then(name, phase);
  }

  /**
   * The same with a further phase.
   *
   * @param phase what it does: posts an event, asks players, ends the match
   */
  public Phases<S> then(String name, BiConsumer<MatchContext, S> phase) {
    return new Phases<>(with(names, name), with(phases, phase));
  }

  private static <T> List<T> with(List<T> all, T last) {
    List<T> more = new ArrayList<>(all);
    more.add(last);
    return List.copyOf(more);
  }

  /**
   * Runs the phase after the one that ran last in this turn.
   *
   * @return false if that was the last phase
   */
  boolean next(MatchContext match, S state) {
    int next = names.indexOf(state.phaseName) + 1;
    boolean there = next < names.size();
    state.phaseName = there ? names.get(next) : END;
    if (there) {
      phases.get(next).accept(match, state);
    }
    return there;
  }
}
