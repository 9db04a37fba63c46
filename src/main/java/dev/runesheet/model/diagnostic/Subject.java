package dev.runesheet.model.diagnostic;

import java.util.Objects;

/**
 * The word of a source that a finding is about, whole, for those who compare findings: what a
 * finding says of it to people may be shortened and stands among other words.
 *
 * @param word the word or name; empty if the finding is about none
 * @param written whether it is written at the place, rather than meant by what stands there
 * @param places the number of places that say it, from 1
 * @param instead what stands instead where it does not match: what others call the thing that has
 *     this name, or what a row says in place of its sentence; empty otherwise
 */
public record Subject(String word, boolean written, int places, String instead) {

  /** The subject of a finding that is about no word. */
  public static final Subject NONE = new Subject("", false, 1, "");

  /** Checks the parts. */
  public Subject {
    Objects.requireNonNull(word, "word");
    Objects.requireNonNull(instead, "instead");
  }

  /** A word that is written at the place of the finding. */
  public static Subject written(String word) {
    return new Subject(word, true, 1, "");
  }

  /** A word that is meant by what is written at the place of the finding. */
  public static Subject implied(String word) {
    return new Subject(word, false, 1, "");
  }

  /** The same word where so many places say it. */
  public Subject at(int count) {
    return new Subject(word, written, count, instead);
  }

  /** The same word where another stands instead. */
  public Subject instead(String other) {
    return new Subject(word, written, places, other);
  }
}
