package dev.runesheet.game.declared.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.declared.WrittenGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sentences with the lines of procedures in them. */
class SentencesOfProceduresTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      kinds:
        player: {n: 0}
        man: {y: 0}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
      deck zone: deck
      scopes:
        own men: {kinds: [man], zone: field, whose: own}
      procedures:
        when late: [{if: turn number > 3, then: [{do: add-stat, target: self, stat: n, delta: 7}]}]
        drill: [{for each: own men, then: [{do: add-stat, target: target, stat: y, delta: 2}, {do: leave, target: target, zone: deck}]}]
        all gain: [{as each: players, then: [{do: add-stat, target: self, stat: n, delta: 2}]}]
        enlist: [{choose: own men, then: [{do: add-stat, target: target, stat: y, delta: 2}, {do: leave, target: target, zone: deck}]}]
        perhaps: [{choose: own men, optional: true, then: [{do: leave, target: target, zone: deck}]}]
        limit: [{if: n of self > 2, then: [{stop: true}]}, {do: add-stat, target: self, stat: n, delta: 20}]
        search: [{for each: own men, then: [{if: y of target = 1, then: [{stop: true}]}, {do: add-stat, target: target, stat: y, delta: 9}]}]
        raise: [{for each: own men, where: y of target > n of self, then: [{do: set-stat, target: self, stat: n, value: y of target}]}]
        both: [{run: when late}, {run: later}]
        later: [{do: add-stat, target: self, stat: n, delta: 3}]
        named: [{do: add-stat, target: self, stat: n, delta: 3}]
      says:
        named: "If it is late, gain 3 n."
      phases:
        - {phase: main, actions: [go, done]}
      actions:
        go: {then: [%s]}
        done: {ends: true}
      """;

  private static final String GAIN = "{do: add-stat, target: self, stat: n, delta: 1}";

  private static final String CARDS =
      "cards: {scout: {name: Scout, kind: man, effects: [{when: enters play, then: [{run: up},"
          + " {do: add-stat, target: self, stat: y, delta: 1}]}]}}\n";

  private static String sentence(String lines) {
    String cards = "cards: {scout: {name: Scout, kind: man}}\n";
    return new WrittenGame(GAME.formatted(lines), cards)
        .book()
        .noteOfBlock("actions/go")
        .sentence();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1                     | Once: gain 1 n.
          3                     | 3 times: gain 1 n.
          n of self             | As many times as your n: gain 1 n.
          count of own hand - 3 | As many times as the number of your cards in the hand minus 3: gain 1 n.
          """)
  void whatIsRepeatedSaysHowOften(String times, String said) {
    assertThat(sentence("{repeat: " + times + ", then: [" + GAIN + "]}")).isEqualTo(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          when late | If it is after turn 3, gain 7 n; then gain 1 n.
          drill     | For each of your men: it gains 2 y, then it leaves play and goes to the deck; then gain 1 n.
          all gain  | Each player, one after the other: gain 2 n; then gain 1 n.
          enlist    | Choose one of your men: it gains 2 y, then it leaves play and goes to the deck; then gain 1 n.
          perhaps   | You may choose one of your men: it leaves play and goes to the deck; then gain 1 n.
          limit     | If your n is at most 2, gain 20 n; then gain 1 n.
          search    | Carry out search, then gain 1 n.
          raise     | For each of your men with y above your n: set your n to its y; then gain 1 n.
          both      | If it is after turn 3, gain 7 n; then gain 3 n, then gain 1 n.
          later     | Gain 3 n, then gain 1 n.
          named     | If it is late, gain 3 n; then gain 1 n.
          """)
  void linesBehindAProcedureAreNoneOfItsOwn(String procedure, String said) {
    assertThat(sentence("{run: " + procedure + "}, " + GAIN)).isEqualTo(said);
  }

  @Test
  void theEndOfAProcedureIsSaidWhereNothingFollows() {
    assertThat(sentence("{run: search}"))
        .isEqualTo(
            "For each of your men: if its y is 1, nothing else happens; otherwise it gains 9 y.");
  }

  @Test
  void anOpenConditionOfAProcedureIsNotTakenForTheOneAroundIt() {
    assertThat(sentence("{if: n of self = 1, then: [{run: when late}], else: [" + GAIN + "]}"))
        .isEqualTo("If your n is 1, (if it is after turn 3, gain 7 n); otherwise gain 1" + " n.");
  }

  @Test
  void theCardThatSomethingIsIsCalledByItsName() {
    assertThat(
            sentenceOfCard(
                "",
                "",
                "{choose: own men, then: [{if: card of target is scout, then: [{do: add-stat,"
                    + " target: target, stat: y, delta: 1}]}]}"))
        .contains(": if it is named Scout, ")
        .doesNotContain("definition");
  }

  @Test
  void linesBehindAProcedureOfACardAreNoneOfItsOwn() {
    String procedure =
        "up: [{if: turn number > 3, then: [{do: add-stat, target: self, stat: y, delta: 7}]}]";
    String game =
        GAME.formatted(GAIN).replace("procedures:\n", "procedures:\n  " + procedure + "\n");
    assertThat(new WrittenGame(game, CARDS).book().noteOfBlock("scout/enters-play").sentence())
        .isEqualTo(
            "When this card enters play: if it is after turn 3, it gains 7 y; then"
                + " it gains 1 y.");
  }

  /** As players read a card whose effect is written as a procedure, which another repeats. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {run: furnace}       | When this card enters play, you may choose one of your men: it gains 7 y, then it leaves play and goes to the deck, then this card gains 4 y; then this card gains 1 y.
          {run: furnace}, GAIN | When this card enters play, carry out furnace, then it gains 2 y.
          """)
  void theLinesOfALongProcedureStandWhereTheEffectDoesNothingElse(String lines, String said) {
    String furnace =
        "furnace: [{choose: own men, optional: true, then: [{do: add-stat, target: target, stat:"
            + " y, delta: 7}, {do: leave, target: target, zone: deck}, {do: add-stat, target:"
            + " self, stat: y, delta: 4}]}, {do: add-stat, target: self, stat: y, delta: 1}]";
    assertThat(sentenceOfCard(furnace, "", lines)).isEqualTo(said);
  }

  @Test
  void theLongWordsOfAnAuthorStandWhereTheEffectDoesNothingElse() {
    String words =
        "All who have stood by the fire since the first of the nights may warm themselves there"
            + " for as long as there is wood to burn";
    String gains = "warm: [{do: add-stat, target: self, stat: y, delta: 7}]";
    assertThat(sentenceOfCard(gains, "  warm: " + words + ".\n", "{run: warm}"))
        .isEqualTo("When this card enters play, a" + words.substring(1) + ".");
  }

  /** Who carries out a procedure is told by whom its lines are run for, whatever runs them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {when: main begins, whose: any, then: [{run: up, as: subject}]}                                                              | then gain 7 n.
          {when: enters play, whose: any, then: [{run: grow, as: subject}]}                                                            | then this card gains 7 y.
          {when: main begins, whose: any, then: [{run: turn, as: subject}, {run: turn, as: self}]}                                     | then that card or player gets the status brave for 1 more turn.
          """)
  void aProcedureIsToldOfThoseWhoCarryItOut(String effect, String said) {
    String choice =
        "{choose: own men, then: [{do: add-stat, target: target, stat: y, delta: 1}]}, ";
    String procedures =
        """
        statuses: {brave: {changes: z, by: 1}}
        procedures:
          up: [CHOICE{do: add-stat, target: self, stat: n, delta: 7}]
          grow: [CHOICE{do: add-stat, target: self, stat: y, delta: 7}]
          turn: [CHOICE{do: grant, target: self, effect: brave, turns: 1}]
        """
            .replace("CHOICE", choice);
    String game =
        GAME.formatted(GAIN)
            .replace("procedures:\n", procedures)
            .replace("{phase: main, actions", "{phase: main, event: main begins, actions")
            .replace("player: {n: 0}", "player: {n: 0, z: 0}")
            .replace("man: {y: 0}", "man: {y: 0, z: 0}");
    String cards = "cards: {scout: {name: Scout, kind: man, effects: [" + effect + "]}}\n";
    String run = effect.replaceAll(".*?\\{run: (\\w+),.*", "$1");

    assertThat(new WrittenGame(game, cards).book().noteOfBlock("procedures/" + run).sentence())
        .endsWith(said);
  }

  private static String sentenceOfCard(String procedure, String says, String lines) {
    String game =
        GAME.formatted(GAIN)
            .replace("procedures:\n", "procedures:\n  " + procedure + "\n")
            .replace("says:\n", "says:\n" + says);
    String cards =
        "cards: {scout: {name: Scout, kind: man, effects: [{when: enters play, then: ["
            + lines.replace("GAIN", "{do: add-stat, target: self, stat: y, delta: 2}")
            + "]}]}}\n";
    return new WrittenGame(game, cards).book().noteOfBlock("scout/enters-play").sentence();
  }
}
