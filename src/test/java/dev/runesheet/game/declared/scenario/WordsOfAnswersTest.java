package dev.runesheet.game.declared.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.authoring.display.QuestionWords;
import dev.runesheet.game.declared.authoring.scenario.TableScenarios;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import dev.runesheet.why.StepWords;
import dev.runesheet.why.Trace;
import dev.runesheet.why.Why;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reasons and questions say what players answer and where they sit as people do. */
class WordsOfAnswersTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              kinds:
                player: {points: 0}
                scout: {suit: 1}
              zones:
                hand: {}
                table: {in play: true}
              deck zone: hand
              phases:
                - {phase: main, event: turn begins, actions: [ask, score, rest]}
              actions:
                ask:
                  then:
                    - choose: players
                      question: choose who plays next
                      optional: true
                      then:
                        - {do: add-stat, target: target, stat: points, delta: 1}
                score:
                  then:
                    - if: points of self = 5
                      then: [{do: add-stat, target: self, stat: points, delta: 1}]
                rest: {ends: true}
              """,
              "cards:\n  scout: {name: Scout, kind: scout}\n")
          .book();

  @Test
  void whoDeclinesDidNotChooseToDecline() {
    assertThat(lines("ask", "decline to choose who plays next"))
        .anyMatch(line -> line.endsWith("declined to choose who plays next"))
        .noneMatch(line -> line.contains("chose decline"));
    assertThat(lines("ask", "player 2")).anyMatch(line -> line.endsWith(" chose player 2"));
  }

  @Test
  void playersAppearInNoZone() {
    assertThat(lines("rest"))
        .contains("player 1 appeared", "Scout appeared in hand")
        .noneMatch(line -> line.contains("(table)"));
  }

  @Test
  void aFailedScenarioNamesThePlayerWhomAnEffectAsksAbout() {
    String text =
        "game: ember-vale\nscenarios:\n"
            + "  - {name: x, when: [{choose: score}], then: {players: {player 1: {points: 6}}}}\n";
    Scenario scenario =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    ScenarioRunner runner = new ScenarioRunner(new TableScenarios("ember-vale"), BOOK);
    assertThat(runner.traced(runner.run(scenario)).story())
        .anyMatch(line -> line.contains("whether player 1's points are 5"));
  }

  private static List<String> lines(String... answers) {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      for (String answer : answers) {
        WrittenGame.choose(match, answer);
      }
      Trace trace = Why.of(match).trace();
      return trace.steps().stream().map(new StepWords(trace)::line).toList();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "change what you said, change what you said",
    "look at the top card of your deck, look at the top card of your deck",
    "choose a target, choose a target",
    "who plays next, choose who plays next",
    "the next player, choose the next player",
    "unit, choose unit"
  })
  void aQuestionThatBeginsWithAVerbIsNoChoiceOfIt(String question, String said) {
    assertThat(QuestionWords.of(question)).isEqualTo(said);
  }
}
