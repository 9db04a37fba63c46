package dev.runesheet.bench.duel;

/** The phases of a match; each is also the trigger of the effects that run in it. */
public enum Phase {
  /** Before the first turn, for both entities. */
  GAME_START("game_start", "ON_GAME_START"),
  /** The start of a turn. */
  TURN_START("turn_start", "ON_TURN_START"),
  /** Before the choice of an ability, which it may skip. */
  ACTION_START("action_start", "ON_ACTION_PHASE_START"),
  /** The effects of both entities on the use of an ability, then the ability itself. */
  ABILITY("ability", "ON_ABILITY_USED"),
  /** The end of a turn. */
  TURN_END("turn_end", "ON_TURN_END");

  private final String label;
  private final String trigger;

  Phase(String label, String trigger) {
    this.label = label;
    this.trigger = trigger;
  }

  /** The word recorded matches use. */
  public String label() {
    return label;
  }

  /** The trigger type in a mode or hero. */
  public String trigger() {
    return trigger;
  }
}
