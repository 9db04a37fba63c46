package dev.runesheet.language.strings;

import dev.runesheet.model.Trigger;
import dev.runesheet.model.Trigger.Need;
import dev.runesheet.model.Trigger.Watch;

/** When a passive effect answers: the prefix of the string, and the trigger. */
public enum Moment {
  /** The owner's action phase starts. */
  ACTION_START("action.start", "action phase starts", Watch.ALLY),
  /** The owner hires a citizen as an action. */
  HIRE("action.hire", "hires", Watch.ALLY),
  /** The owner builds a domain as an action. */
  BUILD("action.build", "builds", Watch.ALLY),
  /** The owner slays a monster as an action. */
  SLAY("action.slay", "slays", Watch.ALLY),
  /** The owner's action phase ends. */
  ACTION_END("action.end", "action phase ends", Watch.ALLY),
  /** An opponent slays a monster. */
  OPPONENT_SLAYS("action.on_opponent_slay", "slays", Watch.ENEMY),
  /** Anybody slays a monster. */
  ANYBODY_SLAYS("action.on_any_slay", "slays", Watch.ANY),
  /** Anybody rolls doubles. */
  DOUBLES("roll.on_event doubles", "rolls doubles", Watch.ANY),
  /** Anybody has rolled doubles, and all domains have answered: of events. */
  DOUBLES_SETTLED("roll.on_event doubles", "doubles settled", Watch.ANY),
  /** The owner's own roll and all that it caused are over. */
  ROLL_SETTLED("roll.settled", "roll settled", Watch.ALLY),
  /** The owner's own harvest starts. */
  HARVEST("harvest.gain_per_owned", "harvest starts", Watch.ALLY),
  /** The owner has gained magic in a harvest. */
  MAGIC_GAIN("harvest.on_any_magic_gain", "gains magic in the harvest", Watch.ALLY);

  private final String prefix;
  private final Trigger trigger;

  Moment(String prefix, String event, Watch watch) {
    this.prefix = prefix;
    this.trigger = new Trigger(event, watch, Need.LIVE);
  }

  /** How the string begins. */
  public String prefix() {
    return prefix;
  }

  /** When the effect answers. */
  public Trigger trigger() {
    return trigger;
  }

  /** Whether the owner's own deeds come before what others answer to them. */
  public boolean first() {
    return this == SLAY;
  }
}
