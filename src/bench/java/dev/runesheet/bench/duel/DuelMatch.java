package dev.runesheet.bench.duel;

import java.util.Optional;

/**
 * One match of a duel, from choice to choice. It may be started again and again and then reuses its
 * room.
 *
 * <p>It logs every attribute change, every phase that ran, every choice and every roll. Not safe
 * for use by several threads at once.
 */
public final class DuelMatch {

  /** The winner of a draw, and of a match that is not over. */
  public static final int NOBODY = -1;

  private static final int NO_CHOICE = -1;

  private final Duel duel;
  private final Board board;
  private final PhaseLog phases;
  private final Flow flow;
  private final ChoiceLog choices = new ChoiceLog();
  private final MatchLog log;
  private boolean started;
  private Failure failure;

  /**
   * A match that is not started.
   *
   * @param duel what is played
   * @param chance where the rolls come from
   * @param snapshots whether the log entry of each phase keeps the attributes
   */
  public DuelMatch(Duel duel, Chance chance, boolean snapshots) {
    this.duel = duel;
    board = new Board(duel, chance);
    phases = new PhaseLog(snapshots ? 2 * duel.attributes().size() : 0);
    flow = new Flow(duel, board, phases);
    log = new MatchLog(duel, board, phases, choices);
  }

  /**
   * Starts the match from the beginning and plays to the first choice.
   *
   * @param first the entity that begins
   * @return false if it failed: then it is not started, and {@link #failure()} says why
   */
  public boolean start(int first) {
    long mark = board.chance().mark();
    clear(first);
    started = true;
    try {
      flow.start();
    } catch (RuleFailure cause) {
      Failure report = report(cause, NO_CHOICE, 0, 0);
      board.chance().rewind(mark);
      clear(first);
      failure = report;
    }
    return failure == null;
  }

  private void clear(int first) {
    board.reset();
    phases.cut(0);
    choices.cut(0);
    flow.moveTo(0, first);
    started = false;
    failure = null;
  }

  /**
   * Uses an ability of the active entity and plays to the next choice.
   *
   * @return false if it failed: then everything since the choice is undone, and {@link #failure()}
   *     says why
   */
  public boolean choose(int ability) {
    requireChoice(ability);
    choices.add(ability, phases.size(), board);
    failure = null;
    try {
      flow.use(ability);
    } catch (RuleFailure cause) {
      Failure report = report(cause, ability, choices.phasesBefore(), choices.rollsBefore());
      undo();
      failure = report;
    }
    return failure == null;
  }

  private void requireChoice(int ability) {
    if (!awaitsChoice()) {
      throw new IllegalStateException("the match awaits no choice");
    }
    if (ability < 0 || ability >= abilityCount()) {
      throw new IllegalArgumentException("no ability " + ability);
    }
  }

  private Failure report(RuleFailure cause, int choice, int entriesKept, int rollsKept) {
    return new Failure(
        cause.reason(),
        flow.turn(),
        flow.active(),
        flow.phase(),
        choice,
        phases.from(entriesKept),
        board.rolls().from(rollsKept));
  }

  /**
   * Undoes the last choice and all that followed: the match awaits it again, and the same rolls
   * will come.
   */
  public void undo() {
    if (choices.size() == 0) {
      throw new IllegalStateException("there is no choice to undo");
    }
    choices.restore(board);
    phases.cut(choices.phasesBefore());
    choices.cut(choices.size() - 1);
    int last = phases.size() - 1;
    flow.moveTo(phases.turn(last), phases.active(last));
    failure = null;
  }

  /** What is played. */
  public Duel duel() {
    return duel;
  }

  /** True if {@link #choose(int)} may be called. */
  public boolean awaitsChoice() {
    return started && !board.over();
  }

  /** True if the match has ended. */
  public boolean isOver() {
    return board.over();
  }

  /** Who won: 0, 1 or {@link #NOBODY}. */
  public int winner() {
    return board.winner();
  }

  /** The turn, from 1; 0 if none was begun. */
  public int turn() {
    return flow.turn();
  }

  /** The active entity. */
  public int active() {
    return flow.active();
  }

  /** How many abilities the active entity can choose from. */
  public int abilityCount() {
    return duel.side(flow.active()).abilityCount();
  }

  /** The value of an attribute of an entity, by its index in the mode's list. */
  public double attribute(int entity, int attribute) {
    return board.attribute(entity * duel.attributes().size() + attribute);
  }

  /** What happened so far. */
  public MatchLog log() {
    return log;
  }

  /** Why the last start or choice failed, if it did. */
  public Optional<Failure> failure() {
    return Optional.ofNullable(failure);
  }
}
