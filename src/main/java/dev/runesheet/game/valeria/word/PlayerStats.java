package dev.runesheet.game.valeria.word;

import java.util.List;

/** The numbers of players, besides resources. */
public final class PlayerStats {

  /** Added to the gold that a citizen costs. */
  public static final String HIRE_COST = "hire cost";

  /** The gold that each card of the same name adds to the price of a citizen; 1 if not set. */
  public static final String SURCHARGE = "surcharge";

  /** Above 0 if citizens may be paid with any mix of gold, strength and magic. */
  public static final String STRENGTH_HIRES = "strength hires";

  /** Added to the gold that a domain costs. */
  public static final String DOMAIN_COST = "domain cost";

  /** Added to the strength that a monster costs. */
  public static final String SLAY_STRENGTH = "slay strength";

  /** Added to the magic that a monster costs. */
  public static final String SLAY_MAGIC = "slay magic";

  /** Added to the gold that a monster costs. */
  public static final String SLAY_GOLD = "slay gold";

  /** The printed strength of a monster that may be waived. */
  public static final String DISCOUNT_STRENGTH = "slay discount strength";

  /** The printed magic of a monster that may be waived. */
  public static final String DISCOUNT_MAGIC = "slay discount magic";

  /** Above 0 if nobody may take or steal from the player. */
  public static final String IMMUNE = "immune";

  /** Above 0 if the player owes the Exekratys nothing. */
  public static final String EXEKRATYS_IMMUNE = "exekratys immune";

  /** The number of required pips of a domain that may be missing. */
  public static final String IGNORED_PIPS = "ignored pips";

  /** Above 0 if citizens whose number was rolled cannot be gained in the action phase. */
  public static final String ROLLED_BLOCKED = "rolled citizens blocked";

  /** Added to the gold that goods cost. */
  public static final String GOODS_COST = "goods cost";

  /** Added to the gold that tomes cost. */
  public static final String TOME_COST = "tome cost";

  /** The surcharge of each noble on the next one; 1 if not set. */
  public static final String NOBLE_SURCHARGE = "noble surcharge";

  /** 1 where players sail: in the Crimson Seas. */
  public static final String SAILS = "sails";

  /** The numbers that flags change. */
  public static final List<FlagNumber> OF_FLAGS =
      List.of(
          FlagNumber.added(HIRE_COST),
          FlagNumber.surcharge(SURCHARGE),
          FlagNumber.of(STRENGTH_HIRES),
          FlagNumber.added(DOMAIN_COST),
          FlagNumber.added(SLAY_STRENGTH),
          FlagNumber.added(SLAY_MAGIC),
          FlagNumber.added(SLAY_GOLD),
          FlagNumber.of(DISCOUNT_STRENGTH),
          FlagNumber.of(DISCOUNT_MAGIC),
          FlagNumber.of(IMMUNE),
          FlagNumber.of(EXEKRATYS_IMMUNE),
          FlagNumber.of(IGNORED_PIPS),
          FlagNumber.of(ROLLED_BLOCKED),
          FlagNumber.added(GOODS_COST),
          FlagNumber.added(TOME_COST),
          FlagNumber.surcharge(NOBLE_SURCHARGE));

  private PlayerStats() {}
}
