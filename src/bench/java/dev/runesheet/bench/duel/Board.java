package dev.runesheet.bench.duel;

/** The state programs work on: attributes, events, logs, and the outcome of the match. */
final class Board {

  private final Duel duel;
  private final Chance chance;
  private final double[] attributes;
  private final double[] context = new double[ContextKey.values().length];
  private final PhaseEvents events;
  private final ChangeLog changes = new ChangeLog();
  private final LongList rolls = new LongList();
  private int source;
  private boolean passed;
  private boolean over;
  private int winner;

  /** A board at the start values of a duel. */
  Board(Duel duel, Chance chance) {
    this.duel = duel;
    this.chance = chance;
    attributes = new double[2 * duel.attributes().size()];
    events = new PhaseEvents(duel.dropping());
    reset();
  }

  /** Goes back to the start values with empty logs. */
  void reset() {
    duel.copyStart(attributes);
    changes.clear();
    rolls.cut(0);
    reopen();
  }

  /** Takes attributes, rolls and chance back to an earlier position at which the match was open. */
  void restore(int changeCount, int rollCount, long chanceMark) {
    changes.undo(changeCount, attributes);
    rolls.cut(rollCount);
    chance.rewind(chanceMark);
    reopen();
  }

  private void reopen() {
    passed = false;
    over = false;
    winner = DuelMatch.NOBODY;
  }

  /** Runs a program; what it changes is logged as its doing. */
  void run(Program program) {
    source = program.source();
    program.body().run(this);
  }

  /** Sets what programs may read about the event they run for. */
  void context(double ability, double attribute, double oldValue, double newValue) {
    context[0] = ability;
    context[1] = attribute;
    context[2] = oldValue;
    context[3] = newValue;
    context[4] = newValue - oldValue;
  }

  /** A number of the event by the ordinal of its {@link ContextKey}. */
  double context(int key) {
    return context[key];
  }

  /** An attribute by its slot. */
  double attribute(int slot) {
    return attributes[slot];
  }

  /**
   * Changes an attribute, logs the change and adds its event; nothing happens if the value stays
   * the same.
   */
  void set(int slot, double value) {
    RuleFailure.requireFinite(value);
    double old = attributes[slot];
    if (old != value) {
      RuleFailure.requireFinite(value - old);
      attributes[slot] = value;
      changes.add(slot, old, value, source);
      events.add(slot, old, value);
    }
  }

  /** Draws a roll and records it. */
  double roll(long sides) {
    long roll = chance.roll(sides);
    rolls.add(roll);
    return roll;
  }

  /** Marks the turn as passed or not. */
  void passed(boolean newPassed) {
    passed = newPassed;
  }

  /** True if the turn is passed. */
  boolean passed() {
    return passed;
  }

  /** Ends the match; {@link DuelMatch#NOBODY} wins a draw. */
  void finish(int newWinner) {
    over = true;
    winner = newWinner;
  }

  /** True if the match is over. */
  boolean over() {
    return over;
  }

  /** Who won, or {@link DuelMatch#NOBODY}. */
  int winner() {
    return winner;
  }

  /** Copies the attributes of both entities into an array. */
  void copyAttributes(double[] target, int at) {
    System.arraycopy(attributes, 0, target, at, attributes.length);
  }

  /** The events of the present phase. */
  PhaseEvents events() {
    return events;
  }

  /** The log of attribute changes. */
  ChangeLog changes() {
    return changes;
  }

  /** The rolls drawn. */
  LongList rolls() {
    return rolls;
  }

  /** Where the rolls come from. */
  Chance chance() {
    return chance;
  }
}
