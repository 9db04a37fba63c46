package dev.runesheet.game.tcgpocket.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource.Attack;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource.Pokemon;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource.Stage;
import dev.runesheet.game.tcgpocket.authoring.card.PocketWords;
import dev.runesheet.language.active.CardWords;
import dev.runesheet.language.active.CostLetters;
import dev.runesheet.language.active.EffectLowering;
import dev.runesheet.language.active.EffectType;
import dev.runesheet.language.active.EffectTypeCheck;
import dev.runesheet.language.active.EffectTypes;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.ShapeWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The cards of Genetic Apex and Mythical Island are all there, with their facts. */
class ShippedCardsTest {

  private static final Path FOLDER = Path.of("data/tcg-pocket");

  private static final Map<String, CardSource> CARDS = new LinkedHashMap<>();
  private static final List<JsonDocument> FILES = new ArrayList<>();
  private static final Diagnostics FINDINGS = new Diagnostics();
  private static EffectTypes types;

  @BeforeAll
  static void read() throws IOException {
    String text = Files.readString(FOLDER.resolve("effect-types.yaml"));
    EffectType.File file =
        EffectTypes.read(
                ShippedWords.CARDS, ShippedWords.LISTS, "effect-types.yaml", text, FINDINGS)
            .orElseThrow();
    for (String name : List.of("genetic-apex", "mythical-island", "energy")) {
      String cards = Files.readString(FOLDER.resolve("cards/" + name + ".json"));
      JsonDocument read = JsonDocument.parse(name, cards, FINDINGS).orElseThrow();
      FILES.add(ShippedWords.LISTS.repeated(read));
    }
    types = new EffectTypes(ShippedWords.CARDS, file, EffectTypes.cardNames(FILES));
    FILES.forEach(
        one -> CARDS.putAll(CardSource.File.read(types, one.root()).orElseThrow().cards()));
  }

  private static Stream<Pokemon> pokemon() {
    return CARDS.values().stream().filter(Pokemon.class::isInstance).map(Pokemon.class::cast);
  }

  private static Stream<Attack> attacks() {
    return pokemon().flatMap(card -> card.attacks().stream());
  }

  private static <T> Map<String, Long> counts(Stream<T> all, Function<T, String> by) {
    return all.collect(Collectors.groupingBy(by, TreeMap::new, Collectors.counting()));
  }

  @Test
  void nothingIsWrongWithThem() {
    EffectLowering lowering = new EffectLowering(types);
    for (CardSource card : CARDS.values()) {
      if (card instanceof Pokemon one) {
        one.abilities()
            .forEach(
                ability ->
                    lowering.lower(
                        List.of(ability.effect()), CardWords.ABILITY, ability.name(), Map.of()));
        one.attacks()
            .forEach(
                attack ->
                    lowering.lower(
                        attack.effects(),
                        CardWords.ATTACK,
                        attack.name(),
                        types.words().costs().numbers(attack.cost())));
      } else if (card instanceof CardSource.Supporter one) {
        lowering.lower(one.effects(), PocketWords.TRAINER, one.name(), Map.of());
      } else if (card instanceof CardSource.Item one) {
        lowering.lower(one.effects(), PocketWords.TRAINER, one.name(), Map.of());
      }
    }
    new ActiveCheck(types, FINDINGS).check(CARDS);
    assertThat(FINDINGS.all()).isEmpty();
  }

  @Test
  void allCardsAndPrintingsAreThere() {
    assertThat(counts(CARDS.keySet().stream(), id -> id.replaceAll("-.*", "")))
        .containsEntry("a1", 225L)
        .containsEntry("a1a", 66L);
    assertThat(counts(CARDS.values().stream(), card -> card.getClass().getSimpleName()))
        .isEqualTo(
            Map.of("Pokemon", 275L, "Supporter", 11L, "Item", 2L, "Fossil", 3L, "Energy", 8L));
    assertThat(CARDS.values().stream().mapToInt(card -> card.printings().size()).sum())
        .isEqualTo(372);
  }

  @Test
  void theFactsOfPokemonAreComplete() {
    assertThat(pokemon().mapToInt(Pokemon::hp).sum()).isEqualTo(25_050);
    assertThat(pokemon().mapToInt(Pokemon::retreat).sum()).isEqualTo(424);
    assertThat(pokemon().filter(Pokemon::ex)).hasSize(20);
    assertThat(counts(pokemon(), Pokemon::type))
        .hasToString(
            "{colorless=34, darkness=21, dragon=4, fighting=35, fire=27, grass=41, lightning=25,"
                + " metal=5, psychic=34, water=49}");
    assertThat(counts(pokemon(), card -> card.weakness().orElse("none")))
        .hasToString(
            "{darkness=27, fighting=63, fire=46, grass=21, lightning=65, metal=9, none=4,"
                + " psychic=15, water=25}");
    assertThat(counts(pokemon(), card -> card.stage().name()))
        .hasToString("{BASIC=140, STAGE_1=104, STAGE_2=31}");
    assertThat(pokemon().filter(card -> card.stage() != Stage.BASIC))
        .allMatch(card -> card.evolvesFrom().isPresent());
  }

  @Test
  void theFactsOfAttacksAreComplete() {
    CostLetters costs = types.words().costs();
    assertThat(attacks()).hasSize(283);
    assertThat(attacks().mapToInt(Attack::damage).sum()).isEqualTo(12_670);
    assertThat(counts(attacks().flatMap(one -> costs.types(one.cost()).stream()), type -> type))
        .hasToString(
            "{colorless=232, darkness=23, fighting=50, fire=34, grass=43, lightning=42, metal=8,"
                + " psychic=41, water=66}");
    assertThat(attacks().filter(attack -> !attack.effects().isEmpty())).hasSize(121);
    assertThat(pokemon().filter(card -> !card.abilities().isEmpty())).hasSize(17);
  }

  @Test
  void cardsAreWrittenAsTheyWereRead() {
    ShapeWriter writer = new ShapeWriter(types.vocabulary());
    for (JsonDocument file : FILES) {
      JsonNode written = writer.write(CardSource.File.read(types, file.root()).orElseThrow());
      assertThat(written).isEqualTo(file.root().node());
    }
  }

  @Test
  void everyEffectTypeSaysWhatItsTemplatesUse() {
    Diagnostics findings = new Diagnostics();
    new EffectTypeCheck(ShippedWords.CARDS, types.file()).check(findings);
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void theTypesOfTheDesignAreThere() {
    assertThat(new TreeSet<>(types.file().types().keySet()))
        .contains(
            "energy_acceleration",
            "energy_multiplier",
            "bench_snipe",
            "gust_basic",
            "auto_status",
            "coinflip_status",
            "block_evolution",
            "damage_per_bench_own",
            "damage_per_bench_opp",
            "damage_per_energy_coinflip",
            "damage_if_extra_energy",
            "damage_if_status",
            "damage_if_ko_last_turn",
            "self_bench_damage",
            "discard_energy_self",
            "discard_energy_self_all",
            "discard_energy_random_all",
            "inflict_sleep",
            "inflict_poison",
            "prevent_retreat",
            "block_supporters",
            "reduce_damage_next_turn",
            "heal_self",
            "reveal_hand",
            "copy_attack",
            "custom_modifier");
  }
}
