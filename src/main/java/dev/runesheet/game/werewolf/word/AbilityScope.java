package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The abilities of several families that are redirected or obstructed. */
public enum AbilityScope implements Titled {
  ALL("all", "all", 0),
  NON_KILLING("non-killing", "non-killing abilities", 1);

  private final String word;
  private final String title;
  private final int narrowness;

  AbilityScope(String word, String title, int narrowness) {
    this.word = word;
    this.title = title;
    this.narrowness = narrowness;
  }

  @Override
  public String word() {
    return word;
  }

  @Override
  public String title() {
    return title;
  }

  /** True if it takes in abilities of a family. */
  public boolean includes(AbilityFamily family) {
    return this == ALL || family != AbilityFamily.KILLING;
  }

  /** The exactness with which it says what it is about: 0 for everything. */
  public int narrowness() {
    return narrowness;
  }
}
