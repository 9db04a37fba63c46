package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.Mismatch;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRun;
import dev.runesheet.testing.ScenarioRunner;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What scenarios of TCG Pocket expect of zones without an order and of options. */
class PocketExpectationsTest {

  private static final String GIVEN =
      "given: {players: {player 1: {active: [a1-211], bench: [{card: a1-053, damage: 10}, a1-053,"
          + " {card: a1-001, attached: [grass, fire]}], deck: [a1-001, a1-053]}, player 2: {active:"
          + " [a1-211]}}}";

  private static RuleBook book;

  @BeforeAll
  static void build() {
    book = Packs.build("tcg-pocket", new EditedGame("tcg-pocket"), new Diagnostics());
  }

  private static List<String> mismatches(String then) {
    return run(GIVEN, then).mismatches().stream().map(Mismatch::toString).toList();
  }

  private static ScenarioResult run(String given, String then) {
    String text =
        "game: tcg-pocket\nscenarios:\n  - {name: a, " + given + ", then: {" + then + "}}\n";
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(ScenarioKits.find("tcg-pocket").orElseThrow(), book).run(one);
  }

  @Test
  void anImpossiblePositionIsToldAlsoWhereAnEffectOfItHasAScopeOfTheGame() {
    String given =
        "given: {players: {player 1: {active: [{card: a1-211, effects: [{type: shield, changes:"
            + " damage taken}]}, a1-211]}, player 2: {active: [a1-053]}}}";
    assertThat(run(given, "error: invalid").lines()).isEmpty();
    assertThat(run(given, "over: false").lines())
        .singleElement()
        .asString()
        .contains("/given: error RS080", "player 1 has 2 cards in zone 'active'");
  }

  @Test
  void aZoneWithoutAnOrderIsExpectedInAnyOrder() {
    assertThat(
            mismatches(
                "players: {player 1: {bench: [{card: a1-001, attached: [fire, grass]}, a1-053,"
                    + " {card: a1-053, damage: 10}]}}"))
        .isEmpty();
  }

  @Test
  void wordsOfSeveralOptionsMeanEachOfThem() {
    String given =
        "given: {players: {player 1: {active: [{card: a1-001, attached: [grass]}], bench: [a1-053,"
            + " a1-053]}, player 2: {active: [a1-211]}}}";
    assertThat(run(given, "can choose: [retreat Squirtle, retreat Squirtle 2]").lines()).isEmpty();
    assertThat(run(given, "cannot choose: [retreat Squirtle]").passed()).isFalse();
    assertThat(run(given, "cannot choose: [retreat Squirtle 3]").lines()).isEmpty();
  }

  @Test
  void aDeckIsExpectedInItsOrder() {
    assertThat(mismatches("players: {player 1: {deck: [a1-053, a1-001]}}")).hasSize(2);
  }

  @Test
  void aCardThatIsNotThereIsToldBesideWhatLiesThere() {
    assertThat(mismatches("players: {player 1: {bench: [a1-053, a1-002, a1-001]}}"))
        .singleElement()
        .asString()
        .contains("bench/1", "a1-002", "a1-053");
  }

  @Test
  void ofAListOfAnotherLengthOnlyWhatIsSpokenOfIsTold() {
    assertThat(mismatches("players: {player 1: {bench: [{card: a1-053, damage: 10}]}}"))
        .singleElement()
        .asString()
        .contains("\"damage\":0")
        .doesNotContain("hp", "attached");
  }

  @Test
  void whatCanAndWhatCannotBeChosenIsToldWithoutTheRest() {
    assertThat(mismatches("can choose: [end turn], cannot choose: [retreat Bulbasaur]")).isEmpty();
    assertThat(mismatches("can choose: [end turn, retreat Bulbasaur], cannot choose: [end turn]"))
        .hasSize(2);
  }

  @Test
  void whatNobodyAsksAboutIsSeenWithoutEmptyLists() {
    Scenario one =
        ScenarioReader.read(
                "mine.yaml",
                "game: tcg-pocket\nscenarios:\n  - {name: a, " + GIVEN + ", then: {}}\n",
                new Diagnostics())
            .orElseThrow()
            .scenarios()
            .get(0);
    JsonValue nothing =
        JsonDocument.parseByName("a.json", "{}", new Diagnostics()).orElseThrow().root();
    try (ScenarioRun run = ScenarioKits.find("tcg-pocket").orElseThrow().start(book, one)) {
      assertThat(run.observe(nothing).toString())
          .contains("attached")
          .doesNotContain("\"attached\":[]");
    }
  }
}
