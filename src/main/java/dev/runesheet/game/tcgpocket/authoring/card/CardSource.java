package dev.runesheet.game.tcgpocket.authoring.card;

import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.CostLetters;
import dev.runesheet.language.active.EffectTypes;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Places;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.ReadWhole;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Tag;
import dev.runesheet.schema.Underscored;
import dev.runesheet.schema.shape.ShapeReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A card as its author wrote it; its kind tells which fields it has. */
@Doc("A card; its kind tells which fields it has.")
@Tag("kind")
public sealed interface CardSource
    permits CardSource.Pokemon,
        CardSource.Item,
        CardSource.Supporter,
        CardSource.Stadium,
        CardSource.Tool,
        CardSource.Fossil,
        CardSource.Energy {

  /** The note of the column of printings. */
  String PRINTINGS =
      "Its printings, each with a colon and its rarity, with commas between: A1 001: ◊, A1 227: ☆."
          + " A card without one is of no set.";

  /** The smallest HP of a card. */
  int LEAST_HP = 10;

  /** The largest HP, and the largest printed damage. */
  int MOST = 990;

  /** The largest amount of Energy that an attack or a retreat can cost. */
  int MOST_ENERGY = 9;

  /** The meaning of a cost in words, without what says that there is none. */
  String COST = "The Energy that it needs, a letter for each: that of its type, or C for any";

  /** The largest number of uses of an ability that its author can say. */
  int MOST_USES = 1;

  /** The name for people; several cards may share one. */
  String name();

  /** Its printings by number, each with its rarity; an Energy has none. */
  Map<String, String> printings();

  /** The place of its source. */
  Places places();

  /** The evolution stage of a Pokémon. */
  @Underscored
  enum Stage {
    /** A card that does not evolve from another. */
    BASIC(0),
    /** Evolved once. */
    STAGE_1(1),
    /** Evolved twice. */
    STAGE_2(2);

    private final int evolutions;

    Stage(int evolutions) {
      this.evolutions = evolutions;
    }

    /** The number of evolutions since the basic Pokémon. */
    public int evolutions() {
      return evolutions;
    }
  }

  /** A Pokémon. */
  @ReadWhole
  @Doc("A Pokémon.")
  record Pokemon(
      @Doc("Its name; several cards may share one.") String name,
      @Doc("Its stage of evolution.") @Default("\"basic\"") Stage stage,
      @Doc("The name of the card that it evolves from.") @Named("evolves_from")
          Optional<@Ref("card name") String> evolvesFrom,
      @Doc("Its type.") @Ref(PocketWords.POKEMON_TYPE) String type,
      @Doc("The type against which it is weak; none if left out.")
          Optional<@Ref(PocketWords.POKEMON_TYPE) String> weakness,
      @Label("HP") @Doc("The damage that knocks it out.") @Range(min = LEAST_HP, max = MOST) int hp,
      @Doc("The number of Energy that its retreat costs.")
          @Default("0")
          @Range(min = 0, max = MOST_ENERGY)
          int retreat,
      @Label("ex") @Doc("Marks a Pokémon ex; its knock-out is worth more.") @Default("false")
          boolean ex,
      @Label(note = PRINTINGS) @Doc("Its printings by number, each with its rarity.")
          Map<@Ref("printing") String, String> printings,
      @Doc("Its abilities.") @Default("[]") List<Ability> abilities,
      @Label(value = "Attack {number} {field}", columns = 2, usual = true)
          @Doc("Its attacks.")
          @Default("[]")
          List<Attack> attacks,
      Places places)
      implements CardSource {}

  /** An item. */
  @ReadWhole
  @Doc("An item: any number of them can be played in a turn.")
  record Item(
      @Doc("Its name.") String name,
      @Label(note = PRINTINGS) @Doc("Its printings by number, each with its rarity.")
          Map<@Ref("printing") String, String> printings,
      @Doc("Its effects.") @Default("[]") List<EffectUse> effects,
      Places places)
      implements CardSource {}

  /** A supporter. */
  @ReadWhole
  @Doc("A supporter: one can be played in each turn.")
  record Supporter(
      @Doc("Its name.") String name,
      @Label(note = PRINTINGS) @Doc("Its printings by number, each with its rarity.")
          Map<@Ref("printing") String, String> printings,
      @Doc("Its effects.") @Default("[]") List<EffectUse> effects,
      Places places)
      implements CardSource {}

  /** A stadium. */
  @ReadWhole
  @Doc("A stadium: its effects stay until the next stadium takes its place.")
  record Stadium(
      @Doc("Its name.") String name,
      @Label(note = PRINTINGS) @Doc("Its printings by number, each with its rarity.")
          Map<@Ref("printing") String, String> printings,
      @Doc("Its effects, as those of abilities.") @Default("[]") List<EffectUse> effects,
      Places places)
      implements CardSource {}

  /** A Tool. */
  @ReadWhole
  @Doc(
      "A Tool: it is attached to a Pokémon of its player, and its effects are in force on that one;"
          + " 'self' is that Pokémon.")
  record Tool(
      @Doc("Its name.") String name,
      @Label(note = PRINTINGS) @Doc("Its printings by number, each with its rarity.")
          Map<@Ref("printing") String, String> printings,
      @Doc("Its effects that stay, as those of abilities.") @Default("[]") List<EffectUse> effects,
      Places places)
      implements CardSource {}

  /** A fossil. */
  @ReadWhole
  @Doc("A fossil: an item that is played as a Basic Pokémon without attacks.")
  record Fossil(
      @Doc("Its name.") String name,
      @Label("HP") @Doc("The damage that knocks it out.") @Range(min = LEAST_HP, max = MOST) int hp,
      @Doc("Its type.") @Default("\"colorless\"") @Ref(PocketWords.POKEMON_TYPE) String type,
      @Label(note = PRINTINGS) @Doc("Its printings by number, each with its rarity.")
          Map<@Ref("printing") String, String> printings,
      Places places)
      implements CardSource {}

  /** An Energy. */
  @Doc("An Energy.")
  record Energy(
      @Doc("Its name.") String name,
      @Doc("Its type.") @Ref(PocketWords.ENERGY_TYPE) String type,
      Places places)
      implements CardSource {

    @Override
    public Map<String, String> printings() {
      return Map.of();
    }
  }

  /** An ability. */
  @ReadWhole
  @Doc("An ability: it can be used, or its effect stays as long as the Pokémon is in play.")
  record Ability(
      @Doc("Its name.") String name,
      @Inline EffectUse effect,
      @Doc("The number of uses in a turn; any number if left out.") @Named("uses_per_turn")
          Optional<@Range(min = 1, max = MOST_USES) Integer> uses) {}

  /** An attack. */
  @Doc("An attack.")
  record Attack(
      @Doc("Its name.") String name,
      @Doc(COST + "; an empty text if it needs none.") @Ref(CostLetters.KIND) String cost,
      @Doc("The printed damage.") @Default("0") @Range(min = 0, max = MOST) int damage,
      @Doc("Its further effects.") @Default("[]") List<EffectUse> effects,
      Places places) {}

  /** A file of cards. */
  @Doc("A file of cards.")
  record File(@Doc("Cards by id.") Map<@Ref("card id") String, CardSource> cards) {

    /** The cards of a file with effects of some types; empty after a report. */
    public static Optional<File> read(EffectTypes types, JsonValue root) {
      return new ShapeReader(types.vocabulary()).read(File.class, root);
    }
  }
}
