package dev.runesheet.word;

/** The names of those verbs of all games that languages have words for. */
public final class StandardVerb {

  /** Adds to a stat. */
  public static final String ADD_STAT = "add-stat";

  /** Sets a stat. */
  public static final String SET_STAT = "set-stat";

  /** Keeps a stat within bounds. */
  public static final String CLAMP_STAT = "clamp-stat";

  /** Takes health. */
  public static final String DAMAGE = "damage";

  /** Gives health. */
  public static final String HEAL = "heal";

  /** Ends the match: one wins. */
  public static final String WIN = "win";

  /** Ends the match: one loses. */
  public static final String LOSE = "lose";

  /** Says that what the phases ask about is possible. */
  public static final String PERMIT = "permit";

  private StandardVerb() {}
}
