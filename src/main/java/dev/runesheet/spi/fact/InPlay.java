package dev.runesheet.spi.fact;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.Need;
import dev.runesheet.word.Watch;
import java.util.Optional;

/**
 * An effect that an entity in play has, or that was granted to it. While this fact is there the
 * effect is in force, unless it is suppressed.
 */
public final class InPlay extends Fact {

  /** The value of {@link #getExpires()} of an effect that does not expire. */
  public static final int NEVER = Integer.MAX_VALUE;

  /**
   * The value of {@link #getExpires()} of an effect of an attached card, which another bears: it
   * ends when the card leaves its bearer.
   */
  public static final int ATTACHED = NEVER - 1;

  /** The number of a program that is about to begin: the match does not count it. */
  private static final int BEGUN = -1;

  private final int sequence;
  private final EffectDefinition definition;
  private final int source;
  private final int holder;
  private final int controller;
  private final int expires;
  private final String heldZone;
  private final double amount;
  private final RegisteredEffect registered;

  /** True of a program that belongs to nothing in the match. */
  private final boolean ofNobody;

  /** An effect as JSON tells it. */
  record Told(
      int sequence,
      int source,
      int holder,
      int controller,
      int expires,
      String heldZone,
      double amount,
      String effect,
      boolean triggered,
      boolean suppressible,
      boolean ability,
      boolean added,
      boolean held,
      String zone) {

    /** The definition, as far as it is told: not which event the effect answers. */
    EffectDefinition definition() {
      return new EffectDefinition(
          effect,
          "",
          "",
          ability ? "" : EffectDefinition.STATUSES,
          triggered ? effect : "",
          Watch.OWN,
          Need.LIVE,
          0,
          0,
          !triggered,
          !suppressible,
          false,
          Optional.empty(),
          StackingRule.ADDITIVE);
    }

    /** The definition of a registered effect, as far as it is told; null for another. */
    RegisteredEffect registered() {
      RegisteredEffect.Ending ending =
          ability ? RegisteredEffect.Ending.PLAY : RegisteredEffect.Ending.TURNS;
      return added
          ? new RegisteredEffect(
              "", "", "", ending, "", "", null, 0, StackingRule.ADDITIVE, zone, "")
          : null;
    }
  }

  /** The player from whom it is seen. */
  private int viewer;

  /** The zone that its holder has left; null while that is in play. */
  private String left;

  /** The player whose its holder was until it left play to be nobody's; null of all others. */
  private Integer keeper;

  /**
   * Creates the fact.
   *
   * @param sequence its number in the match; later ones are larger
   * @param definition the effect
   * @param source the entity that brings it
   * @param holder the entity it is on: {@code self} of its program
   * @param controller the player whose entity brings it
   * @param expires the turn it ends with, {@link #NEVER} or {@link #ATTACHED}
   * @param heldZone the zone its holder must not leave, or null
   * @param amount a number given when it was granted; 0 otherwise
   */
  public InPlay(
      int sequence,
      EffectDefinition definition,
      int source,
      int holder,
      int controller,
      int expires,
      String heldZone,
      double amount) {
    this(sequence, definition, source, holder, controller, expires, heldZone, amount, null);
  }

  /**
   * Creates the fact of a registered effect.
   *
   * @param registered its definition; null for an effect of the rule book
   */
  public InPlay(
      int sequence,
      EffectDefinition definition,
      int source,
      int holder,
      int controller,
      int expires,
      String heldZone,
      double amount,
      RegisteredEffect registered) {
    this(
        sequence,
        definition,
        source,
        holder,
        controller,
        expires,
        heldZone,
        amount,
        registered,
        false);
  }

  private InPlay(
      int sequence,
      EffectDefinition definition,
      int source,
      int holder,
      int controller,
      int expires,
      String heldZone,
      double amount,
      RegisteredEffect registered,
      boolean ofNobody) {
    this.registered = registered;
    this.ofNobody = ofNobody;
    this.sequence = sequence;
    this.definition = definition;
    this.source = source;
    this.holder = holder;
    this.controller = controller;
    this.viewer = controller;
    this.expires = expires;
    this.heldZone = heldZone;
    this.amount = amount;
  }

  /**
   * A program that a phase is about to begin by itself, as if its holder had it in play: rules that
   * suppress effects match it. It is a fact only while that is asked.
   *
   * @param ofNobody whether the program belongs to nothing in the match, such as an action of the
   *     game that is done with the holder: suppressors that reach the holder do not reach it
   */
  public static InPlay begun(EffectDefinition program, Entity holder, boolean ofNobody) {
    int id = holder.getId();
    return new InPlay(
        BEGUN, program, id, id, holder.getController(), NEVER, null, 0, null, ofNobody);
  }

  /** An effect that JSON tells, for clients; it knows no more of its definition than that. */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static InPlay of(Told told) {
    return new InPlay(
        told.sequence,
        told.definition(),
        told.source,
        told.holder,
        told.controller,
        told.expires,
        told.heldZone,
        told.amount,
        told.registered());
  }

  @JsonValue
  Told told() {
    return new Told(
        sequence,
        source,
        holder,
        controller,
        expires,
        heldZone,
        amount,
        getEffect(),
        isTriggered(),
        isSuppressible(),
        isAbility(),
        isAdded(),
        isHeld(),
        getZone());
  }

  /** A copy for a fork. */
  public InPlay copy() {
    InPlay copy =
        new InPlay(
            sequence,
            definition,
            source,
            holder,
            controller,
            expires,
            heldZone,
            amount,
            registered);
    copy.viewer = viewer;
    copy.left = left;
    copy.keeper = keeper;
    return copy;
  }

  /** The player from whom its scopes and the events of others are seen. */
  public int getViewer() {
    return viewer;
  }

  /**
   * Notes the player of its holder; a card's own effect is seen from there, and one of an attached
   * card or a status, whoever has given it. While it answers that its holder has left play to be
   * nobody's, that is the player who had it.
   *
   * @return true if that changes from whom it is seen
   */
  public boolean seeFrom(Entity on) {
    boolean ofHolder = source == holder || definition.granted() || isOfAttached();
    int from = keeper == null ? on.getController() : keeper;
    boolean other = ofHolder && viewer != from;
    viewer = other ? from : viewer;
    return other;
  }

  /**
   * The zone in which its holder lay in play, if that has left and this stays until all have
   * answered that; otherwise null. What it counts in the same zone, it counts there.
   */
  public String getLeft() {
    return left;
  }

  /** The player who had its holder until that left play to be nobody's; null of all others. */
  public Integer getKeeper() {
    return keeper;
  }

  /**
   * Notes the player who had its holder until that left play to be nobody's.
   *
   * @param player null once the holder is in play again
   */
  public void keep(Integer player) {
    keeper = player;
  }

  /** Notes the zone that its holder has left, or with null that the holder is in play. */
  public void leave(String zone) {
    left = zone;
  }

  /** The effect's id. */
  public String getEffect() {
    return definition.id();
  }

  /** True if it answers events. */
  public boolean isTriggered() {
    return definition.triggered();
  }

  /** True if it takes effects of its own holder out of force. */
  public boolean isSilencing() {
    return definition.silencing();
  }

  /**
   * True if it has a part in the leaving of its holder, for which moment it stays: it answers that,
   * or silences what else would.
   */
  public boolean isOutliving() {
    return definition.silencing() || definition.outlives(CardEvent.LEAVES);
  }

  /** True if it is a program that a phase is about to begin, and not in play by itself. */
  public boolean isBegun() {
    return sequence == BEGUN;
  }

  /**
   * True if a suppressor can take it out of force: it is neither a rule of the game nor a
   * suppressor, nor what ends a status, whether that is in force or not.
   */
  public boolean isSuppressible() {
    return !definition.suppressing()
        && !definition.global()
        && !definition.endsStatus()
        && !ofNobody;
  }

  /** True if it is an ability: part of a card rather than granted to an entity. */
  public boolean isAbility() {
    return registered == null
        ? !definition.granted() && !isOfAttached()
        : registered.ending() == RegisteredEffect.Ending.PLAY;
  }

  /** True if it was registered while the match was under way. */
  public boolean isAdded() {
    return registered != null;
  }

  /** The zone in which its holder must lie; empty if any zone will do. */
  public String getZone() {
    return registered == null ? "" : registered.zone();
  }

  /** The definition of a registered effect; null for an effect of the rule book. */
  public RegisteredEffect registered() {
    return registered;
  }

  /**
   * Its active form.
   *
   * @throws IllegalStateException if it is an effect of the rule book
   */
  public ActiveEffect active() {
    if (registered == null) {
      throw new IllegalStateException(
          "effect '" + getEffect() + "' is one of the rule book, not a registered one.");
    }
    return registered.active(this);
  }

  /** The type by which modifiers of its effect stack; empty if it has none. */
  public String type() {
    return definition.type();
  }

  /** Its number in the match. */
  public int getSequence() {
    return sequence;
  }

  /** The entity that brings it. */
  public int getSource() {
    return source;
  }

  /** The entity it is on. */
  public int getHolder() {
    return holder;
  }

  /** The player whose entity brought it, as the match stood then. */
  public int getController() {
    return controller;
  }

  /**
   * The player among whose effects its modifiers stack: of a status the one who gave it, otherwise
   * the one from whom it is seen now.
   */
  int stacksFor() {
    return definition.granted() ? controller : viewer;
  }

  /** The turn it ends with, {@link #NEVER} or {@link #ATTACHED}. */
  public int getExpires() {
    return expires;
  }

  /** True if it ends with a turn, or at a moment that comes in any case. */
  public boolean isExpiring() {
    return expires < ATTACHED;
  }

  /** True if it is that of an attached card, which its holder bears. */
  public boolean isOfAttached() {
    return expires == ATTACHED;
  }

  /** True if it ends when its holder leaves the zone it was granted in. */
  public boolean isHeld() {
    return heldZone != null;
  }

  /** True if it depends on where its holder lies, or a rule of its own may look at that. */
  public boolean isAnchored() {
    return isHeld() || isAdded() || definition.continuous();
  }

  /** The zone its holder must not leave, or null. */
  public String getHeldZone() {
    return heldZone;
  }

  /** A number given when it was granted. */
  public double getAmount() {
    return amount;
  }

  /** The combination of its modifiers with others. */
  public StackingRule stacking() {
    return definition.stacking();
  }

  /** The effect. */
  public EffectDefinition definition() {
    return definition;
  }

  /** Its number, so that sets of effects in play have one order on any virtual machine. */
  @Override
  public int hashCode() {
    return sequence;
  }

  /** True for the same effect of the same match alone. */
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public String toString() {
    return definition.id() + " in play on " + holder;
  }
}
