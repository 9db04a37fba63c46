package dev.runesheet.game.valeria.word;

import java.util.Map;

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

  /** The words in which players read each of them. */
  public static final Map<String, String> WORDS =
      Map.of(
          CHOOSE_DUKE, "choose the duke that you keep",
          CHOOSE_RELIC, "choose the relic that you keep",
          FINALIZE_ROLL, "keep or change the roll",
          ACTION, "choose an action");

  private Prompts() {}
}
