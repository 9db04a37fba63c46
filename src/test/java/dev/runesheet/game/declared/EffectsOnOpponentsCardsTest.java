package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.choose;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.ActiveEffects.Found;
import dev.runesheet.game.declared.ActiveEffects.Query;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Effects on the card of another player: they count and reach as the board is for who has it. */
class EffectsOnOpponentsCardsTest {

  private static final String GAME =
      """
      kinds:
        player: {hurt: 0}
        unit: {power: 10}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
      deck zone: deck
      scopes:
        own units: {kinds: [unit], zone: board, whose: own}
        enemy units: {kinds: [unit], zone: board, whose: enemy}
      statuses:
        cursed: {changes: power, by: -1, of: %s, for each: %s, type: cursed}
      phases:
        - {phase: main, event: turn starts, actions: [deploy, curse, done]}
      actions:
        done: {ends: true}
        deploy:
          with: own deck
          then: [{do: enter, target: self, zone: board}]
        curse:
          with: own units
          then:
            - for each: enemy units
              then: [{do: grant, target: target, effect: cursed, turns: 3}]
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit}
      """;

  /** The first player has one unit, which is cursed; the second, who cursed it, has two. */
  @ParameterizedTest
  @CsvSource({
    "self,        own units,   0, 9",
    "self,        enemy units, 0, 8",
    "own units,   own units,   0, 9",
    "own units,   enemy units, 0, 8",
    "enemy units, own units,   1, 9"
  })
  void scopesAndCountsAreThoseOfTheOwnerOfTheCard(
      String of, String each, int reached, double power) {
    WrittenGame game =
        new WrittenGame(GAME.formatted(of, each), CARDS, "decks: {all: {scout: 3}}\n");
    try (Match match = WrittenGame.match(game.book(), 2)) {
      for (String words : List.of("deploy Scout", "done", "deploy Scout", "deploy Scout")) {
        choose(match, words);
      }
      choose(match, "curse Scout");
      assertThat(unit(match, reached).stat("power")).isEqualTo(power);
      match.update(
          context -> {
            assertThat(value(context, unit(match, reached))).isEqualTo(power);
            assertThat(found(context, unit(match, 1 - reached))).isEmpty();
          });
    }
  }

  private static double value(MatchContext context, Entity unit) {
    List<Found> found = found(context, unit);
    assertThat(found).hasSize(1);
    return ActiveEffects.of(context).combined(found, 10);
  }

  private static List<Found> found(MatchContext context, Entity unit) {
    Entity reached = context.entity(unit.getId());
    return ActiveEffects.of(context).query(new Query("cursed", null, -1, reached, false));
  }

  private static Entity unit(Match match, int player) {
    return match.world().entities().stream()
        .filter(one -> one.getZone().equals("board") && one.getController() == player)
        .findFirst()
        .orElseThrow();
  }
}
