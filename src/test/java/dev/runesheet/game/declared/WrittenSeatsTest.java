package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Seats;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many play, as a declaration says it. */
class WrittenSeatsTest {

  private static final String WORDS =
      "expected a whole number from 1 to 8, or two of them, the smaller first, such as '2 to 4'";

  private static WrittenGame of(String players) {
    String game = SeatsOfMatchesTest.GAME.replace("players: 2 to 4", "players: " + players);
    return new WrittenGame(game, SeatsOfMatchesTest.CARDS, SeatsOfMatchesTest.DECKS);
  }

  private static List<String> found(String players) {
    return of(players).findings().all().stream().map(Object::toString).toList();
  }

  @ParameterizedTest
  @CsvSource({"2 to 4, 2, 4", "3, 3, 3", "3 to 3, 3, 3", "1 to 8, 1, 8"})
  void aNumberOrTwoSayHowManyPlay(String players, int least, int most) {
    DeclaredCatalog catalog = of(players).book().catalog(DeclaredCatalog.class);
    assertThat(catalog.players()).isEqualTo(new Seats(least, most));
    assertThat(DeclaredCatalog.of(catalog.toJson())).isEqualTo(catalog);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          4 to 2     | '4 to 2' | 2 to 4
          2-4        | '2-4'    | 2 to 4
          2 or 3     | '2 or 3' | 2 to 3
          from 3 to 5 | 'from 3 to 5' | 3 to 5
          0 to 3     | '0 to 3' |
          2 to 99    | '2 to 99' |
          two        | 'two'    |
          0          | 0        |
          9          | 9        |
          [2, 4]     | a list   |
          """)
  void whatSaysNoNumberOfPlayersIsToldOnce(String players, String found, String meant) {
    assertThat(found(players))
        .singleElement()
        .asString()
        .contains("game.yaml:7:10", "#/players: error RS010", "found " + found + ", " + WORDS)
        .endsWith(meant == null ? "'2 to 4'" : "did you mean '" + meant + "'?");
  }

  /** Other mistakes are judged by the numbers that are nearly said. */
  @ParameterizedTest
  @CsvSource({
    "2 to 4, false",
    "2 to 99999999999, false",
    "4 to 2, false",
    "9, false",
    "0 to 2, false",
    "2-2, true",
    "two, true"
  })
  void theOpponentIsOfferedOnlyWhereTwoMayBeMeant(String players, boolean offered) {
    String game =
        SeatsOfMatchesTest.GAME
            .replace("players: 2 to 4", "players: " + players)
            .replace("target: neighbour", "target: neighbuor");
    assertThat(
            new WrittenGame(game, SeatsOfMatchesTest.CARDS, SeatsOfMatchesTest.DECKS)
                .findings()
                .all())
        .filteredOn(one -> one.found().contains("neighbuor"))
        .singleElement()
        .satisfies(one -> assertThat(one.expected().contains("opponent")).isEqualTo(offered));
  }

  @Test
  void thereIsNoOpponentWhereMoreThanTwoMayPlay() {
    String game = SeatsOfMatchesTest.GAME.replace("target: neighbour", "target: opponent");
    assertThat(
            new WrittenGame(game, SeatsOfMatchesTest.CARDS, SeatsOfMatchesTest.DECKS)
                .findings().all().stream().map(Object::toString))
        .singleElement()
        .asString()
        .contains("RS014", "found 'opponent' in a game of 2 to 4 players");
  }

  @Test
  void theOtherSideIsOneOnlyWhereTwoPlayAlways() {
    String game = SeatsOfMatchesTest.GAME.replace("do: eliminate", "do: lose");
    assertThat(
            new WrittenGame(game, SeatsOfMatchesTest.CARDS, SeatsOfMatchesTest.DECKS)
                .findings().all().stream().map(Object::toString))
        .singleElement()
        .asString()
        .contains("'lose' in a game of 2 to 4 players", "'eliminate'");
  }

  @ParameterizedTest
  @CsvSource({
    "count of players = 2, false",
    "count of players = 4, false",
    "count of players > 3, false",
    "count of other players = 1, false",
    "count of other players = 3, false",
    "count of players > 4, true",
    "count of players = 1, true",
    "count of other players = 5, true",
    "count of other players = 0, true",
    "count of players >= 2, true",
    "count of other players >= 1, true"
  })
  void countsArePossibleOfSomeNumberOfPlayers(String condition, boolean told) {
    String game =
        SeatsOfMatchesTest.GAME.replace(
            "if: coins of self > 1\n", "if: coins of self > 1 and " + condition + "\n");
    List<String> found =
        new WrittenGame(game, SeatsOfMatchesTest.CARDS, SeatsOfMatchesTest.DECKS)
            .findingsTogether().stream().map(Object::toString).toList();
    assertThat(found).hasSize(told ? 1 : 0);
  }

  /** Conditions name players by words, and numbers are those of roles. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          owner of self is player 4     | write 'player-4' instead of 'player 4'
          owner of self is not player 2 | write 'player-2' instead of 'player 2'
          owner of self is player 5     | 'player-4' instead of 'player 5', as no more than 4 play
          coins of player 2 > 1         | write a role, such as 'owner', instead of 'player 2'
          """)
  void aPlayerByNumberInAFormulaIsToldWithTheWordsOfTheGame(String condition, String advice) {
    String game =
        SeatsOfMatchesTest.GAME.replace("if: coins of self > 1\n", "if: " + condition + "\n");
    assertThat(
            new WrittenGame(game, SeatsOfMatchesTest.CARDS, SeatsOfMatchesTest.DECKS)
                .findings()
                .all())
        .singleElement()
        .asString()
        .contains("RS200", advice);
  }
}
