package dev.runesheet.bench.duel;

/** A compiled value expression; attributes are bound to their slot on the {@link Board}. */
sealed interface Value {

  /** The number; draws the rolls in it from left to right. */
  double on(Board board);

  /** A fixed number. */
  record Constant(double number) implements Value {
    @Override
    public double on(Board board) {
      return number;
    }
  }

  /** An attribute of one of the entities. */
  record Attribute(int slot) implements Value {
    @Override
    public double on(Board board) {
      return board.attribute(slot);
    }
  }

  /** A number of the event the program runs for. */
  record Context(int key) implements Value {
    @Override
    public double on(Board board) {
      return board.context(key);
    }
  }

  /** A roll of a die. */
  record Roll(long sides) implements Value {
    @Override
    public double on(Board board) {
      return board.roll(sides);
    }
  }

  /** a + b. */
  record Sum(Value a, Value b) implements Value {
    @Override
    public double on(Board board) {
      return RuleFailure.requireFinite(a.on(board) + b.on(board));
    }
  }

  /** a - b. */
  record Difference(Value a, Value b) implements Value {
    @Override
    public double on(Board board) {
      return RuleFailure.requireFinite(a.on(board) - b.on(board));
    }
  }

  /** a times b. */
  record Product(Value a, Value b) implements Value {
    @Override
    public double on(Board board) {
      return RuleFailure.requireFinite(a.on(board) * b.on(board));
    }
  }

  /** The smaller of a and b. */
  record Smaller(Value a, Value b) implements Value {
    @Override
    public double on(Board board) {
      return Math.min(a.on(board), b.on(board));
    }
  }

  /** The larger of a and b. */
  record Larger(Value a, Value b) implements Value {
    @Override
    public double on(Board board) {
      return Math.max(a.on(board), b.on(board));
    }
  }

  /** The size of a. */
  record Size(Value a) implements Value {
    @Override
    public double on(Board board) {
      return Math.abs(a.on(board));
    }
  }
}
