package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.choose;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Behind a choice, the target is again the one before it, as behind a loop. */
class TargetsBehindChoicesTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      kinds:
        player: {gold: 1}
        unit: {power: 0}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, actions: [deploy, act, aim, done]}
      procedures:
        lone: [{choose: enemy board, then: [{do: add-stat, target: target, stat: power, delta: 1}]}]
      actions:
        deploy: {with: own deck, then: [{do: enter, target: self, zone: board}]}
        act: {then: [%s]}
        aim: {with: own board, on: own board, then: [%s]}
        done: {ends: true}
      """;

  private static final String CARDS = "cards: {scout: {name: Scout, kind: unit, effects: []}}\n";
  private static final String HIT = "{do: add-stat, target: target, stat: power, delta: 1}";
  private static final String OUTER = "{do: add-stat, target: target, stat: power, delta: 10}";

  /** A match in which each player has one unit on the board. */
  private static Match started(String act, String aim) {
    String game = GAME.formatted(act, aim);
    RuleBook book = new WrittenGame(game, CARDS, "decks: {all: {scout: 1}}\n").book();
    Match match = WrittenGame.match(book, 2);
    choose(match, "deploy Scout");
    choose(match, "done");
    choose(match, "deploy Scout");
    choose(match, "done");
    return match;
  }

  /** The powers of the units of the players in order. */
  private static List<Double> powers(Match match) {
    return match.world().entities().stream()
        .filter(one -> one.getKind().equals("unit"))
        .map(one -> one.stat("power"))
        .collect(Collectors.toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {for each: own board, then: [{choose: enemy board, then: [HIT]}, OUTER]} | Scout | 10 | 1
          {for each: own board, then: [{choose: enemy board, optional: true, then: [HIT]}, OUTER]} | Scout | 10 | 1
          {for each: own board, then: [{if: gold of owner = 1, then: [{choose: enemy board, then: [HIT]}]}, OUTER]} | Scout | 10 | 1
          {for each: own board, then: [{one of: {hit: [{choose: enemy board, then: [HIT]}], wait: []}}, OUTER]} | choose a card on the opponent's board: it gains 1 power,Scout | 10 | 1
          {for each: own board, then: [{run: lone}, {choose: enemy board, then: [HIT]}, {if: power of target = 0, then: [OUTER]}]} | Scout,Scout | 10 | 2
          {for each: own board, then: [{choose: enemy board, then: [HIT]}, {choose: enemy board, of: target, then: [HIT]}]} | Scout,Scout | 0 | 2
          {for each: own board, then: [{choose: enemy board, then: [HIT]}, {repeat: 2, then: [OUTER]}]} | Scout | 20 | 1
          {choose: own board, then: [{choose: enemy board, then: [HIT]}, OUTER]} | Scout,Scout | 10 | 1
          {at random: own board, then: [{choose: enemy board, then: [{choose: own board, then: []}, HIT]}, OUTER]} | Scout,Scout | 10 | 1
          {as each: own board, then: [{choose: enemy board, then: [HIT]}, OUTER]} | Scout | 10 | 1
          """)
  void theTargetIsThatAroundTheChoice(String line, String answers, double own, double enemy) {
    String act = line.replace("HIT", HIT).replace("OUTER", OUTER);
    try (Match match = started(act, HIT)) {
      choose(match, "act");
      for (String answer : answers.split(",")) {
        choose(match, answer);
      }
      assertThat(powers(match)).containsExactly(own, enemy);
    }
  }

  @Test
  void itIsTheSameForWhoDeclines() {
    String line =
        "{for each: own board, then: [{choose: enemy board, optional: true, then: [%s]}, %s]}";
    try (Match match = started(line.formatted(HIT, OUTER), HIT)) {
      choose(match, "act");
      match.choose(match.pendingDecisions().get(0).id(), "none");
      assertThat(powers(match)).containsExactly(10.0, 0.0);
    }
  }

  @Test
  void itIsTheSameInAMatchThatWasSavedAtTheQuestion() {
    String line = "{for each: own board, then: [{choose: enemy board, then: [%s]}, %s]}";
    try (Match match = started(line.formatted(HIT, OUTER), HIT)) {
      choose(match, "act");
      String saved = match.save();
      try (Match restored = match.book().restore(saved)) {
        assertThat(restored.save()).isEqualTo(saved);
        choose(restored, "Scout");
        assertThat(powers(restored)).containsExactly(10.0, 1.0);
      }
    }
  }

  @Test
  void itIsTheSameWhereThereIsNothingToChoose() {
    String none = "{choose: enemy board, where: power of target > 5, then: [%s]}".formatted(HIT);
    try (Match match =
        started("{for each: own board, then: [%s, %s]}".formatted(none, OUTER), HIT)) {
      choose(match, "act");
      assertThat(powers(match)).containsExactly(10.0, 0.0);
    }
  }

  @Test
  void theTargetOfAnActionIsAroundItsChoices() {
    String aim = "{choose: enemy board, then: [%s]}, %s".formatted(HIT, OUTER);
    try (Match match =
        started(HIT.replace("target: target", "target: self").replace("power", "gold"), aim)) {
      choose(match, "aim Scout on Scout");
      choose(match, "Scout");
      assertThat(powers(match)).containsExactly(10.0, 1.0);
    }
  }
}
