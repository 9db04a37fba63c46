package dev.runesheet.spi;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.annotation.JsonTypeIdResolver;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Layers;
import dev.runesheet.spi.fact.Modifier;
import dev.runesheet.spi.fact.Suppression;
import java.util.List;
import java.util.Map;

/**
 * An entry of a match's log: listeners read it, and the match takes changes back by it. Players'
 * streams contain {@link OfStream} too, and never {@link Appeared}.
 */
@JsonPropertyOrder("type")
@JsonTypeInfo(
    use = JsonTypeInfo.Id.CUSTOM,
    include = JsonTypeInfo.As.EXISTING_PROPERTY,
    property = "type")
@JsonTypeIdResolver(HappeningTypes.class)
public sealed interface Happening {

  /** The entity of what is about none. */
  int NOBODY = Event.NOBODY;

  /** The name of its record, which tells the kinds apart in JSON, for example {@code Moved}. */
  @JsonProperty
  default String type() {
    return getClass().getSimpleName();
  }

  /** The entity it is about, which decides who may see it; {@link #NOBODY} if it is about none. */
  default int about() {
    return NOBODY;
  }

  /**
   * A stat's base value changed.
   *
   * @param entity the id of the entity
   * @param stat the stat
   * @param before its value before
   * @param after its value after
   * @param cause the cause of the change
   */
  record StatChanged(int entity, String stat, double before, double after, Cause cause)
      implements Happening {
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
    public int about() {
      return entity;
    }
  }

  /**
   * An entity came into being.
   *
   * @param entity its id
   * @param kind the kind of entity
   * @param definition the id of its hero, card or role
   * @param name as people call it
   * @param controller its controller then
   * @param zone its zone then
   */
  record Appeared(
      int entity,
      String kind,
      String definition,
      String name,
      int controller,
      String zone,
      Cause cause)
      implements Happening {

    public static Appeared of(Entity entity, Cause cause) {
      return new Appeared(
          entity.getId(),
          entity.getKind(),
          entity.getDefinition(),
          entity.getName(),
          entity.getController(),
          entity.getZone(),
          cause);
    }

    @Override
    public int about() {
      return entity;
    }
  }

  /** An effect came into play. */
  record EffectEntered(InPlay effect, Cause cause) implements Happening {
    @Override
    public int about() {
      return effect.getHolder();
    }
  }

  /** An effect left play: its source went, its time was over, or something ended it. */
  record EffectEnded(InPlay effect, Cause cause) implements Happening {
    @Override
    public int about() {
      return effect.getHolder();
    }
  }

  /**
   * A continuous effect began or ceased to count in a stat. It is derived: what had happened before
   * brought it about.
   *
   * @param entity the id of the entity
   * @param stat the stat
   * @param begins whether it counts from now on, or no longer
   * @param layer the layer in which it counts
   * @param amount the number it counts with
   * @param effect the effect
   * @param source the entity that brought it into play
   * @param counted the entity that it counts here; -1 if it counts none
   * @param change what it changes of the stat as it begins or ceases: of several at once each
   *     changes what those before it left, so that their changes add up
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
      double change,
      double now)
      implements Happening {

    /** The entry for a modifier that counts from now on, or no longer. */
    public static Modified of(
        Contribution contribution, boolean begins, double change, double now) {
      Modifier modifier = contribution.getModifier();
      ActiveEffect effect = modifier.getEffect();
      Entity counted = modifier.counted();
      return new Modified(
          modifier.getTarget().getId(),
          effect.getStat(),
          begins,
          effect.layer(),
          modifier.getAmount(),
          effect.getEffect(),
          effect.getOrigin().getSource(),
          counted == null ? -1 : counted.getId(),
          change,
          now);
    }

    @Override
    public int about() {
      return entity;
    }
  }

  /**
   * An effect in play was taken out of force, or one that takes it out of force ended. It is
   * derived: what had happened before brought it about. Of a program that a phase begins by itself
   * it is told each time that the program was to start, and did not; nothing tells an end of that.
   *
   * @param effect the effect
   * @param entity the id of its holder
   * @param begins whether it is out of force from now on, or not for this reason any more
   * @param by the effect that takes it out of force; empty if it is another reason of the game
   * @param source the holder of that effect; -1 if it is another reason
   */
  record Suppressed(String effect, int entity, boolean begins, String by, int source)
      implements Happening {

    public static Suppressed of(Suppression suppression, boolean begins) {
      InPlay effect = suppression.effect();
      ActiveEffect by = suppression.by() instanceof ActiveEffect one ? one : null;
      return new Suppressed(
          effect.getEffect(),
          effect.getHolder(),
          begins,
          by == null ? "" : by.getEffect(),
          by == null ? -1 : by.getHolder());
    }

    @Override
    public int about() {
      return entity;
    }
  }

  /**
   * A card was shown to a player; nobody else is told of it.
   *
   * @param entity the id of the entity
   * @param player the player
   * @param cause the cause
   */
  record Shown(int entity, int player, Cause cause) implements Happening {
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
   * @param subject the entity that the event is about, -1 if it is about none: who does not see it
   *     is not told that it was answered
   */
  record Activated(String effect, int self, String trigger, int subject) implements Happening {

    /** A program that answers nothing, or an event about nobody. */
    public Activated(String effect, int self, String trigger) {
      this(effect, self, trigger, Event.NOBODY);
    }

    @Override
    public int about() {
      return self;
    }
  }

  /** A verb signalled the phases, for example that the turn is passed. */
  record Signalled(String word, Cause cause) implements Happening {}

  /**
   * A random outcome.
   *
   * @param sides the number of possible outcomes
   * @param outcome from 1
   * @param open whether it was drawn for all players to see, like dice on a table
   * @param shuffling whether it is one of those that shuffle a list: no die, and never in the open
   * @param drawn the entity that it chose among as many, no die either; -1 if it chose none
   */
  record Rolled(int sides, int outcome, boolean open, boolean shuffling, int drawn)
      implements Happening {

    /** The outcome of a die or a coin. */
    public Rolled(int sides, int outcome, boolean open) {
      this(sides, outcome, open, false, NOBODY);
    }

    /** One of the outcomes that shuffle a list. */
    public static Rolled shuffling(int sides, int outcome) {
      return new Rolled(sides, outcome, false, true, NOBODY);
    }

    /** The outcome that chooses one of several entities. */
    public static Rolled drawing(List<Entity> entities, int outcome) {
      int drawn = entities.get(outcome - 1).getId();
      return new Rolled(entities.size(), outcome, false, false, drawn);
    }

    /** True if it chose an entity. */
    public boolean draws() {
      return drawn != NOBODY;
    }

    @Override
    public int about() {
      return drawn;
    }
  }

  /** A question was put; if it is open already, its options are others from then on. */
  record Asked(Decision decision) implements Happening {}

  /**
   * A question was answered.
   *
   * @param together whether several were asked it together, each of whom learns nothing of the
   *     others' answers
   */
  record Answered(
      Decision decision,
      Option option,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean together)
      implements Happening {}

  /** An attempt was carried out or prevented. */
  record Attempted(String kind, int actor, int target, boolean prevented, String reason)
      implements Happening {}

  /**
   * A phase of the game ended.
   *
   * @param phase the game's word for it
   * @param turn the turn
   * @param active the player whose turn it is
   * @param dropped the number of events dropped in it
   */
  record PhaseEnded(String phase, int turn, int active, int dropped) implements Happening {}

  /**
   * The match ended.
   *
   * @param winner the only winner; -1 for a draw, or if several share the win
   * @param winners all winners, in the order of their seats; none for a draw
   */
  record MatchEnded(
      int winner,
      String reason,
      @JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = Winners.UnlessShared.class)
          List<Integer> winners)
      implements Happening {

    /** Takes the winner for the only one where there is no list. */
    public MatchEnded {
      winners = Winners.told(winner, winners);
    }
  }

  /** An entry of a player's stream only. */
  sealed interface OfStream extends Happening {}

  /**
   * A player's stream began.
   *
   * @param view the player's view then
   */
  record Began(PlayerView view) implements OfStream {}

  /**
   * A player sees an entity from now on: it came into being, was drawn, played or turned over.
   *
   * @param entity as the player sees it
   * @param fromZone its zone before; empty if it came into being
   */
  record Revealed(PlayerView.Seen entity, String fromZone, Cause cause) implements OfStream {}

  /**
   * A player does not see an entity any more.
   *
   * @param entity the id of the entity
   * @param zone its zone now
   */
  record Concealed(int entity, String zone, Cause cause) implements OfStream {}

  /**
   * A change in the number of entities that a player does not see.
   *
   * @param hidden the numbers by zone, for all zones that have any
   */
  record Counted(Map<String, Integer> hidden) implements OfStream {}

  /**
   * A question to a player is no longer open though he has not answered it, or an offer is closed.
   *
   * @param decision the id of the question
   */
  record Withdrawn(String decision) implements OfStream {}

  /**
   * Answers were taken back; the entries of a player's stream from a cursor up to here are void.
   *
   * @param from the cursor of that entry
   * @param view the player's view after that
   */
  record Undone(int from, PlayerView view) implements OfStream {}

  /**
   * The cause of a change.
   *
   * @param block the block of the program that changed it; empty if the game's phases did, and in
   *     the stream of a player who does not see the holder
   * @param self the holder of the program; -1 if there is none
   */
  record Cause(String block, int self) {
    /** The phases of the game as the cause. */
    public static final Cause GAME = new Cause("", -1);
  }
}
