package dev.runesheet.language.strings;

/**
 * What is counted among a player's cards.
 *
 * @param what what sort of things
 * @param name which of them: a role, card name, area or type; empty if all
 */
public record Counted(What what, String name) {

  /** What can be counted. */
  public enum What {
    /** Signs of a role on citizens, domains and nobles. */
    PIPS,
    /** Citizens that are face-up. */
    CITIZENS,
    /** Domains. */
    DOMAINS,
    /** Monsters. */
    MONSTERS,
    /** Face-up citizens of a name. */
    CITIZENS_NAMED,
    /** Starters of a name. */
    STARTERS_NAMED,
    /** Monsters of a name. */
    MONSTERS_NAMED,
    /** Monsters of an area. */
    AREA,
    /** Monsters of a type. */
    TYPE
  }
}
