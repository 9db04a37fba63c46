package dev.runesheet.language.active;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Reports;

/** The words of the language that do not depend on a game. */
public final class ActiveWords {

  private ActiveWords() {}

  /** The moment at which an effect is evaluated. */
  @Reports(Code.UNKNOWN_TRIGGER)
  public enum Trigger {
    /** As long as its source is in play. */
    @Named("continuous")
    CONTINUOUS,
    /** When damage is computed. */
    @Named("on_damage_calc")
    ON_DAMAGE_CALC,
    /** When Energy is counted. */
    @Named("on_energy_count")
    ON_ENERGY_COUNT,
    /** When the cost of a retreat is computed. */
    @Named("on_retreat_calc")
    ON_RETREAT_CALC,
    /** When a condition is about to be given. */
    @Named("on_status_apply")
    ON_STATUS_APPLY,
    /** At the start of a turn. */
    @Named("on_turn_start")
    ON_TURN_START,
    /** At the end of a turn. */
    @Named("on_turn_end")
    ON_TURN_END,
    /** When an attack is declared. */
    @Named("on_attack")
    ON_ATTACK,
    /** When a Pokémon is knocked out. */
    @Named("on_knockout")
    ON_KNOCKOUT,
    /** When a Pokémon was damaged by an attack. */
    @Named("on_damaged")
    ON_DAMAGED
  }

  /** The entities that an effect concerns, seen from the owner of its source. */
  @Reports(Code.UNKNOWN_TARGET)
  public enum Scope {
    /** The source alone. */
    @Named("self")
    SELF,
    /** The owner's Active Pokémon. */
    @Named("team_active")
    TEAM_ACTIVE,
    /** The owner's Benched Pokémon. */
    @Named("team_bench")
    TEAM_BENCH,
    /** All Pokémon of the owner. */
    @Named("team_all")
    TEAM_ALL,
    /** The opponent's Active Pokémon. */
    @Named("opponent_active")
    OPPONENT_ACTIVE,
    /** The opponent's Benched Pokémon. */
    @Named("opponent_bench")
    OPPONENT_BENCH,
    /** All Pokémon of the opponent. */
    @Named("opponent_all")
    OPPONENT_ALL,
    /** Every Pokémon in play. */
    @Named("all_pokemon")
    ALL_POKEMON,
    /** The rules of the game, no Pokémon. */
    @Named("global")
    GLOBAL,
    /** A player. */
    @Named("player")
    PLAYER
  }

  /** The combination of effects with one key. */
  public enum StackingMode {
    /** All count. */
    @Named("additive")
    ADDITIVE,
    /** The strongest counts. */
    @Named("max_only")
    MAX_ONLY,
    /** The weakest counts. */
    @Named("min_only")
    MIN_ONLY,
    /** The oldest counts. */
    @Named("no_stack")
    NO_STACK
  }

  /** The place of an effect type on a card. */
  public enum Home {
    /** In an ability. */
    ABILITY,
    /** In an attack. */
    ATTACK,
    /** In an item or supporter. */
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
  }
}
