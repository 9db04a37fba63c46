package dev.runesheet.game.queensblood.word;

import dev.runesheet.spelling.Titled;

/** The sorts of cards. */
public enum Category implements Titled {
  /** A category with at most two copies in a deck. */
  REGULAR(2),
  /** A category with at most one copy in a deck. */
  LEGEND(1),
  /** Brought into play by effects only. */
  TOKEN(0);

  private final int copies;

  Category(int copies) {
    this.copies = copies;
  }

  /** The number of copies a deck may hold (decision 3). */
  public int copies() {
    return copies;
  }
}
