package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two equal cards beside one whose name is theirs with a number: each is called otherwise. */
class OptionsCalledAlikeTest {

  private final EditedGame game =
      new EditedGame("ember-vale").edit("cards.yaml", "name: Ash Hound", "name: Spark Imp 2");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          play Spark Imp 1 | {player 1: {board: [spark-imp], hand: [spark-imp, ash-hound]}}
          play Spark Imp 2 | {player 1: {board: [ash-hound], hand: [spark-imp, spark-imp]}}
          play Spark Imp 3 | {player 1: {board: [spark-imp], hand: [spark-imp, ash-hound]}}
          """)
  void theNumberOfAnotherCardMeansThatCard(String words, String then) {
    ScenarioResult result = run(words, "{players: " + then + "}");
    assertThat(result.passed()).as(result.toString()).isTrue();
  }

  @Test
  void wordsOfEqualCardsMeanTheFirst() {
    String then =
        "{players: {player 1: {board: [spark-imp], hand: [spark-imp, ash-hound]}}, over: false}";
    ScenarioResult result = run("play Spark Imp", then);
    assertThat(result.passed()).as(result.toString()).isTrue();
  }

  @Test
  void wordsOfCardsThatDifferAreRefusedWithTheWordsOfEach() {
    ScenarioResult result =
        run(
            "play Spark Imp",
            "{over: false}",
            "[spark-imp, {card: spark-imp, cost: 0}, ash-hound]");
    assertThat(result.toString())
        .contains("is 2 options: write play Spark Imp 1 or play Spark Imp 3");
  }

  @Test
  void aNameThatIsAnotherWithANumberIsFound() {
    assertThat(game.findings())
        .singleElement()
        .asString()
        .contains("warning RS132", "ash-hound/name", "found 'Spark Imp 2'", "than spark-imp has")
        .contains("not only with a number");
  }

  private ScenarioResult run(String words, String then) {
    return run(words, then, "[spark-imp, spark-imp, ash-hound]");
  }

  private ScenarioResult run(String words, String then, String hand) {
    RuleBook book = Packs.build("ember-vale", game, new Diagnostics());
    String given = "{players: {player 1: {embers: 2, hand: " + hand + "}}}";
    String when = "[{choose: " + words + "}]";
    String text =
        "game: ember-vale\nscenarios:\n  - {name: x, given: %s, when: %s, then: %s}\n"
            .formatted(given, when, then);
    return new ScenarioRunner(ScenarioKits.find("ember-vale").orElseThrow(), book)
        .run(
            ScenarioReader.read("mine.yaml", text, new Diagnostics())
                .orElseThrow()
                .scenarios()
                .get(0));
  }
}
