package dev.runesheet.language.strings;

/** Which players an event concerns. */
public enum Audience {
  /** The player whose turn it is. */
  ACTIVE("active"),
  /** All others. */
  OTHERS("others"),
  /** All. */
  ALL("all");

  private final String word;

  Audience(String word) {
    this.word = word;
  }

  /** As it is written. */
  public String word() {
    return word;
  }
}
