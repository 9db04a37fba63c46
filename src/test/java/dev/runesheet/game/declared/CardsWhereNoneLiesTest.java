package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions with cards where no line brings them, and effects with triggers that nothing asks. */
class CardsWhereNoneLiesTest {

  private static RuleBook pocket;
  private static RuleBook vale;

  @BeforeAll
  static void build() {
    pocket = Packs.build("tcg-pocket", new EditedGame("tcg-pocket"), new Diagnostics());
    vale = Packs.build("ember-vale", new EditedGame("ember-vale"), new Diagnostics());
  }

  private static List<Diagnostic> findings(RuleBook book, String scenario) {
    String game = book.game().id();
    String text = "game: " + game + "\nscenarios:\n  - {name: x, " + scenario + "}\n";
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(ScenarioKits.find(game).orElseThrow(), book).run(one).findings();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          active: [a1-223]                             | active/0      | 'Giovanni', a supporter, in 'active'
          active: [{card: a1-223}]                     | active/0/card | 'Giovanni', a supporter, in 'active'
          active: [a1-211], bench: [a1-001, fire]      | bench/1       | 'Fire Energy', an energy, in 'bench'
          active: [a1-211], stadium: [a1-001]          | stadium/0     | 'Bulbasaur', a pokemon, in 'stadium'
          active: [a1-211], current energy: [a1-001]   | current energy/0 | 'Bulbasaur', a pokemon, in
          """)
  void aCardWhereNoneOfItsKindLiesIsAnImpossiblePosition(String zones, String place, String found) {
    assertThat(
            findings(
                pocket,
                "given: {turn: 5, players: {player 1: {%s}}}, then: {turn: 5}".formatted(zones)))
        .singleElement()
        .asString()
        .contains("#/scenarios/0/given/players/player 1/" + place, "RS080", found);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          active: [a1-211], bench: [a1-216], stadium: [made-up-bulwark], hand: [a1-223, fire], discard: [a1-223, a1-001]
          first active: [a1-211], deck: [a1-223, a1-001], sources: [fire], spent: [fire], next energy: [fire]
          """)
  void cardsWhereTheyCanLieAreAccepted(String zones) {
    assertThat(
            findings(
                pocket,
                "given: {turn: 5, players: {player 1: {%s}}}, then: {turn: 5}".formatted(zones)))
        .isEmpty();
  }

  /** A spell is in play only while it is carried out. */
  @ParameterizedTest
  @CsvSource({"firebolt, 1", "spark-imp, 0", "warm-hearth, 0"})
  void aSpellDoesNotStayOnTheBoard(String card, int findings) {
    assertThat(
            findings(
                vale,
                "given: {players: {player 1: {board: [%s]}}}, then: {over: false}".formatted(card)))
        .hasSize(findings)
        .allMatch(one -> one.code().id().equals("RS080"));
  }

  @ParameterizedTest
  @CsvSource({"on_damage_clac, 1", "on_damage_calc, 0"})
  void aTriggerThatNothingAsksForIsRefused(String trigger, int findings) {
    String effect = "{type: shield, changes: damage taken, by: -20, trigger: " + trigger + "}";
    String players = "players: {player 1: {active: [a1-211]}, player 2: {active: [%s]}}";
    String given = players.formatted("{card: a1-211, effects: [" + effect + "]}");
    String then = "then: {effects: [{type: shield, count: 1}]}";
    String when = "when: [{register: " + effect + ", on: player 2 active}], ";
    assertThat(findings(pocket, "given: {turn: 5, " + given + "}, " + then))
        .hasSize(findings)
        .allMatch(one -> one.toString().contains("effects/0/trigger"))
        .allMatch(one -> one.toString().contains("did you mean 'on_damage_calc'?"));
    assertThat(
            findings(
                pocket, "given: {turn: 5, " + players.formatted("a1-211") + "}, " + when + then))
        .hasSize(findings)
        .allMatch(one -> one.toString().contains("register/trigger"));
  }
}
