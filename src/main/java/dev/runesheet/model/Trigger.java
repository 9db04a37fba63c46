package dev.runesheet.model;

/**
 * When an effect answers.
 *
 * @param event the kind of event in the game's words, for example {@code turn starts} or {@code
 *     health changes}; empty for an ability that a player activates
 * @param watch whose events it answers, seen from its holder
 * @param need what must hold when the activation starts
 */
public record Trigger(String event, Watch watch, Need need) {

  /** The trigger of what runs only when a player or another program says so. */
  public static final Trigger ACTIVATED = new Trigger("", Watch.OWN, Need.LICENSED);

  /** Events about the holder itself. */
  public static Trigger own(String event) {
    return new Trigger(event, Watch.OWN, Need.LIVE);
  }

  /** Events about anyone. */
  public static Trigger any(String event) {
    return new Trigger(event, Watch.ANY, Need.LIVE);
  }

  /** Whether it is activated rather than triggered. */
  public boolean activated() {
    return event.isEmpty();
  }

  /** Whose events are answered. */
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

  /** What a waiting activation needs of its effect when its turn comes. */
  public enum Need {
    /** The effect is still in force. */
    LIVE,
    /** Nothing: it acts on what was last known, such as an effect that runs on its own death. */
    LAST_KNOWN,
    /** Nothing: an action or a copy started it. */
    LICENSED
  }
}
