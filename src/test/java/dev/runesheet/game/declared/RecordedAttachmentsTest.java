package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.scenario.TableScenarios;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.testing.recording.ScenarioRecorder;
import dev.runesheet.why.StepWords;
import org.junit.jupiter.api.Test;

/** Positions with attached cards, as they are recorded: each number is what the card has then. */
class RecordedAttachmentsTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              kinds:
                player: {health: 5}
                bear: {red gem: 0}
                gem: {}
              words: {color: [red, green]}
              counts: {gem: color}
              zones: {hand: {}, field: {in play: true}}
              deck zone: hand
              scopes:
                own bears: {kinds: [bear], zone: hand, whose: own}
                own gems: {kinds: [gem], zone: hand, whose: own}
                own field bears: {kinds: [bear], zone: field, whose: own}
              phases:
                - {phase: main, actions: [lay, attach, charge, strike, mock, done]}
              actions:
                done: {ends: true}
                lay: {with: own bears, then: [{do: enter, target: self, zone: field}]}
                attach: {with: own gems, on: own field bears, then: [{do: attach, target: self, host: target}]}
                charge: {with: own field bears, then: [{do: add-stat, target: self, stat: red gem, delta: 1}]}
                strike:
                  with: own field bears
                  if: red gem of self > 0
                  then: [{do: add-stat, target: owner, stat: health, delta: 0 - red gem of self}]
                mock:
                  with: own field bears
                  then:
                    - choose: players
                      question: whom it mocks
                      then: [{do: add-stat, target: target, stat: health, delta: -1}]
              """,
              """
              cards:
                bear: {name: Bear, kind: bear}
                ruby: {name: Ruby, kind: gem, color: red}
              """,
              "decks: {all: {ruby: 2, bear: 1}}")
          .book();

  /** The scenario of an option, behind others that were chosen before, named as of a known game. */
  private static ObjectNode recorded(String answer, String... before) {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      for (String words : before) {
        WrittenGame.choose(match, words);
      }
      Decision decision = match.pendingDecisions().get(0);
      Option option =
          decision.options().stream()
              .filter(one -> one.unnumbered().equals(answer))
              .findFirst()
              .orElseThrow();
      return new ScenarioRecorder(new TableScenarios("ember-vale"), BOOK)
          .record(match, decision, option, "")
          .orElseThrow();
    }
  }

  private static JsonNode bear(ObjectNode scenario) {
    return scenario.at("/given/players/player 1/field/0");
  }

  @Test
  void whatCountsInANumberIsNotSaidBesides() {
    ObjectNode scenario = recorded("strike Bear", "lay Bear", "attach Ruby on Bear");
    assertThat(bear(scenario)).hasToString("{\"card\":\"bear\",\"attached\":[\"ruby\"]}");
    assertThat(scenario.at("/then/players/player 1/health").asInt()).isEqualTo(4);
  }

  @Test
  void aNumberThatIsChangedBesidesIsTheWhole() {
    ObjectNode scenario = recorded("strike Bear", "lay Bear", "attach Ruby on Bear", "charge Bear");
    assertThat(bear(scenario).path("red gem").asInt()).isEqualTo(2);
    assertThat(scenario.at("/then/players/player 1/health").asInt()).isEqualTo(3);
  }

  /** The number of the card in the match is in the name of the zone, and another in a scenario. */
  @Test
  void whatIsAttachedByTheAnswerIsRecordedFromThePosition() {
    ObjectNode scenario = recorded("attach Ruby on Bear", "lay Bear");
    assertThat(scenario.at("/given/decks").isMissingNode()).isTrue();
    assertThat(bear(scenario).path("card").asText()).isEqualTo("bear");
  }

  @Test
  void anAnswerThatOnlyLeadsToAnotherQuestionExpectsItsOptions() {
    ObjectNode scenario = recorded("mock Bear", "lay Bear");
    assertThat(scenario.path("then")).hasToString("{\"options\":[\"player 1\",\"player 2\"]}");
    assertThat(scenario.at("/given/players/player 1/field")).hasToString("[{\"card\":\"bear\"}]");
  }

  @Test
  void aCardComesToTheOneThatItIsAttachedTo() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "lay Bear");
      WrittenGame.choose(match, "attach Ruby on Bear");
      StepWords words = StepWords.of(match, one -> one.getName());
      assertThat(match.happenings())
          .extracting(words::happening)
          .contains("Ruby moved from hand to Bear");
    }
  }
}
