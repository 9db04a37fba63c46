package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import dev.runesheet.testing.suite.ScenarioCheck;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words of options with a number in scenarios: 1 is the first that can be chosen. */
class NumberedOptionsTest {

  private static final String GAME = "ember-vale";

  private final RuleBook book =
      Packs.build(GAME, Packs.files(GAME, Path.of("")), new Diagnostics());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          spark-imp            | {can choose: [play Spark Imp 1]}    | true
          spark-imp            | {cannot choose: [play Spark Imp 1]} | false
          spark-imp            | {cannot choose: [play Spark Imp 2]} | true
          spark-imp            | {cannot choose: [rest 1]}           | false
          spark-imp, spark-imp | {cannot choose: [play Spark Imp 1]} | false
          spark-imp, spark-imp | {cannot choose: [play Spark Imp 2]} | false
          spark-imp, spark-imp | {cannot choose: [play Spark Imp 3]} | true
          """)
  void theFirstIsAlsoTheOnlyOne(String hand, String then, boolean passes) {
    assertThat(passes("given: " + given(hand) + ", then: " + then)).isEqualTo(passes);
  }

  @Test
  void theOnlyOneIsChosenByItsNumber() {
    String then = "then: {players: {player 1: {board: [spark-imp]}}}";

    assertThat(
            passes("given: " + given("spark-imp") + ", when: [choose: play Spark Imp 1], " + then))
        .isTrue();
  }

  /** The number is that among the cards with which the action would be, refused or not. */
  @ParameterizedTest
  @ValueSource(strings = {"play Spark Imp", "play Spark Imp 1", "play Spark Imp 2"})
  void theReasonOfARefusedActionIsGivenWithItsNumber(String words) {
    String given = "{players: {player 1: {embers: 0, hand: [spark-imp, spark-imp]}}}";
    String then = "then: {error: illegal, because: embers}";

    ScenarioResult result = run("given: " + given + ", when: [choose: " + words + "], " + then);

    assertThat(result.passed()).as(result.toString()).isTrue();
  }

  @Test
  void whoIsAskedNothingIsNamedAndWhoIsAsked() {
    String because =
        "'rest' cannot be chosen: player 2 is asked nothing now, but player 1 is (day)";
    String when = "when: [{choose: rest, player: player 2}], ";

    ScenarioResult result =
        run("given: {}, " + when + "then: {error: illegal, because: \"" + because + "\"}");

    assertThat(result.passed()).as(result.toString()).isTrue();
  }

  @Test
  void whatIsNoOptionIsRefusedWithTheOnlyOne() {
    String given = "{players: {player 1: {embers: 0, hand: [spark-imp, spark-imp]}}}";
    String then =
        "then: {error: illegal, because: \"'play Spark Imp 3' cannot be chosen; only 'rest' can\"}";

    ScenarioResult result = run("given: " + given + ", when: [choose: play Spark Imp 3], " + then);

    assertThat(result.passed()).as(result.toString()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"play Spark Imp 0", "rest Spark Imp", "play Spark Imp on Ash Hound"})
  void wordsThatNoOptionEverHasAreFound(String words) {
    assertThat(run("then: {cannot choose: [" + words + "]}").findings())
        .singleElement()
        .asString()
        .contains("RS084", "found " + words + ",");
  }

  private static String given(String hand) {
    return "{players: {player 1: {embers: 2, hand: [" + hand + "]}}}";
  }

  private boolean passes(String rest) {
    return run(rest).passed();
  }

  private ScenarioResult run(String rest) {
    String text = "game: " + GAME + "\nscenarios:\n  - {name: x, " + rest + "}\n";
    return new ScenarioRunner(ScenarioKits.find(GAME).orElseThrow(), book)
        .run(
            ScenarioReader.read("mine.yaml", text, new Diagnostics())
                .orElseThrow()
                .scenarios()
                .get(0));
  }

  @Test
  void anAnswerThatNoOptionIsIsOneFindingForAllScenariosThatSayIt() {
    EditedGame files =
        new EditedGame(GAME)
            .edit("scenarios/actions.yaml", "choose: play Spark Imp", "choose: strike Spark Imp")
            .edit("scenarios/rules.yaml", "choose: play Spark Imp", "choose: strike Spark Imp")
            .edit("scenarios/rules.yaml", "choose: play Coal Bearer", "choose: play Coal Baerer");
    Diagnostics findings = new Diagnostics();
    ScenarioCheck.check(book, Map.of(), files, findings);
    assertThat(findings.all())
        .extracting(one -> one.subject().word() + " " + one.subject().places())
        .containsExactly("strike Spark Imp 2", "play Coal Baerer 1");
    assertThat(findings.all().get(0).message())
        .contains("scenarios/actions.yaml:", "the same at data/ember-vale/scenarios/rules.yaml:");
  }
}
