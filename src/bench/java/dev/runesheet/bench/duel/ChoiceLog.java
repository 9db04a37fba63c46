package dev.runesheet.bench.duel;

/**
 * The choices of a match, each with where the logs and the chance stood before it, so that it can
 * be undone.
 */
final class ChoiceLog {

  private final LongList abilities = new LongList();
  private final LongList phases = new LongList();
  private final LongList changes = new LongList();
  private final LongList rolls = new LongList();
  private final LongList chances = new LongList();

  /** Adds a choice that is about to be played. */
  void add(int ability, int phaseCount, Board board) {
    abilities.add(ability);
    phases.add(phaseCount);
    changes.add(board.changes().size());
    rolls.add(board.rolls().size());
    chances.add(board.chance().mark());
  }

  /** How many choices there are. */
  int size() {
    return abilities.size();
  }

  /** Drops everything from an index on. */
  void cut(int newSize) {
    abilities.cut(newSize);
    phases.cut(newSize);
    changes.cut(newSize);
    rolls.cut(newSize);
    chances.cut(newSize);
  }

  /** The abilities chosen, in order. */
  long[] abilities() {
    return abilities.from(0);
  }

  /** The ability of the last choice. */
  int lastAbility() {
    return (int) last(abilities);
  }

  /** How many phases had run before the last choice. */
  int phasesBefore() {
    return (int) last(phases);
  }

  /** How many rolls were drawn before the last choice. */
  int rollsBefore() {
    return (int) last(rolls);
  }

  /** Takes attributes, rolls and chance back to where they stood before the last choice. */
  void restore(Board board) {
    board.restore((int) last(changes), (int) last(rolls), last(chances));
  }

  private static long last(LongList list) {
    return list.get(list.size() - 1);
  }
}
