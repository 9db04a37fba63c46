package dev.runesheet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.testing.suite.ScenarioSuite;
import dev.runesheet.testing.suite.ScenarioSuite.FileResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with a scenario is a finding at its place; the others still run. */
class ScenarioMistakesTest {

  private static final String FINE =
      "  - {name: fine, given: {heroes: [fighter, fighter]}, then: {over: false}}\n";
  private static final String GIVEN = "given: {heroes: [fighter, fighter]}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
"""
given: {heroes: [figter, fighter]}, then: {}                        | UNKNOWN_REFERENCE | /given/heroes/0
given: {heroes: [fighter]}, then: {}                                | WRONG_TYPE | /given/heroes
given: {heroes: [fighter, fighter], mode: x}, then: {}              | UNKNOWN_REFERENCE | /given/mode
given: {heroes: [fighter, fighter], turn: 201}, then: {}            | POSITION          | /given/turn
given: {heroes: [fighter, fighter], turn: 0}, then: {}              | OUT_OF_RANGE      | /given/turn
given: {heroes: [fighter, fighter], phase: no}, then: {}            | UNKNOWN_REFERENCE | /given/phase
given: {heroes: [fighter, fighter], stats: {0: {x: 1}}}, then: {}   | UNKNOWN_STAT      | /given/stats/0/x
given: {heroes: [fighter, fighter], stats: {2: {}}}, then: {}       | UNKNOWN_REFERENCE | /given/stats/2
given: {heroes: [fighter, fighter], chance: [0]}, then: {}          | OUT_OF_RANGE      | /given/chance/0
given: {heroes: [fighter, fighter], chance: [], seed: 1}, then: {}  | POSITION          | /given/seed
given: {heroes: [fighter, fighter], x: 1}, then: {}                 | UNKNOWN_FIELD     | /given/x
then: {}                                                            | MISSING_FIELD     | /given
given: {heroes: [fighter, fighter]}                                 | MISSING_FIELD     | ''
given: {heroes: [fighter, fighter]}, then: 5                        | WRONG_TYPE        | /then
given: {heroes: [fighter, fighter]}, then: {x: 1}                   | UNKNOWN_FIELD     | /then/x
given: {heroes: [fighter, fighter]}, then: {error: no}              | UNKNOWN_WORD      | /then/error
given: {heroes: [fighter, fighter]}, then: {error: null}            | WRONG_TYPE        | /then/error
given: {heroes: [fighter, fighter]}, then: {error: illegal, because: null} | WRONG_TYPE | /then/because
given: {heroes: [fighter, fighter]}, then: {winner: 2}              | OUT_OF_RANGE      | /then/winner
given: {heroes: [fighter, fighter]}, then: {over: 1}                | WRONG_TYPE        | /then/over
given: {heroes: [fighter, fighter]}, then: {events: [{event: x}]}   | UNKNOWN_WORD      | /then/events/0/event
given: {heroes: [fighter, fighter]}, then: {events: [{event: change, of: Nobody}]} | WRONG_TYPE | /then/events/0/of
given: {heroes: [fighter, fighter]}, then: {events: [{event: change, stat: hp}]} | UNKNOWN_STAT | /then/events/0/stat
given: {heroes: [fighter, fighter]}, then: {events: [{event: change, by: mode/deth}]} | UNKNOWN_REFERENCE | /then/events/0/by
given: {heroes: [fighter, fighter]}, then: {events: [{event: change, word: a}]} | UNKNOWN_FIELD | /then/events/0/word
given: {heroes: [fighter, fighter]}, then: {events: [{event: effect, effect: deth}]} | UNKNOWN_REFERENCE | /then/events/0/effect
given: {heroes: [fighter, fighter]}, then: {}, variant: v1          | UNKNOWN_WORD      | /variant
given: {heroes: [fighter, fighter]}, then: {}, variant: []          | EMPTY             | /variant
given: {heroes: [fighter, fighter]}, then: {}, x: 1                 | UNKNOWN_FIELD     | /x
given: {heroes: [fighter, fighter]}, than: {}                       | UNKNOWN_FIELD     | /than
""")
  void inGivenOrThen(String fields, Code code, String pointer) {
    assertFound(fields, code, pointer);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          x                                             | WRONG_TYPE    | ''
          {x: 1}                                        | UNKNOWN_FIELD | /x
          {chose: Defend}                               | UNKNOWN_FIELD | /chose
          {choose: Fireball}                            | ANSWER        | ''
          {choose: Defend, player: 1}                   | ANSWER        | ''
          {choose: Defend, player: 2}                   | OUT_OF_RANGE  | /player
          {choose: {}}                                  | WRONG_TYPE    | /choose
          {choose: Firebal}                             | UNKNOWN_REFERENCE | /choose
          {choose: [Defend, Fight]}                     | UNKNOWN_REFERENCE | /choose/1
          {choose: [Defend]}                            | WRONG_TYPE    | /choose
          {choose: Defend, until: end}                  | UNKNOWN_WORD  | /until
          {choose: Power Strike}                        | CHANCE        | ''
          {verb: damge, target: 0, amount: 1}           | UNKNOWN_VERB  | /verb
          {verb: damage, target: 0}                     | MISSING_FIELD | ''
          {verb: damage, target: 0, amount: x}          | WRONG_TYPE    | /amount
          {verb: damage, target: 5, amount: 1}          | OUT_OF_RANGE  | /target
          {verb: damage, target: 0, amount: 1, x: 1}    | UNKNOWN_FIELD | /x
          {verb: set-stat, target: 0, stat: x, value: 1} | UNKNOWN_WORD | /stat
          """)
  void inAnAction(String action, Code code, String pointer) {
    assertFound(GIVEN + ", when: [" + action + "], then: {}", code, "/when/0" + pointer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"foo", "1", "[foo, 1]"})
  void aVariantWhereThereAreNoneIsToldOnce(String variant) {
    ScenarioResult result =
        Yaml.one("  - {name: a, variant: " + variant + ", " + GIVEN + ", then: {turn: 1}}\n");
    assertThat(Yaml.messages(result))
        .doesNotHaveDuplicates()
        .allMatch(one -> one.contains("RS018"))
        .extracting(one -> one.replaceFirst(" .*", ""))
        .isNotEmpty()
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(strings = {"4", "-1", "99999999999"})
  void aPlaceAtWhichNoHeroHasAnAbilityIsTold(String place) {
    assertThat(
            Yaml.messages(
                Yaml.one(
                    "  - {name: a, " + GIVEN + ", when: [{choose: " + place + "}], then: {}}\n")))
        .singleElement()
        .asString()
        .contains(
            "/when/0/choose: error RS010", "found " + place + ", expected a place from 0 to ");
  }

  /** A misspelt word is illegal, too, but not what the author meant to be refused. */
  @Test
  void anAbilityThatNoHeroHasIsFoundAlsoWhereARefusalIsExpected() {
    assertFound(
        GIVEN + ", when: [{choose: Firebal}], then: {error: illegal}",
        Code.UNKNOWN_REFERENCE,
        "/when/0/choose");
  }

  @ParameterizedTest
  @ValueSource(strings = {GIVEN + ", seed: 1", GIVEN + ", chance: [1], moves: []"})
  void whatIsOfThePositionIsToldToBelongThere(String fields) {
    assertThat(Yaml.messages(Yaml.one("  - {name: a, " + fields + ", then: {over: false}}\n")))
        .singleElement()
        .asString()
        .contains("expected it within the field 'given'");
  }

  private static void assertFound(String fields, Code code, String pointer) {
    FileResult result = Yaml.run("  - {name: wrong, " + fields + "}\n" + FINE);

    assertThat(result.scenarios()).extracting(ScenarioResult::passed).containsExactly(false, true);
    assertThat(result.scenarios().get(0).findings())
        .filteredOn(finding -> finding.code() == code)
        .first()
        .satisfies(
            (Diagnostic finding) -> {
              assertThat(finding.location().toString())
                  .isEqualTo(Yaml.FILE + "#/scenarios/0" + pointer);
              assertThat(finding.line()).startsWith("3:");
            });
  }

  @Test
  void anOutcomeThatTheDieDoesNotHaveIsLocated() {
    ScenarioResult result =
        Yaml.one(
            "  - name: wrong\n    given: {heroes: [fighter, fighter], chance: [7]}\n"
                + "    when:\n      - choose: Power Strike\n    then: {turn: 1}\n");
    assertThat(Yaml.messages(result))
        .singleElement()
        .asString()
        .startsWith("test.yaml:6:9 #/scenarios/0/when/0: error RS082")
        .contains("is 7, expected 1 to 6");
  }

  /** Names, shortened numbers and words of games beside it lead to what is written here. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          queens-blood | given: {hands: {Y: [Grenadier]}}, when: [{do: pass}] | 'Grenadier' has the id '003'
          queens-blood | given: {hands: {Y: ["3"]}}, when: [{do: pass}]       | did you mean '003'?
          queens-blood | given: {hands: {Y: [3]}}, when: [{do: pass}]         | did you mean '003'?
          queens-blood | given: {}, when: [{do: play, card: Grenadeer, lane: 0, col: 0}] | has the id '003'
          queens-blood | given: {}, variant: v1, when: [{do: pass}]           | did you mean 'v1.1'?
          queens-blood | given: {}, variant: [v1.1, v1.1], when: [{do: pass}] | expected each variant once
          valeria | given: {players: {Ann: {cards: [Merchant (facedown)]}}}, when: [] | 'Merchant (face-down)'
          valeria | given: {players: {Ann: {cards: [m1 Gremlin]}}}, when: []  | did you mean 'm1 Goblin'?
          valeria | given: {players: {Ann: {cards: [Merchant]}}}, when: [{use: Merchant}] | one of c2/on-turn, c2/off-turn
          """)
  void whatIsNoIdLeadsToTheOneThatIsMeant(String game, String fields, String hint) {
    FileResult result =
        Yaml.suite()
            .run(
                "f.yaml",
                "game: " + game + "\nscenarios:\n  - {name: a, " + fields + ", then: {}}\n");
    assertThat(result.scenarios())
        .flatExtracting(one -> Yaml.messages(one))
        .singleElement()
        .asString()
        .contains(hint.strip());
  }

  @Test
  void anOutcomeThatIsLeftIsAWarning() {
    ScenarioResult result =
        Yaml.one(
            "  - {name: a, given: {heroes: [fighter, fighter], chance: [1]}, then: {turn: 1}}\n");
    assertThat(result.passed()).isTrue();
    assertThat(Yaml.messages(result))
        .singleElement()
        .asString()
        .contains("#/scenarios/0/given/chance: warning RS083");
  }

  /** A failed action takes back what it has drawn, also the outcome that it was refused for. */
  @Test
  void anOutcomeThatAnActionWasRefusedForIsNotLeft() {
    ScenarioResult result =
        Yaml.one(
            "  - {name: a, given: {heroes: [fighter, fighter], chance: [7]},"
                + " when: [{choose: Power Strike}], then: {error: chance}}\n");
    assertThat(result.passed()).isTrue();
    assertThat(Yaml.messages(result)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "{}, ''",
    "{stats: {}}, /stats",
    "{stats: {0: {}}}, /stats/0",
    "{events: []}, /events"
  })
  void anExpectationThatCannotFailIsAWarning(String then, String pointer) {
    ScenarioResult result =
        Yaml.one(
            "  - {name: a, given: {heroes: [fire-mage, fighter]}, when: [{choose: Fireball}], then:"
                + " "
                + then
                + "}\n");
    assertThat(result.passed()).isTrue();
    assertThat(Yaml.messages(result))
        .singleElement()
        .asString()
        .contains("#/scenarios/0/then" + pointer + ": warning RS085");
  }

  @Test
  void aReasonWithoutWordsIsAWarning() {
    ScenarioResult result =
        Yaml.one(
            "  - {name: a, given: {heroes: [fighter, fighter]}, when: [{choose: Fireball}],"
                + " then: {error: illegal, because: ''}}\n");
    assertThat(Yaml.messages(result))
        .singleElement()
        .asString()
        .contains("#/scenarios/0/then/because: warning RS085");
  }

  @Test
  void aScenarioHasAName() {
    ScenarioResult result =
        Yaml.one("  - {name: ' ', given: {heroes: [fighter, fighter]}, then: {turn: 1}}\n");
    assertThat(result.passed()).isFalse();
    assertThat(Yaml.messages(result))
        .singleElement()
        .asString()
        .contains("#/scenarios/0/name", "RS009");
  }

  /** Such a name would look like the results of other scenarios. */
  @Test
  void aNameOfAScenarioStandsOnOneLine() {
    String name = "\"a\\n  ok   b\"";
    ScenarioResult result =
        Yaml.one(
            "  - {name: " + name + ", given: {heroes: [fighter, fighter]}, then: {turn: 1}}\n");
    assertThat(Yaml.messages(result))
        .singleElement()
        .asString()
        .contains("#/scenarios/0/name", "RS024", "found 'a   ok   b'");
  }

  @Test
  void whatIsNoScenarioIsAFindingOfTheFile() {
    FileResult result = Yaml.run("  - 17\n" + FINE);
    assertThat(Yaml.messages(result))
        .singleElement()
        .asString()
        .startsWith("test.yaml:3:5 #/scenarios/0");
    assertThat(result.scenarios()).singleElement().matches(ScenarioResult::passed);
  }

  /** The file as a whole is right: its other scenarios count as they come out. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "given: {heroes: [fighter, fighter], heroes: [fighter, fighter]}, then: {over: false}",
        GIVEN + ", then: {over: false, over: false}",
        GIVEN + ", then: {over: false}, name: again",
        "given: {heroes: [fighter, fighter], heroes: [x]}, then: {error: invalid}"
      })
  void aKeyThatAScenarioHasTwiceFailsThatScenarioAlone(String fields) {
    ScenarioSuite suite = Yaml.suite();
    FileResult result =
        suite.run(
            Yaml.FILE, "game: math-battle\nscenarios:\n  - {name: wrong, " + fields + "}\n" + FINE);
    assertThat(result.findings()).isEmpty();
    assertThat(result.scenarios()).extracting(ScenarioResult::passed).containsExactly(false, true);
    assertThat(Yaml.messages(result.scenarios().get(0)))
        .singleElement()
        .asString()
        .contains("test.yaml:3:", "#/scenarios/0/", "RS023", "again");
    assertThat(suite.failed()).isEqualTo(1);
  }

  @Test
  void twoScenariosOfOneNameAreReported() {
    FileResult result = Yaml.run(FINE + FINE);
    assertThat(result.scenarios()).extracting(ScenarioResult::passed).containsExactly(true, false);
  }

  @Test
  void anUnknownGameIsAFinding() {
    FileResult result = Yaml.suite().run("f.yaml", "game: math-batle\nscenarios: []\n");
    assertThat(Yaml.messages(result))
        .first()
        .asString()
        .contains("f.yaml:1:7 #/game: error RS060")
        .contains("did you mean 'math-battle'?");
  }

  @Test
  void aFileThatIsNoYamlCountsAsFailed() {
    ScenarioSuite suite = Yaml.suite();
    FileResult result = suite.run("f.yaml", "game: math-battle\nscenarios:\n  - {name: [\n");
    assertThat(Yaml.messages(result)).singleElement().asString().contains("RS023");
    assertThat(suite.failed()).isEqualTo(1);
  }
}
