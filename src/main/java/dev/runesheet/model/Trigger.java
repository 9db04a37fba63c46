package dev.runesheet.model;

import dev.runesheet.word.Need;
import dev.runesheet.word.Watch;

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

  /** True if its need is that of all such triggers, which nobody writes down. */
  public boolean isUsual() {
    return need == Need.usual(event, watch);
  }

  /** True if it is activated rather than triggered. */
  public boolean activated() {
    return event.isEmpty();
  }
}
