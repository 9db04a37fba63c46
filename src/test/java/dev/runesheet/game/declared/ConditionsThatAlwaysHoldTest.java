package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions on numbers that are never beyond the bounds which they ask for. */
class ConditionsThatAlwaysHoldTest {

  private static final String ASKED = "if: hearth of self < 8";

  private final EditedGame game = new EditedGame("ember-vale");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          count of own hand >= 0                       | 'count of own hand' is always at least 0
          not count of own hand < 0                    | 'count of own hand' is always at least 0
          count of own hand [cost of target = 2] >= 0  | 'count of own hand' is always at least 0
          count of own hand > 0 - 1                    | it always holds
          count of own hand + 1 > 0                    | it always holds
          count of players = 2                         | 'count of players' is always 2
          count of other players >= 1                  | is always from 1 to 2
          turn number > 0                              | 'turn number' is always from 1 to 60
          turn number <= 60                            | 'turn number' is always from 1 to 60
          hearth of self >= 0                          | 'hearth' is always at least 0
          total hearth of players >= 0                 | it always holds
          hearth of self < 8 and turn number >= 1      | 'turn number' is always from 1 to 60
          d6 >= 1                                      | it always holds
          """)
  void oneThatABoundSettlesIsToldWithIt(String test, String why) {
    game.edit("game.yaml", ASKED, "if: " + test);

    assertThat(game.findingsTogether())
        .singleElement()
        .asString()
        .contains("warning RS131", "#/player rules/1/then/0/if", why);
  }

  @Test
  void oneOfAPhaseOrAnActionIsTold() {
    game.edit("game.yaml", "phase: dusk,", "phase: dusk, if: turn number > 0,");
    game.edit("game.yaml", "if: kind of self is spell and", "if: turn number > 0 and");

    assertThat(game.findingsTogether())
        .extracting(one -> one.code().id() + " " + one.location().place())
        .containsExactly("RS131 #/actions/cast/if", "RS131 #/phases/2/if");
  }

  @Test
  void whereTheElseIsNeverReachedThatIsToldAlone() {
    game.edit("game.yaml", "if: count of own deck = 0", "if: count of own deck >= 0");

    assertThat(game.findingsTogether())
        .singleElement()
        .asString()
        .contains("warning RS093", "#/player rules/1/then/3/else/0", "always holds here");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "count of own hand > 0",
        "count of own hand [cost of target = 2] >= 1",
        "turn number < 60",
        "hearth of self > 0",
        "hearth of self - health of self >= 0",
        "2 > 1"
      })
  void oneThatMayFailAndOneOfPlainNumbersAreAccepted(String test) {
    game.edit("game.yaml", ASKED, "if: " + test);

    assertThat(game.findingsTogether()).isEmpty();
  }

  @Test
  void aNumberThatNothingChangesYetMayBeAsked() {
    game.edit(
        "game.yaml", "if: ready of self = 1 and", "if: ready of self = 1 and ward of self = 0 and");

    assertThat(game.findingsTogether()).isEmpty();
  }
}
