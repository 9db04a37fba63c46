package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A status is seen from who has it, whoever gave it. */
class StatusesOfHoldersTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              players: 2
              turns: 20
              kinds:
                player: {gold: 10}
                fighter: {power: 1}
              zones:
                deck: {}
                field: {in play: true}
              deck zone: deck
              scopes:
                own fighters: {kinds: [fighter], zone: field, whose: own}
                enemy fighters: {kinds: [fighter], zone: field, whose: enemy}
              statuses:
                cheered: {changes: power, by: 5, of: own fighters}
                spited: {changes: power, by: 50, of: enemy fighters}
                counting: {changes: power, by: 100, of: self, for each: own fighters}
                envious: {when: turn ends, whose: enemy, then: [{do: add-stat, target: owner, stat: gold, delta: 1}]}
                glad: {when: turn ends, whose: ally, then: [{do: add-stat, target: owner, stat: gold, delta: 7}]}
              player rules:
                - {name: start, when: game starts, then: [{for each: own deck, then: [{do: enter, target: target, zone: field}]}]}
              phases:
                - {phase: main, actions: [cheer, spite, number, envy, gladden, done]}
                - {phase: end, event: turn ends}
              actions:
                cheer: {then: [{for each: enemy fighters, at most: 1, then: [{do: grant, target: target, effect: cheered, turns: 9}]}]}
                spite: {then: [{for each: enemy fighters, at most: 1, then: [{do: grant, target: target, effect: spited, turns: 9}]}]}
                number: {then: [{for each: enemy fighters, at most: 1, then: [{do: grant, target: target, effect: counting, turns: 9}]}]}
                envy: {then: [{for each: enemy fighters, at most: 1, then: [{do: grant, target: target, effect: envious, turns: 9}]}]}
                gladden: {then: [{for each: enemy fighters, at most: 1, then: [{do: grant, target: target, effect: glad, turns: 9}]}]}
                done: {ends: true}
              """,
              "cards: {scout: {name: Scout, kind: fighter}, ant: {name: Ant, kind: fighter}}",
              "decks: {all: {scout: 1, ant: 1}}")
          .book();

  private static List<Double> powers(Match match, int player) {
    return match.world().in("field", player).stream().map(one -> one.stat("power")).toList();
  }

  @Test
  void whatItChangesIsSeenFromThere() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "cheer");
      assertThat(powers(match, 0)).containsExactly(1.0, 1.0);
      assertThat(powers(match, 1)).containsExactly(6.0, 6.0);
      WrittenGame.choose(match, "spite");
      assertThat(powers(match, 0)).containsExactly(51.0, 51.0);
      WrittenGame.choose(match, "number");
      assertThat(powers(match, 1)).containsExactly(206.0, 6.0);
      String saved = match.save();
      try (Match restored = BOOK.restore(saved)) {
        assertThat(powers(restored, 0)).containsExactly(51.0, 51.0);
        assertThat(powers(restored, 1)).containsExactly(206.0, 6.0);
      }
      match.undo();
      match.undo();
      assertThat(powers(match, 0)).containsExactly(1.0, 1.0);
      assertThat(powers(match, 1)).containsExactly(6.0, 6.0);
    }
  }

  @Test
  void theEventsThatItAnswersAreSeenFromThere() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "envy");
      WrittenGame.choose(match, "gladden");
      WrittenGame.choose(match, "done");
      assertThat(WrittenGame.of(match, 1, "gold")).as("an enemy's turn").isEqualTo(11);
      WrittenGame.choose(match, "done");
      assertThat(WrittenGame.of(match, 1, "gold")).as("its own player's turn").isEqualTo(18);
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(10);
    }
  }
}
