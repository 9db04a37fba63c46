package dev.runesheet.game.valeria.word;

import java.util.List;
import java.util.stream.Stream;

/** The numbers of cards. */
public final class CardStats {

  /** 1 while it is face-down: an owned card out of force, or a domain not yet revealed. */
  public static final String FLIPPED = "flipped";

  /** 1 in the turn in which its owner got it: its repeatable effects begin in the next turn. */
  public static final String FRESH = "fresh";

  /** The turn in which its owner got it; -1 while nobody owns it. */
  public static final String ACQUIRED = "acquired";

  /** The number of a card: how much gold it costs. */
  public static final String GOLD_COST = "gold cost";

  /** The number of a card: how much strength it costs. */
  public static final String STRENGTH_COST = "strength cost";

  /** The number of a card: how much magic it costs. */
  public static final String MAGIC_COST = "magic cost";

  /** Strength that was added to what slaying it costs. */
  public static final String EXTRA_STRENGTH = "extra strength";

  /** Magic that was added to what slaying it costs. */
  public static final String EXTRA_MAGIC = "extra magic";

  /** Gold that was added to what slaying it costs. */
  public static final String EXTRA_GOLD = "extra gold";

  /** Gold that lies on it. */
  public static final String GOLD_POOL = "gold pool";

  /** The number of the event that brought it from a reserve, and 1; 0 for all others. */
  public static final String BROUGHT_BY = "brought by";

  /** The surcharge of the slot of the harbour in which it lies. */
  public static final String SLOT_PRICE = "slot price";

  /** 1 for a tome that is laid out for the next payment. */
  public static final String LAID_OUT = "laid out";

  /** The turn it was last used in: of relics. */
  public static final String USED = "used";

  /** The number that its owner may set a die to; 0 for none. */
  public static final String DIE_TARGET = "die target";

  /** The number its owner may add to a die; 0 for none. */
  public static final String DIE_SHIFT = "die shift";

  /** The gold that setting a die costs. */
  public static final String DIE_COST = "die cost";

  /** Added to {@link #DIE_COST} for each face-up citizen of a role, by the role's name. */
  public static final String DIE_COST_PER = "die cost per ";

  /** Above 0 if its owner may roll one die again. */
  public static final String REROLLS_ONE = "rerolls one";

  /** Above 0 if its owner may roll both dice again. */
  public static final String REROLLS_BOTH = "rerolls both";

  /** The magic that rolling again costs. */
  public static final String REROLL_COST = "reroll cost";

  /** The numbers that flags change. */
  public static final List<FlagNumber> OF_FLAGS =
      Stream.of(
              Stream.of(
                  FlagNumber.of(DIE_TARGET), FlagNumber.added(DIE_SHIFT), FlagNumber.of(DIE_COST)),
              Role.WORDS.stream().map(role -> FlagNumber.of(DIE_COST_PER + role)),
              Stream.of(REROLLS_ONE, REROLLS_BOTH, REROLL_COST).map(FlagNumber::of))
          .flatMap(numbers -> numbers)
          .toList();

  /** The amounts that were added to what slaying it costs, in the order of prices. */
  public static final List<String> EXTRAS = List.of(EXTRA_GOLD, EXTRA_STRENGTH, EXTRA_MAGIC);

  private CardStats() {}

  /** The amount of a resource that was added to the cost of slaying a card. */
  public static String extra(Resource resource) {
    return "extra " + resource.stat();
  }
}
