package dev.runesheet.language.strings;

import java.util.List;

/** What one cell of a card table says. */
public sealed interface Phrase {

  /** Parts that run one after the other when the card's action, payout or reward comes. */
  record Program(List<Leg> legs) implements Phrase {
    /** Copies the parts. */
    public Program {
      legs = List.copyOf(legs);
    }

    /** Whether it takes from opponents before the harvest pays. */
    public boolean steals() {
      return !legs.isEmpty() && legs.get(0) instanceof Leg.Steal;
    }
  }

  /** Parts that run whenever something happens. */
  record Passive(Moment moment, List<Leg> legs) implements Phrase {
    /** Copies the parts. */
    public Passive {
      legs = List.copyOf(legs);
    }
  }

  /** {@code roll.set_one_die target=6 cost=g:2}. */
  record SetDie(How how, int number, DieCost cost) implements Phrase {}

  /** How a die is set. */
  enum How {
    /** To this number. */
    TARGET,
    /** Lower by it. */
    SUBTRACT,
    /** Higher by it. */
    ADD
  }

  /**
   * What setting a die costs.
   *
   * @param gold how much gold; 0 for nothing
   * @param role for each face-up citizen of this role; empty if once
   */
  record DieCost(int gold, String role) {}

  /** {@code effect.add …}, or a flag written alone: what it means is a row of the game's table. */
  record Flag(String name) implements Phrase {}

  /** {@code grant_all …}: all players have the flag. */
  record Grant(String name) implements Phrase {}

  /** Parts that are added to the cost of a monster. */
  record Costs(List<Leg.Count> counts) implements Phrase {
    /** Copies the parts. */
    public Costs {
      counts = List.copyOf(counts);
    }
  }

  /** {@code action.build_domain ignore_requirement 1 or m 1}. */
  record IgnorePips(int pips, Amount otherwise) implements Phrase {}

  /** {@code action.slay_discount magic=1 strength=1}. */
  record SlayDiscount(int magic, int strength) implements Phrase {}

  /**
   * {@code floor_div gold 3 1}, {@code wild_choose 2 1}.
   *
   * @param resource what is counted; empty for the one a player has most of
   * @param each how much of it is worth
   * @param victory so many victory points
   */
  record Score(String resource, int each, int victory) implements Phrase {}

  /** When a starter pays besides by its dice; {@code twice} if also on its own doubles. */
  record Starter(boolean doubles, boolean noPayout, boolean twice) implements Phrase {}
}
