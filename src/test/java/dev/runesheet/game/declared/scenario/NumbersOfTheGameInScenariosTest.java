package dev.runesheet.game.declared.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
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

/** Scenarios give and expect the numbers of the kind {@code game}, such as the suit led. */
class NumbersOfTheGameInScenariosTest {

  private static final String GAME =
      """
      kinds:
        game: {led: 0, tricks left: 3}
        player: {points: 0}
        scout: {suit: 1}
      zones:
        hand: {}
        pile: {in play: true}
      deck zone: hand
      phases:
        - {phase: main, event: turn begins, actions: [play, rest]}
      actions:
        play:
          with: own hand
          if: led of game = 0 or suit of self = led of game
          because: follow suit
          then:
            - {do: set-stat, target: game, stat: led, value: suit of self}
            - {do: add-stat, target: game, stat: tricks left, delta: -1}
            - {do: enter, target: self, zone: pile}
        rest: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: scout}
        guide: {name: Guide, kind: scout, suit: 2}
      """;

  private static final RuleBook BOOK = new WrittenGame(GAME, CARDS).book();

  private static final RuleBook WITHOUT =
      new WrittenGame(
              GAME.replaceAll("  game: .*\n", "")
                  .replaceAll(".*target: game.*\n", "")
                  .replaceAll(" +if: .*\n +because: .*\n", ""),
              CARDS)
          .book();

  private static final TableScenarios KIT = new TableScenarios("ember-vale");

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
          game: {led: 2}        | then: {game: {led: 2, tricks left: 2}}                   | true
          game: {led: 2}        | then: {game: {led: 3}}                                   | false
          game: {tricks left: 8} | then: {game: {tricks left: 7}}                          | true
          turn: 1               | then: {game: {led: 2, tricks left: 2}}                   | true
          game: {led: 1}        | then: {error: illegal, because: follow suit}             | true
          turn: 1 | then: {events: [{event: change, of: game, stat: led, from: 0, to: 2}, {event: change, of: game, stat: tricks left, to: 2}]} | true
          turn: 1 | then: {events: [{event: change, of: game, stat: led, to: 1}, {event: change, of: game}]} | false
          """)
  void theyStandBeforeAndAfter(String given, String then, boolean passes) {
    ScenarioResult result =
        run(
            BOOK,
            "given: {players: {player 1: {hand: [guide]}}, "
                + given
                + "}, when: [{choose: play Guide}], "
                + then);
    assertThat(result.findings()).isEmpty();
    assertThat(result.passed()).isEqualTo(passes);
  }

  @Test
  void aFailureShowsThem() {
    assertThat(run(BOOK, "given: {game: {led: 2}}, then: {game: {led: 3}}").mismatches())
        .singleElement()
        .hasToString("mine.yaml:3 #/scenarios/0/then/game/led: expected 3, actual 2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          given: {game: {lde: 2}}, then: {turn: 1}            | did you mean 'led'?
          then: {events: [{event: move, of: player 1 hand 1}]} | expected the id of a card, wherever it lies, or a player or 'game'
          given: {game: {points: 2}}, then: {turn: 1}         | 'points'
          given: {seed: 1}, then: {game: {points: 2}}         | 'points'
          given: {game: {led: 2}, decks: {player 1: all, player 2: all}}, then: {turn: 1} | 'game' besides
          """)
  void onlyTheGamesOwnAreKnown(String scenario, String told) {
    assertThat(run(BOOK, scenario).findings())
        .singleElement()
        .satisfies(one -> assertThat(one.message()).contains(told));
  }

  @Test
  void aRecordedPositionHasThem() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "play Scout");
      assertThat(KIT.given(match).orElseThrow().path("game"))
          .hasToString("{\"led\":1,\"tricks left\":2}");
      Decision decision = match.pendingDecisions().get(0);
      Option again =
          decision.options().stream()
              .filter(one -> one.unnumbered().equals("play Scout"))
              .findFirst()
              .orElseThrow();
      ObjectNode scenario =
          new ScenarioRecorder(KIT, BOOK).record(match, decision, again, "").orElseThrow();
      assertThat(scenario.at("/given/game/tricks left").asInt()).isEqualTo(2);
      assertThat(scenario.at("/then/game")).hasToString("{\"tricks left\":1}");
    }
  }

  @Test
  void sheetsAndSchemasHaveThemOfGamesThatHaveThem() {
    assertThat(labels(BOOK)).contains("game led", "game tricks left");
    assertThat(labels(WITHOUT)).noneMatch(label -> label.startsWith("game "));
    assertThat(schema(BOOK)).contains("\"game\":{\"description\":\"Numbers of the kind 'game'");
    assertThat(schema(WITHOUT)).doesNotContain("Numbers of the kind 'game'");
  }

  private static List<String> labels(RuleBook book) {
    return KIT.columns(book).stream().map(one -> one.column().label()).toList();
  }

  private static String schema(RuleBook book) {
    return KIT.schema(book).toString();
  }
}
