package dev.runesheet.engine.network;

import dev.runesheet.engine.state.EngineScopes;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Fact;
import dev.runesheet.spi.fact.InPlay;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiConsumer;
import org.drools.base.base.ClassObjectType;
import org.drools.base.reteoo.PropertySpecificUtil;
import org.drools.base.util.PropertyReactivityUtil;
import org.drools.util.bitmask.BitMask;

/**
 * The facts that joins about rare effects hold. A fact costs something in each join that it can
 * come into, whether it ever meets another there or not. Rules about suppressors, about the holders
 * of effects, and about those whom effects reach by a scope of the engine therefore ask for {@link
 * Fact#isContested}, {@link Entity#isAnchor} and {@link Entity#isReachable}: all are false until
 * there is such an effect.
 */
final class JoinGates {

  private static final BitMask ANCHOR = mask(Entity.class, "anchor");
  private static final BitMask REACHABLE = mask(Entity.class, "reachable");
  private static final BitMask CONTESTED_ENTITY = mask(Entity.class, "contested");
  private static final BitMask CONTESTED_EFFECT = mask(InPlay.class, "contested");

  private final LiveWorld world;

  /** Makes rules evaluate again the joins on properties of a fact, if the session holds it. */
  private final BiConsumer<Fact, BitMask> changed;

  /** The entities on which effects depend on their place, by id. */
  private final BitSet anchors = new BitSet();

  private boolean contested;
  private boolean reachable;
  private boolean open;

  JoinGates(LiveWorld world, BiConsumer<Fact, BitMask> changed) {
    this.world = world;
    this.changed = changed;
  }

  /**
   * The properties as those of the plain type: by an entity's own type Drools would overlook rules
   * about plain entities, where no rule names that type.
   */
  static BitMask mask(Class<?> type, String... properties) {
    return PropertySpecificUtil.calculatePositiveMask(
        new ClassObjectType(type),
        List.of(properties),
        PropertyReactivityUtil.getAccessibleProperties(type));
  }

  /** Prepares all facts, of which a session holds none yet. */
  void close() {
    for (InPlay effect : world.inPlay()) {
      if (effect.isAnchored()) {
        anchors.set(effect.getHolder());
      }
    }
    world.entities().forEach(this::comes);
    world.inPlay().forEach(this::comes);
  }

  /** Prepares a fact that comes into the session next. */
  void comes(Fact fact) {
    fact.contested(contested);
    if (fact instanceof Entity entity) {
      entity.anchor(open || anchors.get(entity.getId()));
      entity.reachable(reachable);
    } else if (fact instanceof InPlay effect && effect.isAnchored()) {
      anchor(world.entity(effect.getHolder()));
    }
  }

  /** Makes an entity that is not in the session yet an anchor from when it comes. */
  void comesAsAnchor(Entity holder) {
    anchors.set(holder.getId());
  }

  private boolean anchor(Entity holder) {
    anchors.set(holder.getId());
    if (holder.isAnchor()) {
      return false;
    }
    holder.anchor(true);
    changed.accept(holder, ANCHOR);
    return true;
  }

  /** Lets facts meet continuous effects that came in force; false if they could already. */
  boolean admit(List<ActiveEffect> begun) {
    boolean more = false;
    for (ActiveEffect effect : begun) {
      // A rule may have derived it of an effect in play that did not promise to be continuous.
      more |= anchor(world.entity(effect.getHolder()));
      boolean reaches =
          effect.isAdded() || effect.isModifying() && EngineScopes.reachesOthers(effect.getScope());
      more |= reaches && reach();
    }
    return more;
  }

  private boolean reach() {
    if (reachable) {
      return false;
    }
    reachable = true;
    for (Entity entity : world.entities()) {
      entity.reachable(true);
      changed.accept(entity, REACHABLE);
    }
    return true;
  }

  /** True if facts meet suppressors. */
  boolean isContested() {
    return contested;
  }

  /** Lets all facts meet suppressors; false if they could already. */
  boolean contest() {
    if (contested) {
      return false;
    }
    contested = true;
    world.entities().forEach(entity -> contest(entity, CONTESTED_ENTITY));
    world.inPlay().forEach(effect -> contest(effect, CONTESTED_EFFECT));
    return true;
  }

  private void contest(Fact fact, BitMask property) {
    fact.contested(true);
    changed.accept(fact, property);
  }

  /** True if all facts are in all joins. */
  boolean isOpen() {
    return open;
  }

  /** Lets all facts into all joins, for people who may insert facts of their own. */
  void open() {
    open = true;
    contest();
    reach();
    world.entities().forEach(this::anchor);
  }
}
