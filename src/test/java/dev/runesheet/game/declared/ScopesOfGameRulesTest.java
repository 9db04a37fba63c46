package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A scope of a rule that is no player's has the same members whoever acts when it is asked. */
class ScopesOfGameRulesTest {

  private static final String GAME =
      """
      kinds:
        player: {}
        unit: {power: 1}
      zones:
        hand: {}
        field: {in play: true}
      deck zone: hand
      scopes:
        rivals: {kinds: [unit], zone: field, whose: enemy}
      phases:
        - {phase: main, event: turn begins, actions: [play, end]}
      actions:
        play: {with: own hand, then: [{do: enter, target: self, zone: field}]}
        end: {ends: true}
      rules:
        - {suppresses: rivals}
      """;

  private static final String CARDS =
      """
      cards:
        scout:
          name: Scout
          kind: unit
          effects: [{changes: power, by: 1}]
      """;

  @Test
  void aSuppressorOfTheGameReachesTheSameCardsInAMatchAndInItsSave() {
    RuleBook book = new WrittenGame(GAME, CARDS).book();
    try (Match match = WrittenGame.match(book, 2)) {
      for (String choice : List.of("play Scout", "end", "play Scout")) {
        WrittenGame.choose(match, choice);
      }
      try (Match restored = book.restore(match.save())) {
        assertThat(powers(match)).hasSize(2).isEqualTo(powers(restored));
      }
    }
  }

  private static List<Double> powers(Match match) {
    return match.world().entities().stream()
        .filter(one -> one.getKind().equals("unit") && one.isPresent())
        .map(one -> one.stat("power"))
        .toList();
  }
}
