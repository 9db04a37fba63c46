package dev.runesheet.testing.coverage.report;

/** The degree of coverage. */
enum State {
  /** There is nothing to cover. */
  NONE("", ""),
  /** All of it. */
  COVERED("covered", "✓"),
  /** Some of it. */
  PARTLY("partly", "◐"),
  /** Nothing of it was covered. */
  MISSED("missed", "✗"),
  /** Excluded, since it is unreachable. */
  UNREACHABLE("unreachable", "–");

  private final String word;
  private final String sign;

  State(String word, String sign) {
    this.word = word;
    this.sign = sign;
  }

  /** Its word, which is also the class of a page's element. */
  String word() {
    return word;
  }

  /** Its sign, for those who do not see colours. */
  String sign() {
    return sign;
  }

  /** Both together. */
  State and(State other) {
    if (this == NONE || this == other || this == UNREACHABLE && other != NONE) {
      return other;
    }
    return other == NONE || other == UNREACHABLE ? this : PARTLY;
  }
}
