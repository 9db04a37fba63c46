package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditions on owners that never hold of those whose events an effect answers. */
class AnsweredOwnersTest {

  private static final String ENTERING =
      "- when: enters play\n        if: count of enemy board > count of own board\n        then:\n";

  private static EditedGame game(String whose, String test, String first) {
    String lines = "- when: enters play\n        whose: " + whose + "\n        then:\n" + first;
    return new EditedGame("ember-vale")
        .edit(
            "cards.yaml", ENTERING, lines + "          - if: " + test + "\n            then:\n  ");
  }

  @ParameterizedTest
  @CsvSource({
    "enemy, owner of subject is owner of self",
    "enemy, owner of self is owner of subject",
    "enemy, health of self > 0 and owner of subject is owner of self",
    "ally, owner of subject is not owner of self",
    "own, not owner of self is owner of subject"
  })
  void oneThatWhoseEventsAreAnsweredExcludesIsFound(String whose, String test) {
    assertThat(game(whose, test, "").findingsTogether())
        .singleElement()
        .asString()
        .contains(
            "warning RS092", "snow-scout/effects/0/then/0/if", "excludes 'whose: " + whose + "'");
  }

  @ParameterizedTest
  @CsvSource({
    "enemy, owner of subject is not owner of self",
    "ally, owner of subject is owner of self",
    "other, owner of subject is owner of self",
    "any, owner of subject is not owner of self"
  })
  void oneThatMayHoldIsAccepted(String whose, String test) {
    assertThat(game(whose, test, "").findingsTogether()).isEmpty();
  }

  @Test
  void whoTakesACardThatLeavesPlayMayHaveIt() {
    EditedGame game =
        game("ally", "owner of subject is not owner of self", "")
            .edit(
                "cards.yaml",
                "- when: enters play\n        whose",
                "- when: leaves play\n        whose");

    assertThat(game.findingsTogether()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'{do: take, player: owner, target: subject, zone: hand}'",
    "'{do: damage, target: subject, amount: 1}'"
  })
  void behindALineOwnersMayBeOthers(String line) {
    String first = "          - " + line + "\n";
    assertThat(game("enemy", "owner of subject is owner of self", first).findingsTogether())
        .noneMatch(one -> one.code() == Code.IMPOSSIBLE);
  }
}
