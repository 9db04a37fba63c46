package dev.runesheet.bench.lanes;

import dev.runesheet.game.queensblood.word.Triggers;

/** A moment that effects answer. */
enum Moment {
  REPLACES("", false),
  PLACES_PAWNS(Triggers.PLACES_PAWNS, false),
  PLAYED(Triggers.IS_PLAYED, false),
  OTHER_PLAYED(Triggers.CARD_PLAYED, true),
  DESTROYED(Triggers.IS_DESTROYED, true),
  OTHER_DESTROYED(Triggers.CARD_DESTROYED, true),
  ENFEEBLED(Triggers.ENFEEBLED, true),
  FIRST_ENHANCED(Triggers.FIRST_ENHANCED, true),
  FIRST_ENFEEBLED(Triggers.FIRST_ENFEEBLED, true),
  SPAWNED(Triggers.SPAWNED, true),
  REACHED(Triggers.REACHES, true),
  WINS_LANE(Triggers.WINS_LANE, false),
  ROUND_ENDS(Triggers.ROUND_ENDS, false);

  private static final Moment[] ALL = values();

  private final String event;
  private final boolean limited;

  Moment(String event, boolean limited) {
    this.event = event;
    this.limited = limited;
  }

  /** The number of moments. */
  static int count() {
    return ALL.length;
  }

  /** The moment of an event; null if there is none, as of a power that is reached. */
  static Moment of(String event) {
    for (Moment moment : ALL) {
      if (moment.event.equals(event)) {
        return moment;
      }
    }
    return null;
  }

  /** True if its answers count as reactions, which are limited. */
  boolean limited() {
    return limited;
  }
}
