package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditions on the entities of a scope that its own words or zone exclude. */
class ScopesThatExcludeTest {

  private static final String BEFORE = "- for each: own units\n";

  private final EditedGame game =
      new EditedGame("ember-vale")
          .edit("game.yaml", "turns: 60", "turns: 60\nwords: {colour: [amber, silk]}")
          .edit(
              "game.yaml",
              "  enemy player:",
              "  own ambers: {zone: board, whose: own, words: {colour: amber}}\n  enemy player:");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          own ambers | colour of target is silk                                | amber', the colour of all in 'own
          own ambers | not colour of target is amber                           | amber', the colour of all in 'own
          own ambers | kind of target is unit and colour of target is silk     | amber', the colour of all in 'own
          own ambers | zone of target is hand                                  | board', the zone of all in 'own
          own hand   | zone of target is board and kind of target is unit                              | hand', the zone of all in 'own
          """)
  void conditionsOfALoopAndACountThatTheScopeExcludesAreFound(
      String scope, String where, String expected) {
    game.edit("game.yaml", BEFORE, "- for each: " + scope + "\n        where: " + where + "\n");
    game.edit("game.yaml", "hearth of self < 8", "count of " + scope + " [" + where + "] > 0");

    assertThat(game.findings())
        .allSatisfy(one -> assertThat(one.toString()).contains(expected))
        .extracting(one -> one.code() + one.location().place())
        .contains(
            Code.IMPOSSIBLE + "#/player rules/1/then/2/where",
            Code.IMPOSSIBLE + "#/player rules/1/then/0/if");
  }

  @Test
  void theConditionOfAnActionIsFoundThatItsCardsNeverFulfil() {
    game.edit(
        "game.yaml",
        "if: kind of self is spell",
        "if: zone of self is board and kind of self is spell");

    assertThat(game.findings())
        .singleElement()
        .asString()
        .contains("warning RS092", "#/actions/cast/if", "'hand', the zone of all in 'own hand'");
  }

  @Test
  void conditionsThatSomeOfTheScopeFulfilAreAccepted() {
    game.edit(
        "game.yaml", BEFORE, "- for each: own units\n        where: colour of target is silk\n");
    game.edit(
        "game.yaml", "hearth of self < 8", "count of own ambers [colour of target is amber] > 0");

    assertThat(game.findings()).isEmpty();
  }
}
