package dev.runesheet.engine.fact;

/**
 * How modifiers of one controller, type and key combine on one entity.
 *
 * @param mode {@code additive}, {@code max_only}, {@code min_only} or {@code no_stack}
 * @param key the key that makes the group; the type if nobody gave one
 * @param cap the most that the added amounts of the group come to in size; infinite if there is
 *     none
 */
public record StackingRule(String mode, String key, double cap) {

  /** All count, without a cap, in one group per type. */
  public static final StackingRule ADDITIVE =
      new StackingRule("additive", "", Double.POSITIVE_INFINITY);
}
