package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A line runs a procedure for somebody who has what its lines ask for. */
class RunProceduresTest {

  private static final String GAME =
      """
      kinds:
        player: {health: 10, day: 0}
        beast: {power: 1}
        tool: {weight: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
        grave: {}
      deck zone: deck
      scopes:
        own beasts: {kinds: [beast], zone: field, whose: own}
        things: {kinds: [beast, tool], zone: field, whose: own}
        enemy side: {kinds: [beast, player], whose: enemy}
      phases:
        - {phase: main, event: turn begins, actions: [play, act, end]}
      actions:
        play:
          with: own hand
          then: [{do: enter, target: self, zone: field}]
        act: {%s}
        end: {ends: true}
      procedures:
        cheer: [{do: add-stat, target: self, stat: power, delta: 1}]
        age: [{do: add-stat, target: owner, stat: health, delta: day of self}]
        bury: [{do: leave, target: self, zone: grave}]
        party: [{run: cheer}]
        ask: [{if: kind of self is beast, then: [{run: cheer}]}]
        again: [{run: cheer}, {for each: own beasts, then: [{run: again, as: target}]}]
      player rules:
        - {when: turn begins, then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]}
        - when: leaves play
          whose: any
          then: [%s]
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: beast}
        rope: {name: Rope, kind: tool}
      """;

  private static final String NOTHING = "{do: add-stat, target: self, stat: day, delta: 1}";
  private static final String EACH = "{for each: own beasts, then: [{run: %s, as: target}]}";

  /**
   * Besides what is told of procedures that nothing runs, that run themselves or change nothing.
   */
  private static final Set<String> OTHERS = Set.of("RS155", "RS095", "RS131");

  private static void isTold(String action, String answer, String told) {
    String game = GAME.formatted(action, answer);
    List<String> mistakes =
        new WrittenGame(game, CARDS, "decks: {all: {scout: 1, rope: 1}}").mistakes();
    assertThat(mistakes.stream().filter(one -> !OTHERS.contains(one.substring(0, 5))))
        .isEqualTo(Stream.ofNullable(told).map(one -> one + " | -").toList());
  }

  /** A number that nobody who runs a procedure has is wrong in the procedure. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          then: [{run: cheer}]                                        | `RS015 | procedures/cheer/0/stat | power of self (player)`
          then: [{run: party}]                                        | `RS015 | procedures/cheer/0/stat | power of self (player)`
          then: [{for each: own beasts, then: [{run: age, as: target}]}] | `RS015 | procedures/age/0/delta | day of self (beast)`
          then: [{run: bury}]                                         | `RS201 | procedures/bury/0/target | self, which is a player`
          with: own hand, then: [{run: cheer}]                        | `RS187 | procedures/cheer/0/stat | power of self (tool)`
          then: [{for each: things, then: [{run: cheer, as: target}]}] | `RS015 | procedures/cheer/0/stat | power of self (tool)`
          then: [{as each: things, then: [{run: cheer}]}]             | `RS015 | procedures/cheer/0/stat | power of self (tool)`
          then: [{run: age}]                                          |
          then: [{run: ask}]                                          | `RS092 | procedures/ask/0/if | kind of self is beast`
          with: own hand, then: [{run: ask}]                          |
          with: own hand, if: kind of self is beast, then: [{run: cheer}] |
          then: [{for each: own beasts, then: [{run: again, as: target}]}] |
          """)
  void thatNobodyCanRunIsWrongItself(String action, String told) {
    isTold(action, NOTHING, told);
  }

  /** The line that runs it is wrong if others run it rightly. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          cheer | {run: cheer}                                                | `RS015 | actions/act/then/0/run | power of self (player) in cheer`
          cheer | {for each: own beasts, then: [{run: cheer}]}                | `RS015 | actions/act/then/0/then/0/run | power of self (player) in cheer`
          party | {run: party}                                                | `RS015 | actions/act/then/0/run | power of self (player) in cheer in party`
          cheer | {run: party}                                                | `RS015 | procedures/party/0/run | power of self (player) in cheer`
          bury  | {run: bury}                                                 | `RS201 | actions/act/then/0/run | self, which is a player in bury`
          cheer | {for each: enemy side, then: [{run: cheer, as: target}]}    | `RS015 | actions/act/then/0/then/0/run | power of self (player) in cheer`
          cheer | {for each: own hand, then: [{run: cheer, as: target}]}      | `RS187 | actions/act/then/0/then/0/run | power of self (tool) in cheer`
          again | {run: again}                                                | `RS015 | actions/act/then/0/run | power of self (player) in cheer in again`
          cheer | {run: cheer, as: target}                                    | `RS014 | actions/act/then/0/as | target outside of for each, choose and at random`
          ask   | {run: ask}                                                  |
          """)
  void thatOneLineRunsForTheWrongIsWrongThere(String right, String line, String told) {
    isTold("then: [" + line + "]", EACH.formatted(right), told);
  }
}
