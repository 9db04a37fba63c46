package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.testing.ScenarioResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ways of a choice that say what they do in words of their own. */
class WordsOfWaysTest {

  private static final String GAME =
      """
      kinds:
        player: {gold: 0}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, actions: [live, give, twice, play, end]}
      actions:
        live:
          then:
            - one of:
                draw:
                  says: Draw two cards
                  then:
                    - {do: draw, target: self, amount: 1, from: deck, to: hand}
                    - {do: draw, target: self, amount: 1, from: deck, to: hand}
                spend:
                  says: 'Pay 1 "gold" \\ <b>$r</b>'
                  if: gold of self >= 1
                  then: [{do: add-stat, target: self, stat: gold, delta: -1}]
                earn: [{do: add-stat, target: self, stat: gold, delta: 1}]
        give:
          then:
            - one of:
                tax: {says: Take tribute, then: [{do: add-stat, target: opponent, stat: gold, delta: 1}]}
                nothing: {says: Leave it, then: []}
              asks: opponent
        twice:
          then:
            - one of:
                little: {says: Get gold, then: [{do: add-stat, target: self, stat: gold, delta: 1}]}
                much: {says: Get gold, then: [{do: add-stat, target: self, stat: gold, delta: 2}]}
        play: {with: own hand, then: [{do: enter, target: self, zone: field}]}
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit}
        flagship:
          name: Flagship
          kind: unit
          effects:
            - when: enters play
              then:
                - one of:
                    gold:
                      if: gold of owner >= 1
                      says: Double your gold.
                      then: [{do: add-stat, target: owner, stat: gold, delta: gold of owner}]
                    pay:
                      if: gold of owner >= 2
                      says: Sail on; nobody stops you
                      then: [{do: add-stat, target: owner, stat: gold, delta: -2}]
                    cards: [{do: draw, target: owner, amount: 1, from: deck, to: hand}]
      """;

  private static final WrittenGame WRITTEN = new WrittenGame(GAME, CARDS);

  private static final RuleBook BOOK = WRITTEN.book();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          live  | Draw two cards | gain 1 gold
          give  | Take tribute | Leave it
          twice | Get gold (little) | Get gold (much)
          """)
  void optionsShowThem(String action, String one, String other) {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, action);
      assertThat(WrittenGame.words(match)).containsExactly(one, other);
    }
  }

  @Test
  void anySignInThemIsShownAsItIsWritten() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "live");
      WrittenGame.choose(match, "gain 1 gold");
      WrittenGame.choose(match, "live");
      String spend = "Pay 1 \"gold\" \\ <b>$r</b>";
      assertThat(WrittenGame.words(match)).containsExactly("Draw two cards", spend, "gain 1 gold");
      try (Match restored = BOOK.restoreUnderAnyRules(match.save())) {
        WrittenGame.choose(restored, spend);
        assertThat(WrittenGame.of(restored, 0, "gold")).isZero();
      }
    }
  }

  @Test
  void sentencesSayThemWithTheConditionsOfTheWays() {
    assertThat(WRITTEN.sentence())
        .isEqualTo(
            "When this card enters play, choose one: if your gold is at least 1, double your gold;"
                + " if your gold is at least 2, (sail on; nobody stops you); or draw a card.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          when: [{choose: live}, {choose: Draw two cards}], then: {players: {player 1: {hand: [scout, scout]}}}
          when: [{choose: live}, {choose: draw}], then: {players: {player 1: {hand: [scout, scout]}}}
          when: [{choose: live}], then: {options: [Draw two cards, gain 1 gold]}
          when: [{choose: live}], then: {options: [draw, earn]}
          when: [{choose: twice}, {choose: Get gold (much)}], then: {players: {player 1: {gold: 2}}}
          """)
  void scenariosNameWaysByThemOrByTheirNames(String scenario) {
    ScenarioResult result =
        WrittenGame.run(BOOK, "given: {players: {player 1: {deck: [scout, scout]}}}, " + scenario);
    assertThat(result.findings()).isEmpty();
    assertThat(result.passed()).as(result.toString()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          says: Draw two cards | says: ' ' | RS009 | actions/live/then/0/one of/draw/says | - | -
          says: Draw two cards | says: 'Draw ' | RS024 | actions/live/then/0/one of/draw/says | `Draw ` | -
          says: Draw two cards | says: "Draw\\ncards" | RS024 | actions/live/then/0/one of/draw/says | Draw cards | -
          says: Draw two cards | says: [Draw] | RS005 | actions/live/then/0/one of/draw/says | a list | -
          says: Draw two cards | say: Draw two cards | RS007 | actions/live/then/0/one of/draw/say | say | says
          stat: gold, delta: 2 | stat: gold, delta: 1 | RS131 | actions/twice/then/0/one of/much | what little does, too | -
          """)
  void mistakesAreToldWhereTheyStand(
      String from, String to, String code, String place, String found, String meant) {
    assertThat(WRITTEN.mistakes(from, to))
        .containsExactly(String.join(" | ", code, place, found, meant));
  }

  @Test
  void theirLengthIsBounded() {
    String says = "says: Draw two cards";
    String longest = "says: " + "long ".repeat(23) + "words";
    assertThat(WRITTEN.mistakes(says, longest)).isEmpty();
    assertThat(WRITTEN.mistakes(says, longest + "s"))
        .containsExactly("RS004 | actions/live/then/0/one of/draw/says | 121 characters | -");
  }
}
