package dev.runesheet.spi;

/**
 * The part of a match's state that is not in entities: whose turn it is, the phase, flags. Plain
 * data with public fields or properties that Jackson can write and read back; {@code Match.save}
 * refuses data that it would lose.
 */
public abstract class GameState implements Cloneable {

  /** A new state of a type. */
  static <S extends GameState> S of(Class<S> type) {
    try {
      return type.getConstructor().newInstance();
    } catch (ReflectiveOperationException none) {
      throw new IllegalStateException(
          "state class ("
              + type.getName()
              + ") cannot be made. Maybe it or its constructor is not public or takes parameters;"
              + " else override newState().",
          none);
    }
  }

  /**
   * Takes the players of a {@link Game#setupForm}, before anything is there; by default nothing.
   */
  protected void begin(int players, int first) {}

  /**
   * A deep copy of the same class, for forks and undo: nothing that changes is shared with it. A
   * match whose state has a copy that says something else cannot be saved.
   */
  public abstract GameState copy();

  /**
   * A copy with the same values in all fields, for {@link #copy}, which has to copy only those that
   * change in themselves, such as lists.
   */
  protected final GameState withSameFields() {
    try {
      return (GameState) clone();
    } catch (CloneNotSupportedException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** The number of players; they are numbered from 0. */
  public abstract int players();

  /** The player whose turn it is; -1 in games or phases in which it is nobody's. */
  public abstract int active();

  /** The phase that runs, as a stable word for programs that show the match. */
  public abstract String phaseName();

  /** The present turn, from 1; 0 before the first. Durations of effects count it. */
  public abstract int turn();

  /** True if the order of turns is the reverse of the usual one. */
  public boolean reversed() {
    return false;
  }
}
