package dev.runesheet.game.werewolf.word;

/** The words in steps of programs for a parameter that limits nothing. */
public final class Unlimited {

  /** Any player. */
  public static final String ANYBODY = "anybody";

  /** Night and day. */
  public static final String ALWAYS = "always";

  /** The player's own place. */
  public static final String HOME = "home";

  private Unlimited() {}
}
