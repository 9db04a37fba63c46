package dev.runesheet.game.valeria.word;

/** The names of programs: those that all matches have, and the parts of those of cards. */
public final class Programs {

  /** May slay a monster for its cost. */
  public static final String SLAY = "may-slay";

  /** May hire a citizen, without the price of namesakes. */
  public static final String RECRUIT = "may-recruit";

  /** May build a domain. */
  public static final String BUILD = "may-build";

  /** May sail, where players do. */
  public static final String SAIL = "may-sail";

  /** Leaves one of a resource with the Exekratys, as a roll demands it. */
  public static final String OFFERING = "offering";

  /** Of a card: what it does when it is gained or drawn. */
  public static final String ACTIVATION = "activation";

  /** Of a card: what it does as long as it is there. */
  public static final String PASSIVE = "passive";

  /** Of an event: what it does at a roll. */
  public static final String ROLL = "roll";

  /** Of an agent: what engaging it does. */
  public static final String ENGAGE = "engage";

  /** Of a relic: what using it does. */
  public static final String USE = "use";

  private Programs() {}
}
