package dev.runesheet.game.declared.catalog;

import dev.runesheet.spi.fact.Event;

/** The events that every declared game has. */
public final class DeclaredEvents {

  /** The event that begins a match, about each player. */
  public static final String STARTS = "game starts";

  /** The event of new cards in static analysis; the engine never raises it. */
  public static final String MADE = "is made";

  private DeclaredEvents() {}

  /** The event of the use of an ability, by the id of its effect. */
  public static String use(String effect) {
    return Event.USES + effect;
  }
}
