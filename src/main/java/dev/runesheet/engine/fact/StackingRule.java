package dev.runesheet.engine.fact;

/**
 * The combination of the modifiers of one controller, type and key on one entity.
 *
 * @param mode {@code additive}, {@code max_only}, {@code min_only} or {@code no_stack}
 * @param key the key of the group; the type if none was given
 * @param cap the largest absolute sum of the group's additive amounts; the largest number if there
 *     is none, since JSON, in which set-ups and saves keep it, has no infinite one
 */
public record StackingRule(String mode, String key, double cap) {

  /** All count, without a cap, in one group per type. */
  public static final StackingRule ADDITIVE =
      new StackingRule("additive", "", Double.POSITIVE_INFINITY);

  /** Makes an infinite cap the largest number. */
  public StackingRule {
    cap = Math.min(cap, Double.MAX_VALUE);
  }
}
