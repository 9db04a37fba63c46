package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Two actions or abilities do the same only if players do them with the same, on the same terms.
 */
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | '' | 1",
        "'once: true,' | '' | 0",
        "'ends: true,' | '' | 0",
        "'if: score of owner > 1,' | '' | 0",
        "'if: score of owner > 1,' | 'if: score of owner > 1,' | 1",
        "'if: score of owner > 1, says: Scores.,' | 'if: score of owner > 2, says: Scores.,' | 0",
      })
  void theTermsOfAbilitiesOfOneCardCount(String first, String second, int told) {
    assertTold(abilities(), abilities(first, second), told);
  }

  /** Another number is no mistake of a choice between two abilities. */
  @Test
  void whatAbilitiesOfOneCardDoCounts() {
    String other = abilities("", "").replaceFirst("delta: 1", "delta: 2");
    assertTold(abilities(), other, 0);
  }

  private static String abilities() {
    return GAME.replace("FIRST", "").replace("rest]", "rest], abilities: true");
  }

  private static String abilities(String first, String second) {
    String then = "then: [{do: add-stat, target: owner, stat: score, delta: 1}]}";
    return ("cards: {scout: {name: Scout, kind: unit, effects: [{ability: Aim, FIRST THEN,"
            + " {ability: Shoot, SECOND THEN]}}\n")
        .replace("FIRST", first)
        .replace("SECOND", second)
        .replace("THEN", then);
  }

  private static void assertTold(String game, int told) {
    assertTold(game, "cards: {scout: {name: Scout, kind: unit}}\n", told);
  }

  private static void assertTold(String game, String cards, int told) {
    assertThat(new WrittenGame(game, cards).findingsTogether())
        .filteredOn(one -> one.code().id().equals("RS090"))
        .hasSize(told);
  }
}
