package dev.runesheet.game.valeria.word;

/** The words for the ways to gain cards, as the table of costs has them. */
public final class GainWords {

  /** Hires a citizen of the centre. */
  public static final String HIRE = "hire";

  /** Hires a citizen by an effect. */
  public static final String RECRUIT = "recruit";

  /** Builds a domain. */
  public static final String BUILD = "build";

  /** Slays a monster. */
  public static final String SLAY = "slay";

  /** Buys goods of the harbour. */
  public static final String GOODS = "buy goods";

  /** Buys tomes of the harbour. */
  public static final String TOMES = "buy tomes";

  /** The prefix of rescuing a noble, before the resource paid. */
  public static final String RESCUE = "rescue for ";

  private GainWords() {}
}
