package dev.runesheet.bench.lanes;

import dev.runesheet.game.queensblood.board.CardType;

/** A printed card with its effects, ready to be played. */
final class Kind {

  final String id;
  final int cost;
  final int power;
  final boolean replaces;

  /** The changes of power that it makes while it lies. */
  final Lasting[] lasting;

  /** The powers that it has effects for. */
  final Threshold[] thresholds;

  private final Answer[][] answers;
  private final int[][] pawns = new int[2 * Position.TILES][];
  private final int[][] affected = new int[2 * Position.TILES][];
  private final int[] affectedBits = new int[2 * Position.TILES];

  /**
   * A kind.
   *
   * @param answers its effects by the number of the moment that they answer
   */
  Kind(CardType card, Answer[][] answers, Lasting[] lasting, Threshold[] thresholds) {
    id = card.id();
    cost = card.cost();
    power = card.power();
    replaces = card.replaces();
    this.answers = answers;
    this.lasting = lasting;
    this.thresholds = thresholds;
    for (int at = 0; at < pawns.length; at++) {
      int side = at / Position.TILES;
      pawns[at] = card.pattern().pawns(side, at % Position.TILES);
      affected[at] = card.pattern().affected(side, at % Position.TILES);
      for (int tile : affected[at]) {
        affectedBits[at] |= 1 << tile;
      }
    }
  }

  /** Its effects that answer a moment. */
  Answer[] answers(Moment moment) {
    return answers[moment.ordinal()];
  }

  /** The tiles that get its pawns, in order. */
  int[] pawns(int side, int tile) {
    return pawns[side * Position.TILES + tile];
  }

  /** The tiles that it affects, in order. */
  int[] affected(int side, int tile) {
    return affected[side * Position.TILES + tile];
  }

  /** The tiles that it affects, as bits. */
  int affectedBits(int side, int tile) {
    return affectedBits[side * Position.TILES + tile];
  }
}
