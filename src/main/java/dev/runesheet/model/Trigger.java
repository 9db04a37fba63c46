package dev.runesheet.model;

/**
 * The trigger of an effect.
 *
 * @param event the kind of event in the game's words, for example {@code turn starts} or {@code
 *     health changes}; empty for an ability that a player activates
 * @param watch the relation of the event's subject to the effect's holder
 * @param need the precondition of starting the activation
 */
public record Trigger(String event, Watch watch, Need need) {

  /** The trigger of an effect that runs only when a player or another program starts it. */
  public static final Trigger ACTIVATED = new Trigger("", Watch.OWN, Need.LICENSED);

  /** Events about the holder itself. */
  public static Trigger own(String event) {
    return new Trigger(event, Watch.OWN, Need.LIVE);
  }

  /** Events about anyone. */
  public static Trigger any(String event) {
    return new Trigger(event, Watch.ANY, Need.LIVE);
  }

  /** True if it is activated rather than triggered. */
  public boolean activated() {
    return event.isEmpty();
  }

  /** The relation of an event's subject to the holder. */
  public enum Watch {
    /** Only those about the holder. */
    OWN,
    /** Those about others of the same controller. */
    ALLY,
    /** Those about entities of other controllers. */
    ENEMY,
    /** Those about anyone but the holder. */
    OTHER,
    /** All. */
    ANY
  }

  /** The state that a waiting activation needs of its effect when its turn comes. */
  public enum Need {
    /** The effect is still in force. */
    LIVE,
    /** None: it acts on the last known state, such as an effect that runs on its own death. */
    LAST_KNOWN,
    /** None: an action or a copy started it. */
    LICENSED
  }
}
