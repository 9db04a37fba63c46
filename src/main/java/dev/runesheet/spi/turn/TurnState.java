package dev.runesheet.spi.turn;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import dev.runesheet.spi.GameState;
import java.util.List;
import java.util.stream.IntStream;

/** The state of a game whose players have turns in order, with what the game adds to it. */
public abstract class TurnState extends GameState {

  /** The number of players. */
  public int players;

  /** The player whose turn it is, from 0. */
  public int active;

  /** The present turn; 0 before the first. */
  public int turn;

  /** The phase that runs. */
  @JsonSetter(nulls = Nulls.FAIL)
  public String phaseName = "set up";

  @Override
  protected void begin(int number, int first) {
    players = number;
    active = first;
    turn = 1;
  }

  /** The other players, in turn order from the active one on. */
  public final List<Integer> others() {
    return IntStream.range(1, players).mapToObj(step -> (active + step) % players).toList();
  }

  /** Gives the next player the next turn. */
  public final void nextTurn() {
    turn++;
    active = (active + 1) % players;
  }

  @Override
  public int players() {
    return players;
  }

  @Override
  public int active() {
    return active;
  }

  @Override
  public String phaseName() {
    return phaseName;
  }

  @Override
  public int turn() {
    return turn;
  }
}
