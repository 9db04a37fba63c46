package dev.runesheet.language.roletext;

import org.antlr.v4.runtime.CharStream;

/**
 * The distinction of an apostrophe that opens a text from one behind a word: {@code @Self's
 * 'Cult'}.
 */
final class Apostrophes {

  private Apostrophes() {}

  /** True if the apostrophe that was just read can open a text. */
  static boolean opens(CharStream text) {
    int before = text.LA(-2);
    return before == CharStream.EOF || !Character.isLetterOrDigit(before) && before != ')';
  }
}
