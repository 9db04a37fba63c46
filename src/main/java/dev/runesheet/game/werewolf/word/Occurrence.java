package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Word;

/** The happenings that abilities of players answer. */
public enum Occurrence implements Word {
  DIES,
  /** Somebody uses an ability on the player. */
  VISITED,
  /** The player has used an ability. */
  ACTS,
  /** A defense of the player has stopped a killing. */
  DEFENDS,
  /** Passive abilities are looked at again. */
  PASSIVE;

  /** Its event. */
  public String event() {
    return word();
  }

  /** Its event for one sort of it alone: {@code visited: role investigating}. */
  public String event(String sort) {
    return word() + ": " + sort;
  }

  /** Its event for abilities of a family, or of a kind of it. */
  public String event(String kind, String family) {
    return event(kind.isEmpty() ? family : kind + " " + family);
  }

  /** True if an event is one of it. */
  public boolean is(String event) {
    return event.equals(event()) || event.startsWith(event(""));
  }
}
