package dev.runesheet.model;

import java.util.List;

/** What an effect does: a program when it is triggered or activated, or a change as long as it is in force. */
public sealed interface Body {

  /** Lines that run one after the other. */
  record Program(List<Step> steps) implements Body {
    /** Copies the steps. */
    public Program {
      steps = List.copyOf(steps);
    }
  }

  /**
   * Adds to a stat of every entity in its scope.
   *
   * @param type the effect's type for stacking, for example {@code damage_boost}
   * @param stat the stat it changes
   * @param amount how much it adds; may be negative
   * @param scope a scope of the game, seen from the source, for example {@code allies}
   */
  record Modify(String type, String stat, double amount, String scope) implements Body {}

  /**
   * Takes other effects out of force.
   *
   * @param type its own type; effects of this type are never suppressed
   * @param scope whose effects are suppressed, seen from the source
   */
  record Suppress(String type, String scope) implements Body {}
}
