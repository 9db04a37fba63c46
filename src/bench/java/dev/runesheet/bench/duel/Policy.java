package dev.runesheet.bench.duel;

/** Chooses the ability of an entity. */
@FunctionalInterface
public interface Policy {

  /**
   * The index of the ability the active entity uses.
   *
   * @param match a match that awaits a choice
   */
  int choose(DuelMatch match);
}
