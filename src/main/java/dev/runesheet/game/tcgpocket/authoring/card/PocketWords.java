package dev.runesheet.game.tcgpocket.authoring.card;

import dev.runesheet.language.active.CardWords;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Reports;
import dev.runesheet.schema.Underscored;
import dev.runesheet.word.WordList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** The words of TCG Pocket's cards: triggers, scopes and Special Conditions. */
public final class PocketWords {

  /** The home of the effects of items and supporters. */
  public static final String TRAINER = "trainer";

  /** The stage of fossils, which are played as Basic Pokémon. */
  public static final String FOSSIL = "fossil";

  /** The list of the types of Energy. */
  static final String ENERGY_TYPE = "energy type";

  /** The list of the types of Pokémon. */
  static final String POKEMON_TYPE = "pokemon type";

  private PocketWords() {}

  /** The words in which the cards and their effect types are written in a game with some types. */
  public static CardWords of(EnergyTypes types) {
    return new CardWords(
        List.of(CardWords.ABILITY, CardWords.ATTACK, TRAINER),
        words(Trigger.values()),
        scopes(),
        lists(types),
        types.costs(),
        conditions(types.ofPokemon()));
  }

  /** A constant as cards have it. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static List<String> words(Enum<?>[] constants) {
    return Arrays.stream(constants).map(PocketWords::word).toList();
  }

  /** Whom effects that stay concern, each in words for players. */
  public static Map<String, String> scopes() {
    Map<String, String> scopes = new LinkedHashMap<>();
    for (Scope scope : Scope.values()) {
      scopes.put(word(scope), scope.said);
    }
    return scopes;
  }

  private static Map<String, List<String>> lists(EnergyTypes types) {
    Map<String, List<String>> lists = new LinkedHashMap<>();
    lists.put(ENERGY_TYPE, types.ofEnergy());
    lists.put(POKEMON_TYPE, types.ofPokemon());
    lists.put(WordList.STATUS, words(Status.values()));
    return lists;
  }

  private static CardWords.Conditions conditions(List<String> types) {
    return new CardWords.Conditions(
        Map.of(
            "type", types, "weakness", types, "stage", stages(), "ex", CardWords.Conditions.MARK),
        List.of("hp", "damage", "energy", "retreat"));
  }

  private static List<String> stages() {
    return Stream.concat(words(CardSource.Stage.values()).stream(), Stream.of(FOSSIL)).toList();
  }

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
    SELF("this Pokémon"),
    /** The owner's Active Pokémon. */
    TEAM_ACTIVE("your Active Pokémon"),
    /** The owner's Benched Pokémon. */
    TEAM_BENCH("your Benched Pokémon"),
    /** All Pokémon of the owner. */
    TEAM_ALL("all your Pokémon"),
    /** The opponent's Active Pokémon. */
    OPPONENT_ACTIVE("the opponent's Active Pokémon"),
    /** The opponent's Benched Pokémon. */
    OPPONENT_BENCH("the opponent's Benched Pokémon"),
    /** All Pokémon of the opponent. */
    OPPONENT_ALL("all the opponent's Pokémon"),
    /** Every Pokémon in play. */
    ALL_POKEMON("all Pokémon"),
    /** The game; its effects concern the opponent, those that suppress all Pokémon. */
    GLOBAL("the game"),
    /** The opponent, as a player. */
    PLAYER("the opponent");

    private final String said;

    Scope(String said) {
      this.said = said;
    }
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
}
