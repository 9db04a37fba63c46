package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A further type of Energy of TCG Pocket is one line of data, from which all else follows. */
@Tag("thorough")
class FurtherEnergyTest {

  private static final String METAL = "    metal: {title: Metal, letter: M}\n";
  private static final String COSMIC = "    cosmic: {title: Cosmic, letter: X}\n";

  private static final String CARDS =
      """
      "cards": {
        "nova": {"name": "Nova", "kind": "pokemon", "type": "cosmic", "weakness": "cosmic",
          "hp": 90, "attacks": [{"name": "Ray", "cost": "XC", "damage": 30}],
          "abilities": [{"name": "Gather", "uses_per_turn": 1, "effect_id": "energy_acceleration",
            "params": {"energy_type": "cosmic", "target": "self"}}]},
        "halo": {"name": "Halo", "kind": "pokemon", "type": "cosmic", "hp": 60, "abilities": [
          {"name": "Glow", "effect_id": "custom_modifier", "scope": "team_all",
            "params": {"target": "energy.cosmic.count", "operation": "multiply", "value": 2}}]},
      """;

  private static RuleBook book;

  private static EditedGame game(String line) {
    return new EditedGame("tcg-pocket").edit("game.yaml", METAL, METAL + line);
  }

  @BeforeAll
  static void build() {
    Diagnostics findings = new Diagnostics();
    EditedGame game = game(COSMIC).edit("cards/made-up.json", "\"cards\": {", CARDS);
    book = Packs.build("tcg-pocket", game, findings);
    assertThat(findings.all()).isEmpty();
  }

  private static void holds(String own, String enemy, String uses, String then) {
    String text =
        """
        game: tcg-pocket
        scenarios:
          - name: a
            given:
              turn: 5
              players:
                player 1: {%s}
                player 2: {active: [%s]}
            when: [%s]
            then: {%s}
        """
            .formatted(own, enemy, uses, then);
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    assertThat(
            new ScenarioRunner(ScenarioKits.find("tcg-pocket").orElseThrow(), book)
                .run(one)
                .lines())
        .isEmpty();
  }

  @Test
  void itsEnergyIsAttachedFromTheEnergyZoneAndPaysForItsLetter() {
    holds(
        "active: [{card: nova, attached: [fire]}], current energy: [cosmic]",
        "{card: a1-211, hp: 150}",
        "choose: attach Nova, choose: \"Nova: Ray\"",
        "players: {player 2: {active: [{card: a1-211, damage: 30}]}}");
    holds(
        "active: [{card: nova, attached: [fire, fire]}]",
        "a1-211",
        "",
        "cannot choose: [\"Nova: Ray\"]");
  }

  @Test
  void weaknessAgainstItAddsToTheDamage() {
    holds(
        "active: [{card: nova, attached: [cosmic, cosmic]}]",
        "nova",
        "choose: \"Nova: Ray\"",
        "players: {player 2: {active: [{card: nova, damage: 50}]}}");
  }

  @Test
  void effectsNameItsEnergyAndItsNumber() {
    holds(
        "active: [nova]",
        "a1-211",
        "choose: \"Nova: Gather\"",
        "players: {player 1: {active: [{card: nova, attached: [cosmic], cosmic energy: 1}]}}");
    holds(
        "active: [{card: nova, attached: [cosmic]}], bench: [halo]",
        "a1-211",
        "",
        "players: {player 1: {active: [{card: nova, cosmic energy: 2, energy: 2}]}}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "  suit: {} | RS009 | #/lists/suit | found no word, expected at least one word",
        "  suit: {hearts: {}} | RS155 | #/lists/suit | found list 'suit', expected <suit> in the",
        "  suit: {hearts: {symbol: [H]}} | RS005 | hearts/symbol | expected a text or a number",
        "cosmic: {title: Cosmic} | RS006 | #/lists/energy/cosmic | expected the field 'letter'",
        "cosmic: {title: Cosmic, letter: M} | RS008 | energy/cosmic/letter | that metal has not",
        "cosmic: {title: Cosmic, letter: x} | RS005 | energy/cosmic/letter | expected a capital",
        "cosmic: {letter: X} | RS006 | #/lists/energy/cosmic | a field is missing: expected 'title'",
        "fire energy: {title: F, letter: X} | RS008 | titles | found 'fire energy'"
      })
  void whatIsWrongWithItIsFoundAtItsLine(String line, String code, String place, String what) {
    assertThat(
            game(line.startsWith("suit") ? "  " + line + "\n" : "    " + line + "\n")
                .findings()
                .stream()
                .map(Object::toString))
        .anySatisfy(one -> assertThat(one).contains(code, place, what));
  }

  @Test
  void aTitleThatAWordLacksIsToldAloneNotAsThatOfAnother() {
    assertThat(game("    cosmic: {letter: X}\n").findings()).hasSize(1);
  }

  @Test
  void aMistakeInARepeatedEntryIsToldOnce() {
    EditedGame wrong =
        new EditedGame("tcg-pocket")
            .edit("game.yaml", "words: {type: <energy>}", "words: {tpye: <energy>}")
            .edit("game.yaml", "<energy> energy: 0", "<energy> energy: none");
    assertThat(wrong.findings().stream().map(Object::toString))
        .anySatisfy(one -> assertThat(one).contains("kinds/pokemon/<energy> energy", "RS005"))
        .doesNotHaveDuplicates()
        .hasSizeLessThan(4);
  }
}
