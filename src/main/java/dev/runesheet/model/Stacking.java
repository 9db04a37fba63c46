package dev.runesheet.model;

/**
 * The combination of several continuous effects of one type on one entity.
 *
 * @param mode the mode of combination
 * @param key effects with the same controller, type and key form a group; empty means the type
 */
public record Stacking(Mode mode, String key) {

  /** Sums, in one group per type. */
  public static final Stacking ADDITIVE = new Stacking(Mode.ADDITIVE, "");

  /** Ways to combine the modifiers of a group. */
  public enum Mode {
    /** All count. */
    ADDITIVE,
    /** Only the largest counts; of equal ones the oldest. */
    MAX_ONLY,
    /** Only the smallest counts; of equal ones the oldest. */
    MIN_ONLY,
    /** Only the oldest that is in force counts; the next takes over when it goes. */
    NO_STACK
  }
}
