package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong in lines and entries that the game copies is told once, where it is written. */
class MistakesOfCopiedLinesTest {

  private static final String LINE = "{do: damage, target: target, amount: 1}";

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          kinds:
            player: {health: 9, energy: 0}
            fighter: {power: 1, health: 1}
          zones: {deck: {seen by: nobody}, hand: {seen by: owner}, field: {in play: true}}
          deck zone: deck
          procedures:
            hit:
              takes: {goals: scope}
              then: [{for each: $goals, then: [LINE]}]
          phases: [{phase: main, actions: [play, storm, end]}]
          actions:
            play: {with: own hand, then: [{do: enter, target: self, zone: field}]}
            storm: {then: [{run: hit, goals: enemy field}, {run: hit, goals: other players}]}
            end: {ends: true}
          player rules:
            - {name: hand, when: game starts, then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]}
          """
              .replace("LINE", LINE),
          "cards: {scout: {name: Scout, kind: fighter}}\n");

  @Test
  void theGameWithoutThemHasNoFinding() {
    assertThat(GAME.mistakes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {do: damge, target: target, amount: 1}              | `RS012 | /do | damge | damage`
          {do: damage, target: targt, amount: 1}              | `RS014 | /target | targt | target`
          {do: damage, target: target, amount: powr of self}  | `RS015 | /amount:1 | powr | power`
          {do: set-stat, target: target, stat: powr, value: 1} | `RS015 | /stat | powr | power`
          {do: move, target: target, zone: dekc}              | `RS022 | /zone | dekc | deck`
          {do: deal, target: target, amount: 1, calculation: strikng} | `RS022 | /calculation | strikng | -`
          {do: raise, target: target, event: bum}             | `RS013 | /event | bum | -`
          {if: kind of target is fightr, then: [{do: damage, target: target, amount: 1}]} | `RS022 | /if:19 | fightr | fighter`
          """)
  void aMistakeInLinesThatAreRunWithSeveralThings(String line, String told) {
    String place = " | procedures/hit/then/0/then/0/";
    assertThat(GAME.mistakes(LINE, line)).containsExactly(told.replace(" | /", place));
  }

  @Test
  void aMistakeInACardForEachWordOfAList() {
    String listed = "lists: {hue: {red: {}, green: {}}}\n" + GAME.game();
    String cards = GAME.cards().replace("}}\n", "}, <hue>-elf: {name: <hue> Elf, kind: fightr}}\n");
    assertThat(new WrittenGame(listed, cards).mistakes())
        .containsExactly(
            "RS022 | data/written/cards.yaml | cards/<hue>-elf/kind | fightr | fighter");
  }

  @Test
  void aMisspeltListInTheNameOfAnEntryIsToldOnce() {
    String listed = "lists: {hue: {red: {}, green: {}}}\n" + GAME.game();
    String cards = GAME.cards().replace("}}\n", "}, <hu>-elf: {name: <hue> Elf, kind: fighter}}\n");
    assertThat(new WrittenGame(listed, cards).mistakes())
        .containsExactly("RS022 | data/written/cards.yaml | cards/<hu>-elf | hu | hue");
  }

  /** Of a line that holds in one of the runs it is not said that it never holds. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          kind of target is fighter                    | `-`
          kind of target is player and health of target > 1 | `-`
          health of target > 1 and health of target < 1 | `RS092`
          """)
  void aConditionThatNeverHoldsIsToldIfItHoldsInNoRun(String condition, String code) {
    String line = "{if: '" + condition + "', then: [" + LINE + "]}";
    assertThat(GAME.mistakes(LINE, line).stream().map(one -> one.substring(0, 5)).distinct())
        .containsExactlyElementsOf(code.equals("-") ? List.of() : List.of(code));
  }

  @Test
  void aKindThatNoneOfTheRunsReachesIsTold() {
    String line = "{if: kind of target is player, then: [" + LINE + "]}";
    assertThat(GAME.mistakes(LINE, line, "goals: other players", "goals: own field"))
        .containsExactly("RS092 | procedures/hit/then/0/then/0/if | kind of target is player | -");
  }

  @Test
  void aNumberThatOneRunGivesDoesNotMakeALineIdle() {
    String game =
        GAME.game()
            .replace("takes: {goals: scope}", "takes: {goals: scope, more: number}")
            .replace("players}", "players, more: 1}")
            .replace("goals: enemy field}", "goals: enemy field, more: 0}")
            .replace(LINE, "{if: health of target > 0 and $more > 0, then: [" + LINE + "]}");
    assertThat(new WrittenGame(game, GAME.cards()).mistakes()).isEmpty();
  }
}
