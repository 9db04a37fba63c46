package dev.runesheet.game.valeria.word;

/** The names of the questions that phases ask. */
public final class Prompts {

  /** The question which duke to keep. */
  public static final String CHOOSE_DUKE = "choose_duke";

  /** The question which relic to keep. */
  public static final String CHOOSE_RELIC = "choose_relic";

  /** The question whether to change the roll. */
  public static final String FINALIZE_ROLL = "finalize_roll";

  /** The question for an action. */
  public static final String ACTION = "standard_action";

  private Prompts() {}
}
