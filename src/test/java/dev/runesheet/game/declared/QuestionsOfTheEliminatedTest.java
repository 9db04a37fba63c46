package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.asked;
import static dev.runesheet.game.declared.WrittenGame.choose;
import static dev.runesheet.game.declared.WrittenGame.of;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who is out of the match is asked nothing any more, so that nobody waits for him. */
class QuestionsOfTheEliminatedTest {

  private static final String GAME =
      """
      players: 3
      turns: 20
      kinds:
        player: {gold: 0, out: 0}
        unit: {power: 0}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
        gone: {}
      deck zone: deck
      scopes:
        rivals: {kinds: [player], whose: enemy, first: 1}
      roles: {rival: rivals}
      procedures:
        gain: [{do: add-stat, target: owner, stat: gold, delta: 1}]
      phases:
        - {phase: main, actions: [deploy, oust, act, done]}
      actions:
        deploy: {with: own deck, then: [{do: enter, target: self, zone: board}]}
        oust: {then: [{do: eliminate, target: rival}]}
        act: {then: [%s, {do: add-stat, target: self, stat: gold, delta: 10}]}
        done: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit, effects: []}
      """;

  private static Match acted(String line) {
    Match match = WrittenGame.match(new WrittenGame(GAME.formatted(line), CARDS).book(), 3);
    choose(match, "deploy Scout");
    choose(match, "oust");
    choose(match, "act");
    return match;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{choose: own board, asks: rival, then: [{run: gain}]}",
        "{choose: own board, asks: rival, optional: true, then: [{run: gain}]}",
        "{one of: {up: [{run: gain}], more: [{run: gain}]}, asks: rival}",
        "{for each: rivals, then: [{one of: {up: [{run: gain}], more: []}, asks: target}]}",
        "{for each: own board, then: [{choose: players, asks: rival, then: [{run: gain}]}]}",
        "{as each: rivals, then: [{choose: own deck, then: [{run: gain}]}]}",
        "{as each: rivals, then: [{run: gain}]}"
      })
  void nothingIsChosenByThem(String line) {
    try (Match match = acted(line)) {
      assertThat(asked(match)).isZero();
      assertThat(match.pendingDecisions()).hasSize(1);
      assertThat(of(match, 0, "gold")).isEqualTo(10);
      assertThat(of(match, 1, "gold")).isZero();
    }
  }

  @Test
  void theyAreNotAmongThosePlayersWhoStillActInAPhase() {
    String phases =
        GAME.formatted("{run: gain}")
            .replace(
                "- {phase: main,",
                "- {phase: bids, who: each, actions: [oust, done], times: 2}\n  - {phase: main,")
            .replace("eliminate, target: rival}]}", "eliminate, target: rival}], ends: true}");
    try (Match match = WrittenGame.match(new WrittenGame(phases, CARDS).book(), 3)) {
      assertThat(match.view(0).acting()).containsExactly(0, 1, 2, 0, 1, 2);
      choose(match, "oust");
      assertThat(match.view(0).acting()).containsExactly(2, 0, 2);
    }
  }

  @Test
  void linesBehindTheLastButOneWhoIsOutDoNotRun() {
    try (Match match =
        acted("{for each: other players, then: [{do: eliminate, target: target}]}")) {
      assertThat(match.winner()).isZero();
      assertThat(of(match, 0, "gold")).isZero();
    }
  }

  @Test
  void theOthersAreStillAsked() {
    String line = "{as each: other players, then: [{one of: {up: [{run: gain}], down: []}}]}";
    try (Match match = acted(line)) {
      assertThat(asked(match)).isEqualTo(2);
      match.choose(match.pendingDecisions().get(0).id(), "up");
      assertThat(asked(match)).isZero();
      assertThat(of(match, 1, "gold")).isZero();
      assertThat(of(match, 2, "gold")).isEqualTo(1);
    }
  }

  @Test
  void whoGoesOutInTheMiddleOfHisLinesIsNotAskedByTheRestOfThem() {
    String line =
        "{as each: rivals, then: [{do: eliminate, target: self},"
            + " {one of: {up: [{run: gain}], down: []}}, {run: gain}]}";
    String game = GAME.formatted(line);
    try (Match match = WrittenGame.match(new WrittenGame(game, CARDS).book(), 3)) {
      choose(match, "act");
      assertThat(asked(match)).isZero();
      assertThat(of(match, 1, "gold")).isEqualTo(1);
    }
  }
}
