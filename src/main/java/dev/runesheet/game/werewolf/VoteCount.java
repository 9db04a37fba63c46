package dev.runesheet.game.werewolf;

import dev.runesheet.spelling.Word;

/** The numbers by which votes count, and that abilities manipulate. */
public enum VoteCount implements Word {
  PUBLIC_VOTING_POWER(1),
  PRIVATE_VOTING_POWER(1),
  PUBLIC_STARTING_VOTES(0);

  /** In front of a value that is added to the number. */
  public static final String MORE = "+";

  private final int usual;

  VoteCount(int usual) {
    this.usual = usual;
  }

  /** The number of a player as his manipulations make it, from the oldest on. */
  int of(Iterable<Mark> manipulations) {
    int number = usual;
    for (Mark mark : manipulations) {
      if (mark.says("which", word())) {
        String value = mark.says("value");
        boolean more = value.startsWith(MORE);
        number = more ? number + Integer.parseInt(value.substring(1)) : Integer.parseInt(value);
      }
    }
    return number;
  }
}
