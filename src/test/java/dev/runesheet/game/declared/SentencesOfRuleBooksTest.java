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
        sailor: {might: 1, guard: 0}
      zones:
        deck: {}
        hand: {seen by: owner}
        field: {in play: true}
        captured: {}
        trick: {common: true}
        aside: {common: true}
      deck zone: deck
      words: {suit: [hearts, spades], side: [red, blue]}
      scopes:
        foes: {kinds: [unit, sailor], zone: field, whose: enemy}
        ships: {kinds: [unit, sailor], zone: field}
        me: {kinds: [player], whose: own}
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
          set: "count of own hand [suit of target is hearts and guard of target = might of self and kind of target is unit]" | and that are units.
          set: "count of own hand [guard of self > might of self or suit of target is hearts]" | the number of your cards in the hand for which (this card's guard is above this card's might or its suit is hearts).
          {as each: players, then: [{if: "points of self > 3", then: [{do: win, target: self}]}]} | each player, one after the other: if their points are above 3, they win.
          {as each: players, then: [{if: "points of self > 3", then: [{do: add-stat, target: self, stat: luck, delta: 1}], else: [{do: win, target: self}]}]} | if their points are above 3, they gain 1 luck; otherwise they win.
          {choose: foes, where: kind of target is sailor, then: [{do: leave, target: target, zone: captured}]} | choose a foe of the opponent that is a sailor: it leaves play
          {for each: aside, then: [{do: take, player: owner, target: target, zone: captured}]} | take each card set aside to your captured cards.
          {for each: own captured, then: [{do: move, target: target, zone: deck}]} | move each of your captured cards to the deck.
          {for each: ships, where: side of target is not side of self, then: [{do: set-stat, target: target, stat: might, value: 2}]} | for each ship whose side is not this card's side: set its might to 2.
          {at random: ships, where: side of target is not side of self, then: [{do: set-stat, target: target, stat: might, value: 2}]} | choose a ship whose side is not this card's side at random: set its might to 2.
          {for each: ships, where: side of target is not side of self, then: [{do: add-stat, target: target, stat: might, delta: 2}]} | each ship whose side is not this card's side gains 2 might.
          {for each: foes, where: side of target is not side of self and guard of target > might of target, then: [{do: leave, target: target, zone: captured}]} | whose side is not this card's side and whose guard is above its might leaves play
          set: "count of foes [might of target > 3] [side of self is red or guard of self > 5]" | the number of foes of the opponent with might above 3 if (this card's side is red or this card's guard is above 5).
          set: "count of foes [side of self is red] [guard of self > 5]" | the number of foes of the opponent if this card's side is red and this card's guard is above 5.
          {if: "points of owner = luck of owner", then: [{do: win, target: owner}]} | if your points are equal to your luck, win.
          {if: "not (points of owner = luck of owner or points of owner = 3)", then: [{do: win, target: owner}]} | if your points are not equal to your luck and not 3, win.
          {for each: me, then: [{if: points of target > 3, then: [{do: win, target: target}]}]} | enters play: if your points are above 3, win.
          {for each: me, where: points of target > 3, then: [{do: add-stat, target: target, stat: points, delta: 1}]} | enters play, for you with points above 3: gain 1 point.
          {choose: me, then: [{do: add-stat, target: target, stat: points, delta: 1}]} | enters play, gain 1 point.
          {as each: players, then: [{do: add-stat, target: self, stat: points, delta: total points of me}]} | gain points equal to their points.
          {do: add-stat, target: owner, stat: points, delta: total points of me} | gain points equal to your points.
          {for each: players in turn order, then: [{do: add-stat, target: target, stat: luck, delta: 1}]} | each player, in turn order, gains 1 luck.
          {if: kind of self is unit or kind of self is sailor, then: [{do: win, target: owner}]} | if it is a unit or a sailor, win.
          {for each: own hand, where: kind of target is unit or kind of target is sailor, then: [{do: move, target: target, zone: deck}]} | move each of your cards in the hand that is a unit or a sailor to the deck.
          {at random: me, then: [{do: add-stat, target: target, stat: points, delta: 1}]} | enters play, gain 1 point.
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
