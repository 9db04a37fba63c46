package dev.runesheet.spelling;

/** The answer to a question that has two. */
public enum YesNo implements Word {
  /** Yes. */
  YES,
  /** No. */
  NO;

  /** Yes if it is so. */
  public static YesNo of(boolean holds) {
    return holds ? YES : NO;
  }
}
