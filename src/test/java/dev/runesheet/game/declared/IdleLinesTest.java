package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Actions and lines of which nothing comes, and conditions that hold whatever is. */
class IdleLinesTest {

  private static final String GAME =
      """
      kinds:
        player: {coins: 1, debts: 1, worth: 0, luck: 1}
        scout: {power: 1}
      sums: {worth: [coins]}
      zones: {hand: {}, field: {in play: true}}
      deck zone: hand
      statuses:
        lucky: {changes: luck, by: 1}
      phases: [{phase: main, event: turn starts, actions: [work, rest, done]}]
      actions:
        done: {ends: true}
        work: {with: own hand, then: [{do: add-stat, target: owner, stat: coins, delta: 1}]}
        rest: %s
      player rules:
        - when: turn starts
          then:
            - {do: grant, target: self, effect: lucky, turns: 1}
            - %s
      """;

  private static List<Diagnostic> found(String rest, String line) {
    String cards = "cards: {scout: {name: Scout, kind: scout}}\n";
    return new WrittenGame(GAME.formatted(rest, line), cards)
        .findingsTogether().stream().filter(one -> one.code() == Code.NO_CHANGE).toList();
  }

  private static final String REST =
      "{then: [{do: add-stat, target: self, stat: debts, delta: 1}]}";
  private static final String LINE = "{do: set-stat, target: self, stat: debts, value: 0}";

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{if: coins of self > 1}", "{with: own hand, once: true}"})
  void anActionThatChangesAndEndsNothingIsTold(String rest) {
    assertThat(found(rest, LINE))
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.location().place().toString()).isEqualTo("#/actions/rest");
              assertThat(one.found()).isEqualTo("an action without 'then' and 'ends'");
            });
  }

  /** That no phase offers it does not matter while it does nothing. */
  @Test
  void anActionThatDoesNothingAndIsNotOfferedIsToldOnce() {
    String idle = GAME.replace("actions:\n", "actions:\n  idle: {}\n").formatted(REST, LINE);
    String cards = "cards: {scout: {name: Scout, kind: scout}}\n";
    assertThat(new WrittenGame(idle, cards).findings().all())
        .filteredOn(one -> one.location().place().toString().equals("#/actions/idle"))
        .extracting(Diagnostic::code)
        .containsExactly(Code.NO_CHANGE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {do: set-stat, target: self, stat: coins, value: coins of self} | value | it is this number already
          {if: coins of self = coins of self, then: [{do: win, target: self}]} | if | it always holds
          {if: coins of self >= coins of self and debts of self > 3, then: [{do: win, target: self}]} | if | it always holds
          {for each: own hand, where: power of target <= power of target, then: [{do: enter, target: target, zone: field}]} | where | it always holds
          """)
  void whatChangesOrAsksNothingIsToldAtItsField(String line, String field, String why) {
    assertThat(found(REST, line))
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.location().place().toString())
                  .isEqualTo("#/player rules/0/then/1/" + field);
              assertThat(one.toString()).contains(why);
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{do: set-stat, target: self, stat: coins, value: debts of self}",
        "{do: set-stat, target: self, stat: luck, value: luck of self}",
        "{do: set-stat, target: self, stat: worth, value: worth of self}",
        "{if: coins of self = debts of self, then: [{do: win, target: self}]}",
        "{if: heads of 2 = heads of 2, then: [{do: win, target: self}]}"
      })
  void whatMayMakeADifferenceIsAccepted(String line) {
    assertThat(found(REST, line)).isEmpty();
    assertThat(found("{ends: true}", line)).isEmpty();
  }
}
