package dev.runesheet.game.tcgpocket.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource.Pokemon;
import dev.runesheet.game.tcgpocket.authoring.card.PocketWords;
import dev.runesheet.language.active.EffectLowering;
import dev.runesheet.language.active.EffectType;
import dev.runesheet.language.active.EffectTypes;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cards say to players follows from their effects. */
class EffectTextTest {

  private static Map<String, CardSource> cards;
  private static EffectTypes known;
  private static CardText text;

  @BeforeAll
  static void read() throws IOException {
    Diagnostics findings = new Diagnostics();
    String types = Files.readString(Path.of("data/tcg-pocket/effect-types.yaml"));
    EffectType.File file =
        EffectTypes.read(
                ShippedWords.CARDS, ShippedWords.LISTS, "effect-types.yaml", types, findings)
            .orElseThrow();
    String json = Files.readString(Path.of("data/tcg-pocket/cards/genetic-apex.json"));
    known = new EffectTypes(ShippedWords.CARDS, file, List.of());
    cards =
        CardSource.File.read(
                known, JsonDocument.parse("cards", json, findings).orElseThrow().root())
            .orElseThrow()
            .cards();
    text = new CardText(known);
  }

  private static String attack(String card) {
    return text.attack(((Pokemon) cards.get(card)).attacks().get(0), true);
  }

  @Test
  void anAttackSaysItsCostDamageAndEffects() {
    assertThat(attack("a1-001")).isEqualTo("Vine Whip (GC, 40 damage).");
    assertThat(attack("a1-003"))
        .isEqualTo("Mega Drain (GGCC, 80 damage): This Pokémon heals 30 damage.");
  }

  @Test
  void aCoinSaysBothSides() {
    assertThat(attack("a1-101"))
        .isEqualTo(
            "Thunder Punch (LL, 40 damage): Flip a coin; if heads, this attack does 40 more damage;"
                + " if tails, this Pokémon takes 20 damage itself.");
  }

  @ParameterizedTest
  @CsvSource({"-1, minus 1", "2, plus 2"})
  void whatIsAddedBelowZeroIsTakenAway(int value, String says) {
    String use =
        "[{\"effect_id\": \"custom_modifier\", \"scope\": \"all_pokemon\", \"params\":"
            + " {\"target\": \"retreat.cost\", \"operation\": \"add\", \"value\": "
            + value
            + "}}]";
    assertThat(text.sentence(uses(use))).isEqualTo("Retreat cost of all Pokémon: " + says + ".");
  }

  /** What a status says is for players, too: its parameters are words there, no formulas. */
  @Test
  void aStatusSaysItsParametersInWords() {
    String use =
        "[{\"effect_id\": \"damage_boost\", \"params\": {\"amount\": 30, \"names\": [\"Rapidash\","
            + " \"Magmar\"]}}]";
    assertThat(
            new EffectLowering(known)
                .lower(uses(use), PocketWords.TRAINER, "Blaze", Map.of())
                .statuses()
                .values())
        .extracting(status -> status.node().path("says").asText())
        .containsExactly(
            "Attacks of your Rapidash or Magmar do 30 more damage to the opponent's Active"
                + " Pokémon.");
  }

  @Test
  void severalCoinsSayThatAllMustShowHeads() {
    assertThat(attack("a1-069"))
        .isEqualTo(
            "KO Crab (WWC, 80 damage): Flip 2 coins; if all show heads, this attack does 80 more"
                + " damage.");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 'This turn, '",
    "1, 'Until the end of the opponent''s next turn, '",
    "3, 'This turn and in the 3 after it, '"
  })
  void anEffectThatEndsSaysWhen(int turns, String says) {
    String use =
        "[{\"effect_id\": \"reduce_damage_next_turn\", \"params\": {\"reduction\": 20},"
            + " \"duration\": "
            + turns
            + "}]";
    JsonValue written = JsonDocument.parse("use", use, new Diagnostics()).orElseThrow().root();
    assertThat(text.sentence(known.uses(written)))
        .isEqualTo(says + "this Pokémon takes 20 less damage from attacks.");
  }

  @Test
  void anAbilitySaysHowOftenItIsUsed() {
    assertThat(ability("a1-007"))
        .isEqualTo("Powder Heal (once a turn): Each of your Pokémon heals 20 damage.");
    assertThat(ability("a1-182"))
        .isEqualTo("Hard Coat: Attacks do 20 less damage to this Pokémon.");
  }

  private static String ability(String card) {
    CardSource.Ability first = ((Pokemon) cards.get(card)).abilities().get(0);
    return text.inPlay(first.name(), List.of(first.effect()), first.uses().isPresent());
  }

  @Test
  void whatHoldsAllTheTimeOfAStadiumIsNotSaidToBeUsed() {
    List<EffectUse> stays = uses("[{\"effect_id\": \"free_retreat\", \"scope\": \"all_pokemon\"}]");
    assertThat(text.inPlay("Marsh", stays, true))
        .isEqualTo("Marsh: All Pokémon can retreat without Energy.");
  }

  @ParameterizedTest
  @CsvSource({
    "taken, Damage by attacks on",
    "dealt, Damage to the opponent's Active Pokémon by attacks of"
  })
  void aModifierOfDamageSaysWhoSuffersOrDoesIt(String which, String says) {
    String use =
        "[{\"effect_id\": \"custom_modifier\", \"params\": {\"target\": \"damage."
            + which
            + "\", \"operation\": \"multiply\", \"value\": 2}}]";
    assertThat(text.sentence(uses(use))).isEqualTo(says + " this Pokémon: times 2.");
  }

  private static List<EffectUse> uses(String written) {
    return known.uses(JsonDocument.parse("use", written, new Diagnostics()).orElseThrow().root());
  }

  @Test
  void namesAndNumbersStandInTheText() {
    assertThat(text.sentence(((CardSource.Supporter) cards.get("a1-221")).effects()))
        .isEqualTo(
            "This turn, attacks of your Ninetales, Rapidash or Magmar do 30 more damage to the"
                + " opponent's Active Pokémon.");
    assertThat(text.sentence(((CardSource.Supporter) cards.get("a1-223")).effects()))
        .startsWith("This turn, attacks of your Pokémon do 10 more damage");
  }
}
