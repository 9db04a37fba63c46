package dev.runesheet.engine.fact;

/**
 * What a continuous effect does that no rule book knows: it was registered while a match was under
 * way.
 *
 * @param type its type, by which it stacks and is asked for
 * @param trigger when programs ask for it; for listings only
 * @param source what brought it: {@code ability}, {@code attack}, {@code trainer} and the like
 * @param scope which entities it reaches, seen from its holder
 * @param stat the stat it changes; empty for one that suppresses the abilities of its scope
 * @param layer how it changes the stat
 * @param amount the number it changes it by
 * @param stacking how it combines with others
 * @param zone the zone in which its holder must lie; empty if that is no matter
 * @param condition what must hold when the number is asked for, as the game writes it; empty for
 *     nothing
 */
public record Registered(
    String type,
    String trigger,
    String source,
    String scope,
    String stat,
    Layers.Layer layer,
    double amount,
    StackingRule stacking,
    String zone,
    String condition) {

  /** What brings effects that can be suppressed. */
  public static final String ABILITY = "ability";

  /** What brings effects that end when their holder leaves its place. */
  private static final String ATTACK = "attack";

  /** The id of all these effects. */
  public static final String EFFECT = "registered";

  /** Whether it ends when its holder leaves the zone it lies in. */
  public boolean held() {
    return source.equals(ATTACK);
  }

  /** Whether it takes abilities out of force. */
  public boolean suppresses() {
    return stat.isEmpty();
  }

  /** What the engine knows of it. */
  public EffectDefinition definition() {
    return new EffectDefinition(
        EFFECT, type, source, "", "own", "live", 0, 0, true, suppresses(), stacking);
  }

  /** The effect in force that it is. */
  ActiveEffect active(InPlay origin) {
    ActiveEffect active =
        new ActiveEffect(origin, type, scope, stat, suppresses() ? null : layer, amount, stacking);
    return condition.isEmpty() ? active : active.late();
  }
}
