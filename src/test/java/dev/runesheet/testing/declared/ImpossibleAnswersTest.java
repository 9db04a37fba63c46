package dev.runesheet.testing.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.game.valeria.ValeriaSetup;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An answer that no option of the game can ever be is a mistake, whatever the scenario expects. */
class ImpossibleAnswersTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static Scenario read(String game, String scenario) {
    String text = "game: " + game + "\nscenarios:\n  - " + scenario + "\n";
    return ScenarioReader.read("mine.yaml", text, new Diagnostics())
        .orElseThrow()
        .scenarios()
        .get(0);
  }

  private static ScenarioResult run(String game, String when) {
    String given = game.equals("math-battle") ? "{heroes: [fighter, fire-mage]}" : "{}";
    ScenarioRunner runner =
        new ScenarioRunner(ScenarioKits.find(game).orElseThrow(), ShippedBooks.of(game));
    return runner.run(
        read(
            game, "{name: x, given: " + given + ", when: [" + when + "], then: {error: illegal}}"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          valeria      | choose: kepp                             | RS084 | keep
          valeria      | choose: "+3gg"                           | RS084 | +3g
          valeria      | choose: Clerik                           | RS084 | Cleric
          valeria      | choose: Bop                              | RS084 | Bob
          valeria      | choose: Bob pya g                        | RS084 | Bob pay g
          valeria      | choose: take golt                        | RS084 | take gold
          valeria      | choose: 1 gold                           | RS084 | take 1 gold
          valeria      | choose: hire Peasnt for 2 gold           | RS084 | hire Peasant for 2 gold
          valeria      | choose: sail nobel 0 n1 gold             | RS084 |
          valeria      | choose: nobody                           | RS084 |
          ember-vale   | choose: play Sparc Imp                   | RS084 | play Spark Imp
          ember-vale   | choose: Spark Imp (3)                    | RS084 | Spark Imp
          ember-vale   | choose: play Sparc Imp (cost 1)          | RS084 | play Spark Imp
          ember-vale   | choose: rset                             | RS084 | rest
          ember-vale   | choose: "attack Spark Imp, please"       | RS084 | attack Spark Imp
          tcg-pocket   | choose: retreat to Zapdos                | RS084 | retreat Zapdos
          tcg-pocket   | choose: attach water to Squirtle         | RS084 | attach Squirtle
          tcg-pocket   | choose: use Water Gun                    | RS084 | CARD: Water Gun
          tcg-pocket   | choose: evolve Ivysaur                   | RS084 | evolve Ivysaur on POKEMON
          tcg-pocket   | choose: evolve Ivysuar                   | RS084 | evolve Ivysaur on POKEMON
          tcg-pocket   | choose: evlove Ivysuar                   | RS084 | evolve Ivysaur on POKEMON
          tcg-pocket   | choose: use Water Gun Squirtle           | RS084 |
          tcg-pocket   | choose: evolve Ivysaur on Misty          | RS084 | evolve Ivysaur on POKEMON
          tcg-pocket   | choose: evlove Ivysaur on Bulbasaur      | RS084 | evolve Ivysaur on Bulbasaur
          math-battle  | choose: Firebal                          | RS022 | Fireball
          queens-blood | {do: play, card: "1001", lane: 1, col: 0} | RS022 |
          queens-blood | {do: play, card: "0x07", lane: 1, col: 0} | RS022 |
          queens-blood | {do: play, card: "01", lane: 1, col: 0}   | RS022 | 001
          math-battle  | choose: "47"                             | RS022 |
          """)
  void anAnswerThatNoOptionOfTheGameIsFailsAlsoWhereARefusalIsExpected(
      String game, String when, String code, String nearest) {
    ScenarioResult result = run(game, when);
    assertThat(result.passed()).isFalse();
    assertThat(result.findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code().id()).isEqualTo(code);
              assertThat(one.location().place().toString()).contains("/when/0");
              if (nearest != null) {
                assertThat(one.toString()).contains("did you mean '" + nearest + "'?");
              }
            });
  }

  @Test
  void choosingUpToATurnThatHasPassedIsAFinding() {
    ScenarioRunner runner =
        new ScenarioRunner(
            ScenarioKits.find("math-battle").orElseThrow(), ShippedBooks.of("math-battle"));
    ScenarioResult result =
        runner.run(
            read(
                "math-battle",
                "{name: x, given: {heroes: [fighter, fire-mage], turn: 5},"
                    + " when: [{choose: 0, until: 2}], then: {turn: 5}}"));
    assertThat(result.findings())
        .singleElement()
        .asString()
        .contains("/when/0", "until 2 chooses nothing: it is turn 5");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          valeria     | choose: Bob pay g
          valeria     | choose: sail noble 0 n1 strength
          valeria     | choose: hire c1 2/0/0 waiving gold
          valeria     | choose: Merchant 2
          ember-vale  | choose: play Spark Imp
          ember-vale  | choose: e17
          math-battle | choose: Ice Bolt
          """)
  void anAnswerThatMayBeRightElsewhereIsRefused(String game, String when) {
    assertThat(run(game, when).findings()).isEmpty();
  }

  /** What matches really offer, by ids and words, is an answer. */
  @ParameterizedTest
  @ValueSource(strings = {"base", "draft", "crimson-seas", "base-and-decks", "flames-and-frost"})
  void everyOptionOfValeriaIsAnAnswer(String preset) {
    Set<String> seen = new TreeSet<>();
    for (int seed = 0; seed < 6; seed++) {
      seen.addAll(
          offered("valeria", ValeriaSetup.json(preset, List.of("Ann", "Bob", "Cy"), 0), seed));
    }
    assertAnswers("valeria", seen);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ember-vale", "tcg-pocket"})
  void everyOptionOfADeclaredGameIsAnAnswer(String game) {
    RuleBook book = ShippedBooks.of(game);
    JsonNode setup =
        InstalledGames.all(GameTools.class, GameTools::game).get(game).setup(book, List.of(), 0);
    Set<String> seen = new TreeSet<>();
    for (int seed = 0; seed < 20; seed++) {
      seen.addAll(offered(game, setup, seed));
    }
    assertAnswers(game, seen);
  }

  private static void assertAnswers(String game, Set<String> answers) {
    assertThat(answers).hasSizeGreaterThan(20);
    ObjectNode scenario = MAPPER.createObjectNode().put("name", "x");
    ArrayNode when = scenario.putArray("when");
    answers.forEach(answer -> when.addObject().put("choose", answer));
    scenario.putObject("then").put("over", false);
    Scenario one = read(game, scenario.toString());
    ScenarioRunner.check(ScenarioKits.find(game).orElseThrow(), ShippedBooks.of(game), one);
    assertThat(one.findings().all()).extracting(Diagnostic::found).isEmpty();
  }

  private static Set<String> offered(String game, JsonNode setup, int seed) {
    Set<String> offered = new TreeSet<>();
    SplittableRandom random = new SplittableRandom(seed);
    try (Match match = ShippedBooks.of(game).newMatch(setup, seed)) {
      for (int i = 0; i < 1_000 && !match.over(); i++) {
        List<Decision> open = match.pendingDecisions();
        for (Decision decision : open) {
          for (Option option : decision.options()) {
            offered.add(option.id());
            offered.add(option.words());
          }
        }
        Decision one = open.get(random.nextInt(open.size()));
        match.choose(one.id(), one.options().get(random.nextInt(one.options().size())).id());
      }
    }
    return offered;
  }
}
