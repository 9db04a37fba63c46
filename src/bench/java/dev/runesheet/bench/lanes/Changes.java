package dev.runesheet.bench.lanes;

/** Changes of power for good, and powers that are reached. */
final class Changes {

  private static final int ENHANCED = 1;
  private static final int ENFEEBLED = 2;

  private final Kind[] kinds;
  private final Position now;
  private final Log log;
  private final Powers powers;
  private final Reactions reactions;

  Changes(Kind[] kinds, Position now, Log log, Powers powers, Reactions reactions) {
    this.kinds = kinds;
    this.now = now;
    this.log = log;
    this.powers = powers;
    this.reactions = reactions;
  }

  /** Changes the power of a card, with all that answers. */
  void change(int card, int amount) {
    if (amount == 0 || !now.lies(card)) {
      return;
    }
    int before = now.of(card, Position.DELTA);
    int after = before + amount;
    now.set(card, Position.DELTA, after);
    log.add(Log.CHANGED, card, amount);
    boolean compared = now.hasThresholds();
    boolean enhanced = before <= 0 && after > 0 && first(card, ENHANCED);
    boolean enfeebled = before >= 0 && after < 0 && first(card, ENFEEBLED);
    if (amount < 0) {
      reactions.own(card, Moment.ENFEEBLED);
    }
    if (enhanced) {
      reactions.own(card, Moment.FIRST_ENHANCED);
    }
    if (enfeebled) {
      reactions.own(card, Moment.FIRST_ENFEEBLED);
    }
    if (compared) {
      compare();
    }
  }

  private boolean first(int card, int flag) {
    int flags = now.of(card, Position.FIRSTS);
    now.set(card, Position.FIRSTS, flags | flag);
    return (flags & flag) == 0;
  }

  /** Adds a step of scaling to a card. */
  void scale(int card, int amount) {
    if (amount != 0 && now.lies(card)) {
      now.set(card, Position.SCALE, now.of(card, Position.SCALE) + amount);
      log.add(Log.SCALED, card, amount);
      compareIfAsked();
    }
  }

  /** Compares powers if a card has effects for it. */
  void compareIfAsked() {
    if (now.hasThresholds()) {
      compare();
    }
  }

  /** Finds all powers that were reached since the last time, then lets their cards answer. */
  private void compare() {
    int from = reactions.mark();
    int[] power = powers.all();
    for (int left = now.occupied(); left != 0; left &= left - 1) {
      int tile = Integer.numberOfTrailingZeros(left);
      int card = now.on(tile);
      Threshold[] thresholds = kinds[now.of(card, Position.KIND)].thresholds;
      if (thresholds.length > 0) {
        compare(card, thresholds, power[tile]);
      }
    }
    int end = reactions.mark();
    for (int i = from; i < end; i += 3) {
      int card = reactions.waiting(i);
      Threshold reached = kinds[now.of(card, Position.KIND)].thresholds[reactions.waiting(i + 1)];
      if (reactions.waiting(i + 2) != 0) {
        reactions.answer(card, reached.first(), Moment.REACHED);
      }
      reactions.answer(card, reached.each(), Moment.REACHED);
    }
    reactions.release(from);
  }

  private void compare(int card, Threshold[] thresholds, int power) {
    int before = now.of(card, Position.CHECKED);
    now.set(card, Position.CHECKED, power);
    for (int i = 0; i < thresholds.length; i++) {
      if (before < thresholds[i].power() && power >= thresholds[i].power()) {
        int reached = now.of(card, Position.REACHED);
        now.set(card, Position.REACHED, reached | 1 << i);
        reactions.push(card);
        reactions.push(i);
        reactions.push((reached & 1 << i) == 0 ? 1 : 0);
      }
    }
  }
}
