package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions that no turn, count, total or number of an event ever fulfils. */
@Tag("thorough")
class ImpossibleNumbersTest {

  private final EditedGame game = new EditedGame("ember-vale");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          turn number < 3 and turn number > 5               | excludes 'the turn is above 5'
          turn number = 3 and turn number = 4               | excludes 'the turn equals 4'
          turn number > 3 and turn number < 4               | excludes 'the turn is below 4'
          turn number > 60                                  | never holds by itself: 'turn number' is always from 1 to 60
          count of players = 3                              | never holds by itself: 'count of players' is always 2
          count of players < 2                              | never holds by itself: 'count of players' is always 2
          count of other players > 2                        | is always from 1 to 2
          count of enemy player = 0                         | is always from 1 to 2
          count of own hand < 0                             | 'count of own hand' is always at least 0
          turn number = 61                                  | never holds by itself
          turn number < 1                                   | never holds by itself
          count of own hand < 2 and count of own hand > 3   | excludes 'the number of own hand is above 3'
          count of own hand > 2 and count of own hand < 3   | excludes 'the number of own hand is below 3'
          total cost of own hand > 3 and total cost of own hand < 2 | excludes 'the cost of all own hand is below 2'
          count of own hand - 5 > 3 and count of own hand - 5 < 2 | excludes
          turn number > count of players and turn number < count of players | excludes 'the turn is below the number of players'
          turn number > count of players and count of players > turn number | excludes 'the number of players is above the turn'
          turn number = count of players and turn number > count of players | excludes 'the turn is above the number of players'
          turn number = count of players and turn number != count of players | excludes
          count of own hand >= count of own deck and count of own deck > count of own hand | excludes
          turn number > count of own hand and count of own hand >= count of own deck and count of own deck > turn number | excludes 'the number of own hand is at least the number of own deck' and 'the number of own deck is above the turn'
          d6 >= 7                           | never holds by itself
          not d6 > 0                        | never holds by itself
          count of own hand > count of own hand | never holds by itself
          """)
  void conditionsOfRulesPhasesAndActionsThatNeverHoldAreFound(String test, String why) {
    game.edit("game.yaml", "if: hearth of self < 8", "if: " + test);
    game.edit("game.yaml", "phase: dusk,", "phase: dusk, if: " + test + ",");
    game.edit("game.yaml", "if: kind of self is spell and cost", "if: " + test + " and cost");

    assertThat(game.findingsTogether())
        .filteredOn(one -> one.code() == Code.IMPOSSIBLE && one.toString().contains(why))
        .extracting(one -> one.location().place().toString())
        .contains("#/player rules/1/then/0/if", "#/phases/2/if", "#/actions/cast/if");
  }

  @Test
  void someOfAScopeAreNoMoreThanAll() {
    String test = "count of players [health of target > 3] > 2";
    game.edit("game.yaml", "if: hearth of self < 8", "if: " + test);

    assertThat(game.findingsTogether())
        .singleElement()
        .asString()
        .contains("warning RS092", "player rules/1/then/0/if", "is always from 0 to 2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "event new < 0 and event new > 3",
        "event delta = 0",
        "event old = event new",
        "event new > event old and event delta < 0"
      })
  void numbersThatNoChangeBringsAreFound(String test) {
    game.edit("game.yaml", "if: kind of subject is player and", "if: " + test + " and");

    assertThat(game.findingsTogether())
        .extracting(Object::toString)
        .anyMatch(one -> one.contains("warning RS092") && one.contains("rules/1/if"));
  }

  @Test
  void aNumberThatIsBothAboveAndBelowAnotherIsFound() {
    String test = "health of owner > health of opponent and health of owner < health of opponent";
    game.edit("game.yaml", "if: hearth of self < 8", "if: " + test);

    assertThat(game.findingsTogether())
        .singleElement()
        .asString()
        .contains("warning RS092", "player rules/1/then/0/if", "excludes");
  }

  @ParameterizedTest
  @CsvSource({
    "event new > 1, 'event new' is always from 0 to 1",
    "event old < 0, 'event old' is always from 0 to 1",
    "event delta > 1, 'event delta' is always from -1 to 1"
  })
  void numbersThatTheStatOfAChangeCannotBeAreFound(String test, String why) {
    assertThat(readyChanges(test).findingsTogether())
        .singleElement()
        .asString()
        .contains("warning RS092", "player rules/0/if", why);
  }

  @ParameterizedTest
  @ValueSource(strings = {"event new > 0", "event old = 1", "event new > event old"})
  void numbersThatTheStatOfAChangeCanBeAreAccepted(String test) {
    assertThat(readyChanges(test).findingsTogether()).isEmpty();
  }

  private EditedGame readyChanges(String test) {
    String rule =
        "  - {when: ready changes, whose: any, if: %s, then: [{do: damage, target: self, amount: 1}]}\n";
    return game.edit(
        "game.yaml", "player rules:\n", "player rules:\n" + rule.formatted("'" + test + "'"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attack of self > 0 or ready of self = 2                       | its ready equals 2    | 'ready' is always from 0 to 1
          turn number > 60 or ready of self = 1                         | the turn is above 60  | 'turn number' is always from 1 to 60
          turn number > 3 or attack of self > 0 or turn number > 5      | the turn is above 5   | the conditions before leave nothing
          (turn number = 3 or attack of self > 0) and turn number > 5   | the turn equals 3     | it excludes 'the turn is above 5'
          attack of self > 0 or ready of self < 2                       | its ready is below 2  | it always holds
          """)
  void anAlternativeThatNeverHoldsOrAlwaysDoesIsFound(String test, String found, String why) {
    game.edit("game.yaml", "if: ready of self = 1 and attack of self > 0", "if: " + test);

    assertThat(game.findingsTogether())
        .singleElement()
        .asString()
        .contains("#/actions/attack/if", found, why);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "attack of self > 0 or ready of self = 0",
        "turn number > 5 or attack of self > 0 or turn number > 3",
        "(turn number = 7 or attack of self > 0) and turn number > 5"
      })
  void anAlternativeThatCanHoldIsAccepted(String test) {
    game.edit("game.yaml", "if: ready of self = 1 and attack of self > 0", "if: " + test);

    assertThat(game.findingsTogether()).isEmpty();
  }

  @Test
  void turnsAndCountsThatCanBeAreAccepted() {
    String test =
        "turn number = 60 and count of own hand > 2 and count of own deck < 2"
            + " and count of players [health of target > 3] < 1 and count of enemy side < 2";
    game.edit("game.yaml", "if: hearth of self < 8", "if: " + test);

    assertThat(game.findingsTogether()).isEmpty();
  }
}
