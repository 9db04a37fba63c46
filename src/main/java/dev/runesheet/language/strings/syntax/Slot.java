package dev.runesheet.language.strings.syntax;

/**
 * The syntaxes of values that patterns name.
 *
 * @see Form
 */
public interface Slot {

  /**
   * The syntax of a component.
   *
   * @param type its type, or that of the entries of a list or optional
   * @param spec what the pattern says of it after a colon; empty if nothing
   * @param glued whether it stands right after another sign
   */
  Syntax<?> of(Class<?> type, String spec, boolean glued);

  /** The syntax of words that begin alike; the rest of the word is the value, of a type. */
  Syntax<?> beginning(Class<?> type, String prefix, String spec);

  /** Notes a word or sign of a pattern; words are no names then. */
  void word(String word);
}
