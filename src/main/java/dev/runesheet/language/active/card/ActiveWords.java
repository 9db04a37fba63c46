package dev.runesheet.language.active.card;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Reports;
import dev.runesheet.schema.Underscored;
import java.util.EnumSet;

/** The words of the language that do not depend on a game. */
public final class ActiveWords {

  private ActiveWords() {}

  /** The moment at which an effect is evaluated. */
  @Reports(Code.UNKNOWN_TRIGGER)
  @Underscored
  public enum Trigger {
    /** The whole time its source is in play. */
    CONTINUOUS,
    /** When damage is computed. */
    ON_DAMAGE_CALC,
    /** When Energy is counted. */
    ON_ENERGY_COUNT,
    /** When the cost of a retreat is computed. */
    ON_RETREAT_CALC,
    /** When a condition is about to be given. */
    ON_STATUS_APPLY,
    /** The start of a turn. */
    ON_TURN_START,
    /** The end of a turn. */
    ON_TURN_END,
    /** When an attack is declared. */
    ON_ATTACK,
    /** When a Pokémon is knocked out. */
    ON_KNOCKOUT,
    /** When a Pokémon was damaged by an attack. */
    ON_DAMAGED
  }

  /** The entities that an effect concerns, seen from the owner of its source. */
  @Reports(Code.UNKNOWN_TARGET)
  @Underscored
  public enum Scope {
    /** The source alone. */
    SELF,
    /** The owner's Active Pokémon. */
    TEAM_ACTIVE,
    /** The owner's Benched Pokémon. */
    TEAM_BENCH,
    /** All Pokémon of the owner. */
    TEAM_ALL,
    /** The opponent's Active Pokémon. */
    OPPONENT_ACTIVE,
    /** The opponent's Benched Pokémon. */
    OPPONENT_BENCH,
    /** All Pokémon of the opponent. */
    OPPONENT_ALL,
    /** Every Pokémon in play. */
    ALL_POKEMON,
    /** The rules of the game, no Pokémon. */
    GLOBAL,
    /** A player. */
    PLAYER
  }

  /** The place of an effect type on a card. */
  public enum Home {
    /** Abilities. */
    ABILITY,
    /** Attacks. */
    ATTACK,
    /** Items and supporters. */
    TRAINER
  }

  /** Special Conditions. */
  public enum Status {
    /** Takes damage between turns. */
    POISONED,
    /** Takes more damage between turns. */
    BURNED,
    /** Neither attacks nor retreats; a coin wakes it. */
    ASLEEP,
    /** Neither attacks nor retreats for a turn. */
    PARALYZED,
    /** Needs a coin to attack. */
    CONFUSED
  }

  /** Types of Energy and Pokémon, each with its letter in costs. */
  public enum EnergyType {
    /** Grass. */
    GRASS('G'),
    /** Fire. */
    FIRE('R'),
    /** Water. */
    WATER('W'),
    /** Lightning. */
    LIGHTNING('L'),
    /** Psychic. */
    PSYCHIC('P'),
    /** Fighting. */
    FIGHTING('F'),
    /** Darkness. */
    DARKNESS('D'),
    /** Metal. */
    METAL('M'),
    /** Dragon: no Energy is of it. */
    DRAGON('N'),
    /** Colorless: any Energy will do. */
    COLORLESS('C');

    private final char letter;

    EnergyType(char letter) {
      this.letter = letter;
    }

    /** The letter that stands for one Energy in a cost. */
    public char letter() {
      return letter;
    }

    /** The types that an Energy can be of. */
    public static EnergyType[] ofEnergy() {
      return EnumSet.complementOf(EnumSet.of(DRAGON, COLORLESS)).toArray(EnergyType[]::new);
    }
  }
}
