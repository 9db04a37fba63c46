package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two actions do the same only if players do them with the same entities, on the same terms. */
class ActionsAlikeTest {

  private static final String GAME =
      """
      players: 2
      turns: 6
      kinds: {player: {score: 0}, unit: {}}
      zones: {deck: {seen by: nobody}}
      deck zone: deck
      phases: [{phase: main, actions: [one, another, rest]}]
      actions:
        one: {FIRST then: [{do: add-stat, target: self, stat: score, delta: 1}], ends: true}
        another: {with: other players, then: [{do: add-stat, target: self, stat: score, delta: 1}], ends: true}
        rest: {ends: true}
      """;

  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "'with: players,', 0",
    "'with: other players,', 1",
    "'with: other players, once: true,', 0"
  })
  void whomTheyAreDoneWithAndHowOftenCounts(String terms, int told) {
    assertTold(GAME.replace("FIRST", terms), told);
  }

  @Test
  void whetherTheyEndThePhaseCounts() {
    String game = GAME.replace("FIRST", "with: other players,");
    assertTold(game.replaceFirst(", ends: true", ""), 0);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 1",
    "'ends: true,', 0",
    "'in force: false,', 0",
    "'with: own deck,', 0",
    "'numbers: {cost: 1},', 0",
    "'usual: [{do: add-stat, target: owner, stat: score, delta: 1}],', 0"
  })
  void theTermsOfKindsOfAbilitiesCount(String terms, int told) {
    String kinds =
        """
        ability kinds:
          quick: {then: [{run: the ability}]}
          slow: {TERMS then: [{run: the ability}]}
        """;
    assertTold(GAME.replace("FIRST", "") + kinds.replace("TERMS", terms), told);
  }

  private static void assertTold(String game, int told) {
    String cards = "cards: {scout: {name: Scout, kind: unit}}\n";
    assertThat(new WrittenGame(game, cards).findingsTogether())
        .filteredOn(one -> one.code().id().equals("RS090"))
        .hasSize(told);
  }
}
