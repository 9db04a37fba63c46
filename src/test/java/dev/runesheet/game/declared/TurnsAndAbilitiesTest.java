package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.asked;
import static dev.runesheet.game.declared.WrittenGame.choose;
import static dev.runesheet.game.declared.WrittenGame.of;
import static dev.runesheet.game.declared.WrittenGame.options;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.authoring.display.TableNarrator;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.IllegalChoiceException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who acts when, what cards can be used for, how long statuses last, and who is out. */
class TurnsAndAbilitiesTest {

  private static final String GAME =
      """
      players: 3
      turns: 20
      kinds:
        player: {gold: 5, out: 0, marks: 0}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
        gone: {}
      deck zone: deck
      events: [is hailed, is buried]
      statuses:
        strong: {changes: power, by: 3}
        silent: {suppresses: allies}
      phases:
        - {phase: set up, if: turn number = 1, who: each, actions: [deploy, done]}
        - {phase: main, event: turn starts, abilities: true, actions: [hail, praise, tax, leave, fall, bury, push, hush, done]}
        - {phase: answers, who: others, if: marks of self > 0, actions: [pay, done]}
      actions:
        done: {ends: true}
        deploy:
          with: own deck
          once: true
          then: [{do: enter, target: self, zone: board}]
        hail:
          with: own board
          then: [{do: raise, target: self, event: is hailed}]
        praise:
          with: own board
          then: [{do: grant, target: self, effect: strong, turns: 1}]
        hush:
          with: own board
          then: [{do: grant, target: self, effect: silent, turns: 0}]
        tax:
          once: true
          then: [{do: add-stat, target: self, stat: marks, delta: 1}]
        pay: {then: [{do: add-stat, target: self, stat: gold, delta: -1}]}
        leave: {then: [{do: eliminate, target: self}], ends: true}
        fall: {then: [{do: eliminate, target: self}]}
        bury: {with: own board, then: [{do: raise, target: self, event: is buried}]}
        push:
          with: own board
          on: enemy board
          once: true
          then: [{do: add-stat, target: target, stat: power, delta: -1}]
      rules:
        - {when: is buried, whose: any, then: [{do: move, target: subject, zone: gone}]}
      """;

  private static final String CARDS =
      """
      cards:
        scout:
          name: Scout
          kind: unit
          effects:
            - ability: work
              if: gold of owner < 7
              because: a rich player has no need to
              once: true
              then: [{do: add-stat, target: owner, stat: gold, delta: 1}]
            - when: is hailed
              then:
                - choose: other players
                  question: choose who counts
                  then:
                    - one of:
                        up: [{do: add-stat, target: target, stat: marks, delta: 5}]
                        down: [{do: add-stat, target: target, stat: marks, delta: -5}]
                      asks: target
      """;

  private final WrittenGame game = new WrittenGame(GAME, CARDS);

  private Match started() {
    Match match = WrittenGame.match(game.book(), 3);
    for (int player = 0; player < 3; player++) {
      assertThat(asked(match)).isEqualTo(player);
      choose(match, "deploy Scout");
      choose(match, "done");
    }
    return match;
  }

  @Test
  void aPhaseCanAskEachPlayerAndTakePlaceInTheFirstTurnOnly() {
    try (Match match = started()) {
      assertThat(match.view(0).phase()).isEqualTo("main");
      choose(match, "done");
      assertThat(asked(match)).isEqualTo(1);
      assertThat(match.view(0).phase()).isEqualTo("main");
    }
  }

  @Test
  void whatCanBeDoneOnceIsOfferedAgainInTheNextTurn() {
    try (Match match = started()) {
      choose(match, "tax");
      assertThat(options(match)).doesNotContain("tax");
      assertThatThrownBy(() -> match.choose(match.pendingDecisions().get(0).id(), "tax"))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessageContaining("once in each turn only");
      choose(match, "done");
      choose(match, "done"); // The second player's answer to the marks.
      choose(match, "done");
      assertThat(asked(match)).isEqualTo(1);
      assertThat(options(match)).contains("tax");
    }
  }

  @Test
  void aCardThatLeftPlayAndCameBackUsesItsAbilityAgain() {
    String back =
        GAME.replace("hush, done]", "hush, recall, redeploy, done]")
            .replace(
                "  push:\n",
                """
                  recall: {with: own board, then: [{do: leave, target: self, zone: gone}]}
                  redeploy: {with: own gone, then: [{do: enter, target: self, zone: board}]}
                  push:
                """);
    try (Match match = WrittenGame.match(new WrittenGame(back, CARDS).book(), 3)) {
      for (int player = 0; player < 3; player++) {
        choose(match, "deploy Scout");
        choose(match, "done");
      }
      choose(match, "Scout: work");
      assertThat(options(match)).doesNotContain("Scout: work");
      choose(match, "recall Scout");
      choose(match, "redeploy Scout");
      choose(match, "Scout: work");
      assertThat(of(match, 0, "gold")).isEqualTo(7);
    }
  }

  @Test
  void whatCanBeDoneOnceWithoutACardCanBeDoneOnceByEachPlayer() {
    String once = GAME.replace("pay: {then", "pay: {once: true, then");
    try (Match match = WrittenGame.match(new WrittenGame(once, CARDS).book(), 3)) {
      for (int player = 0; player < 3; player++) {
        choose(match, "done");
      }
      choose(match, "tax");
      choose(match, "done");
      choose(match, "pay");
      assertThat(options(match)).doesNotContain("pay");
      choose(match, "done");
      assertThat(asked(match)).isEqualTo(2);
      choose(match, "pay");
      assertThat(of(match, 2, "gold")).isEqualTo(4);
    }
  }

  @Test
  void aPhaseOfTheOthersAsksThemInTurnOrderIfItTakesPlace() {
    try (Match match = started()) {
      choose(match, "tax");
      choose(match, "done");
      assertThat(asked(match)).isEqualTo(1);
      choose(match, "pay");
      choose(match, "done");
      assertThat(asked(match)).isEqualTo(2);
      choose(match, "done");
      assertThat(of(match, 1, "gold")).isEqualTo(4);
      assertThat(match.view(0).phase()).isEqualTo("main");
    }
  }

  @Test
  void anAbilityIsUsedByThePlayerOfItsCardIfItsConditionHolds() {
    try (Match match = started()) {
      choose(match, "Scout: work");
      assertThat(of(match, 0, "gold")).isEqualTo(6);
      assertThat(options(match)).noneMatch(id -> id.startsWith("use"));
    }
  }

  @Test
  void anAbilityWithoutAKindNeedsItsNumbers() {
    WrittenGame needing =
        new WrittenGame(GAME, CARDS.replace("once: true", "once: true\n        needs: {power: 4}"));
    try (Match match = WrittenGame.match(needing.book(), 3)) {
      choose(match, "deploy Scout");
      for (int done = 0; done < 3; done++) {
        choose(match, "done");
      }
      assertThat(options(match)).noneMatch(id -> id.startsWith("use"));
      choose(match, "praise Scout");
      assertThat(options(match)).anyMatch(id -> id.startsWith("use"));
    }
  }

  @Test
  void anAbilityOutOfForceCannotBeUsed() {
    WrittenGame hushed =
        new WrittenGame(GAME.replace("{suppresses: allies}", "{suppresses: all}"), CARDS);
    try (Match match = WrittenGame.match(hushed.book(), 3)) {
      choose(match, "deploy Scout");
      choose(match, "deploy Scout");
      choose(match, "done");
      choose(match, "done");
      choose(match, "done");
      assertThat(options(match)).filteredOn(id -> id.startsWith("use")).hasSize(2);
      choose(match, "hush Scout");
      assertThat(options(match)).filteredOn(id -> id.startsWith("use")).hasSize(1);
      choose(match, "done");
    }
  }

  @Test
  void anEventOfTheGamesOwnIsAnsweredAndTheQuestionGoesToWhomItNames() {
    try (Match match = started()) {
      choose(match, "hail Scout");
      assertThat(asked(match)).isZero();
      choose(match, "player 3");
      assertThat(asked(match)).isEqualTo(2);
      choose(match, "gain 5 marks");
      assertThat(of(match, 2, "marks")).isEqualTo(5);
      assertThat(asked(match)).isZero();
    }
  }

  @Test
  void aStatusEndsAfterItsLastTurn() {
    try (Match match = started()) {
      choose(match, "praise Scout");
      assertThat(power(match)).isEqualTo(4);
      choose(match, "done");
      assertThat(power(match)).isEqualTo(4);
      choose(match, "done");
      assertThat(power(match)).isEqualTo(1);
    }
  }

  private static double power(Match match) {
    return match.world().entities().stream()
        .filter(one -> one.getController() == 0 && one.getZone().equals("board"))
        .findFirst()
        .orElseThrow()
        .stat("power");
  }

  @Test
  void whoIsOutHasNoTurnsAndTheLastOneLeftWins() {
    try (Match match = started()) {
      choose(match, "done");
      choose(match, "leave");
      assertThat(asked(match)).isEqualTo(2);
      choose(match, "done");
      assertThat(asked(match)).isZero();
      choose(match, "done");
      assertThat(asked(match)).isEqualTo(2);
      choose(match, "leave");
      assertThat(match.over()).isTrue();
      assertThat(match.winner()).isZero();
    }
  }

  @Test
  void whoIsOutInTheirOwnTurnActsNoMore() {
    try (Match match = started()) {
      choose(match, "fall");
      assertThat(asked(match)).isEqualTo(1);
      assertThat(match.view(1).phase()).isEqualTo("main");
    }
  }

  @Test
  void aCardIsInPlayWhereItsZoneIs() {
    try (Match match = started()) {
      assertThatThrownBy(() -> choose(match, "bury Scout"))
          .hasMessageContaining("is in play: it goes to the gone by 'leave'");
      assertThat(power(match)).isEqualTo(1);
    }
  }

  @Test
  void whatACardDoesOnceItDoesOnOneTarget() {
    try (Match match = started()) {
      List<String> pushes = options(match).stream().filter(id -> id.startsWith("push")).toList();
      assertThat(pushes).hasSize(2);
      match.choose(match.pendingDecisions().get(0).id(), pushes.get(0));
      assertThat(options(match)).noneMatch(id -> id.startsWith("push"));
    }
  }

  @Test
  void turnsAreToldAsThoseOfWhoHasThem() {
    List<String> headings = new ArrayList<>();
    try (Match match = started()) {
      TableNarrator narrator = new TableNarrator(match, List.of("Ann", "Bob", "Cy"));
      match.onHappening(
          happening ->
              narrator.tell(happening).stream()
                  .filter(told -> told.kind() == Narrator.Kind.HEADING)
                  .forEach(told -> headings.add(told.words())));
      choose(match, "done");
      choose(match, "leave");
      choose(match, "done");
      choose(match, "done");
      choose(match, "done");
    }
    assertThat(headings)
        .containsSubsequence("Turn 2: Bob", "Turn 3: Cy", "Turn 4: Ann", "Turn 5: Cy");
  }
}
