package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditions on where a card lies whose effect is in force in play alone. */
class ZonesOfCardsInPlayTest {

  private static final String ENTERING = "if: count of enemy board > count of own board";

  private final EditedGame game = new EditedGame("ember-vale");

  @ParameterizedTest
  @CsvSource({
    "zone of self is hand",
    "zone of self is not board",
    "zone of self is ashes and count of own board > 1"
  })
  void aZoneWhereTheEffectIsNotInForceIsFound(String test) {
    game.edit("cards.yaml", ENTERING, "if: " + test);

    assertThat(game.findings())
        .singleElement()
        .asString()
        .contains("warning RS092", "snow-scout/effects/0/if", "'board', where a card is");
  }

  @ParameterizedTest
  @CsvSource({"enters play, zone of self is board", "leaves play, zone of self is ashes"})
  void aZoneWhereTheEffectMayBeEvaluatedIsAccepted(String event, String test) {
    String trigger = "when: enters play\n        ";
    game.edit("cards.yaml", trigger + ENTERING, "when: " + event + "\n        if: " + test);

    assertThat(game.findings()).noneMatch(one -> one.code() == Code.IMPOSSIBLE);
  }
}
