package dev.runesheet.cli.simulate.count;

import java.util.stream.Stream;

/** The side that a change is on, seen from the effect that made it. */
public enum Side {
  /** The side of the player whose card has the effect. */
  OWN("own", " own"),
  /** The side of any other player. */
  OTHERS("others", " of others"),
  /** None: the changed entity or the effect belongs to nobody, or the game has teams. */
  NONE("all", "");

  private final String word;
  private final String behind;

  Side(String word, String behind) {
    this.word = word;
    this.behind = behind;
  }

  /** The word for it in counts and files. */
  public String word() {
    return word;
  }

  /** The words for it behind a number. */
  String behind() {
    return behind;
  }

  /** The side of a word. */
  static Side of(String word) {
    return Stream.of(values()).filter(side -> side.word.equals(word)).findFirst().orElse(NONE);
  }
}
