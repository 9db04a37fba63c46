package dev.runesheet.engine;

import dev.runesheet.engine.fact.ActiveEffect;
import dev.runesheet.engine.fact.Contribution;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.InPlay;
import dev.runesheet.engine.fact.Layers;
import dev.runesheet.engine.fact.Modifier;

/**
 * Something that happened in a match, in order: the log, the journal for undo, and the stream for
 * listeners.
 */
public sealed interface Happening {

  /** Takes a change back; most happenings change no fact and need nothing. */
  default void undo(World world) {}

  /** The entity it is about, which decides who may see it; -1 if it is about none. */
  default int about() {
    return -1;
  }

  /**
   * A stat's base value changed.
   *
   * @param entity the number of the entity
   * @param stat the stat
   * @param before its value before
   * @param after its value after
   * @param cause what changed it
   */
  record StatChanged(int entity, String stat, double before, double after, Cause cause)
      implements Happening {
    @Override
    public void undo(World world) {
      Entity of = world.entity(entity);
      of.write(of.schema().index(stat), before);
    }

    @Override
    public int about() {
      return entity;
    }
  }

  /** An entity changed its zone, position or controller. */
  record Moved(
      int entity,
      String fromZone,
      int fromPosition,
      int fromController,
      boolean wasPresent,
      String zone,
      int position,
      int controller,
      boolean present,
      Cause cause)
      implements Happening {
    @Override
    public void undo(World world) {
      world.entity(entity).place(fromZone, fromPosition, fromController, wasPresent);
    }

    @Override
    public int about() {
      return entity;
    }
  }

  /**
   * An entity came into being.
   *
   * @param zone where it was then
   */
  record Appeared(Entity entity, String zone, Cause cause) implements Happening {
    @Override
    public void undo(World world) {
      world.removeLast(entity);
    }

    @Override
    public int about() {
      return entity.getId();
    }
  }

  /** An effect came into play. */
  record EffectEntered(InPlay effect, Cause cause) implements Happening {
    @Override
    public void undo(World world) {
      world.withdraw(effect);
    }

    @Override
    public int about() {
      return effect.getHolder();
    }
  }

  /** An effect left play: its source went, its time was over, or something ended it. */
  record EffectEnded(InPlay effect, Cause cause) implements Happening {
    @Override
    public void undo(World world) {
      world.bring(effect);
    }

    @Override
    public int about() {
      return effect.getHolder();
    }
  }

  /**
   * A continuous effect began or ceased to count in a stat. It is derived: what had happened before
   * brought it about.
   *
   * @param entity the number of the entity
   * @param stat the stat
   * @param begins whether it counts from now on, or no longer
   * @param layer how it counts
   * @param amount the number it counts with
   * @param effect the effect
   * @param source the entity that brought it into play
   * @param counted the entity that it counts here; -1 if it counts none
   * @param now the stat with all that counts from now on
   */
  record Modified(
      int entity,
      String stat,
      boolean begins,
      Layers.Layer layer,
      double amount,
      String effect,
      int source,
      int counted,
      double now)
      implements Happening {

    static Modified of(Contribution contribution, boolean begins) {
      Modifier modifier = contribution.getModifier();
      ActiveEffect effect = modifier.getEffect();
      Entity target = modifier.getTarget();
      Entity counted = modifier.counted();
      return new Modified(
          target.getId(),
          effect.getStat(),
          begins,
          effect.layer(),
          modifier.getAmount(),
          effect.getEffect(),
          effect.getOrigin().getSource(),
          counted == null ? -1 : counted.getId(),
          target.stat(effect.getStat()));
    }

    @Override
    public int about() {
      return entity;
    }
  }

  /**
   * A program began.
   *
   * @param effect the effect
   * @param self its holder
   * @param trigger the event it answers; empty if it was activated
   */
  record Activated(String effect, int self, String trigger) implements Happening {
    @Override
    public int about() {
      return self;
    }
  }

  /** A verb told the phases something, for example that the turn is passed. */
  record Signalled(String word, Cause cause) implements Happening {}

  /** A random outcome from 1 to {@code sides}. */
  record Rolled(int sides, int outcome) implements Happening {}

  /** A question was put. */
  record Asked(Decision decision) implements Happening {}

  /** A question was answered. */
  record Answered(Decision decision, Option option) implements Happening {}

  /** An attempt was carried out or prevented. */
  record Attempted(String kind, int actor, int target, boolean prevented, String reason)
      implements Happening {}

  /**
   * A phase of the game ended.
   *
   * @param phase the game's word for it
   * @param turn the turn
   * @param active the player whose turn it is
   * @param dropped how many events were dropped in it
   */
  record PhaseEnded(String phase, int turn, int active, int dropped) implements Happening {}

  /** The match ended; the winner is -1 for a draw. */
  record MatchEnded(int winner, String reason) implements Happening {}

  /**
   * Why something changed.
   *
   * @param block the block of the program that changed it; empty if the game's phases did
   * @param self the holder of the program; -1 if there is none
   */
  record Cause(String block, int self) {
    /** What the game's phases do. */
    public static final Cause GAME = new Cause("", -1);
  }
}
