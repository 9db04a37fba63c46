package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * An option that names two cards has a number behind each of which there are several; a number
 * behind both, as older answers have, is still understood.
 */
class CardsNamedInOptionsTest {

  private static final String BOARD =
      """

        board:
          with: own hand
          on: own units
          then:
            - {do: leave, target: target, zone: ashes}
            - {do: move, target: target, zone: ashes}
            - {do: enter, target: self, zone: board}
      """;

  private static final EditedGame POCKET = new EditedGame("tcg-pocket");
  private static final EditedGame VALE =
      new EditedGame("ember-vale")
          .edit("game.yaml", "\n  rest: {ends: true}\n", BOARD + "  rest: {ends: true}\n")
          .edit("game.yaml", "attack, rest]", "attack, board, rest]");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          evolve Ivysaur 2 on Bulbasaur   | [a1-002, a1-002] | [a1-033] | [a1-033]
          evolve Ivysaur on Bulbasaur 2   | [a1-002, a1-002] | [a1-033] | [a1-033]
          evolve Ivysaur on Bulbasaur 2   | [a1-002]         | [a1-001] | [a1-001]
          evolve Ivysaur 2 on Bulbasaur 2 | [a1-002, a1-002] | [a1-001] | [a1-001]
          evolve Ivysaur 1 on Bulbasaur 2 | [a1-002, a1-002] | [a1-001] | [a1-001]
          evolve Ivysaur on Bulbasaur 4   | [a1-002, a1-002] | [a1-001] | [a1-001]
          """)
  void aPokemonIsToldFromOthersOfItsName(String words, String hand, String active, String stays) {
    String cards = "active: " + active + ", bench: [a1-001], hand: " + hand;
    passes(
        "tcg-pocket",
        POCKET,
        "{turn: 5, phase: main, players: {player 1: {"
            + cards
            + "}, player 2: {active: [a1-053]}}}",
        words,
        "{players: {player 1: {active: " + stays + ", bench: [a1-002]}}}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          board Spark Imp 2 on Ash Hound   | [spark-imp, spark-imp] | [ash-hound]            | [spark-imp]
          board Spark Imp on Ash Hound 2   | [spark-imp, spark-imp] | [ash-hound]            | [spark-imp]
          board Spark Imp on Ash Hound 2   | [spark-imp]            | [ash-hound, ash-hound] | [{card: ash-hound, health: 1}, spark-imp]
          board Spark Imp 2 on Ash Hound 2 | [spark-imp, spark-imp] | [ash-hound, ash-hound] | [{card: ash-hound, health: 1}, spark-imp]
          """)
  void aUnitIsToldFromOthersOfItsName(String words, String hand, String board, String then) {
    String first = board.replaceFirst("ash-hound", "{card: ash-hound, health: 1}");
    passes(
        "ember-vale",
        VALE,
        "{players: {player 1: {hand: " + hand + ", board: " + first + "}}}",
        words,
        "{players: {player 1: {board: " + then + "}}}");
  }

  private static void passes(
      String game, EditedGame files, String given, String words, String then) {
    RuleBook book = Packs.build(game, files, new Diagnostics());
    String text =
        "game: "
            + game
            + "\nscenarios:\n  - {name: x, given: "
            + given
            + ", when: [{choose: "
            + words
            + "}], then: "
            + then
            + "}\n";
    ScenarioResult result =
        new ScenarioRunner(ScenarioKits.find(game).orElseThrow(), book)
            .run(
                ScenarioReader.read("mine.yaml", text, new Diagnostics())
                    .orElseThrow()
                    .scenarios()
                    .get(0));
    assertThat(result.passed()).as(result.toString()).isTrue();
  }
}
