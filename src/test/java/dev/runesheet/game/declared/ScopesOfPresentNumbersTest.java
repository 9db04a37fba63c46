package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.testing.ScenarioResult;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Scopes of changes by numbers that entities have at the moment. */
class ScopesOfPresentNumbersTest {

  private static final String GAME =
      """
      kinds:
        player: {coins: 0, wounds: 0, pace: 1}
        unit: {strength: 3, wounds: 0}
        wall: {strength: 9}
      zones:
        deck: {}
        hand: {seen by: owner}
        field: {in play: true}
      deck zone: deck
      scopes:
        wounded: {kinds: [unit], whose: own, now: {wounds: {at least: 1}}}
        unhurt: {now: {wounds: 0}, called: unhurt cards}
        frail players: {kinds: [player], now: {wounds: {at least: 1, at most: 2}}}
      statuses:
        fear: {changes: strength, by: -1, of: wounded}
      phases:
        - {phase: main, actions: [hit, heal, hurt, play, scare, tally, weigh, end]}
      actions:
        hit: {with: allies, then: [{do: add-stat, target: self, stat: wounds, delta: 1}]}
        heal: {with: wounded, then: [{do: set-stat, target: self, stat: wounds, value: 0}]}
        hurt: {then: [{do: add-stat, target: owner, stat: wounds, delta: 1}]}
        play: {with: own hand, then: [{do: enter, target: self, zone: field}]}
        scare: {then: [{do: grant, target: self, effect: fear, turns: 3}]}
        tally:
          then:
            - do: set-stat
              target: self
              stat: coins
              value: count of wounded + total strength of own field + pace of self
        weigh:
          with: own units
          then:
            - {do: add-stat, target: self, stat: wounds, delta: 1}
            - {do: set-stat, target: owner, stat: coins, value: strength of self}
            - {do: set-stat, target: self, stat: wounds, value: 0}
            - {do: add-stat, target: owner, stat: coins, delta: strength of self}
        end: {ends: true}
      winner: {by: [{largest: coins of self}]}
      player rules:
        - when: game starts
          then: [{do: draw, target: self, amount: 2, from: deck, to: hand}]
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit}
        tower: {name: Tower, kind: wall}
        singer: {name: Singer, kind: unit, effects: [{changes: strength, by: 5}]}
        mute: {name: Mute, kind: wall, effects: [{suppresses: wounded}]}
        flagship:
          name: Banner
          kind: wall
          effects:
            - {changes: strength, by: 4, of: wounded}
            - {changes: pace, by: 2, of: frail players}
            - {changes: strength, by: 10, for each: wounded}
            - {changes: strength, by: 100, while: {at least: 2, of: unhurt}}
      """;

  private static final WrittenGame WRITTEN =
      new WrittenGame(
          GAME.replace("with: allies", "with: own units")
              .replace("scopes:\n", "scopes:\n  own units: {kinds: [unit], whose: own}\n"),
          CARDS,
          "decks: {all: {scout: 2, tower: 1, flagship: 1, singer: 1, mute: 1}}\n");

  private static final RuleBook BOOK = WRITTEN.book();

  @Test
  void theGameIsRight() {
    assertThat(WRITTEN.findingsTogether()).isEmpty();
  }

  /** Both as the position begins, and as soon as a line changes the number. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          given: {players: {player 1: {field: [flagship, {card: scout, wounds: 1}, scout]}}}, then: {players: {player 1: {field: [{card: flagship, strength: 19}, {card: scout, strength: 7}, {card: scout, strength: 3}]}}}
          given: {players: {player 1: {field: [flagship, {card: scout, wounds: 2}]}, player 2: {field: [{card: scout, wounds: 1}]}}}, then: {players: {player 1: {field: [{card: flagship, strength: 19}, {card: scout, strength: 7}]}, player 2: {field: [{card: scout, strength: 3}]}}}
          given: {players: {player 1: {field: [flagship, scout]}}}, when: [{choose: hit Scout}], then: {players: {player 1: {field: [{card: flagship, strength: 19}, {card: scout, strength: 7}]}}}
          given: {players: {player 1: {field: [flagship, {card: scout, wounds: 3}]}}}, when: [{choose: heal Scout}], then: {players: {player 1: {field: [{card: flagship, strength: 9}, {card: scout, strength: 3}]}}}
          given: {players: {player 1: {field: [flagship, scout, scout]}}}, then: {players: {player 1: {field: [{card: flagship, strength: 109}, scout, scout]}}}
          given: {players: {player 1: {field: [flagship, scout, scout]}}}, when: [{choose: hit Scout 1}], then: {players: {player 1: {field: [{card: flagship, strength: 19}, {card: scout, strength: 7}, {card: scout, strength: 3}]}}}
          given: {players: {player 1: {field: [flagship, scout], hand: [scout]}}}, when: [{choose: play Scout}], then: {players: {player 1: {field: [{card: flagship, strength: 109}, scout, scout]}}}
          given: {players: {player 1: {field: [flagship]}}}, when: [{choose: hurt}], then: {players: {player 1: {pace: 3}}}
          given: {players: {player 1: {field: [flagship]}}}, when: [{choose: hurt}, {choose: hurt}, {choose: hurt}], then: {players: {player 1: {pace: 1}}}
          given: {players: {player 1: {field: [scout]}}}, when: [{choose: scare}, {choose: hit Scout}], then: {players: {player 1: {field: [{card: scout, strength: 2}]}}}
          given: {players: {player 1: {field: [mute, singer]}}}, when: [{choose: hit Singer}], then: {players: {player 1: {field: [mute, {card: singer, strength: 3}]}}}
          given: {players: {player 1: {field: [mute, {card: singer, wounds: 1}]}}}, when: [{choose: heal Singer}], then: {players: {player 1: {field: [mute, {card: singer, strength: 8}]}}}
          given: {players: {player 1: {field: [{card: scout, wounds: 1}, tower]}}}, when: [{choose: tally}], then: {players: {player 1: {coins: 14}}}
          given: {players: {player 1: {wounds: 1, field: [flagship]}}}, then: {players: {player 1: {pace: 3}}}
          given: {players: {player 1: {field: [flagship, scout]}}}, when: [{choose: weigh Scout}], then: {players: {player 1: {coins: 10}}}
          """)
  void effectsReachWhoHasTheNumberAtTheMoment(String scenario) {
    ScenarioResult result = WrittenGame.run(BOOK, scenario);
    assertThat(result.findings()).isEmpty();
    assertThat(result.passed()).as(result.toString()).isTrue();
  }

  @Test
  void aForkAndASavedMatchKnowThem() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      while (WrittenGame.words(match).stream().anyMatch(one -> one.startsWith("play"))) {
        String play =
            WrittenGame.options(match).stream()
                .filter(one -> one.startsWith("play"))
                .findFirst()
                .orElseThrow();
        match.choose(WrittenGame.question(match).id(), play);
      }
      WrittenGame.choose(match, "hit Scout");
      try (Match fork = match.fork();
          Match restored = BOOK.restoreUnderAnyRules(match.save())) {
        for (Match one : List.of(fork, restored)) {
          assertThat(WrittenGame.words(one)).anyMatch(words -> words.startsWith("heal Scout"));
          WrittenGame.choose(one, "tally");
        }
        WrittenGame.choose(match, "tally");
        double coins = WrittenGame.of(match, 0, "coins");
        assertThat(WrittenGame.of(fork, 0, "coins")).isEqualTo(coins);
        assertThat(WrittenGame.of(restored, 0, "coins")).isEqualTo(coins);
      }
    }
  }

  /** A number that an effect changes could change whom the effect reaches. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          own, now: {wounds: {at least: 1}} | own, now: {strength: {at least: 1}} | `RS201 | scopes/wounded/now/strength | strength, which statuses/fear changes | -`
          own, now: {wounds: {at least: 1}} | own, now: {wonds: {at least: 1}}    | `RS015 | scopes/wounded/now/wonds | wonds | wounds`
          own, now: {wounds: {at least: 1}} | own, now: {pace: 1}                 | `RS015 | scopes/wounded/now/pace | pace | -`
          own, now: {wounds: {at least: 1}} | own, now: {wounds: {}}              | `RS006 | scopes/wounded/now/wounds | - | -`
          at least: 1, at most: 2           | at least: 3, at most: 2             | `RS201 | scopes/frail players/now/wounds/at most | 2 | -`
          """)
  void whatCannotBeAskedIsFound(String right, String wrong, String told) {
    assertThat(WRITTEN.mistakes(right, wrong)).contains(told);
  }

  /** The kind that is meant may have the number. */
  @Test
  void aMisspeltKindIsAllThatIsFoundOfItsScope() {
    assertThat(
            WRITTEN.mistakes(
                "kinds: [unit], whose: own, now: {wounds:",
                "kinds: [unti, player], now: {health:",
                "unit: {",
                "unit: {health: 1, "))
        .containsExactly("RS022 | scopes/wounded/kinds/0 | unti | unit");
  }

  /** Not all players need have the number, nor need a card that asks for it itself. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{if: count of frail players = 2, ends: true}",
        "{if: count of frail players >= 1, ends: true}",
        "{if: count of frail players < 2, ends: true}"
      })
  void anyNumberOfPlayersMayHaveIt(String end) {
    assertThat(
            WRITTEN.mistakes(
                "end: {ends: true}", "end: {ends: true}\n  rest: " + end, ", end]", ", rest, end]"))
        .isEmpty();
  }

  @Test
  void moreThanAllPlayersCannotHaveIt() {
    assertThat(
            WRITTEN.mistakes(
                "{with: own hand, then", "{with: own hand, if: count of frail players > 2, then"))
        .hasSize(1)
        .first()
        .asString()
        .startsWith("RS092");
  }

  @Test
  void aCardThatAsksForItNeedNotHaveItItself() {
    String cards =
        CARDS.replace(
            "{changes: strength, by: 5}",
            "{changes: strength, by: 5, while: {at most: 0, of: unhurt}}");
    assertThat(new WrittenGame(WRITTEN.game(), cards, WRITTEN.decks()).findingsTogether())
        .isEmpty();
  }

  @Test
  void sentencesSayTheNumber() {
    assertThat(WRITTEN.sentence())
        .isEqualTo(
            "While in play, the strength of your wounded with wounds of at least 1 is raised by"
                + " 4.");
  }
}
