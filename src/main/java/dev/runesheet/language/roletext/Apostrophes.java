package dev.runesheet.language.roletext;

import org.antlr.v4.runtime.CharStream;

/**
 * The distinction of an apostrophe that opens a text from one behind a word: {@code @Self's
 * 'Cult'}.
 */
final class Apostrophes {

  private Apostrophes() {}

  /** Whether the text before the next character can be followed by an opening apostrophe. */
  static boolean open(CharStream text) {
    int before = text.LA(-1);
    return before == CharStream.EOF || !Character.isLetterOrDigit(before) && before != ')';
  }
}
