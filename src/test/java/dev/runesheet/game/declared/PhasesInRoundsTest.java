package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.scenario.TableScenarios;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.Decision;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import dev.runesheet.testing.recording.ScenarioRecorder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Phases in which those who act do so several times. */
class PhasesInRoundsTest {

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          players: 3
          kinds:
            player: {gold: 0, begun: 0, out: 0}
            unit: {power: 1}
          zones:
            deck: {}
          deck zone: deck
          phases:
            - {phase: work, event: work begins, actions: [dig, rest], times: 3}
            - {phase: bids, who: each, actions: [bid, leave], times: 2}
            - {phase: few, who: others, actions: [spend], times: 2, passes: true}
          actions:
            dig: {then: [{do: add-stat, target: self, stat: gold, delta: 1}], ends: true}
            rest: {ends: true}
            bid: {ends: true}
            leave: {then: [{do: eliminate, target: self}], ends: true}
            spend:
              if: gold of self > 0
              then: [{do: add-stat, target: self, stat: gold, delta: -1}]
              ends: true
          player rules:
            - when: work begins
              then: [{do: add-stat, target: self, stat: begun, delta: 1}]
            - when: game starts
              then: [{do: set-stat, target: self, stat: gold, value: 1}]
          """,
          "cards: {scout: {name: Scout, kind: unit}}");

  private static final RuleBook BOOK = GAME.book();

  /** The players who are asked while each answers by a way. */
  private static List<Integer> asked(Match match, String... ways) {
    List<Integer> asked = new ArrayList<>();
    for (String way : ways) {
      asked.add(WrittenGame.asked(match));
      WrittenGame.choose(match, way);
    }
    return asked;
  }

  private static Match atBids() {
    Match match = WrittenGame.match(BOOK, 3);
    asked(match, "rest", "rest", "rest");
    return match;
  }

  @Test
  void theActivePlayerActsThatOften() {
    try (Match match = WrittenGame.match(BOOK, 3)) {
      assertThat(asked(match, "dig", "rest", "dig", "bid")).containsExactly(0, 0, 0, 0);
      assertThat(WrittenGame.asked(match)).isEqualTo(1);
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(3);
    }
  }

  @Test
  void theEventComesOnce() {
    try (Match match = atBids()) {
      assertThat(WrittenGame.of(match, 0, "begun")).isEqualTo(1);
    }
  }

  @Test
  void eachActsAgainWhenAllHaveActed() {
    try (Match match = atBids()) {
      assertThat(asked(match, "bid", "bid", "bid", "bid", "bid", "bid"))
          .containsExactly(0, 1, 2, 0, 1, 2);
    }
  }

  @Test
  void whoIsOutActsNoMore() {
    try (Match match = atBids()) {
      assertThat(asked(match, "bid", "leave", "bid", "bid", "bid")).containsExactly(0, 1, 2, 0, 2);
    }
  }

  /** Each has one gold to spend. */
  @Test
  void whoCanDoNothingIsPassedOver() {
    try (Match match = atBids()) {
      asked(match, "bid", "bid", "bid", "bid", "bid", "bid");
      assertThat(asked(match, "spend", "spend", "rest")).containsExactly(1, 2, 1);
    }
  }

  @Test
  void viewsTellWhoStillActs() {
    try (Match match = atBids()) {
      asked(match, "bid", "bid");
      assertThat(match.view(1).acting()).containsExactly(2, 0, 1, 2);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'player 2, player 3, player 1, player 2, player 3', true",
    "'player 2, player 3', false"
  })
  void scenariosExpectWhoStillActs(String acting, boolean passes) {
    String text =
        "game: ember-vale\nscenarios:\n  - {name: x, given: {phase: bids}, when: [{choose: bid}],"
            + " then: {acting: ["
            + acting
            + "]}}\n";
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    assertThat(new ScenarioRunner(new TableScenarios("ember-vale"), BOOK).run(one).passed())
        .isEqualTo(passes);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          phase: bids, acting: [player 3, player 1] | bid  | acting: [player 1]
          phase: bids, active: player 2, turn: 4, players: {player 3: {gold: 1}}, acting: [player 1] | bid | active: player 2, turn: 4, phase: few
          active: player 2, turn: 4, acting: [player 2] | rest | turn: 4, phase: bids, players: {player 2: {begun: 0}}
          active: player 2, turn: 4 | rest | turn: 4, phase: work, players: {player 2: {begun: 1}}
          """)
  void scenariosBeginWithThoseWhoStillAct(String given, String answer, String then) {
    String scenario = "given: {%g}, when: [{choose: %a}], then: {%t}";
    ScenarioResult result =
        WrittenGame.run(
            BOOK, scenario.replace("%g", given).replace("%a", answer).replace("%t", then));
    assertThat(result.findings()).isEmpty();
    assertThat(result.mismatches()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          phase: work, acting: [player 2] | RS080 | some of those whom it asks, in this order: player 1, player 1, player 1
          phase: few, acting: [player 1] | RS080 | in this order: player 2, player 3, player 2, player 3
          phase: few, acting: [player 2, player 2, player 2] | RS080 | in this order: player 2
          phase: bids, acting: [player 4] | RS022 | expected one of player 1, player 2, player 3
          phase: bid, acting: [player 3] | RS022 | did you mean 'bids'?
          seats: 2, acting: [player 1] | RS010 | found 2, expected 3
          acting: [player 1], decks: {player 1: all, player 2: all, player 3: all} | RS080 | 'acting' besides decks
          """)
  void whoCannotActThereIsTold(String given, String code, String told) {
    ScenarioResult result =
        WrittenGame.run(BOOK, "given: {%g}, then: {turn: 1}".replace("%g", given));
    assertThat(result.findings())
        .singleElement()
        .satisfies(one -> assertThat(one.toString()).contains(code, told));
  }

  @Test
  void aSetUpInWhichOthersActIsRefused() {
    DeclaredSetup.Seat seat = new DeclaredSetup.Seat(Map.of(), Map.of());
    DeclaredSetup.Position position =
        new DeclaredSetup.Position(
            "few", 1, List.of(seat, seat, seat), Map.of(), Map.of(), List.of(0));
    DeclaredSetup setup = new DeclaredSetup(List.of("all", "all", "all"), 0, position);
    assertThatThrownBy(() -> BOOK.newMatch(setup.toJson(), 1))
        .hasMessage(
            "acting ([0]) must be of those who act in phase 'few', in order: [1, 2, 1, 2].");
  }

  @Test
  void aRecordedPositionNamesWhoStillActs() {
    try (Match match = atBids()) {
      asked(match, "bid", "bid", "bid");
      TableScenarios kit = new TableScenarios("ember-vale");
      Decision decision = match.pendingDecisions().get(0);
      ObjectNode scenario =
          new ScenarioRecorder(kit, BOOK)
              .record(match, decision, decision.options().get(0), "")
              .orElseThrow();
      assertThat(scenario.at("/given/acting").toString())
          .isEqualTo("[\"player 1\",\"player 2\",\"player 3\"]");
      assertThat(scenario.at("/given").has("moves")).isFalse();
    }
  }

  @Test
  void aSavedMatchGoesOnWhereItStood() {
    try (Match match = atBids()) {
      asked(match, "bid", "bid", "bid", "bid");
      try (Match again = BOOK.restore(match.save())) {
        assertThat(asked(again, "bid", "bid", "spend")).containsExactly(1, 2, 1);
      }
    }
  }

  @Test
  void anAnswerThatIsTakenBackIsAskedForAgain() {
    try (Match match = atBids()) {
      asked(match, "bid", "bid", "bid");
      String before = match.save();
      asked(match, "bid");
      match.undo();
      assertThat(match.save()).isEqualTo(before);
    }
  }

  @Test
  void aSaveInWhichSomebodyActsMoreOftenIsRefused() {
    try (Match match = atBids()) {
      String saved = match.save();
      String more = saved.replaceFirst("\"acting\":\\[0,1,2,", "\"acting\":[0,1,2,0,1,2,");
      assertThat(more).isNotEqualTo(saved);
      assertThatThrownBy(() -> BOOK.restore(more))
          .hasMessageContaining("act more often than the phase says");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          actions: [dig, rest], times: 3 | actions: [dig, rest], times: 1      | RS010 | times
          actions: [dig, rest], times: 3 | actions: [dig, rest], times: 101    | RS010 | times
          actions: [dig, rest], times: 3 | actions: [dig, rest], times: often  | RS005 | times
          actions: [dig, rest], times: 3 | times: 3                            | RS131 | nobody does anything
          """)
  void mistakesAreTold(String part, String wrong, String code, String found) {
    assertThat(GAME.mistakes(part, wrong))
        .anySatisfy(told -> assertThat(told).contains(code, found));
  }

  /** It can be done once in each turn, not in each round. */
  @Test
  void anActionThatEndsTheirPartCanBeLimitedToOnce() {
    String limited = "bid: {ends: true, once: true}";
    assertThat(GAME.mistakes("bid: {ends: true}", limited)).isEmpty();
    assertThat(
            GAME.mistakes("bid: {ends: true}", limited, "[bid, leave], times: 2", "[bid, leave]"))
        .hasSize(1);
  }
}
