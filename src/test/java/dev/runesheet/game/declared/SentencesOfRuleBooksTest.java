package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sentences of effects are such as a rule book prints. */
class SentencesOfRuleBooksTest {

  private static final String GAME =
      """
      players: 2
      kinds:
        player: {points: 0, luck: 0}
        unit: {might: 1, guard: 0}
        sailor: {might: 1}
      zones:
        deck: {}
        hand: {seen by: owner}
        field: {in play: true}
        captured: {}
      deck zone: deck
      words: {suit: [hearts, spades]}
      scopes:
        foes: {kinds: [unit, sailor], zone: field, whose: enemy}
      phases:
        - {phase: main, actions: [done]}
      actions:
        done: {ends: true}
      """;

  private static final String SET = "{do: set-stat, target: owner, stat: luck, value: $1}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          set: "max(1, might of self + guard of self)" | set your luck to the larger of 1 and (its might plus its guard).
          set: "min(3, might of self * 2)"             | set your luck to the smaller of 3 and (its might times 2).
          set: "max(might of self + 1, 3)"             | set your luck to the larger of its might plus 1 and 3.
          set: "count of own hand [kind of target is unit]" | set your luck to the number of your cards in the hand that are units.
          set: "count of own hand [guard of self > might of self or suit of target is hearts]" | the number of your cards in the hand for which (this card's guard is above this card's might or its suit is hearts).
          {as each: players, then: [{if: "points of self > 3", then: [{do: win, target: self}]}]} | each player, one after the other: if their points are above 3, they win.
          {as each: players, then: [{if: "points of self > 3", then: [{do: add-stat, target: self, stat: luck, delta: 1}], else: [{do: win, target: self}]}]} | if their points are above 3, they gain 1 luck; otherwise they win.
          {choose: foes, where: kind of target is sailor, then: [{do: leave, target: target, zone: captured}]} | choose a foe of the opponent that is a sailor: it leaves play
          """)
  void areReadAloud(String line, String said) {
    String written = line.replaceFirst("^set: (.*)$", SET);
    String cards =
        "cards: {flagship: {name: Flagship, kind: unit, effects: [{when: enters play, then: ["
            + written
            + "]}]}, scout: {name: Scout, kind: unit}}\n";
    assertThat(new WrittenGame(GAME, cards).sentence()).contains(said);
  }
}
