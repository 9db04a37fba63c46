package dev.runesheet.bench.duel;

/** How an IF compares its two sides: exactly, as doubles. */
enum Comparison {
  /** The left side is greater. */
  GREATER,
  /** The left side is less. */
  LESS,
  /** Both are equal. */
  EQUAL;

  /** True if it holds for two numbers. */
  boolean holds(double left, double right) {
    return switch (this) {
      case GREATER -> left > right;
      case LESS -> left < right;
      case EQUAL -> left == right;
    };
  }
}
