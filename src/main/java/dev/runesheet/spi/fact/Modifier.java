package dev.runesheet.spi.fact;

/**
 * One active effect's reach to one entity, derived: it goes when the effect or the reach goes.
 * Whether it counts is decided by the stacking rules, see {@link Contribution}.
 */
public final class Modifier {

  /** The mark of a modifier whose effect is decided only when the number is read. */
  public static final String LATE = "late";

  /**
   * An odd factor with mixed bits. Entities and effects have small numbers: with a small factor
   * many pairs of them would have one code.
   */
  private static final int SPREAD = 0x9E3779B1;

  private final Entity target;
  private final ActiveEffect effect;
  private final Entity counted;

  /** Null until a rule asks for it: most modifiers count whatever stacks with them. */
  private String group;

  /** Creates the fact. */
  public Modifier(Entity target, ActiveEffect effect) {
    this(target, effect, null);
  }

  /**
   * Creates the fact for one of the entities that an effect counts; null if it counts none.
   *
   * @see ActiveEffect#getPer()
   */
  public Modifier(Entity target, ActiveEffect effect, Entity counted) {
    this.target = target;
    this.effect = effect;
    this.counted = counted;
  }

  /** The entity that is changed. */
  public Entity getTarget() {
    return target;
  }

  /** The effect that changes it. */
  public ActiveEffect getEffect() {
    return effect;
  }

  /** The entity that the effect counts here, or null if it counts none. */
  public Entity counted() {
    return counted;
  }

  /**
   * The word of its stacking mode, or {@link #LATE}: what rules compare, since the network finds
   * the rules of a text at once and would try each rule of an enum's constant.
   */
  public String getMode() {
    return effect.isLate() ? LATE : effect.stacking().mode().word();
  }

  /** The group it stacks in: same target, player, type, key and changed stat. */
  public String getGroup() {
    if (group == null) {
      group =
          target.getId()
              + "|"
              + effect.getOrigin().stacksFor()
              + "|"
              + effect.getType()
              + "|"
              + effect.stacking().key()
              + "|"
              + effect.getStat();
    }
    return group;
  }

  /** The number. */
  public double getAmount() {
    return effect.getAmount();
  }

  /** The absolute size of the change: of -10 and -30 the latter is the stronger. */
  public double getStrength() {
    return Math.abs(effect.getAmount());
  }

  /** Its age: older ones have smaller numbers. */
  public int getAge() {
    return effect.getOrigin().getSequence();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Modifier modifier
        && modifier.target == target
        && modifier.counted == counted
        && modifier.effect.equals(effect);
  }

  @Override
  public int hashCode() {
    int of = target.getId() * SPREAD + effect.hashCode();
    return counted == null ? of : of * SPREAD + counted.getId() + 1;
  }

  @Override
  public String toString() {
    return effect + " on " + target;
  }
}
