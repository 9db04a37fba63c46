package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.authoring.DeclaredPack;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A procedure takes names and numbers; each line that runs it gives those that it means. */
class ProcedureParametersTest {

  private static final String GAME =
      """
      kinds:
        game: {toll: 2}
        player: {coins: 10, debts: 0, fame: 0}
        scout: {strength: 1}
      zones: {hand: {seen by: owner}, far: {}, near: {}}
      deck zone: hand
      phases:
        - {phase: main, actions: [earn, owe, boast, send, call, done]}
      actions:
        earn: {then: [{run: gain, number: coins, amount: 3}]}
        owe: {then: [{run: gain, number: debts, amount: toll of game + 1}]}
        boast: {then: [{run: twice, number: fame}]}
        send: {with: own hand, then: [{run: go, where: far, as: self}]}
        call: {with: own far, then: [{run: go, where: near}]}
        done: {ends: true}
      winner: {by: [{largest: coins of self + fame of self - debts of self}]}
      procedures:
        gain:
          takes: {number: stat, amount: number}
          then: [{do: add-stat, target: self, stat: $number, delta: 2 * $amount}]
        twice:
          takes: {number: stat}
          then:
            - repeat: 2
              then: [{run: gain, number: $number, amount: 1}]
        go:
          takes: {where: zone}
          then: [{do: move, target: self, zone: $where}]
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: scout}
      """;

  private static final WrittenGame WRITTEN = new WrittenGame(GAME, CARDS);

  @Test
  void theLinesDoWhatTheyAreGiven() {
    try (Match match = WrittenGame.match(WRITTEN.book(), 2)) {
      WrittenGame.choose(match, "earn");
      WrittenGame.choose(match, "owe");
      WrittenGame.choose(match, "boast");
      assertThat(List.of("coins", "debts", "fame"))
          .extracting(stat -> WrittenGame.of(match, 0, stat))
          .containsExactly(16.0, 6.0, 4.0);
    }
  }

  @Test
  void cardsGiveProceduresWhatTheyMean() {
    String played =
        GAME.replace("scout: {strength", "scout: {power: 0, strength")
            .replace("hand: {seen", "field: {in play: true}, hand: {seen")
            .replace("as: self}]}", "as: self}, {do: enter, target: self, zone: field}]}");
    String cards =
        "cards: {scout: {name: Scout, kind: scout, effects: [{when: enters play, then: "
            + "[{run: gain, number: coins, amount: 7, as: owner}]}]}}";
    try (Match match = WrittenGame.match(new WrittenGame(played, cards).book(), 2)) {
      WrittenGame.choose(match, "send Scout");
      assertThat(WrittenGame.of(match, 0, "coins")).isEqualTo(24);
    }
  }

  private static Map<String, String> sentences(WrittenGame game) {
    Diagnostics findings = new Diagnostics();
    return PackBuilder.read(new DeclaredPack("written"), game, findings).effects().stream()
        .collect(Collectors.toMap(Effect::id, Effect::sentence));
  }

  @Test
  void sentencesSayWhatIsGiven() {
    assertThat(sentences(WRITTEN))
        .containsEntry("actions/call", "Move it to the near.")
        .containsEntry("procedures/go-far", "Move it to the far.")
        .doesNotContainKey("procedures/go");
    WrittenGame said =
        new WrittenGame(GAME + "says: {gain: Twice $amount is added to your $number.}\n", CARDS);
    assertThat(sentences(said))
        .containsEntry("actions/earn", "Twice 3 is added to your coins.")
        .containsEntry("actions/owe", "Twice (toll of game + 1) is added to your debts.");
  }

  /** Brackets are those of numbers that are worked out in a match. */
  @ParameterizedTest
  @CsvSource({"-3 + 1, -2", "-3, -3", "'max(2, 1) * -2', -4", "(2), 2"})
  void whatIsGivenWithoutNumbersOfAMatchIsSaidAsItsResult(String given, String said) {
    String game =
        GAME.replace("number: coins, amount: 3", "number: coins, amount: '" + given + "'");
    String says = "says: {gain: Twice $amount is added to your $number.}\n";
    assertThat(sentences(new WrittenGame(game + says, CARDS)))
        .containsEntry("actions/earn", "Twice " + said + " is added to your coins.");
  }

  /** Of numbers given by one line, other lines give others. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{if: $amount > 2, then: [LINE]}",
        "{if: $amount > 2, then: [{if: fame of self > 3, then: [LINE]}], else: [LINE]}",
        "{if: $amount > 2 or coins of self > 4, then: [LINE]}",
        "{one of: {add: {if: $amount > 2, then: [LINE]}, rest: []}}"
      })
  void aConditionOnWhatIsGivenIsNotToldAsSettled(String lines) {
    String line = "{do: add-stat, target: self, stat: $number, delta: 2 * $amount}";

    assertThat(
            WRITTEN.mistakes("then: [" + line + "]", "then: [" + lines.replace("LINE", line) + "]"))
        .isEmpty();
  }

  @Test
  void aConditionOnPlainNumbersThatNobodyGivesIsTold() {
    assertThat(WRITTEN.mistakes("with: own hand, then", "with: own hand, if: 1 > 2, then"))
        .singleElement()
        .asString()
        .startsWith("RS092");
  }

  private static final String EARN = "{run: gain, number: coins, amount: 3}";

  /** What is given is held against the kind of the parameter where it is given. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {run: gain, number: coins}                          | `RS006 | actions/earn/then/0 | - | -`
          {run: gain, numbr: coins, amount: 3}                | `RS007 | actions/earn/then/0/numbr | numbr | number`
          {run: gain, number: coins, amount: 3, more: 1}      | `RS007 | actions/earn/then/0/more | more | -`
          {run: gain, number: coin, amount: 3}                | `RS015 | actions/earn/then/0/number | coin | coins`
          {run: gain, number: 5, amount: 3}                   | `RS005 | actions/earn/then/0/number | 5 | -`
          {run: gain, number: coins, amount: coins of self}   | `RS201 | actions/earn/then/0/amount | coins of self | -`
          {run: gain, number: coins, amount: count of own far} | `RS201 | actions/earn/then/0/amount | count of own far | -`
          {run: gain, number: coins, amount: 1 + d6}          | `RS201 | actions/earn/then/0/amount | 1 + d6 | -`
          {run: gain, number: coins, amount: tol of game}     | `RS015 | actions/earn/then/0/amount:1 | tol | toll`
          {run: gain, number: strength, amount: 3}            | `RS015 | actions/earn/then/0/number | strength of self (player) | -`
          {run: gain, number: coins, amount: event delta}     | `RS017 | actions/earn/then/0/amount | delta of an action | -`
          {run: go, where: fra}                               | `RS022 | actions/earn/then/0/where | fra | far`
          {run: gan, number: coins, amount: 3}                | `RS022 | actions/earn/then/0/run | gan | gain`
          """)
  void whatDoesNotFitIsFoundAtTheLineThatGivesIt(String line, String told) {
    assertThat(WRITTEN.mistakes(EARN, line)).containsExactly(told);
  }

  /** What is wrong with the parameters is told once, and not again at the lines that give them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          takes: {where: zone} | takes: {where: zon}     | `RS018 | procedures/go/takes/where | zon | zone`
          takes: {where: zone} | takes: {as: zone}       | `RS024 | procedures/go/takes/as | as | -`
          takes: {where: zone} | takes: {choose: zone}   | `RS024 | procedures/go/takes/choose | choose | -`
          takes: {where: zone} | takes: {to Where: zone} | `RS024 | procedures/go/takes/to Where | to Where | to-where`
          takes: {where: zone} | takes: {Where: zone}    | `RS024 | procedures/go/takes/Where | Where | where`
          zone: $where         | zone: $wher             | `RS022 | procedures/go/then/0/zone | wher | where`
          2 * $amount          | 2 * $amont              | `RS022 | procedures/gain/then/0/delta | amont | amount`
          takes: {where: zone} | takes: [where]          | `RS005 | procedures/go/takes | a list | -`
          zone: $where         | zone: f$where           | `RS201 | procedures/go/then/0/zone | f$where | -`
          2 * $amount          | 1$amount                | `RS201 | procedures/gain/then/0/delta | 1$amount | -`
          winner:              | `says: {gain: Get $amont of $number.}\nwinner:` | `RS022 | says/gain | amont | amount`
          2 * $amount          | down($amount / 0)       | `RS010 | procedures/gain/then/0/delta | 0 | -`
          2 * $amount          | 2 * * $amount           | `RS200 | procedures/gain/then/0/delta:5 | * | -`
          2 * $amount          | 2                       | `RS155 | procedures/gain/takes/amount | parameter amount | -`
          """)
  void whatIsWrongInAProcedureIsFoundThere(String right, String wrong, String told) {
    assertThat(WRITTEN.mistakes(right, wrong)).containsExactly(told);
  }

  @Test
  void aProcedureWithParametersThatNothingRunsIsFound() {
    String idle =
        "idle:\n    takes: {x: number}\n"
            + "    then: [{do: add-stat, target: self, stat: coins, delta: $x}]\n";
    assertThat(WRITTEN.mistakes("procedures:\n", "procedures:\n  " + idle))
        .containsExactly("RS155 | procedures/idle | procedure idle | -");
  }

  /** A procedure may run itself with the same; with ever other things it would have no end. */
  @Test
  void whatGivesItselfEverOtherThingsIsFound() {
    String again = "[{run: gain, number: fame, amount: $amount + 1}, {do: add-stat";
    assertThat(WRITTEN.mistakes("[{do: add-stat", again))
        .containsExactly(
            "RS201 | procedures/gain/then/0/amount | amount grows as gain runs itself | -");
    String other = "{run: twice, number: fame, most: $amount}, {do: add-stat";
    assertThat(
            WRITTEN.mistakes(
                "[{do: add-stat", "[" + other,
                "fame}", "fame, most: 1}",
                "twice:\n    takes: {", "twice:\n    takes: {most: number, ",
                "amount: 1}", "amount: 1 + $most}"))
        .containsExactly(
            "RS201 | procedures/twice/then/0/then/0/amount | amount grows as gain runs itself | -");
  }

  /** What lines pass on is told where it comes from, of each of several lines. */
  @Test
  void whatIsGivenOutOfBoundsIsFoundWhereItIsWritten() {
    assertThat(
            WRITTEN.mistakes(
                "repeat: 2", "repeat: $often",
                "twice:\n    takes: {", "twice:\n    takes: {often: number, ",
                "{run: twice, number: fame}",
                    "{run: twice, number: fame, often: 0}, {run: more, often: 0}",
                "  gain:",
                    "  more: {takes: {often: number},"
                        + " then: [{run: twice, number: debts, often: $often}]}\n  gain:"))
        .containsExactly(
            "RS010 | actions/boast/then/0/often | 0 | -",
            "RS010 | actions/boast/then/1/often | 0 | -");
  }

  @Test
  void whatAFormulaCannotTakeIsFoundAtTheLineThatGivesIt() {
    assertThat(WRITTEN.mistakes("2 * $amount", "down(12 / $amount)", "amount: 3", "amount: 0"))
        .containsExactly("RS010 | actions/earn/then/0/amount | 0 | -");
  }

  @Test
  void numbersThatAreTheSameMakeOneProgram() {
    String same =
        GAME.replace("amount: 3", "amount: \" 2 \"")
            .replace("toll of game + 1", "(2)")
            .replace("amount: 1}", "amount: 2}");
    assertThat(sentences(new WrittenGame(same, CARDS)))
        .containsKeys(
            "procedures/gain-coins-2", "procedures/gain-debts-2", "procedures/gain-fame-2");
  }
}
