package dev.runesheet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.spi.fault.RuleMistake;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.lang.reflect.Proxy;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What comes of scenarios that can be played. */
class ScenarioRunnerTest {

  private static final String FAILING =
      """
        - name: burns
          given: {heroes: [fire-mage, fighter]}
          when:
            - choose: Fireball
          then:
            stats:
              1: {health: 92, burn: 1}
            over: true
      """;

  @Test
  void aFailureShowsExpectedActualAndWhatHappened() {
    ScenarioResult result = Yaml.one(FAILING);

    assertThat(result.passed()).isFalse();
    assertThat(result.lines())
        .containsSequence(
            "test.yaml:9 #/scenarios/0/then/stats/1/health: expected 92, actual 90",
            "test.yaml:10 #/scenarios/0/then/over: expected true, actual false",
            "What happened:",
            "  Turn 1: Fire Mage (health 70 of 70, mana 20 of 20)",
            "    Fire Mage uses Fireball (fire-mage/fireball)",
            "    Fire Mage's mana 20 → 15 (fire-mage/fireball)",
            "    Fighter's health 100 → 92 (fire-mage/fireball)",
            "    Fighter's burn 0 → 2 (fire-mage/fireball)",
            "  Turn 2: Fighter (health 92 of 100, burn 2)",
            "    Fighter's health 92 → 90 (mode/burning)",
            "    Fighter's burn 2 → 1 (mode/burning)",
            "  What effects did:")
        .contains(
            "    Fireball (fire-mage/fireball) of Fire Mage: it ran and changed 3 things",
            "    Death (mode/death) of Fighter: it asks whether your health is below 1: it was 92");
  }

  @Test
  void equalRunsGiveEqualResults() {
    String first = Yaml.run(FAILING).scenarios().get(0).lines().toString();
    assertThat(Yaml.run(FAILING).scenarios().get(0).lines()).hasToString(first);
  }

  @Test
  void aRefusalThatIsExpectedPasses() {
    assertThat(refused("Fireball", "error: illegal").passed()).isTrue();
  }

  @Test
  void afterARefusalTheStateIsComparedToo() {
    assertThat(refused("Fireball", "error: illegal, turn: 2").lines().get(0))
        .isEqualTo("test.yaml:3 #/scenarios/0/then/turn: expected 2, actual 1");
  }

  @Test
  void aRefusalThatDoesNotComeIsAFailure() {
    assertThat(refused("Defend", "error: illegal").lines().get(0))
        .isEqualTo(
            "test.yaml:3 #/scenarios/0/then/error: expected illegal, actual nothing refused");
  }

  @Test
  void anotherRefusalThanTheExpectedOneIsAFailure() {
    assertThat(refused("Fireball", "error: overflow").lines().get(0))
        .startsWith("test.yaml:3 #/scenarios/0/then/error: expected overflow, actual illegal (");
  }

  @Test
  void aMistakeThatIsExpectedPasses() {
    assertThat(refused("Firebal", "error: invalid, because: Fireball, turn: 1").lines()).isEmpty();
  }

  @Test
  void aReasonIsExpectedInWhateverCapitals() {
    assertThat(refused("Firebal", "error: invalid, because: FIREBALL").lines()).isEmpty();
  }

  @Test
  void besidesAnExpectedMistakeTheStateIsComparedToo() {
    assertThat(refused("Defend}, {choose: Firebal", "error: invalid, turn: 1").lines().get(0))
        .isEqualTo("test.yaml:3 #/scenarios/0/then/turn: expected 1, actual 2");
  }

  @Test
  void anExpectedMistakeThatIsNotThereOrAnotherOneIsAFailure() {
    assertThat(refused("Defend", "error: invalid").lines().get(0))
        .isEqualTo(
            "test.yaml:3 #/scenarios/0/then/error: expected invalid, actual nothing refused");
    assertThat(refused("Firebal", "error: invalid, because: nobody").lines().get(0))
        .startsWith("test.yaml:3 #/scenarios/0/then/because: expected nobody, actual refers to");
  }

  @Test
  void aRefusalWhereAMistakeIsExpectedIsToldWithItsReason() {
    assertThat(refused("Fireball", "error: invalid, turn: 5").lines().get(0))
        .startsWith(
            "test.yaml:3 #/scenarios/0/then/error: expected invalid, actual illegal ('Fireball' is"
                + " not one of");
    assertThat(refused("Power Strike", "error: invalid").lines().get(0))
        .startsWith("test.yaml:3 #/scenarios/0/then/error: expected invalid, actual chance (");
  }

  @Test
  void aMistakeThatOnlyPlayFindsIsExpectedToo() {
    String scenario =
        """
        game: tcg-pocket
        scenarios:
          - name: a
            given: {players: {player 1: {active: [a1-001]}, player 2: {active: [a1-053]}}}
            when: [{remove: all, of: player 1 nowhere 3}]
            then: {error: invalid, because: no player or card}
        """;
    assertThat(Yaml.suite().run(Yaml.FILE, scenario).scenarios().get(0).lines()).isEmpty();
  }

  @Test
  void whatIsNeverComparedBesideAWrongPositionIsAWarning() {
    String scenario =
        """
        game: tcg-pocket
        scenarios:
          - name: a
            given: {players: {player 1: {active: [a1-999]}, player 2: {active: [a1-053]}}}
            then: {error: invalid, because: a1-999, turn: 3}
        """;
    ScenarioResult result = Yaml.suite().run(Yaml.FILE, scenario).scenarios().get(0);
    assertThat(result.passed()).isTrue();
    assertThat(Yaml.messages(result))
        .singleElement()
        .asString()
        .contains("/then/turn: warning RS085", "'turn'");
  }

  @Test
  void onlyTheLastActionMayBeAMistake() {
    ScenarioResult result = refused("Firebal}, {choose: Defend", "error: invalid");
    assertThat(result.passed()).isFalse();
    assertThat(Yaml.messages(result)).singleElement().asString().contains("/when/0/choose");
  }

  @Test
  void aFailureNamesTheQuestionThatWaitsForAnAnswer() {
    String scenario =
        """
        game: tcg-pocket
        scenarios:
          - name: a
            given:
              turn: 5
              players:
                player 1: {active: [{card: a1-001, attached: [grass, grass]}]}
                player 2: {active: [{card: a1-053, damage: 20}], bench: [a1-211]}
            when: [choose: "Bulbasaur: Vine Whip"]
            then: {turn: 6}
        """;
    assertThat(Yaml.suite().run("a.yaml", scenario).scenarios().get(0).lines())
        .contains("  Still asked: player 2, choose the new active pokemon: Snorlax");
  }

  @Test
  void onlyTheLastActionMayBeRefused() {
    ScenarioResult result = refused("Fireball}, {choose: Defend", "error: illegal");
    assertThat(result.passed()).isFalse();
    assertThat(Yaml.messages(result)).singleElement().asString().contains("/when/0: error RS081");
  }

  private static ScenarioResult refused(String option, String then) {
    return Yaml.one(
        "  - {name: a, given: {heroes: [fighter, fighter]}, when: [{choose: "
            + option
            + "}], then: {"
            + then
            + "}}\n");
  }

  @Test
  void anActionThatFailsUnexpectedlyShowsItsCode() {
    ScenarioResult result =
        Yaml.one(
            "  - {name: a, given: {heroes: [fighter, fighter], stats: {0: {defense: 1.0e308}}},"
                + " when: [{verb: add-stat, target: 0, stat: defense, delta: 1.7e308}], then:"
                + " {active: 0}}\n");
    assertThat(result.lines().get(0)).contains("/when/0: expected no error, actual number (");
  }

  @Test
  void eventsOfTheKindsNamedMustAllBeListed() {
    String scenario =
        "  - {name: a, given: {heroes: [fire-mage, fighter]}, when: [{choose: Heal}],"
            + " then: {events: [{event: change, stat: mana}%s]}}\n";
    assertThat(Yaml.one(scenario.formatted("")).passed()).isTrue();
    assertThat(Yaml.one(scenario.formatted(", {event: choice, option: Heal}")).passed()).isFalse();
    String choiceFirst = scenario.replace("[{event: change", "[{event: choice}, {event: change");
    assertThat(Yaml.one(choiceFirst.formatted("")).passed()).isTrue();
  }

  @Test
  void jsonSaysTheSameAsYaml() {
    String json =
        "{\"game\": \"math-battle\", \"scenarios\": [{\"name\": \"a\","
            + " \"given\": {\"heroes\": [\"fighter\", \"fighter\"]}, \"then\": {\"turn\": 1}}]}";
    assertThat(Yaml.suite().run("f.json", json).scenarios())
        .singleElement()
        .matches(ScenarioResult::passed);
  }

  @Test
  void onlyTheScenariosThatAreWantedRun() {
    ScenarioSuite suite = new ScenarioSuite(Yaml::book, one -> one.name().equals("b"));
    String two =
        "game: math-battle\nscenarios:\n"
            + "  - {name: a, given: {heroes: [fighter, fighter]}, then: {turn: 9}}\n"
            + "  - {name: b, given: {heroes: [fighter, fighter]}, then: {turn: 1}}\n";
    suite.run("f.yaml", two);
    assertThat(List.of(suite.passed(), suite.failed())).containsExactly(1L, 0L);
  }

  @Test
  void aMatchCanBeginWithAnyPhaseOfAnyTurn() {
    ScenarioResult result =
        Yaml.one(
            "  - {name: a, given: {heroes: [fighter, fire-mage], phase: turn_end, turn: 5, first:"
                + " 1}, then: {turn: 6, active: 0, options: [Basic Attack, Power Strike,"
                + " Defend]}}\n");
    assertThat(result.lines()).isEmpty();
  }

  @Test
  void movesLeadToThePositionAndTheirEventsDoNotCount() {
    ScenarioResult result =
        Yaml.one(
            """
              - name: moves
                given:
                  heroes: [fire-mage, fighter]
                  moves: [{choose: Fireball}, {choose: Defend}]
                when: [{choose: Heal}]
                then:
                  stats: {1: {health: 89}}
                  events: [{event: choice, option: Heal}]
            """);
    assertThat(result.lines()).isEmpty();
    ScenarioResult illegal =
        Yaml.one(
            """
              - name: no such move
                given: {heroes: [fighter, fighter], moves: [{choose: Fireball}]}
                then: {turn: 1}
            """);
    assertThat(Yaml.messages(illegal).get(0)).contains("/given/moves/0").contains("RS081");
  }

  @Test
  void aFailureTellsWhatTheEffectsAskedFor() {
    ScenarioResult result =
        Yaml.one(
            """
              - name: too little mana
                given: {heroes: [fire-mage, fighter], phase: choice, stats: {0: {mana: 3}}}
                when: [{choose: Fireball}]
                then: {stats: {1: {health: 92}}}
            """);
    assertThat(result.mismatches()).hasSize(1);
    assertThat(result.story())
        .contains(
            "What effects did:",
            "  Fireball (fire-mage/fireball) of Fire Mage: it asks whether your mana is above 4: it"
                + " was 3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{choose: 0, player: player 1} | {turn: 2} | found 'player 1', expected one of 0, 1",
        "{choose: 0} | {winner: player 0} | found 'player 0', expected one of 0, 1, null (nobody)",
        "{choose: 0} | {winner: none} | found 'none', expected one of 0, 1, null (nobody)",
        "{choose: 0} | {events: [{event: change, of: Fighter}]} | 'Fighter', expected one of 0, 1",
        "{choose: 0} | {winner: '1'} | expected a number without quotes",
      })
  void aPlayerThatIsNoneIsToldWithTheNumbersOfPlayers(String when, String then, String told) {
    ScenarioResult result =
        Yaml.one(
            "  - {name: a, given: {heroes: [fire-mage, fighter]}, when: ["
                + when
                + "], then: "
                + then
                + "}\n");
    assertThat(Yaml.messages(result)).singleElement().asString().contains("RS005", told);
  }

  @Test
  void whatEffectsDidTellsEqualHeroesApart() {
    ScenarioResult result =
        Yaml.one(
            """
              - name: two fighters
                given: {heroes: [fighter, fighter]}
                when: [{verb: damage, target: 1, amount: 3}]
                then: {stats: {1: {health: 1}}}
            """);
    assertThat(result.story())
        .anySatisfy(line -> assertThat(line).contains("Death (mode/death) of Fighter 1: "))
        .noneSatisfy(line -> assertThat(line).contains("of Fighter: "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "verb: lose, target: 1 | Fighter loses",
        "verb: win, target: 1 | Fighter wins",
      })
  void anEndByAVerbOfTheScenarioNamesNoEffect(String verb, String told) {
    for (String before : new String[] {"{choose: Fireball}, ", ""}) {
      ScenarioResult result =
          Yaml.one(
              "  - {name: a, given: {heroes: [fire-mage, fighter]}, when: ["
                  + before
                  + "{"
                  + verb
                  + "}], then: {over: false}}\n");
      assertThat(result.story()).anyMatch(line -> line.strip().equals(told));
    }
  }

  /** Whoever reads it may know no Java, and no scenario can expect it. */
  @Test
  void aFaultOfTheProgramIsToldInWords() {
    Throwable first = new IndexOutOfBoundsException("Index 4 out of bounds for length 2");
    assertThat(stoppedBy(new IllegalStateException("constraint", first)))
        .contains(
            "expected a scenario that plays, actual a fault of the program or of a verb of the"
                + " game: Index 4 out of bounds for length 2 (IndexOutOfBoundsException)");
    assertThat(stoppedBy(new IllegalStateException(new RuleMistake("a hero has no 'luck'."))))
        .contains("actual a mistake of the rules: a hero has no 'luck'.");
    assertThat(stoppedBy(new AssertionError("of a verb")))
        .contains("or of a verb of the game: of a verb (AssertionError)");
  }

  private static String stoppedBy(Throwable fault) {
    ScenarioKit kit = ScenarioKits.find("math-battle").orElseThrow();
    ScenarioKit faulty =
        (ScenarioKit)
            Proxy.newProxyInstance(
                ScenarioKit.class.getClassLoader(),
                new Class<?>[] {ScenarioKit.class},
                (proxy, method, arguments) -> {
                  if (method.getName().equals("start")) {
                    throw fault;
                  }
                  return method.invoke(kit, arguments);
                });
    Scenario scenario = Yaml.run(FAILING).scenarios().get(0).scenario();
    ScenarioResult result =
        new ScenarioRunner(faulty, ShippedBooks.of("math-battle")).run(scenario);
    return String.join("\n", result.told());
  }
}
