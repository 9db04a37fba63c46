package dev.runesheet.bench.lanes;

/** Cards that are laid on tiles, and influence on tiles. */
final class Tiles {

  private final Kind[] kinds;
  private final Position now;
  private final Log log;

  Tiles(Kind[] kinds, Position now, Log log) {
    this.kinds = kinds;
    this.now = now;
    this.log = log;
  }

  /** Lays a card on a tile. */
  void lay(int card, int tile) {
    Kind kind = kinds[now.of(card, Position.KIND)];
    now.lay(card, tile);
    now.set(card, Position.CHECKED, kind.power);
    if (kind.thresholds.length > 0) {
      now.thresholds(1);
    }
    log.add(Log.LAID, card, tile);
  }

  /** Places the pawns of a card: on empty tiles alone; one of the enemy keeps its rank. */
  void pawns(int card) {
    int side = now.of(card, Position.SIDE);
    int amount = Math.max(1, now.of(card, Position.PAWNS));
    Kind kind = kinds[now.of(card, Position.KIND)];
    for (int tile : kind.pawns(side, now.of(card, Position.TILE))) {
      if (now.on(tile) < 0) {
        int raw = side == 0 ? now.raw(tile) : -now.raw(tile);
        write(tile, side, raw < 0 ? -raw : Math.min(Position.MOST_RANK, raw + amount));
      }
    }
  }

  /** Raises the own tiles around a tile, and takes the empty ones of nobody. */
  void expand(int from, int side) {
    int lane = from / Position.COLUMNS;
    int column = from % Position.COLUMNS;
    for (int other = 0; other < Position.TILES; other++) {
      int lanes = Math.abs(other / Position.COLUMNS - lane);
      int columns = Math.abs(other % Position.COLUMNS - column);
      if (Math.max(lanes, columns) == 1 && now.owner(other) != 1 - side) {
        int rank = now.owner(other) < 0 ? 0 : now.rank(other);
        write(other, side, Math.min(Position.MOST_RANK, rank + 1));
      }
    }
  }

  private void write(int tile, int side, int rank) {
    now.raw(tile, side == 0 ? rank : -rank);
    log.add(Log.INFLUENCE, tile, rank);
  }
}
