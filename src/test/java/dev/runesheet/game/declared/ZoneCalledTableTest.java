package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import org.junit.jupiter.api.Test;

/** A zone may be called as the place where players are, without having them among its cards. */
class ZoneCalledTableTest {

  private static final String GAME =
      """
      kinds:
        player: {laid: 0}
        unit: {}
      zones:
        deck: {seen by: nobody}
        table: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, event: turn begins, actions: [lay, end]}
      actions:
        lay:
          then:
            - for each: own deck
              then:
                - {do: enter, target: target, zone: table}
            - {do: set-stat, target: self, stat: laid, value: count of own table}
        end: {ends: true}
      """;

  private static final String CARDS = "cards: {scout: {name: Scout, kind: unit}}\n";

  private final RuleBook book = new WrittenGame(GAME, CARDS).book();

  @Test
  void itHasOnlyTheCardsThatLieThere() {
    try (Match match = WrittenGame.match(book, 2)) {
      WrittenGame.choose(match, "lay");
      assertThat(WrittenGame.of(match, 0, "laid")).isEqualTo(2);
    }
  }

  @Test
  void aMatchWithSuchAZoneIsRestored() {
    try (Match match = WrittenGame.match(book, 2)) {
      WrittenGame.choose(match, "lay");
      try (Match restored = book.restore(match.save())) {
        assertThat(restored.save()).isEqualTo(match.save());
      }
    }
  }
}
