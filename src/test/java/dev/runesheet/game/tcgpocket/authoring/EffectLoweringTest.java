package dev.runesheet.game.tcgpocket.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.CardWords;
import dev.runesheet.language.active.EffectLowering;
import dev.runesheet.language.active.EffectTypes;
import dev.runesheet.language.active.LoweredEffects;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Effects become lines by the templates of their types. */
class EffectLoweringTest {

  @Test
  void parametersStandInTheLines() {
    LoweredEffects healed =
        WrittenCards.attack("[{\"effect_id\": \"heal_self\", \"params\": {\"amount\": 30}}]");
    assertThat(healed.then())
        .singleElement()
        .extracting(line -> line.node().toString())
        .isEqualTo("{\"do\":\"heal\",\"target\":\"self\",\"amount\":30}");
    assertThat(healed.then().get(0).place().toString())
        .contains("#/cards/one/attacks/0/effects/0/effect_id");
    assertThat(healed.damage()).isEmpty();
  }

  @Test
  void aWordWithASlashHasItsCondition() {
    LoweredEffects healed =
        WrittenCards.attack(
            "[{\"effect_id\": \"heal_in\", \"params\": {\"weather\": \"sun/rain\"}}]");
    assertThat(healed.then())
        .singleElement()
        .extracting(line -> line.node().path("if").asText())
        .isEqualTo("turn number = 1");
  }

  @Test
  void effectsThatAddDamageAddUp() {
    LoweredEffects both =
        WrittenCards.attack(
            "[{\"effect_id\": \"damage_per_bench\", \"params\": {\"amount\": 20}},"
                + " {\"effect_id\": \"damage_per_bench\","
                + " \"params\": {\"amount\": 5, \"names\": [\"One\"]}}]");
    assertThat(both.damage())
        .hasValue(
            "event damage + 20 * count of own bench [hp of target > 0]"
                + " + 5 * count of own bench [name of target is \"One\"]");
  }

  @Test
  void whatAddsDamageAddsToWhatTakesThePlaceOfThePrintedOneInAnyOrder() {
    String bench = "{\"effect_id\": \"damage_per_bench\", \"params\": {\"amount\": 20}}";
    String heads = "{\"effect_id\": \"damage_per_heads\", \"params\": {\"amount\": 30}}";
    String more = " + 20 * count of own bench [hp of target > 0]";
    assertThat(WrittenCards.attack("[" + heads + ", " + bench + "]").damage())
        .hasValue("30 * heads of 2" + more);
    assertThat(WrittenCards.attack("[" + bench + ", " + heads + "]").damage())
        .hasValue("(30 * heads of 2)" + more);
  }

  @Test
  void aCoinThatDecidesTheDamageIsFlippedBefore() {
    LoweredEffects flipped =
        WrittenCards.attack(
            "[{\"effect_id\": \"coin_flip\", \"params\": {\"heads\":"
                + " [{\"effect_id\": \"damage_bonus\", \"params\": {\"amount\": 40}}]}}]");
    assertThat(flipped.then()).isEmpty();
    assertThat(flipped.before())
        .singleElement()
        .extracting(line -> line.node().toString())
        .isEqualTo(
            "{\"if\":\"heads of 1 = 1\",\"then\":[{\"do\":\"add-stat\",\"target\":\"self\","
                + "\"stat\":\"bonus\",\"delta\":40}],\"else\":[]}");
    assertThat(flipped.damage()).hasValue("event damage");
  }

  @Test
  void aFormulaBehindACoinCountsOnlyIfTheCoinShowsIt() {
    LoweredEffects flipped =
        WrittenCards.attack(
            "[{\"effect_id\": \"coin_flip\", \"params\": {\"heads\":"
                + " [{\"effect_id\": \"damage_per_bench\", \"params\": {\"amount\": 20}}]}}]");
    assertThat(flipped.damage()).hasValue("event damage");
    assertThat(flipped.before())
        .singleElement()
        .extracting(line -> line.node().at("/then/0/delta").asText())
        .isEqualTo("0 + 20 * count of own bench [hp of target > 0]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "damage_times times 3 | (event damage * 3) - (event damage)",
        "damage_at_least amount 100 | (max(event damage, 100)) - (event damage)",
      })
  void aFormulaBehindACoinAddsWhatItDiffersByFromTheDamageBefore(String effect, String more) {
    assertThat(more(behindACoin(effect(effect)))).containsExactly(more);
  }

  @Test
  void formulasBehindOneCoinCountEachOther() {
    String bench = "damage_per_bench amount 20";
    assertThat(more(behindACoin(effect(bench) + ", " + effect("damage_times times 2"))))
        .containsExactly(
            "0 + 20 * count of own bench [hp of target > 0]",
            "((event damage + 20 * count of own bench [hp of target > 0]) * 2)"
                + " - (event damage + 20 * count of own bench [hp of target > 0])");
    String heads = "damage_per_heads amount 30";
    assertThat(more(behindACoin(effect("damage_times times 2") + ", " + effect(heads))))
        .containsExactly(
            "(event damage * 2) - (event damage)", "((30 * heads of 2) * 2) - (event damage * 2)");
  }

  @Test
  void whatIsBehindACoinCountsTheFormulasBeforeTheCoin() {
    String twice = effect("damage_times times 2");
    String heads = effect("damage_per_heads amount 30");
    assertThat(more(twice + ", " + behindACoin(heads)))
        .containsExactly("((30 * heads of 2) * 2) - (event damage * 2)");
  }

  @Test
  void theDamageBeforeAFormulaIsOneNumberInIt() {
    String bench = effect("damage_per_bench amount 20");
    assertThat(
            WrittenCards.attack("[" + bench + ", " + effect("damage_at_least amount 9") + "]")
                .damage())
        .hasValue("max((event damage + 20 * count of own bench [hp of target > 0]), 9)");
  }

  @Test
  void whatIsAddedIsOneNumberInTheLinesThatCountIt() throws IOException {
    Diagnostics findings = new Diagnostics();
    String file = Files.readString(Path.of("data/tcg-pocket/effect-types.yaml"));
    String edited = file.replace("delta: $more}", "delta: 2 * $more}");
    EffectTypes types =
        new EffectTypes(
            ShippedWords.CARDS,
            EffectTypes.read(ShippedWords.CARDS, ShippedWords.LISTS, "types.yaml", edited, findings)
                .orElseThrow(),
            List.of());
    String use = "[" + behindACoin(effect("damage_per_bench_opp amount 20")) + "]";
    JsonValue json = JsonDocument.parse("use", use, findings).orElseThrow().root();
    LoweredEffects lowered =
        new EffectLowering(types).lower(types.uses(json), CardWords.ATTACK, "Hit", Map.of());
    assertThat(lowered.before().get(0).node().findValuesAsText("delta"))
        .containsExactly("2 * (0 + 20 * count of enemy bench)");
  }

  private static String effect(String words) {
    String[] parts = words.split(" ");
    return "{\"effect_id\": \"%s\", \"params\": {\"%s\": %s}}"
        .formatted(parts[0], parts[1], parts[2]);
  }

  private static String behindACoin(String effects) {
    return "{\"effect_id\": \"coin_flip\", \"params\": {\"heads\": [" + effects + "]}}";
  }

  /** The number that lines behind the only coin of an attack add. */
  private static List<String> more(String effects) {
    return WrittenCards.attack("[" + effects + "]")
        .before()
        .get(0)
        .node()
        .at("/then")
        .findValuesAsText("delta");
  }

  @Test
  void whatAnEffectAsksByItselfItAsksWithinAnotherToo() throws IOException {
    String use =
        "[{\"effect_id\": \"at_turn_end\", \"params\": {\"effects\":"
            + " [{\"effect_id\": \"auto_status\", \"params\": {\"status\": \"burned\"}}]}}]";
    Diagnostics findings = new Diagnostics();
    String file = Files.readString(Path.of("data/tcg-pocket/effect-types.yaml"));
    EffectTypes shipped =
        new EffectTypes(
            ShippedWords.CARDS,
            EffectTypes.read(ShippedWords.CARDS, ShippedWords.LISTS, "types.yaml", file, findings)
                .orElseThrow(),
            List.of());
    JsonValue json = JsonDocument.parse("use", use, findings).orElseThrow().root();
    LoweredEffects lowered =
        new EffectLowering(shipped).lower(shipped.uses(json), CardWords.ABILITY, "Late", Map.of());
    assertThat(lowered.conditions()).isEmpty();
    assertThat(lowered.effects().get(0).node().toString())
        .contains(
            "{\"if\":\"zone of self is active\",\"then\":[{\"for each\":\"enemy active\","
                + "\"then\":[{\"run\":\"burn\",\"as\":\"target\"}]}]}");
  }
}
