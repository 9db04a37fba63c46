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

  private final String event = Word.super.word(); // Asked for each trigger of each ability.
  private final String sorted = event + ": ";

  @Override
  public String word() {
    return event;
  }

  /** Its event. */
  public String event() {
    return event;
  }

  /** Its event for one sort of it alone: {@code visited: role investigating}. */
  public String event(String sort) {
    return sorted + sort;
  }

  /** Its event for abilities of a family, or of a kind of it. */
  public String event(String kind, String family) {
    return event(kind.isEmpty() ? family : kind + " " + family);
  }

  /** True if an event is one of it. */
  public boolean is(String happened) {
    return happened.equals(event) || happened.startsWith(sorted);
  }
}
