package dev.runesheet.bench.lanes;

/** Batches of cards that are destroyed together. */
final class Destruction {

  /** Cards of this power or less die. */
  private static final int DEADLY = 0;

  private static final int NAMED = 1;
  private static final int DYING = 2;

  private final Kind[] kinds;
  private final Position now;
  private final Log log;
  private final Powers powers;
  private final Reactions reactions;
  private final Changes changes;

  Destruction(
      Kind[] kinds, Position now, Log log, Powers powers, Reactions reactions, Changes changes) {
    this.kinds = kinds;
    this.now = now;
    this.log = log;
    this.powers = powers;
    this.reactions = reactions;
    this.changes = changes;
  }

  /** Names a card for the next batch. */
  void doom(int card) {
    if (now.lies(card) && now.of(card, Position.DOOMED) == 0) {
      now.set(card, Position.DOOMED, NAMED);
    }
  }

  /** Destroys all that are named, unless a batch is under way: then they are the next. */
  void begin() {
    if (now.destroying()) {
      return;
    }
    int from = reactions.mark();
    for (int left = now.occupied(); left != 0; left &= left - 1) {
      int card = now.on(Integer.numberOfTrailingZeros(left));
      if (now.of(card, Position.DOOMED) == NAMED) {
        now.set(card, Position.DOOMED, DYING);
        reactions.push(card);
      }
    }
    int end = reactions.mark();
    if (end > from) {
      now.destroying(true);
      for (int i = from; i < end; i++) {
        reactions.own(reactions.waiting(i), Moment.DESTROYED);
      }
      for (int i = from; i < end; i++) {
        reactions.others(reactions.waiting(i), Moment.OTHER_DESTROYED);
      }
      for (int i = from; i < end; i++) {
        remove(reactions.waiting(i));
      }
      now.destroying(false);
      changes.compareIfAsked();
      deaths();
    }
    reactions.release(from);
  }

  private void remove(int card) {
    now.remove(card);
    log.add(Log.REMOVED, card, now.of(card, Position.TILE));
    if (kinds[now.of(card, Position.KIND)].thresholds.length > 0) {
      now.thresholds(-1);
    }
  }

  /** Destroys the cards that die of their power. */
  void deaths() {
    if (now.destroying()) {
      return;
    }
    int[] power = powers.all();
    boolean dying = false;
    for (int left = now.occupied(); left != 0; left &= left - 1) {
      int tile = Integer.numberOfTrailingZeros(left);
      if (power[tile] <= DEADLY) {
        doom(now.on(tile));
      }
      dying |= now.of(now.on(tile), Position.DOOMED) == NAMED;
    }
    if (dying) {
      begin();
    }
  }
}
