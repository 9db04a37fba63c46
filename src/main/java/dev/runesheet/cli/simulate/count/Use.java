package dev.runesheet.cli.simulate.count;

import java.util.Locale;

/** The fate of a card of a deck in a match; later ones include the earlier. */
public enum Use {
  /** It was never drawn, or went back to the deck and stayed there. */
  NEVER,
  /** It was drawn, but not played. */
  DRAWN,
  /** It was played. */
  PLAYED;

  /** The word for it in counts, files and tables. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** True if the other is this or more. */
  boolean includes(Use other) {
    return other == this || this == DRAWN && other == PLAYED;
  }
}
