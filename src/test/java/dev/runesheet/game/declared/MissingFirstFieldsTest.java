package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Effects and lines without the field that says what they are, or with it at another level: that
 * field is told alone.
 */
class MissingFirstFieldsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {name: a rule, whose: any, then: [{do: win, target: subject}]} | RS006 #/rules/0:  | the field 'when'
          {whose: any, then: [{do: win, target: subject}]}               | RS006 #/rules/0:  | the field 'when'
          {wehn: turn begins, whose: any, then: []}                      | RS007 #/rules/0/wehn: 'wehn' | one of when, changes, suppresses, ability
          {name: a rule}                                                 | RS006 #/rules/0: no action | one of when, changes, suppresses, ability
          {when: turn begins, then: [{question: which, asks: self, then: []}]} | RS006 #/rules/0/then/0:  | the field 'choose'
          {when: turn begins, then: [{where: coins of target > 0, then: []}]} | RS006 #/rules/0/then/0: no action | one of do, if, for each, choose, at random, one of, run, as each, repeat, use, pay, stop
          {when: turn begins, then: [{for every: players, then: []}]} | RS007 #/rules/0/then/0/for every: 'for every' | one of do, if, for each, choose, at random, one of, run, as each, repeat, use, pay, stop
          {when: turn begins, then: [{win: subject, target: subject}]} | RS007 #/rules/0/then/0/win: 'win' | one of do, if, for each, choose, at random, one of, run, as each, repeat, use, pay, stop
          {when: turn begins, do: win, target: subject}                  | RS007 #/rules/0/do: 'do' | it within the field 'then'
          {when: turn begins, then: [], do: win, target: subject}        | RS007 #/rules/0/do: 'do' | it within the field 'then'
          {when: turn begins, then: [{for each: players, do: win, target: target}]} | RS007 #/rules/0/then/0/do: 'do' | it within the field 'then'
          {when: turn begins, then: [{if: coins of subject > 1, do: win, target: subject}]} | RS007 #/rules/0/then/0/do: 'do' | it within the field 'then'
          {when: turn begins, then: [{if: coins of subject > 1, do: [{do: win, target: subject}]}]} | RS007 #/rules/0/then/0/do: 'do' | one of if, then, else
          {when: turn begins, then: [{do: set-stat, target: subject, stat: coins, delta: 1}]} | RS007 #/rules/0/then/0/delta: 'delta' | one of do, target, stat, value
          {when: turn begins, then: [{do: win, if: coins of subject > 1, then: []}]} | RS007 #/rules/0/then/0: do beside if | one of them in an entry, each in a row of its own on a sheet
          """)
  void theMissingOneIsToldOnce(String rule, String found, String expected) {
    String game =
        """
        kinds:
          player: {coins: 0}
          good: {}
        zones:
          hand: {seen by: owner}
        deck zone: hand
        phases:
          - {phase: main, event: turn begins}
        rules:
          - %s
        """;
    String cards = "cards: {rice: {name: Rice, kind: good}}\n";
    WrittenGame wrong =
        new WrittenGame(game.replace("%s", rule), cards, "decks: {goods: {rice: 9}}\n");
    assertThat(wrong.findings().all())
        .filteredOn(one -> one.location().place().toString().startsWith("#/rules"))
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code().id() + " " + one.location().place() + ": " + one.found())
                  .isEqualToIgnoringWhitespace(found);
              assertThat(one.expected()).isEqualTo(expected);
            });
  }
}
