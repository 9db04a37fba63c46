package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions on where a card lies that has left play. */
class ZonesOfLeftCardsTest {

  private static final String ENTERING =
      "when: enters play\n        if: count of enemy board > count of own board";

  private static EditedGame game(String whose, String test) {
    String answer = "when: leaves play\n        whose: " + whose + "\n        if: " + test;
    return new EditedGame("ember-vale").edit("cards.yaml", ENTERING, answer);
  }

  @ParameterizedTest
  @CsvSource({
    "own, zone of self is board",
    "own, zone of self is hand and health of owner > 3",
    "own, zone of subject is board",
    "enemy, zone of subject is board",
    "enemy, zone of subject is deck",
    "any, zone of subject is board"
  })
  void aZoneToWhichNoCardLeavesPlayIsFound(String whose, String test) {
    assertThat(game(whose, test).findingsTogether())
        .singleElement()
        .asString()
        .contains("warning RS092", "snow-scout/effects/0/if", "'ashes', where a card is that has");
  }

  @ParameterizedTest
  @CsvSource({
    "own, zone of self is ashes",
    "enemy, zone of subject is ashes",
    "own, zone of self is not board",
    "enemy, zone of self is board"
  })
  void aZoneInWhichItMayLieIsAccepted(String whose, String test) {
    assertThat(game(whose, test).findingsTogether()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{do: enter, target: subject, zone: board}",
        "{for each: own ashes, where: kind of target is unit, then: [{do: enter, target: target,"
            + " zone: board}]}"
      })
  void oneThatALineMayBringBackMayBeInPlay(String line) {
    EditedGame game =
        game("enemy", "zone of subject is board")
            .edit(
                "game.yaml",
                "player rules:\n",
                "player rules:\n  - {when: leaves play, whose: any, then: [" + line + "]}\n");

    assertThat(game.findingsTogether()).noneMatch(one -> one.code() == Code.IMPOSSIBLE);
  }

  @Test
  void aZoneToWhichItMayBeDrawnIsAccepted() {
    String line = "{do: draw, target: self, amount: 1, from: ashes, to: hand}";
    EditedGame game =
        game("own", "zone of self is hand")
            .edit(
                "game.yaml",
                "player rules:\n",
                "player rules:\n  - {when: turn ends, then: [" + line + "]}\n");

    assertThat(game.findingsTogether()).isEmpty();
  }

  @Test
  void oneOfAKindThatNoLineBringsBackIsNotInPlay() {
    String line =
        "{for each: own ashes, where: kind of target is charm, then: [{do: enter, target: target,"
            + " zone: board}]}";
    EditedGame game =
        game("own", "zone of self is board")
            .edit(
                "game.yaml",
                "player rules:\n",
                "player rules:\n  - {when: turn ends, then: [" + line + "]}\n");

    assertThat(game.findingsTogether()).extracting(one -> one.code()).contains(Code.IMPOSSIBLE);
  }
}
