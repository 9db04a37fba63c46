package dev.runesheet.bench.lanes;

/** The effective power of all cards on the board at once. */
final class Powers {

  private final Kind[] kinds;
  private final Position now;
  private final int[] power = new int[Position.TILES];

  Powers(Kind[] kinds, Position now) {
    this.kinds = kinds;
    this.now = now;
  }

  /** The power of the card on each tile; overwritten by the next call. */
  int[] all() {
    boolean changing = false;
    for (int left = now.occupied(); left != 0; left &= left - 1) {
      int tile = Integer.numberOfTrailingZeros(left);
      int card = now.on(tile);
      Kind kind = kinds[now.of(card, Position.KIND)];
      power[tile] = kind.power + now.of(card, Position.DELTA) + now.of(card, Position.SCALE);
      changing |= kind.lasting.length > 0;
    }
    if (changing) {
      for (int left = now.occupied(); left != 0; left &= left - 1) {
        change(now.on(Integer.numberOfTrailingZeros(left)));
      }
    }
    return power;
  }

  private void change(int card) {
    Kind kind = kinds[now.of(card, Position.KIND)];
    int side = now.of(card, Position.SIDE);
    int tile = now.of(card, Position.TILE);
    for (Lasting lasting : kind.lasting) {
      int amount = lasting.amount();
      if (lasting.counted() != null) {
        amount *= count(lasting, card, side);
      }
      int in = lasting.scope().tiles(kind, side, tile) & cards(lasting.scope().whose(), side);
      for (; in != 0; in &= in - 1) {
        power[Integer.numberOfTrailingZeros(in)] += amount;
      }
    }
  }

  private int count(Lasting lasting, int card, int side) {
    int count = 0;
    for (int left = cards(lasting.of(), side); left != 0; left &= left - 1) {
      int other = now.on(Integer.numberOfTrailingZeros(left));
      if (other != card && lasting.counted().holds(now.of(other, Position.DELTA))) {
        count++;
      }
    }
    return count;
  }

  /** The tiles with such cards, as bits. */
  int cards(Scope.Whose whose, int side) {
    return switch (whose) {
      case ALLIES -> now.occupied(side);
      case ENEMIES -> now.occupied(1 - side);
      case ALL -> now.occupied();
    };
  }
}
