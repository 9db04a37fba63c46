package dev.runesheet.game.declared.common;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.authoring.display.TableDrawing;
import dev.runesheet.game.declared.authoring.scenario.TableScenarios;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import dev.runesheet.testing.recording.ScenarioRecorder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scenarios lay cards into common zones, and expect them there, beside those of players. */
class ScenariosOfCommonZonesTest {

  private static final RuleBook BOOK = Caravan.book();

  private static final TableScenarios KIT = new TableScenarios("ember-vale");

  private static ScenarioResult run(String scenario) {
    return run(BOOK, scenario);
  }

  private static ScenarioResult run(RuleBook book, String scenario) {
    String text = "game: ember-vale\nscenarios:\n  - {name: x, " + scenario + "}\n";
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(KIT, book).run(one);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          then: {common: {market: [salt, cloth, silk]}}                                | false
          then: {common: {market: [salt, silk]}, players: {player 1: {hand: [cloth]}}} | true
          then: {common: {discard: [spice, salt]}}                                     | true
          then: {common: {discard: [spice, spice]}}                                    | false
          then: {common: {pile: [{card: salt, price: 1}]}}                             | true
          """)
  void cardsLieInCommonZonesBeforeAndAfter(String then, boolean passes) {
    ScenarioResult last =
        run(
            "given: {common: {market: [salt, cloth, silk], discard: [salt, spice], pile: [salt]}},"
                + " when: [{choose: buy Cloth}], "
                + then);
    assertThat(last.passed()).isEqualTo(passes);
  }

  /** No line makes a tool, and the common deck has none. */
  @ParameterizedTest
  @CsvSource({"common: {market: [rake]}", "common: {pile: [{card: rake}]}"})
  void aCardWhereNoneOfItsKindLiesIsAnImpossiblePosition(String given) {
    String game = Caravan.GAME.replace("kinds:\n", "kinds:\n  tool: {price: 1}\n");
    String cards = Caravan.CARDS + "  rake: {name: Rake, kind: tool, rarity: usual}\n";
    RuleBook book = new WrittenGame(game, cards, Caravan.DECKS).book();
    String scenario = "given: {" + given + "}, when: [{choose: end}], then: {turn: 2}";
    assertThat(run(book, scenario).findings())
        .singleElement()
        .asString()
        .contains("#/scenarios/0/given/common/", "RS080", "'Rake', a tool");
    assertThat(run(book, scenario.replace("rake", "salt")).findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          given: {players: {player 1: {market: [salt]}}} | 'market'
          given: {common: {hand: [salt]}}                | 'hand'
          given: {common: {markte: [salt]}}              | did you mean 'market'?
          given: {common: {market: [slat]}}              | 'Salt' has the id 'salt'
          given: {common: {market: [{card: salt, coins: 1}]}} | 'coins'
          given: {common: {market: [salt]}, decks: {player 1: none, player 2: none}} | 'common' besides
          """)
  void aZoneStandsWhereItIs(String given, String told) {
    assertThat(run(given + ", when: [{choose: end}], then: {turn: 2}").findings())
        .singleElement()
        .satisfies(one -> assertThat(one.message()).contains(told));
  }

  @Test
  void aMatchFromItsStartHasTheCommonDeck() {
    ScenarioResult last =
        run(
            "given: {seed: 1, decks: {player 1: none, player 2: none}},"
                + " when: [{choose: draw}], then: {options: [end], players: {player 1: {coins: 5}}}");
    assertThat(last.findings()).isEmpty();
  }

  @Test
  void anAnswerIsRecordedWithThem() {
    try (Match match = Caravan.match(BOOK, 1)) {
      Caravan.choose(match, "draw");
      String good = Caravan.in(match, -1, "market").get(0).getName();
      Decision decision = match.pendingDecisions().get(0);
      Option buy =
          decision.options().stream()
              .filter(one -> one.unnumbered().equals("buy " + good))
              .findFirst()
              .orElseThrow();
      ObjectNode scenario =
          new ScenarioRecorder(KIT, BOOK).record(match, decision, buy, "").orElseThrow();
      assertThat(scenario.at("/given/common/market")).hasSize(1);
      assertThat(scenario.at("/given/common/market/0/card").asText())
          .isEqualTo(Caravan.ids(Caravan.in(match, -1, "market")).get(0));
      assertThat(scenario.at("/then/common/market")).isEmpty();
    }
  }

  @Test
  void aStoryTellsWhereCardsOfNobodyGo() {
    ScenarioResult last =
        run(
            "given: {common: {market: [salt], pile: [silk, cloth, spice]},"
                + " players: {player 1: {hand: [cloth]}}},"
                + " when: [{choose: buy Salt}, {choose: sell Cloth}, {choose: end}],"
                + " then: {turn: 7}");
    assertThat(last.story())
        .anyMatch(line -> line.contains("player 1: Salt goes from market to hand"))
        .anyMatch(line -> line.contains("player 1: Cloth goes from hand to discard"))
        .anyMatch(line -> line.matches(" *Spice goes from pile to market.*"));
  }

  @Test
  void theTableShowsThem() {
    try (Match match = Caravan.match(BOOK, 1)) {
      String table = new TableDrawing(match, List.of("one", "other")).table((player, text) -> text);
      assertThat(table.lines()).anyMatch(line -> line.equals("pile: 10 cards"));
      assertThat(table.lines()).anyMatch(line -> line.startsWith("market: "));
    }
  }
}
