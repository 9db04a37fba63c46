package dev.runesheet.bench.duel;

/** A compiled operation; entities and attributes are bound to the holder of its program. */
sealed interface Op {

  /** Runs the operation; false if the program ends with it. */
  boolean run(Board board);

  /** Ends the program. */
  record End() implements Op {
    @Override
    public boolean run(Board board) {
      return false;
    }
  }

  /** Marks the turn as passed and ends the program. */
  record Pass() implements Op {
    @Override
    public boolean run(Board board) {
      board.passed(true);
      return false;
    }
  }

  /** Ends the match. */
  record Finish(int winner) implements Op {
    @Override
    public boolean run(Board board) {
      board.finish(winner);
      return false;
    }
  }

  /** Sets an attribute. */
  record Set(int slot, Value value) implements Op {
    @Override
    public boolean run(Board board) {
      board.set(slot, value.on(board));
      return true;
    }
  }

  /** Adds to an attribute. */
  record Add(int slot, Value delta) implements Op {
    @Override
    public boolean run(Board board) {
      board.set(slot, board.attribute(slot) + delta.on(board));
      return true;
    }
  }

  /** Keeps an attribute between two bounds; the upper one wins. */
  record Clamp(int slot, Value lo, Value hi) implements Op {
    @Override
    public boolean run(Board board) {
      double lowest = lo.on(board);
      double highest = hi.on(board);
      board.set(slot, Math.min(Math.max(board.attribute(slot), lowest), highest));
      return true;
    }
  }

  /** Runs one of two branches; the program goes on after it unless the branch ended it. */
  record If(Comparison comparison, Value lhs, Value rhs, Block then, Block otherwise)
      implements Op {
    @Override
    public boolean run(Board board) {
      double left = lhs.on(board);
      double right = rhs.on(board);
      return (comparison.holds(left, right) ? then : otherwise).run(board);
    }
  }
}
