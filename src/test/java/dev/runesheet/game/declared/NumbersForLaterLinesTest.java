package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import org.junit.jupiter.api.Test;

/** A number of the game keeps what lines work out once for the lines and procedures behind. */
class NumbersForLaterLinesTest {

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          players: 3
          kinds:
            game: {blow: 0}
            player: {health: 20, power: 3}
            unit: {power: 1}
          untold: [blow]
          zones:
            deck: {}
          deck zone: deck
          phases:
            - {phase: main, actions: [train, strike]}
          procedures:
            suffer: [{do: damage, target: self, amount: blow of game}]
          actions:
            train: {then: [{do: add-stat, target: self, stat: power, delta: 1}], ends: true}
            strike:
              then:
                - {do: set-stat, target: game, stat: blow, value: d6 + power of self}
                - {for each: other players, then: [{run: suffer, as: target}]}
              ends: true
          """,
          "cards: {scout: {name: Scout, kind: unit}}");

  private static final RuleBook BOOK = GAME.book();

  @Test
  void procedureReadsWhatWasWorkedOutOnceForAll() {
    try (Match match = WrittenGame.match(BOOK, 3)) {
      WrittenGame.choose(match, "strike");
      assertThat(WrittenGame.of(match, 0, "health")).isEqualTo(20);
      assertThat(WrittenGame.of(match, 1, "health")).isBetween(11.0, 16.0);
      assertThat(WrittenGame.of(match, 2, "health")).isEqualTo(WrittenGame.of(match, 1, "health"));
    }
  }

  @Test
  void nothingIsFoundInSuchLines() {
    assertThat(GAME.mistakes()).isEmpty();
  }
}
