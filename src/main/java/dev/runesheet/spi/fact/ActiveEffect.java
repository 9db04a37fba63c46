package dev.runesheet.spi.fact;

import dev.runesheet.word.EngineScope;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.Watch;
import java.util.function.IntFunction;

/**
 * An effect now in force, derived from an {@link InPlay}: it vanishes with it. Two are equal if
 * they come from the same one.
 */
public final class ActiveEffect {

  /** The stat of a suppressor that takes abilities only out of force. */
  public static final String ABILITIES = "abilities";

  private final InPlay origin;
  private final String type;
  private final String scope;
  private final String stat;
  private final Layers.Layer layer;
  private final double amount;
  private final StackingRule stacking;
  private final String per;
  private final boolean late;

  /** A triggered effect. */
  public ActiveEffect(InPlay origin) {
    this(origin, "", "", "", null, 0, StackingRule.ADDITIVE);
  }

  /**
   * A continuous effect.
   *
   * @param origin the effect in play it derives from
   * @param type its type for stacking and suppression
   * @param scope the entities it reaches
   * @param stat the stat it changes; empty for a suppressor
   * @param layer the layer in which it changes the stat; null for a suppressor
   * @param amount the number it changes it by
   * @param stacking its combination with others
   */
  public ActiveEffect(
      InPlay origin,
      String type,
      String scope,
      String stat,
      Layers.Layer layer,
      double amount,
      StackingRule stacking) {
    this(origin, type, scope, stat, layer, amount, stacking, "");
  }

  /**
   * A continuous effect that counts once for each of some entities.
   *
   * @param per which entities it counts, seen from its holder; empty if it counts once
   */
  public ActiveEffect(
      InPlay origin,
      String type,
      String scope,
      String stat,
      Layers.Layer layer,
      double amount,
      StackingRule stacking,
      String per) {
    this(origin, type, scope, stat, layer, amount, stacking, per, false);
  }

  private ActiveEffect(
      InPlay origin,
      String type,
      String scope,
      String stat,
      Layers.Layer layer,
      double amount,
      StackingRule stacking,
      String per,
      boolean late) {
    this.origin = origin;
    this.type = type;
    this.scope = scope;
    this.stat = stat;
    this.layer = layer;
    this.amount = amount;
    this.stacking = stacking;
    this.per = per;
    this.late = late;
  }

  /** The same effect as a late one: whether it counts is decided only when the number is read. */
  public ActiveEffect late() {
    return new ActiveEffect(origin, type, scope, stat, layer, amount, stacking, per, true);
  }

  /** The same effect, counting once for each of the entities of a scope, seen from its holder. */
  public ActiveEffect forEach(String counted) {
    return new ActiveEffect(origin, type, scope, stat, layer, amount, stacking, counted, late);
  }

  /** The same effect, derived from the copy of its origin. */
  ActiveEffect on(InPlay copy) {
    return copy == origin
        ? this
        : new ActiveEffect(copy, type, scope, stat, layer, amount, stacking, per, late);
  }

  /** The effect in play it derives from. */
  public InPlay getOrigin() {
    return origin;
  }

  /**
   * The effect in words: its name, and whose it is.
   *
   * @param names gives the names of entities
   */
  public String words(IntFunction<String> names) {
    return origin.definition().name() + " of " + names.apply(getHolder());
  }

  /** The effect's id. */
  public String getEffect() {
    return origin.getEffect();
  }

  /** The kind of event it answers; empty if none. */
  public String getTrigger() {
    return origin.definition().trigger();
  }

  /** The relation of the events that it answers to its holder. */
  public Watch getWatch() {
    return origin.definition().watch();
  }

  /** True if it answers events of others. */
  public boolean isWatching() {
    return getWatch() != Watch.OWN;
  }

  /** True if it answers events about an entity of a controller, as one who watches others. */
  public boolean watches(int subject, int controller) {
    return switch (getWatch()) {
      case ALLY ->
          subject != AgendaItem.NOBODY && controller == getController() && subject != getHolder();
      case ENEMY ->
          subject != AgendaItem.NOBODY && controller >= 0 && controller != getController();
      case OTHER -> subject != AgendaItem.NOBODY && subject != getHolder();
      case ANY -> subject != AgendaItem.NOBODY;
      case OWN -> false;
    };
  }

  /**
   * True if it answers an event only while it is in force; see {@link EffectDefinition}.
   *
   * @param subject the entity that the event is about
   */
  public boolean answersOnlyInForce(int subject) {
    return origin.definition().answersOnlyInForce(subject == getHolder());
  }

  /** The entity it is on. */
  public int getHolder() {
    return origin.getHolder();
  }

  /** The player from whom its scope and the events of others are seen: {@link InPlay#getViewer}. */
  public int getController() {
    return origin.getViewer();
  }

  /** Its type for stacking and suppression; empty for a triggered effect. */
  public String getType() {
    return type;
  }

  /** The scope of the entities it reaches; empty for a triggered effect. */
  public String getScope() {
    return scope;
  }

  /** True if the engine has no rule for its scope: the game finds who belongs to it. */
  public boolean isScopeOfGame() {
    return !scope.equals(HolderScope.SELF) && EngineScope.find(scope).isEmpty();
  }

  /** True if it modifies a stat by an amount that counts once. */
  public boolean isModifying() {
    return layer != null && per.isEmpty() && !origin.isAdded();
  }

  /** True if it modifies a stat and was registered while the match was under way. */
  public boolean isAdded() {
    return layer != null && origin.isAdded();
  }

  /** True if it suppresses abilities only, not granted effects. */
  public boolean isOfAbilities() {
    return origin.isAdded() || stat.equals(ABILITIES);
  }

  /** True if it modifies a stat by an amount for each of some entities. */
  public boolean isScaling() {
    return !per.isEmpty();
  }

  /**
   * The scope whose entities it counts once for each, seen from its holder; empty if it counts
   * once.
   */
  public String getPer() {
    return per;
  }

  /** True if it counts under a condition that is evaluated when the number is read. */
  public boolean isLate() {
    return late;
  }

  /** True if it takes other effects out of force. */
  public boolean isSuppressing() {
    return layer == null && !type.isEmpty();
  }

  /** The stat it changes. */
  public String getStat() {
    return stat;
  }

  /** The layer in which it changes the stat. */
  public Layers.Layer layer() {
    return layer;
  }

  /** The number it changes the stat by. */
  public double getAmount() {
    return amount;
  }

  /** Its combination with others. */
  public StackingRule stacking() {
    return stacking;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ActiveEffect effect
        && effect.origin.getSequence() == origin.getSequence();
  }

  @Override
  public int hashCode() {
    return origin.getSequence();
  }

  @Override
  public String toString() {
    return getEffect() + " of " + getHolder();
  }
}
