package dev.runesheet.cli.simulate.count;

import java.util.Locale;

/** The fate of a card of a deck in a match; later ones include the earlier. */
public enum Use {
  /** Never in a hand, or went back to the deck and stayed there. */
  NEVER(0),
  /** Drawn, but not played. */
  DRAWN(1),
  /** Played. */
  PLAYED(2);

  private final int reached;

  Use(int reached) {
    this.reached = reached;
  }

  /** The one of two that got further. */
  static Use furthest(Use one, Use other) {
    return one.reached < other.reached ? other : one;
  }

  /** The word for it in counts, files and tables. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** True if the other is this or more. */
  boolean includes(Use other) {
    return other == this || this == DRAWN && other == PLAYED;
  }
}
