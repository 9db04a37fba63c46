package dev.runesheet.bench.lanes;

import java.util.Map;

/** A group of cards as seen from one of them: a region of the board and whose cards there. */
record Scope(Region region, Whose whose) {

  private static final Map<String, Region> REGIONS =
      Map.of("", Region.BOARD, " in lane", Region.LANE, " on affected tiles", Region.AFFECTED);

  /** A region of the board. */
  enum Region {
    SELF,
    AFFECTED,
    LANE,
    BOARD
  }

  /** The sides whose cards count. */
  enum Whose {
    ALLIES,
    ENEMIES,
    ALL
  }

  /** The scope of the words that effects use, such as {@code allies in lane}. */
  static Scope of(String words) {
    if (words.equals("self")) {
      return new Scope(Region.SELF, Whose.ALL);
    }
    for (Whose whose : Whose.values()) {
      String noun = whose.name().toLowerCase(java.util.Locale.ROOT);
      Region region = words.startsWith(noun) ? REGIONS.get(words.substring(noun.length())) : null;
      if (region != null) {
        return new Scope(region, whose);
      }
    }
    throw new IllegalArgumentException("scope (" + words + ") is not known here.");
  }

  /** The tiles of the region around a card, as bits. */
  int tiles(Kind kind, int side, int tile) {
    return switch (region) {
      case SELF -> 1 << tile;
      case AFFECTED -> kind.affectedBits(side, tile);
      case LANE -> Position.LANE_BITS << tile / Position.COLUMNS * Position.COLUMNS;
      case BOARD -> Position.BOARD_BITS;
    };
  }
}
