package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.scenario.TableScenarios;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ways of a choice that are offered only where their conditions hold. */
class ConditionalWaysTest {

  private static final String GAME =
      """
      players: 2
      turns: 50
      kinds:
        player: {gold: 0, days: 0}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, actions: [live, spend, hint, play, end]}
      actions:
        live:
          then:
            - one of:
                draw:
                  if: count of own deck > 0
                  then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]
                earn: [{do: add-stat, target: self, stat: gold, delta: 1}]
                rest: {then: []}
            - {do: add-stat, target: self, stat: days, delta: 1}
        spend:
          then:
            - one of:
                one: {if: gold of self >= 1, then: [{do: add-stat, target: self, stat: gold, delta: -1}]}
                two: {if: gold of self >= 2, then: [{do: add-stat, target: self, stat: gold, delta: -2}]}
            - {do: add-stat, target: self, stat: days, delta: 1}
        hint:
          with: own field
          then:
            - one of:
                grow: {if: power of self < 2, then: [{do: add-stat, target: self, stat: power, delta: 1}]}
                shrink: {if: power of self > 1, then: [{do: add-stat, target: self, stat: power, delta: -1}]}
        play: {with: own hand, then: [{do: enter, target: self, zone: field}]}
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout:
          name: Scout
          kind: unit
        flagship:
          name: Flagship
          kind: unit
          effects:
            - when: enters play
              then:
                - one of:
                    gold: {if: count of own hand > 1, then: [{do: add-stat, target: owner, stat: gold, delta: 1}]}
                    cards: [{do: draw, target: owner, amount: 1, from: deck, to: hand}]
      """;

  private static final WrittenGame WRITTEN = new WrittenGame(GAME, CARDS);

  private static final RuleBook BOOK = WRITTEN.book();

  @Test
  void aWayIsOfferedOnlyWhereItsConditionHolds() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      for (int cards = 2; cards > 0; cards--) {
        WrittenGame.choose(match, "live");
        assertThat(WrittenGame.options(match)).containsExactly("draw", "earn", "rest");
        match.choose(match.pendingDecisions().get(0).id(), "draw");
      }
      WrittenGame.choose(match, "live");
      assertThat(WrittenGame.options(match)).containsExactly("earn", "rest");
      match.choose(match.pendingDecisions().get(0).id(), "rest");
      assertThat(WrittenGame.of(match, 0, "days")).isEqualTo(3);
    }
  }

  @Test
  void theOnlyOneLeftIsAskedAsAnyChoiceIs() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "live");
      match.choose(match.pendingDecisions().get(0).id(), "earn");
      WrittenGame.choose(match, "spend");
      assertThat(WrittenGame.options(match)).containsExactly("one");
      assertThat(WrittenGame.words(match)).containsExactly("lose 1 gold");
    }
  }

  @Test
  void ifNoneIsLeftNothingIsAskedAndTheLinesBehindItGoOn() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "spend");
      assertThat(match.pendingDecisions().get(0).prompt()).isEqualTo("main");
      assertThat(WrittenGame.of(match, 0, "days")).isEqualTo(1);
      assertThat(WrittenGame.of(match, 0, "gold")).isZero();
    }
  }

  @Test
  void aWaitingQuestionIsRestoredWithItsWays() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "live");
      match.choose(match.pendingDecisions().get(0).id(), "earn");
      WrittenGame.choose(match, "spend");
      try (Match restored = BOOK.restoreUnderAnyRules(match.save())) {
        assertThat(WrittenGame.options(restored)).containsExactly("one");
      }
    }
  }

  @Test
  void sentencesSayTheCondition() {
    assertThat(WRITTEN.sentence())
        .isEqualTo(
            "When this card enters play, choose one: if you have more than 1 card in the hand,"
                + " gain 1 gold; or draw a card.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          when: [{choose: live}, {choose: draw}], then: {players: {player 1: {hand: [scout], days: 1}}} | true
          when: [{choose: live}], then: {options: [draw, earn, rest]} | true
          when: [{choose: live}, {choose: earn}, {choose: spend}], then: {options: [one]} | true
          when: [{choose: live}, {choose: earn}, {choose: spend}], then: {options: [one, two]} | false
          when: [{choose: live}, {choose: earn}, {choose: spend}], then: {cannot choose: [two]} | true
          """)
  void scenariosNameWaysByTheirNames(String scenario, boolean passes) {
    ScenarioResult result = run("given: {players: {player 1: {deck: [scout]}}}, " + scenario);
    assertThat(result.findings()).isEmpty();
    assertThat(result.passed()).isEqualTo(passes);
  }

  private static ScenarioResult run(String scenario) {
    String text = "game: ember-vale\nscenarios:\n  - {name: x, " + scenario + "}\n";
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(new TableScenarios("ember-vale"), BOOK).run(one);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          count of own deck > 0 | count of own dek > 0 | RS014 | actions/live/then/0/one of/draw/if:10 | own dek | own deck
          if: power of self < 2 | if: gold of self < 2 | RS015 | actions/hint/then/0/one of/grow/if | gold of self (unit) | -
          if: power of self < 2 | if: power of target < 2 | RS014 | actions/hint/then/0/one of/grow/if | target outside of for each, choose and at random | -
          count of own deck > 0 | count of own deck >= 0 | RS131 | actions/live/then/0/one of/draw/if | the number of own deck is at least 0 | it always holds: 'count of own deck' is always at least 0
          if: count of own deck > 0 | iff: count of own deck > 0 | RS007 | actions/live/then/0/one of/draw/iff | iff | if
          rest: {then: []} | rest: {} | RS006 | actions/live/then/0/one of/rest | - | -
          rest: {then: []} | rest: none | RS005 | actions/live/then/0/one of/rest | none | -
          """)
  void mistakesAreToldWhereTheyStand(
      String from, String to, String code, String place, String found, String meant) {
    assertThat(WRITTEN.mistakes(from, to))
        .containsExactly(String.join(" | ", code, place, found, meant));
  }
}
