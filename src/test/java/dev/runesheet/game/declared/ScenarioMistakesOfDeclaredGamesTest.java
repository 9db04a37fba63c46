package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a scenario of a declared game says wrong is told where it says it. */
@Tag("thorough")
class ScenarioMistakesOfDeclaredGamesTest {

  private static ScenarioResult run(EditedGame files, String scenario) {
    return run("ember-vale", files, scenario);
  }

  private static ScenarioResult run(String game, EditedGame files, String scenario) {
    RuleBook book = Packs.build(game, files, new Diagnostics());
    String text = "game: " + game + "\nscenarios:\n  - " + scenario + "\n";
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    ScenarioRunner runner = new ScenarioRunner(ScenarioKits.find(game).orElseThrow(), book);
    return runner.traced(runner.run(one));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          deck lists: {player 1: {spark-imp: 1}}               | RS080 | /given/deck lists | no deck of player 2
          deck lists: {player 1: {spark-imp: 1}, player 2: {spark-imp: 1}}, turn: 3 | RS080 | /given/turn | turn' besides deck lists
          players: {player 1: {effects: [{type: '', changes: health}]}} | RS009 | /effects/0/type | ''
          players: {player 1: {effects: [{type: a, key: ' ', changes: health}]}} | RS009 | /effects/0/key |
          decks: {player 1: fire}                              | RS080 | /given/decks | no deck of player 2
          decks: {player 1: fire, player 2: frost}, turn: 3    | RS080 | /given/turn | turn' besides decks
          decks: {player 1: fire, player 2: frost}, phase: day | RS080 | /given/phase | phase' besides decks
          decks: {player 1: fire, player 2: frost}, players: {player 1: {health: 3}} | RS080 | /given/players | players' besides decks
          players: {player 1: {board: [{card: spark-imp, effects: [7]}]}} | RS005 | /board/0/effects/0 | 7
          players: {player 1: {board: [{card: spark-imp, effects: [{by: 1}]}]}} | RS006 | /board/0/effects/0 |
          players: {player 1: {board: [{card: spark-imp, attached: kindle}]}} | RS005 | /board/0/attached | kindle
          players: {player 1: {hand: [{card: warm-hearth, attack: 3}]}} | RS015 | /given/players/player 1/hand/0/attack | attack
          """)
  void aPositionThatCannotBeIsToldAtItsField(
      String given, String code, String place, String found) {
    ScenarioResult result =
        run(new EditedGame("ember-vale"), "{name: x, given: {" + given + "}, then: {over: false}}");
    assertThat(result.findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code().id()).isEqualTo(code);
              assertThat(one.location().place().toString()).endsWith(place);
              assertThat(one.found()).contains(found == null ? "" : found);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          player 1: {a1-211: 20}  | /given/deck lists/player 1/a1-211 | 20 of
          player 1: {a1-211: 2}   | /given/deck lists/player 1        | 2 cards
          """)
  void aDeckListThatIsNotAllowedIsToldThere(String list, String place, String found) {
    String given = "{seed: 1, deck lists: {" + list + ", player 2: {a1-211: 2}}}";
    String scenario = "{name: x, given: " + given + ", then: {turn: 1}}";
    assertThat(run("tcg-pocket", new EditedGame("tcg-pocket"), scenario).findings())
        .allMatch(one -> one.code().id().equals("RS074"))
        .anyMatch(
            one ->
                one.location().place().toString().endsWith(place) && one.found().startsWith(found));
  }

  @Test
  void thePhaseAfterTheEndIsOneThatAScenarioReaches() {
    EditedGame files =
        new EditedGame("ember-vale")
            .edit("game.yaml", "turns: 60", "turns: 60\ncourse: {after the end: aftermath}");
    String given = "given: {players: {player 2: {health: 1, board: [spark-imp]}, player 1: ";
    String at = "{board: [{card: spark-imp, ready: 1}]}}}, when: [{choose: attack Spark Imp},";
    ScenarioResult result =
        run(
            files,
            "{name: x, "
                + given
                + at
                + " {choose: player 2}], then: {over: true, phase: aftermath}}");
    assertThat(result.lines()).isEmpty();
    assertThat(result.findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | at most 1 |
          1 | at most 3 | expected at most 3
          2 | at most 1 | nothing refused
          """)
  void aPositionThatTheGameRefusesIsAnInvalidOne(int most, String because, String mismatch) {
    EditedGame files =
        new EditedGame("ember-vale")
            .edit(
                "game.yaml",
                "board: {in play: true}",
                "board: {in play: true, most: " + most + "}");
    ScenarioResult result =
        run(
            files,
            "{name: x, given: {players: {player 2: {board: [spark-imp, spark-imp]}}}, then: {error:"
                + " invalid, because: "
                + because
                + "}}");
    assertThat(result.passed()).isEqualTo(mismatch == null);
    assertThat(String.join(" ", result.lines())).contains(mismatch == null ? "" : mismatch);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          most: 1                          | [spark-imp, spark-imp]            | has 2 cards in zone 'board', expected at most 1.
          most: 1 + count of own hand      | [spark-imp, spark-imp]            | has 2 cards in zone 'board', expected at most 1.
          most: 2                          | [spark-imp, spark-imp]            |
          """)
  void aZoneThatHoldsMoreThanItMayIsTold(String bound, String board, String told) {
    EditedGame files =
        new EditedGame("ember-vale")
            .edit("game.yaml", "board: {in play: true}", "board: {in play: true, " + bound + "}");
    ScenarioResult result =
        run(
            files,
            "{name: x, given: {players: {player 2: {board: " + board + "}}}, then: {over: false}}");
    String found = "the scenario's position is impossible; player 2 " + told;
    assertThat(result.findings().stream().map(Diagnostic::message).toList())
        .containsExactlyElementsOf(
            told == null
                ? List.of()
                : List.of("mine.yaml:3:22 #/scenarios/0/given: error RS080: " + found));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {register: {type: chil, changes: health}, on: player 1}                                        | chil | chill
          {register: {type: chil, changes: health}, on: player 1}, {remove: chil}                        |      |
          {register: {type: warmth, changes: health}, on: player 1}                                      |      |
          {register: {type: chill, changes: health}, on: player 1}                                       |      |
          """)
  void aTypeOfAnEffectThatIsNearlyOneOfTheGamesIsToldWhereItStandsOnce(
      String when, String found, String meant) {
    EditedGame files =
        new EditedGame("ember-vale")
            .edit("game.yaml", "how: at most}", "how: at most, type: chill}");
    ScenarioResult result =
        run(files, "{name: x, given: {}, when: [" + when + "], then: {over: false}}");
    assertThat(result.findings().stream().map(Diagnostic::toString).toList())
        .hasSize(found == null ? 0 : 1)
        .allSatisfy(
            one ->
                assertThat(one)
                    .contains("warning RS135", "'" + found + "'", "did you mean '" + meant + "'?"));
  }

  @Test
  void anExpectedNumberThatACardHasNotIsTold() {
    ScenarioResult result =
        run(
            new EditedGame("ember-vale"),
            "{name: x, given: {players: {player 1: {hand: [firebolt]}}},"
                + " then: {players: {player 1: {hand: [{card: firebolt, health: 1}]}}}}");
    assertThat(result.findings())
        .singleElement()
        .satisfies(
            one ->
                assertThat(one.location().place().toString()).endsWith("/player 1/hand/0/health"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          can choose: []                                  | /then/can choose   | []
          cannot choose: []                               | /then/cannot choose | []
          effects: []                                     | /then/effects      | []
          calculated: []                                  | /then/calculated   | []
          effects: [{type: frozen}]                       | /then/effects/0    | no answer
          """)
  void anExpectationThatCannotFailIsTold(String then, String place, String found) {
    ScenarioResult result = run(new EditedGame("ember-vale"), "{name: x, then: {" + then + "}}");
    assertThat(result.findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code()).isEqualTo(Code.EXPECTS_NOTHING);
              assertThat(one.location().place().toString()).endsWith(place);
              assertThat(one.found()).isEqualTo(found);
            });
  }

  @Test
  void anExpectationThatCannotBeReadIsNotMissing() {
    String then = "effects: [{type: frozen, count: many}]";
    ScenarioResult result = run(new EditedGame("ember-vale"), "{name: x, then: {" + then + "}}");
    assertThat(result.findings())
        .singleElement()
        .satisfies(
            one -> assertThat(one.location().place().toString()).endsWith("/effects/0/count"));
  }

  @Test
  void expectationsOfPlacesWithoutACardAreAllToldWhereTheyAreWritten() {
    String then =
        """
        turn: 1, effects: [{reaching: player 1, count: 0}, {reaching: player 1 board 3, count: 0}],
        calculated: [{calculation: damage, from: player 2 baord 1, to: player 1 hand 9, base: 1,
        is: 1}]""";
    ScenarioResult result =
        run("tcg-pocket", new EditedGame("tcg-pocket"), "{name: x, then: {" + then + "}}");
    assertThat(result.findings())
        .extracting(one -> one.code() + " " + one.location().place())
        .containsExactly(
            "UNKNOWN_REFERENCE #/scenarios/0/then/effects/1/reaching",
            "UNKNOWN_REFERENCE #/scenarios/0/then/calculated/0/from",
            "UNKNOWN_REFERENCE #/scenarios/0/then/calculated/0/to");
  }

  @Test
  void anExpectationOfAPlaceWithoutACardIsToldInTheWordsOfItsGame() {
    String then = "effects: [{reaching: player 1 board 3, count: 0}]";
    ScenarioResult result = run(new EditedGame("ember-vale"), "{name: x, then: {" + then + "}}");
    assertThat(result.findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code()).isEqualTo(Code.UNKNOWN_REFERENCE);
              assertThat(one.message())
                  .contains("'player 1 board 3' is no player or card")
                  .contains("zones are deck, hand, board")
                  .doesNotContain("bench");
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{leave: playr 1 board 1, to: ashes}",
        "{register: {type: foo, changes: attack}, on: xyz}",
        "{remove: all, of: xyz}"
      })
  void aMisspeltPlaceIsNoLegalRefusal(String action) {
    String given = "given: {players: {player 1: {board: [spark-imp]}}}";
    ScenarioResult result =
        run(
            new EditedGame("ember-vale"),
            "{name: x, " + given + ", when: [" + action + "], then: {error: illegal}}");
    assertThat(result.passed()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"calculation", "from", "to"})
  void aCalculationThatLacksAFieldIsToldAtIt(String field) {
    Map<String, String> fields = new TreeMap<>();
    fields.put("calculation", "damage");
    fields.put("from", "player 1");
    fields.put("to", "player 2");
    fields.remove(field);
    ScenarioResult result =
        run(
            new EditedGame("ember-vale"),
            "{name: x, then: {calculated: [{is: 3, "
                + fields.toString().replace("{", "").replace("=", ": ")
                + "]}}");
    assertThat(result.findings())
        .filteredOn(one -> one.code() == Code.MISSING_FIELD)
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.expected()).contains("'" + field + "'");
              assertThat(one.location().place().toString()).endsWith("/then/calculated/0");
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          when: [{choose: Spark Imp}], then: {error: illegal} | /when/0 | 'play Spark Imp'
          when: [{choose: Spark Imp}], then: {over: false}    | /when/0 | 'play Spark Imp'
          then: {cannot choose: [rest, Spark Imp]}            | /then/cannot choose/1 | 'play Spark Imp'
          then: {can choose: [Spark Imp]}                     | /then/can choose/0 | 'play Spark Imp'
          then: {cannot choose: [spark-imp]}                  | /then/cannot choose/0 | 'play Spark Imp'
          when: [{choose: spark-imp}], then: {error: illegal} | /when/0 | 'play Spark Imp'
          when: [{choose: Ash Hound}], then: {error: illegal} | /when/0 | one of 'play Ash Hound', 'attack Ash Hound'
          """)
  void theBareNameOfACardLeadsToItsOptions(String rest, String place, String meant) {
    ScenarioResult result =
        run(
            new EditedGame("ember-vale"),
            "{name: x, given: {players: {player 1: {embers: 3, hand: [spark-imp, ash-hound,"
                + " rime-wisp], board: [{card: ash-hound, ready: 1}]}}}, "
                + rest
                + "}");
    assertThat(result.passed()).isFalse();
    assertThat(result.findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code()).isIn(Code.ANSWER, Code.UNKNOWN_ANSWER);
              assertThat(one.location().place().toString()).endsWith(place);
              assertThat(one.suggestion()).contains("did you mean " + meant + "?");
            });
  }

  @Test
  void theNameOfACardThatAnotherQuestionWouldHaveIsNoOptionOfAQuestionForNames() {
    ScenarioResult result =
        run(
            new EditedGame("ember-vale"),
            "{name: x, given: {players: {player 1: {hand: [spark-imp], board: [{card: ash-hound,"
                + " ready: 1}]}, player 2: {board: [rime-wisp]}}}, when: [{choose: attack Ash"
                + " Hound}], then: {cannot choose: [Spark Imp], can choose: [Rime Wisp]}}");
    assertThat(result.findings()).isEmpty();
    assertThat(result.passed()).isTrue();
  }

  private static final String SHIELDED =
      "{name: x, given: {players: {player 1: {effects: [{type: shield, changes: health, trigger:"
          + " on_damage%s}]}}}, when: [{%s}], then: {effects: [{%s, count: 0}]}}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          remove: shielt | type: shield       | /when/0/remove           | 'shield'
          remove: all    | type: shielt       | /then/effects/0/type     | 'shield'
          remove: shield | trigger: on_damaje | /then/effects/0/trigger  | 'on_damage'
          """)
  void aTypeOrTriggerThatNoEffectHasIsTold(String when, String then, String place, String near) {
    ScenarioResult result =
        run(new EditedGame("ember-vale"), String.format(SHIELDED, "", when, then));
    assertThat(result.findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.location().place().toString()).endsWith(place);
              assertThat(one.suggestion()).contains(near);
            });
  }

  @Test
  void allThatACardBroughtIsRemovedAtOnce() {
    ScenarioResult result =
        run(
            new EditedGame("ember-vale"),
            String.format(
                SHIELDED, "}, {type: ward, changes: health", "remove: all", "type: ward"));
    assertThat(result.passed()).isTrue();
  }

  /** Whom an event is about is known only when it happens. */
  @Test
  void aNumberThatASubjectHasNotFailsOneScenario() {
    EditedGame files =
        new EditedGame("ember-vale")
            .edit(
                "cards.yaml",
                "when: turn ends\n        whose: ally\n        then:\n          - at random",
                "when: moves\n        whose: any\n        if: attack of subject > 1\n"
                    + "        then:\n          - at random");
    ScenarioResult result =
        run(
            files,
            "{name: x, given: {players: {player 1: {embers: 2, board: [tinder-sage],"
                + " hand: [warm-hearth]}}}, when: [{choose: play Warm Hearth}], then: {turn: 1}}");
    assertThat(result.passed()).isFalse();
    assertThat(result.mismatches().toString())
        .contains(
            "mistake (tinder-sage/moves of Tinder Sage",
            "Warm Hearth",
            "has no 'attack'; it has cost");
  }

  private static final String TWO_WISPS =
      "{name: x, given: {players: {player 1: {board: [{card: spark-imp, ready: 1}]},"
          + " player 2: {board: [rime-wisp, {card: rime-wisp, health: 3}]}}},"
          + " when: [{choose: attack Spark Imp}, {choose: Rime Wisp%s}],"
          + " then: {players: {player 2: {board: [rime-wisp, {card: rime-wisp, health: 1}]}}}}";

  @Test
  void oneOfSeveralEqualOptionsIsChosenByItsNumber() {
    assertThat(run(new EditedGame("ember-vale"), String.format(TWO_WISPS, " 2")).passed()).isTrue();
  }

  @Test
  void wordsOfSeveralOptionsAreNoRefusalThatCanBeExpected() {
    String expecting = TWO_WISPS.replace("then: {", "then: {error: illegal, ");
    assertThat(run(new EditedGame("ember-vale"), String.format(expecting, "")).findings())
        .singleElement()
        .asString()
        .contains("/when/1", "write Rime Wisp 1 or Rime Wisp 2");
  }

  @Test
  void wordsOfSeveralOptionsAreAFindingThatTellsHowToSayWhich() {
    assertThat(run(new EditedGame("ember-vale"), String.format(TWO_WISPS, "")).findings())
        .singleElement()
        .asString()
        .contains("RS081", "/when/1", "write Rime Wisp 1 or Rime Wisp 2");
  }

  @Test
  void aStoryCallsPlayersAsScenariosDoAndTellsWhatIsSuppressedByWhom() {
    ScenarioResult result =
        run(
            new EditedGame("ember-vale"),
            "{name: x, given: {players: {player 1: {embers: 1, hand: [firebolt]},"
                + " player 2: {board: [hush-owl]}}}, when: [{choose: cast Firebolt}],"
                + " then: {turn: 2}}");
    assertThat(result.story())
        .contains(
            "  player 1: cast Firebolt",
            "  Firebolt's enters-play is suppressed by Hush Owl (hush-owl/hush)");
  }

  @Test
  void aCardThatEntersPlayMovesOnce() {
    ScenarioResult result =
        run(
            new EditedGame("ember-vale"),
            "{name: x, given: {players: {player 1: {embers: 1, hand: [spark-imp]}}},"
                + " when: [{choose: play Spark Imp}],"
                + " then: {events: [{event: move, of: spark-imp, from: hand, to: board}]}}");
    assertThat(result.mismatches()).isEmpty();
    assertThat(result.passed()).isTrue();
  }
}
