package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.scenario.TableScenarios;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scenarios of a game for two to four say how many play, and name nobody else. */
class SeatsOfScenariosTest {

  private static final RuleBook BOOK =
      new WrittenGame(SeatsOfMatchesTest.GAME, SeatsOfMatchesTest.CARDS, SeatsOfMatchesTest.DECKS)
          .book();

  private static final TableScenarios KIT = new TableScenarios("ember-vale");

  private static ScenarioResult run(String scenario) {
    String text = "game: ember-vale\nscenarios:\n  - {name: x, " + scenario + "}\n";
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(KIT, BOOK).run(one);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          seed: 1                                                        | 2
          players: {player 1: {coins: 4}}                                | 2
          players: {player 3: {coins: 4}}                                | 3
          players: {player 1: {coins: 4}, player 4: {coins: 1}}          | 4
          seats: 3                                                       | 3
          seats: 4, players: {player 2: {coins: 4}}                      | 4
          seats: 3, active: player 3                                     | 3
          seed: 1, decks: {player 1: all, player 2: all, player 3: all}  | 3
          seed: 1, deck lists: {player 1: {bean: 1}, player 2: {bean: 1}, player 3: {bean: 1}} | 3
          seats: 2, seed: 1, decks: {player 1: all, player 2: all}       | 2
          """)
  void asManyPlayAsAreNamedOrSaid(String given, int players) {
    ScenarioResult last = expecting(given, players);
    assertThat(last.findings()).isEmpty();
    assertThat(last.passed()).isTrue();
    assertThat(expecting(given, players + 1).findings()).hasSize(1);
  }

  private static ScenarioResult expecting(String given, int player) {
    return run("given: {" + given + "}, then: {players: {player " + player + ": {out: 0}}}");
  }

  @Test
  void turnsGoRoundAsManyAsPlay() {
    ScenarioResult result =
        run(
            "given: {players: {player 1: {coins: 2}, player 2: {coins: 1}, player 3: {coins: 4}}},"
                + " when: [{choose: rob}, {choose: player 2}, {choose: pass, player: player 3}],"
                + " then: {active: player 3, winner: null, players: {player 1: {coins: 3},"
                + " player 2: {coins: 0, out: 1}, player 3: {coins: 4}}}");
    assertThat(result.findings()).isEmpty();
    assertThat(result.mismatches()).isEmpty();
    assertThat(result.passed()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          given: {seed: 1}, then: {players: {player 3: {coins: 1}}}   | /then/players/player 3 | 'player 3' | one of player 1, player 2
          given: {seats: 3}, then: {active: player 4}                 | /then/active  | 'player 4' | one of player 1, player 2, player 3
          given: {seats: 3}, then: {winner: player 4}                 | /then/winner  | 'player 4' | one of player 1, player 2, player 3, null (nobody)
          given: {seats: 3}, when: [{choose: pass, player: player 4}], then: {turn: 1} | /when/0/player | 'player 4' | one of player 1, player 2, player 3
          given: {seats: 2, players: {player 3: {coins: 1}}}, then: {turn: 1} | /given/players/player 3 | 'player 3' | one of player 1, player 2
          given: {active: player 3}, then: {turn: 1}                  | /given/active | 'player 3' | one of player 1, player 2
          given: {players: {player 5: {coins: 1}}}, then: {turn: 1}   | /given/players/player 5 | 'player 5' | one of player 1, player 2, player 3, player 4
          given: {seats: 5}, then: {turn: 1}                          | /given/seats  | 5 | 2 to 4, as players of game.yaml says
          given: {seats: 1}, then: {turn: 1}                          | /given/seats  | 1 | 2 to 4, as players of game.yaml says
          given: {seats: 9}, then: {turn: 1}                          | /given/seats  | 9 | from 1 to 8
          given: {seats: three}, then: {turn: 1}                      | /given/seats  | 'three' | a whole number from 1 to 8
          given: {seed: 1, decks: {player 1: all, player 3: all}}, then: {turn: 1} | /given/decks | no deck of player 2 | a deck for each player
          given: {seed: 1, seats: 3, decks: {player 1: all, player 2: all}}, then: {turn: 1} | /given/decks | no deck of player 3 | a deck for each player
          given: {seats: 2, seed: 1, decks: {player 1: all, player 2: all, player 3: all}}, then: {turn: 1} | /given/decks/player 3 | 'player 3' | one of player 1, player 2
          """)
  void whoDoesNotPlayIsToldAtItsPlace(
      String scenario, String place, String found, String expected) {
    assertThat(run(scenario).findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.location().place().toString()).endsWith(place);
              assertThat(one.found()).isEqualTo(found);
              assertThat(one.expected()).isEqualTo(expected);
            });
  }

  @ParameterizedTest
  @CsvSource({"2", "3", "4"})
  void aRecordedPositionSaysHowManyPlay(int players) {
    try (Match match = WrittenGame.match(BOOK, players)) {
      WrittenGame.choose(match, "plant Bean");
      assertThat(KIT.given(match).orElseThrow().path("seats").asInt()).isEqualTo(players);
    }
  }
}
