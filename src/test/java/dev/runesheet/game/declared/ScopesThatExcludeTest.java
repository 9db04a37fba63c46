package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions on the entities of a scope that its own words or zone exclude. */
class ScopesThatExcludeTest {

  private static final String BEFORE = "- for each: own units\n";

  private final EditedGame game =
      new EditedGame("ember-vale")
          .edit("game.yaml", "turns: 60", "turns: 60\nwords: {colour: [amber, silk]}")
          .edit(
              "game.yaml",
              "  enemy player:",
              "  own ambers: {zone: board, whose: own, words: {colour: amber}}\n"
                  + "  own soldiers: {kinds: [unit], whose: own}\n"
                  + "  allied side: {kinds: [unit, player], whose: own}\n"
                  + "  burdens: {kinds: [unit], attached to: own units}\n  enemy player:");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          own ambers | colour of target is silk                                | amber', the colour of all in 'own
          own ambers | not colour of target is amber                           | amber', the colour of all in 'own
          own ambers | kind of target is unit and colour of target is silk     | amber', the colour of all in 'own
          own ambers | zone of target is hand                                  | board', the zone of all in 'own
          own soldiers | zone of target is hand                              | board', the zone of all in 'own soldiers'
          own soldiers | zone of target is not board                         | board', the zone of all in 'own soldiers'
          enemies    | kind of target is unit and zone of target is deck   | board', the zone of all in 'enemies'
          allied side | zone of target is hand                               | board', the zone of all in 'allied side'
          burdens    | zone of target is board                               | expected nothing, the zone of all in 'burdens'
          own hand   | zone of target is board and kind of target is unit                              | hand', the zone of all in 'own
          """)
  void conditionsOfALoopAndACountThatTheScopeExcludesAreFound(
      String scope, String where, String expected) {
    game.edit("game.yaml", BEFORE, "- for each: " + scope + "\n        where: " + where + "\n");
    game.edit("game.yaml", "hearth of self < 8", "count of " + scope + " [" + where + "] > 0");

    assertThat(game.findings())
        .allSatisfy(one -> assertThat(one.toString()).contains(expected))
        .extracting(one -> one.code() + one.location().place().toString())
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
  void theConditionOfAnActionIsFoundThatNoCardInPlayFulfils() {
    game.edit(
        "game.yaml",
        "with: own units\n    if: ",
        "with: own soldiers\n    if: zone of self is hand and ");

    assertThat(game.findings())
        .singleElement()
        .asString()
        .contains("warning RS092", "#/actions/attack/if", "'board', the zone of all in 'own sold");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "own soldiers | zone of target is board",
        "own soldiers | not zone of target is hand",
        "allied side | not zone of target is board",
        "burdens | not zone of target is board",
        "players | not zone of target is board"
      })
  void zonesWhereSomeOfAScopeWithoutOneLieAreAccepted(String asked) {
    String[] parts = asked.split(" \\| ");
    game.edit(
        "game.yaml", "hearth of self < 8", "count of " + parts[0] + " [" + parts[1] + "] > 0");

    assertThat(game.findings()).noneMatch(one -> one.code() == Code.IMPOSSIBLE);
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
