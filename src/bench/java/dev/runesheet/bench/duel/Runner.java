package dev.runesheet.bench.duel;

/** Runs the programs of a phase on a board, each followed by the events it caused. */
final class Runner {

  private final Duel duel;
  private final Board board;
  private final int width;
  private int abilityId;

  /** A runner for a board. */
  Runner(Duel duel, Board board) {
    this.duel = duel;
    this.board = board;
    width = duel.attributes().size();
  }

  /** Begins a phase; the id is what its programs read as ABILITY_ID. */
  void begin(int ability) {
    abilityId = ability;
    board.events().begin();
  }

  /** Runs programs in order until the match is over. */
  void runAll(Program[] programs) {
    for (Program program : programs) {
      run(program);
    }
  }

  /** Runs a program and the events it caused, unless the match is over. */
  void run(Program program) {
    if (board.over()) {
      return;
    }
    board.context(abilityId, 0, 0, 0);
    board.run(program);
    while (!board.over() && board.events().waiting()) {
      processNext();
    }
  }

  private void processNext() {
    EventQueue queue = board.events().next();
    int slot = queue.slot();
    board.context(0, slot < width ? slot : slot - width, queue.oldValue(), queue.newValue());
    queue.remove();
    for (Program listener : duel.listeners(slot)) {
      board.run(listener);
      if (board.over()) {
        return;
      }
    }
    board.events().done();
  }
}
