package dev.runesheet.cli.simulate.count;

import java.util.Locale;

/** The fate of a card of a deck in a match; later ones include the earlier. */
public enum CardFate {
  /** Never in a hand, or went back to the deck and stayed there. */
  NEVER(0),
  /** Drawn, but not played. */
  DRAWN(1),
  /** Played. */
  PLAYED(2);

  private final int reached;

  CardFate(int reached) {
    this.reached = reached;
  }

  /** The one of two that got further. */
  static CardFate furthest(CardFate one, CardFate other) {
    return one.reached < other.reached ? other : one;
  }

  /** The word for it in counts, files and tables. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** True if the other is this or more. */
  boolean includes(CardFate other) {
    return other == this || this == DRAWN && other == PLAYED;
  }
}
