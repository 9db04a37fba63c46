package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions on what an entity is, of which none of its role is one. */
class ImpossibleCardsTest {

  private static final String OF_A_RULE = "if: kind of subject is player and";
  private static final String OF_SNOW_SCOUT = "if: count of enemy board > count of own board";

  private final EditedGame game = new EditedGame("ember-vale");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          card of target is firebolt                             | a card whose kind is unit
          card of target is ash-hound and kind of target is charm | expected unit
          kind of target is charm and card of target is ash-hound | expected unit
          not kind of target is unit                             | expected 'unit', which it always is
          """)
  void whatNoneOfTheKindsOfAScopeIsIsFound(String where, String expected) {
    game.edit("game.yaml", "hearth of self < 8", "count of own units [" + where + "] > 0");

    assertThat(game.findings())
        .singleElement()
        .asString()
        .contains("warning RS092", "player rules/1/then/0/if", expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "card of subject is spark-imp and kind of subject is charm and",
        "kind of subject is charm and card of subject is spark-imp and",
        "card of subject is spark-imp and kind of subject is not unit and",
        "card of subject is firebolt and kind of subject is not spell and"
      })
  void aCardAndAnotherKindThanItsOwnAreFound(String test) {
    game.edit("game.yaml", OF_A_RULE, "if: " + test);

    assertThat(game.findings())
        .filteredOn(one -> one.code() == Code.IMPOSSIBLE)
        .extracting(one -> one.location().place().toString())
        .containsOnly("#/rules/1/if");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          card of self is ash-hound        | expected 'snow-scout', which it always is
          card of subject is ash-hound     | expected 'snow-scout', which it always is
          card of self is not snow-scout   | expected 'snow-scout', which it always is
          kind of self is not unit         | expected 'unit', which it always is
          """)
  void whatTheHolderOfAnEffectNeverIsIsFound(String test, String expected) {
    game.edit("cards.yaml", OF_SNOW_SCOUT, "if: " + test);

    assertThat(game.findings())
        .singleElement()
        .asString()
        .contains("warning RS092", "snow-scout/effects/0/if", expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "count of own units [card of target is ash-hound or card of target is spark-imp] > 0",
        "count of own units [card of target is not ash-hound] > 0",
        "count of own hand [kind of target is not unit and card of target is firebolt] > 0",
        "count of enemies [card of target is warm-hearth] > 0",
        "card of self is snow-scout",
        "kind of self is unit or card of self is ash-hound"
      })
  void whatSomeAreIsAccepted(String test) {
    game.edit("cards.yaml", OF_SNOW_SCOUT, "if: " + test);

    assertThat(game.findings()).noneMatch(one -> one.code() == Code.IMPOSSIBLE);
  }

  @Test
  void aLineOfATypeThatHoldsOnSomeOfItsCardsIsAccepted() {
    String card =
        "\"reader\": {\"name\": \"Reader\", \"kind\": \"supporter\", \"effects\":"
            + " [{\"effect_id\": \"draw_cards\", \"params\": {\"count\": 2}}]},";
    EditedGame pocket =
        new EditedGame("tcg-pocket")
            .edit("cards/made-up.json", "\"made-up-mutebasic\":", card + " \"made-up-mutebasic\":")
            .edit(
                "effect-types.yaml",
                "says: {1: a card, any: $value cards}}\n    then:\n      - {do",
                "says: {1: a card, any: $value cards}}\n    then:\n"
                    + "      - if: kind of self is pokemon\n        then:\n          - {do");

    assertThat(pocket.findings()).noneMatch(one -> one.code() == Code.IMPOSSIBLE);
  }
}
