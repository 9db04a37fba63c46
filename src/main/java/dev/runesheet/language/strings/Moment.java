package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.Triggers;
import dev.runesheet.model.Trigger;
import dev.runesheet.word.Need;
import dev.runesheet.word.Watch;

/** The moment at which a passive effect answers: in words, and the trigger. */
public enum Moment {
  /** The owner's action phase starts. */
  ACTION_START("before your actions", Triggers.ACTIONS_START, Watch.ALLY),
  /** The owner hires a citizen as an action. */
  HIRE("whenever you hire a citizen", Triggers.HIRES, Watch.ALLY),
  /** The owner builds a domain as an action. */
  BUILD("whenever you build a domain", Triggers.BUILDS, Watch.ALLY),
  /** The owner slays a monster as an action. */
  SLAY("whenever you slay a monster", Triggers.SLAYS, Watch.ALLY),
  /** The owner's action phase ends. */
  ACTION_END("after your actions", Triggers.ACTIONS_END, Watch.ALLY),
  /** An opponent slays a monster. */
  OPPONENT_SLAYS("whenever another player slays a monster", Triggers.SLAYS, Watch.ENEMY),
  /** Anybody slays a monster. */
  ANYBODY_SLAYS("whenever a player slays a monster", Triggers.SLAYS, Watch.ANY),
  /** Anybody rolls doubles. */
  DOUBLES("whenever doubles are rolled", Triggers.DOUBLES, Watch.ANY),
  /** Anybody has rolled doubles, and all domains have answered: of events. */
  DOUBLES_SETTLED("whenever doubles are rolled", Triggers.DOUBLES_SETTLED, Watch.ANY),
  /** The owner's own roll and all that it caused are over. */
  ROLL_SETTLED("after your roll", Triggers.ROLL_SETTLED, Watch.ALLY),
  /** The owner's own harvest starts. */
  HARVEST("in your harvest", Triggers.HARVEST_STARTS, Watch.ALLY),
  /** The owner has gained magic in a harvest. */
  MAGIC_GAIN("when you gain magic in a harvest", Triggers.HARVESTS_MAGIC, Watch.ALLY);

  private final String words;
  private final Trigger trigger;

  Moment(String words, String event, Watch watch) {
    this.words = words;
    this.trigger = new Trigger(event, watch, Need.LIVE);
  }

  /** The moment in words, such as {@code after your roll}. */
  public String words() {
    return words;
  }

  /** When the effect answers. */
  public Trigger trigger() {
    return trigger;
  }

  /** True if the owner's effects run before those of others that answer the same event. */
  public boolean first() {
    return this == SLAY;
  }
}
