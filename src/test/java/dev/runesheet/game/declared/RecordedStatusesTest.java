package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.scenario.TableScenarios;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.testing.recording.ScenarioRecorder;
import org.junit.jupiter.api.Test;

/** Moves that only give statuses, as they are recorded: the cards that get them stay there. */
class RecordedStatusesTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              kinds:
                player: {health: 5}
                bear: {attack: 0}
              zones: {hand: {}, field: {in play: true}}
              deck zone: hand
              scopes:
                own bears: {kinds: [bear], zone: hand, whose: own}
                own field bears: {kinds: [bear], zone: field, whose: own}
              statuses:
                frozen: {changes: attack, of: self, by: 0, how: at most}
              phases:
                - {phase: main, actions: [lay, chill, done]}
              actions:
                done: {ends: true}
                lay: {with: own bears, then: [{do: enter, target: self, zone: field}]}
                chill:
                  then:
                    - for each: own field bears
                      then: [{do: grant, effect: frozen, target: target, turns: 1}]
              """,
              """
              cards:
                bear: {name: Bear, kind: bear, attack: 0}
                cub: {name: Cub, kind: bear, attack: 0}
              """,
              "decks: {all: {bear: 1, cub: 1}}")
          .book();

  @Test
  void whatIsOnlyFrozenStaysInTheScenario() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "lay Bear");
      Decision decision = match.pendingDecisions().get(0);
      Option option =
          decision.options().stream()
              .filter(one -> one.unnumbered().equals("chill"))
              .findFirst()
              .orElseThrow();
      ObjectNode scenario =
          new ScenarioRecorder(new TableScenarios("ember-vale"), BOOK)
              .record(match, decision, option, "")
              .orElseThrow();
      assertThat(scenario.at("/given/players/player 1/field")).hasToString("[{\"card\":\"bear\"}]");
      assertThat(scenario.at("/given/players/player 1/hand").isMissingNode()).isTrue();
    }
  }
}
