package dev.runesheet.bench.duel;

import java.util.List;

/** What happened in a match so far: a view that follows the match. */
public final class MatchLog {

  private final Duel duel;
  private final Board board;
  private final PhaseLog phases;
  private final ChoiceLog choices;

  /** The log of a match, from its parts. */
  MatchLog(Duel duel, Board board, PhaseLog phases, ChoiceLog choices) {
    this.duel = duel;
    this.board = board;
    this.phases = phases;
    this.choices = choices;
  }

  /** How many attribute changes there were. */
  public int changeCount() {
    return board.changes().size();
  }

  /** An attribute change, in the order they happened. */
  public Change change(int index) {
    return board.changes().get(index, duel);
  }

  /** How many phases ran. */
  public int phaseCount() {
    return phases.size();
  }

  /** The entries of the phases that ran. */
  public List<PhaseEntry> phases() {
    return phases.from(0);
  }

  /** The abilities chosen. */
  public long[] choices() {
    return choices.abilities();
  }

  /** The rolls drawn. */
  public long[] rolls() {
    return board.rolls().from(0);
  }

  /** How many events were dropped. */
  public int dropped() {
    return phases.dropped();
  }
}
