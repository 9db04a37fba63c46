package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Effects that answer that cards leave play, their own card and others. */
class LeavingCardsTest {

  private static final String GAME =
      """
      kinds:
        player: {deaths: 0}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        field: {in play: true}
        grave: {}
        loft: {in play: true}
      deck zone: deck
      scopes:
        units: {kinds: [unit]}
      statuses:
        mourned: {when: leaves play, then: [{do: add-stat, target: owner, stat: deaths, delta: 1}]}
        silence: {suppresses: self}
      phases:
        - {phase: main, event: turn begins, actions: [play, again, mourn, hush, lift, kill, kill all, kill two, end]}
      actions:
        play:
          then:
            - for each: own deck
              then:
                - {do: enter, target: target, zone: field}
        again: {with: own field, then: [{do: enter, target: self, zone: loft}]}
        mourn: {with: own field, then: [{do: grant, target: self, effect: mourned, turns: 1}]}
        hush: {with: own field, then: [{do: grant, target: self, effect: silence, turns: 1}]}
        lift: {with: own field, then: [{do: move, target: self, zone: loft}, {do: leave, target: self, zone: grave}]}
        kill: {with: own field, then: [{do: leave, target: self, zone: grave}]}
        kill all:
          then:
            - for each: own field
              then:
                - {do: leave, target: target, zone: grave}
        kill two:
          with: own field
          on: own field
          if: card of self is plain and card of target is not plain
          then:
            - {do: leave, target: self, zone: grave}
            - {do: leave, target: target, zone: grave}
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        own: {name: Own, kind: unit, effects: [{when: leaves play, then: [%1$s]}]}
        any: {name: Any, kind: unit, effects: [{when: leaves play, whose: any, then: [%1$s]}]}
        ally: {name: Ally, kind: unit, effects: [{when: leaves play, whose: ally, then: [%1$s]}]}
        plain: {name: Plain, kind: unit}
      """
          .formatted("{do: add-stat, target: owner, stat: deaths, delta: 1}");

  @ParameterizedTest(name = "{0}: {1} leaving: {2} answers")
  @CsvSource({
    "'{own: 1}', kill Own, 1",
    "'{own: 1, plain: 1}', kill Plain, 0",
    "'{any: 1}', kill Any, 1",
    "'{any: 1, plain: 1}', kill Plain, 1",
    "'{any: 1, own: 1}', kill Own, 2",
    "'{any: 1, ally: 1}', kill Any, 2",
    "'{ally: 1}', kill Ally, 0",
    "'{any: 2}', kill all, 3",
    "'{any: 1, plain: 1}', kill two Plain on Any, 1",
    "'{ally: 1, plain: 1}', kill two Plain on Ally, 0",
    "'{own: 1, plain: 1}', kill two Plain on Own, 1"
  })
  void theLeavingOfTheCardItselfIsAnsweredByOwnAndAny(String deck, String kill, int answers) {
    RuleBook book = new WrittenGame(GAME, CARDS, "decks: {all: " + deck + "}\n").book();
    try (Match match = WrittenGame.match(book, 2)) {
      WrittenGame.choose(match, "play");
      WrittenGame.choose(match, kill);
      assertThat(WrittenGame.of(match, 0, "deaths")).isEqualTo(answers);
    }
  }

  @Test
  void aCardInPlayThatEntersAgainOnlyMovesAndHasItsEffectsOnce() {
    RuleBook book = new WrittenGame(GAME, CARDS, "decks: {all: {any: 1, own: 1}}\n").book();
    try (Match match = WrittenGame.match(book, 2)) {
      WrittenGame.choose(match, "play");
      WrittenGame.choose(match, "again Any");
      WrittenGame.choose(match, "kill Own");
      assertThat(WrittenGame.of(match, 0, "deaths")).isEqualTo(2);
    }
  }

  @ParameterizedTest(name = "{0}: {1} deaths")
  @CsvSource({
    "kill Plain, 0",
    "mourn Plain; kill Plain, 1",
    "mourn Plain; mourn Plain; kill Plain, 2",
    "mourn Plain; kill all; play, 1",
    "mourn Plain; hush Plain; kill Plain, 0",
    "mourn Plain; lift Plain, 0"
  })
  void aStatusAnswersThatItsCardLeavesPlayButNotAfterItLeftItsZone(String steps, int deaths) {
    String one = "decks: {all: {plain: 1}}\n";
    try (Match match = WrittenGame.match(new WrittenGame(GAME, CARDS, one).book(), 2)) {
      WrittenGame.choose(match, "play");
      for (String step : steps.split("; ")) {
        WrittenGame.choose(match, step);
      }
      assertThat(WrittenGame.of(match, 0, "deaths")).isEqualTo(deaths);
      assertThat(match.world().inPlay())
          .noneMatch(effect -> effect.getEffect().startsWith("statuses/"));
    }
  }
}
