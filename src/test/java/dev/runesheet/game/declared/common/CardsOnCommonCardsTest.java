package dev.runesheet.game.declared.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
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

/** Cards that several players attach to one card of nobody, in a game about regions. */
class CardsOnCommonCardsTest {

  private static final String GAME =
      """
      players: 2
      turns: 9
      kinds: {player: {points: 0}, region: {red jewel: 0}, cube: {}, jewel: {}}
      words: {substance: [red]}
      counts: {jewel: substance}
      zones: {hand: {}, field: {}, map: {common: true, begins with: realm, any order: true}}
      deck zone: hand
      scopes:
        own cubes: {kinds: [cube], zone: hand, whose: own}
        own pieces: {kinds: [cube, jewel], zone: hand, whose: own}
        own field cards: {zone: field, whose: own}
      phases:
        - {phase: main, actions: [settle, lay, arm, end]}
      actions:
        settle: {with: own pieces, on: map, then: [{do: attach, target: self, host: target}]}
        lay: {with: own cubes, then: [{do: move, target: self, zone: field}]}
        arm: {with: own cubes, on: own field cards, then: [{do: attach, target: self, host: target}]}
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        fen: {name: Fen, kind: region}
        moor: {name: Moor, kind: region}
        cube: {name: Cube, kind: cube}
        ruby: {name: Ruby, kind: jewel, substance: red}
      """;

  private static final RuleBook BOOK =
      new WrittenGame(GAME, CARDS, "decks: {all: {cube: 4, ruby: 1}, realm: {moor: 1, fen: 1}}\n")
          .book();

  private static final TableScenarios KIT = new TableScenarios("ember-vale");

  private static Match after(String... choices) {
    Match match = WrittenGame.match(BOOK, 2);
    for (String choice : choices) {
      WrittenGame.choose(match, choice);
    }
    return match;
  }

  private static List<String> table(Match match) {
    return new TableDrawing(match, List.of("crown", "barons"))
        .table((player, text) -> text)
        .lines()
        .toList();
  }

  private static final String[] SETTLED = {
    "settle Cube on Moor", "settle Cube on Moor", "end", "settle Cube on Moor"
  };

  @Test
  void theTableTellsWhoseCardsLieOnACommonCard() {
    try (Match match = after(SETTLED)) {
      assertThat(table(match)).contains("map: Fen, Moor (2 Cube of crown, 1 of barons)");
    }
  }

  @Test
  void whatCountsInANumberIsToldByThatNumber() {
    try (Match match = after("settle Ruby on Fen", "settle Cube on Fen")) {
      assertThat(table(match)).contains("map: Fen (red jewel 1, 1 Cube of crown), Moor");
    }
  }

  @Test
  void ofCardsOnOnesOwnNobodyIsNamed() {
    try (Match match = after("lay Cube", "arm Cube on Cube", "arm Cube on Cube")) {
      assertThat(table(match)).contains("  field: Cube (2 Cube)");
    }
  }

  private static ScenarioResult run(String given, String then) {
    String text =
        "game: ember-vale\nscenarios:\n  - {name: x, given: {players: {player 1: {hand: [cube]}},"
            + (" common: {map: [" + given + "]}}, when: [{choose: settle Cube on Moor}],")
            + (" then: {common: {map: [" + then + "]}}}\n");
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(KIT, BOOK).run(one);
  }

  /** The order of attached cards says nothing; who is not asked about may be anyone. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {card: cube, owner: player 1}, {card: cube, owner: player 2} | true
          {card: cube, owner: player 2}, {card: cube, owner: player 1} | true
          {card: cube, owner: player 2}, cube                          | true
          cube, {card: cube, owner: player 2}                          | true
          cube, cube                                                   | true
          {card: cube, owner: player 2}, {card: cube, owner: player 2} | false
          {card: cube, owner: player 2}                                | false
          """)
  void scenariosSayWhoseAnAttachedCardIs(String expected, boolean passes) {
    ScenarioResult result =
        run(
            "{card: moor, attached: [{card: cube, owner: player 2}]}",
            "{card: moor, attached: [" + expected + "]}");
    assertThat(result.findings()).isEmpty();
    assertThat(result.passed()).as(result.toString()).isEqualTo(passes);
  }

  /** Of two equal cards each stands where the one with its cubes is expected. */
  @Test
  void cardsOfAZoneWithoutOrderAreFoundByWhatLiesOnThem() {
    String crowns = "{card: moor, attached: [{card: cube, owner: player 1}]}";
    String barons = "{card: fen, attached: [{card: cube, owner: player 2}]}";
    assertThat(run("moor, " + barons, barons + ", " + crowns).passed()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {card: cube, owner: player 3} | attached/0/owner | RS0
          {card: cube, owner: barons}   | attached/0/owner | RS0
          {card: fen, owner: player 1}  | attached/0/card  | RS080
          {card: cub, owner: player 1}  | attached/0/card  | RS0
          """)
  void aMistakeInAnAttachedCardIsToldWhereItStands(String attached, String place, String code) {
    assertThat(run("{card: moor, attached: [" + attached + "]}", "moor").findings())
        .singleElement()
        .asString()
        .contains(place, code);
  }

  @Test
  void aRecordedPositionSaysWhoseCubesAreWhereTheyAreNotTheirHoldersOwn() {
    try (Match match = after(SETTLED)) {
      Decision decision = match.pendingDecisions().get(0);
      Option settle =
          decision.options().stream()
              .filter(one -> one.unnumbered().equals("settle Cube on Moor"))
              .findFirst()
              .orElseThrow();
      ObjectNode scenario =
          new ScenarioRecorder(KIT, BOOK).record(match, decision, settle, "").orElseThrow();
      assertThat(KIT.given(match).orElseThrow().at("/common/map/1/attached"))
          .hasToString(
              """
              [{"card":"cube","owner":"player 1"},{"card":"cube","owner":"player 1"},\
              {"card":"cube","owner":"player 2"}]""");
      assertThat(scenario.at("/then/common/map/0/attached/3"))
          .hasToString("{\"card\":\"cube\",\"owner\":\"player 2\"}");
    }
  }

  @ParameterizedTest
  @CsvSource({"'[7]', below 2", "'[0, 1]', a list of 1"})
  void aSetupWithAnOwnerWhoDoesNotPlayIsRefused(String owners, String told) throws Exception {
    String setup =
        """
        {"decks": ["all", "all"], "position": {"seats": [{}, {}], "common":
        {"map": [{"card": "moor", "attached": ["cube"], "owners": OWNERS}]}}}""";
    JsonNode json = new ObjectMapper().readTree(setup.replace("OWNERS", owners));
    assertThatThrownBy(() -> BOOK.newMatch(json, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(told);
  }
}
