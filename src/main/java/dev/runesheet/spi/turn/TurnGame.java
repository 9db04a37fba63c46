package dev.runesheet.spi.turn;

import dev.runesheet.spi.Game;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.setup.SetupForm;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * A game whose players have turns in order, each of the same phases, and whose set-up is numbers.
 *
 * @param <S> the state of the game
 */
public abstract class TurnGame<S extends TurnState> implements Game {

  /** The moment after the last phase of a turn. */
  private static final String END = "end of turn";

  private final String id;
  private final Class<S> stateType;
  private final SetupForm setupForm;
  private final List<Phase<S>> phases;

  /**
   * A phase of each turn.
   *
   * @param name its name, which no other phase of the game has
   * @param run what it does: posts an event, asks players, ends the match
   * @param <S> the state of the game
   */
  public record Phase<S>(String name, BiConsumer<MatchContext, S> run) {}

  /**
   * The game of an id.
   *
   * @param stateType the class of its states, public as its constructor without parameters is
   * @throws IllegalArgumentException if two phases have one name
   */
  protected TurnGame(String id, Class<S> stateType, SetupForm setupForm, List<Phase<S>> phases) {
    this.id = id;
    this.stateType = stateType;
    this.setupForm = setupForm;
    this.phases = List.copyOf(phases);
    if (phases.stream().map(Phase::name).distinct().count() < phases.size()) {
      throw new IllegalArgumentException("two phases of " + id + " have one name.");
    }
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final Class<S> stateType() {
    return stateType;
  }

  @Override
  public final Optional<SetupForm> setupForm() {
    return Optional.of(setupForm);
  }

  @Override
  public final boolean advance(MatchContext match) {
    S state = match.state(stateType);
    int next = phases.stream().map(Phase::name).toList().indexOf(state.phaseName) + 1;
    if (next < phases.size()) {
      state.phaseName = phases.get(next).name();
      phases.get(next).run().accept(match, state);
    } else {
      state.phaseName = END;
      match.phaseEnded("turn", state.turn, state.active);
      match.resetCounts();
      int ended = state.turn;
      afterTurn(match, state);
      if (!match.over() && state.turn == ended) {
        state.nextTurn();
      }
    }
    return true;
  }

  /**
   * The end of a turn; by default nothing happens. It may end the match. If it does not, the next
   * player has the next turn, unless it has begun another itself: by {@link TurnState#nextTurn}, or
   * for an extra turn by adding 1 to {@link TurnState#turn} alone.
   */
  protected void afterTurn(MatchContext match, S state) {}
}
