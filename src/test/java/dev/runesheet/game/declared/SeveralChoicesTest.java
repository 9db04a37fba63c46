package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.Option;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Choices of several different entities, one after the other, before the lines run for each. */
class SeveralChoicesTest {

  private static final String GAME =
      """
      players: 2
      turns: 50
      kinds:
        player: {gold: 0}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
        pile: {}
      deck zone: deck
      scopes:
        own units: {kinds: [unit], zone: field, whose: own}
        enemy units: {kinds: [unit], zone: field, whose: enemy}
      phases:
        - {phase: main, actions: [march, drill, train, swap, demand, inspire, end]}
      actions:
        march: {then: [{for each: own hand, then: [{do: enter, target: target, zone: field}]}]}
        drill:
          then:
            - choose: own units
              how many: 2
              question: choose whom to drill
              then: [{do: add-stat, target: target, stat: power, delta: 1}]
            - {do: add-stat, target: self, stat: gold, delta: 1}
        train:
          then:
            - choose: own units
              where: power of target < 3
              how many: 2
              optional: true
              then: [{do: add-stat, target: target, stat: power, delta: 1}]
        swap:
          then:
            - choose: own hand
              any number: true
              question: choose the cards to give up
              then:
                - {do: move, target: target, zone: pile}
                - {do: add-stat, target: owner, stat: gold, delta: 1}
        demand:
          then:
            - choose: enemy units
              asks: opponent
              how many: 2
              then: [{do: leave, target: target, zone: pile}]
        inspire:
          then:
            - for each: own units
              at most: 1
              then:
                - choose: own units
                  how many: 2
                  then: [{do: add-stat, target: target, stat: power, delta: 1}]
                - {do: add-stat, target: target, stat: power, delta: 10}
        end: {ends: true}
      player rules:
        - {name: hand, when: game starts, then: [{do: draw, target: self, amount: 3, from: deck, to: hand}]}
      """;

  private static final String CARDS =
      """
      cards:
        ant: {name: Ant, kind: unit}
        flagship: {name: Bee, kind: unit, effects: [{when: enters play, then: [EFFECT]}]}
        cat: {name: Cat, kind: unit}
      """;

  private static final String EFFECT =
      "{choose: own units, how many: 2, then: [{do: damage, target: target, amount: 1}]}";

  private static final WrittenGame WRITTEN = written(EFFECT);

  private static final RuleBook BOOK = WRITTEN.book();

  private static WrittenGame written(String effect) {
    return new WrittenGame(
        GAME.replace("{power: 1}", "{power: 1, health: 9}"),
        CARDS.replace("EFFECT", effect),
        "decks: {all: {ant: 2, flagship: 2, cat: 2}}");
  }

  private static void test(String scenario) {
    assertThat(WrittenGame.run(BOOK, scenario).told()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          [{choose: drill}]                                                                       | options: [Ant, Bee, Cat]
          [{choose: drill}, {choose: Bee}]                                                        | options: [Ant, Cat], players: {player 1: {gold: 0}}
          [{choose: drill}, {choose: Bee}, {choose: Ant}]                                         | options: [march, drill, train, swap, demand, inspire, end], players: {player 1: {gold: 1, field: [{card: ant, power: 2}, {card: flagship, power: 2}, {card: cat, power: 1}]}}
          [{choose: train}, {choose: Ant}]                                                        | options: [Bee, Cat, choose no more]
          [{choose: train}, {choose: Ant}, {choose: none}]                                        | players: {player 1: {field: [{card: ant, power: 2}, {card: flagship, power: 1}, {card: cat, power: 1}]}}
          [{choose: train}, {choose: choose no more}]                                             | players: {player 1: {field: [{card: ant, power: 1}, {card: flagship, power: 1}, {card: cat, power: 1}]}}
          """)
  void differentOnesAreChosenAndThenTheLinesRunForEach(String when, String then) {
    test(
        "given: {players: {player 1: {field: [ant, flagship, cat]}}}, when: "
            + when
            + ", then: {"
            + then
            + "}");
  }

  @Test
  void asManyAreChosenAsThereAre() {
    test(
        "given: {players: {player 1: {field: [ant]}}}, when: [{choose: drill}, {choose: Ant}],"
            + " then: {players: {player 1: {gold: 1, field: [{card: ant, power: 2}]}}}");
    test("given: {}, when: [{choose: drill}], then: {players: {player 1: {gold: 1}}}");
  }

  @Test
  void anyNumberIsTakenInTheOrderOfTheChoices() {
    test(
        "given: {players: {player 1: {hand: [ant, flagship, cat]}}}, when: [{choose: swap},"
            + " {choose: Cat}, {choose: Ant}, {choose: choose no more}],"
            + " then: {players: {player 1: {gold: 2, hand: [flagship], pile: [cat, ant]}}}");
    test(
        "given: {players: {player 1: {hand: [ant, flagship]}}}, when: [{choose: swap},"
            + " {choose: Bee}, {choose: Ant}],"
            + " then: {players: {player 1: {gold: 2, hand: [], pile: [flagship, ant]}}}");
  }

  @Test
  void theAskedPlayerChooses() {
    test(
        "given: {players: {player 2: {field: [ant, flagship, cat]}}}, when: [{choose: demand},"
            + " {player: player 2, choose: Cat}, {player: player 2, choose: Ant}],"
            + " then: {players: {player 2: {field: [flagship], pile: [cat, ant]}}}");
  }

  @Test
  void behindItTheTargetIsTheOneBefore() {
    test(
        "given: {players: {player 1: {field: [ant, flagship, cat]}}}, when: [{choose: inspire},"
            + " {choose: Bee}, {choose: Cat}], then: {players: {player 1: {field:"
            + " [{card: ant, power: 11}, {card: flagship, power: 2}, {card: cat, power: 2}]}}}");
  }

  @Test
  void matchesAreSavedAndForkedBetweenTwoChoices() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "march");
      while (!WrittenGame.question(match).prompt().equals("main")) {
        answer(match, 0);
      }
      WrittenGame.choose(match, "drill");
      answer(match, 1);
      try (Match fork = match.fork();
          Match restored = BOOK.restoreUnderAnyRules(match.save())) {
        for (Match one : List.of(match, fork, restored)) {
          answer(one, 0);
        }
        assertThat(fork.save()).isEqualTo(match.save());
        assertThat(restored.save()).isEqualTo(match.save());
      }
    }
  }

  /** A choice that is told, or not, would tell of what else was, or could have been, chosen. */
  @Test
  void whoDoesNotSeeAllThatCouldBeChosenIsToldOnlyWhatComesOfIt() {
    try (WhatAPlayerReads other = new WhatAPlayerReads(BOOK, 1)) {
      int before = other.read().size();
      other.play("swap");
      List<Option> cards = WrittenGame.question(other.match()).options();
      other.play(cards.get(0).unnumbered(), "choose no more", "swap");
      for (int left = 2; left > 0; left--) {
        other.play(WrittenGame.question(other.match()).options().get(0).unnumbered());
      }
      assertThat(other.read().subList(before, other.read().size()))
          .noneMatch(line -> line.contains(" chooses ") || line.contains("choose no more"))
          .anyMatch(line -> line.contains("goes from hand to pile"));
    }
  }

  @Test
  void whoSeesAllThatCouldBeChosenIsToldTheChoices() {
    try (WhatAPlayerReads other = new WhatAPlayerReads(BOOK, 1)) {
      other.play("march");
      while (!WrittenGame.question(other.match()).prompt().equals("main")) {
        other.play(WrittenGame.question(other.match()).options().get(0).unnumbered());
      }
      other.play("train");
      String card = WrittenGame.question(other.match()).options().get(1).unnumbered();
      other.play(card, "choose no more");
      assertThat(other.read()).anyMatch(line -> line.contains(" chooses " + card));
    }
  }

  private static void answer(Match match, int option) {
    Option chosen = WrittenGame.question(match).options().get(option);
    match.choose(WrittenGame.question(match), chosen);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {choose: own units, how many: 2, then: [{do: damage, target: target, amount: 1}]} | When this card enters play, deal 1 damage to each of 2 of your units.
          {choose: own units, how many: 2, optional: true, then: [{do: damage, target: target, amount: 1}]} | When this card enters play, deal 1 damage to each of up to 2 of your units.
          {choose: own units, any number: true, then: [{do: add-stat, target: target, stat: power, delta: 1}]} | When this card enters play, choose any number of your units; each of them gains 1 power.
          {choose: own units, any number: true, asks: opponent, then: [{do: add-stat, target: target, stat: power, delta: 1}, {do: damage, target: target, amount: 1}]} | When this card enters play, the opponent chooses any number of your units; for each: it gains 1 power, then deal 1 damage to it.
          {choose: enemy units, how many: 3, then: [{do: leave, target: target, zone: pile}]} | When this card enters play, choose 3 enemy units; each of them leaves play and goes to its owner's pile.
          """)
  void sentencesSayHowMany(String effect, String sentence) {
    assertThat(written(effect).sentence()).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          how many: 2\\n        question | how many: 1\\n        question | RS010 | actions/drill/then/0/how many | 1 | -
          how many: 2\\n        question | how many: two\\n        question | RS005 | actions/drill/then/0/how many | two | -
          how many: 2\\n        question | howmany: 2\\n        question | RS007 | actions/drill/then/0/howmany | howmany | how many
          any number: true | any number: true\\n        how many: 2 | RS007 | actions/swap/then/0/how many | a number besides any number | -
          any number: true | any number: true\\n        optional: false | RS007 | actions/swap/then/0/optional | optional: false besides any number | -
          asks: opponent | asks: oponent | RS014 | actions/demand/then/0/asks | oponent | opponent
          """)
  void mistakesAreToldWhereTheyStand(
      String from, String to, String code, String place, String found, String meant) {
    assertThat(WRITTEN.mistakes(from.replace("\\n", "\n"), to.replace("\\n", "\n")))
        .containsExactly(String.join(" | ", code, place, found, meant));
  }
}
