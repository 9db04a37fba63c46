package dev.runesheet.game.declared.common;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.authoring.display.TableDrawing;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cards that several players attach to one card of nobody, in a game about regions. */
class CardsOnCommonCardsTest {

  private static final String GAME =
      """
      players: 2
      turns: 9
      kinds: {player: {points: 0}, region: {red jewel: 0}, cube: {}, jewel: {}}
      words: {substance: [red]}
      counts: {jewel: substance}
      zones: {hand: {}, field: {}, map: {common: true, begins with: realm}}
      deck zone: hand
      scopes:
        own cubes: {kinds: [cube], zone: hand, whose: own}
        own field cards: {zone: field, whose: own}
      phases:
        - {phase: main, actions: [settle, lay, arm, end]}
      actions:
        settle: {with: own hand, on: map, then: [{do: attach, target: self, host: target}]}
        lay: {with: own cubes, then: [{do: move, target: self, zone: field}]}
        arm: {with: own cubes, on: own field cards, then: [{do: attach, target: self, host: target}]}
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        fen: {name: Fen, kind: region}
        moor: {name: Moor, kind: region}
        cube: {name: Cube, kind: cube}
        ruby: {name: Ruby, kind: jewel, substance: red}
      """;

  private static final RuleBook BOOK =
      new WrittenGame(GAME, CARDS, "decks: {all: {cube: 4, ruby: 1}, realm: {moor: 1, fen: 1}}\n")
          .book();

  private static Match after(String... choices) {
    Match match = WrittenGame.match(BOOK, 2);
    for (String choice : choices) {
      WrittenGame.choose(match, choice);
    }
    return match;
  }

  private static List<String> table(Match match) {
    return new TableDrawing(match, List.of("crown", "barons"))
        .table((player, text) -> text)
        .lines()
        .toList();
  }

  private static final String[] SETTLED = {
    "settle Cube on Moor", "settle Cube on Moor", "end", "settle Cube on Moor"
  };

  @Test
  void theTableTellsWhoseCardsLieOnACommonCard() {
    try (Match match = after(SETTLED)) {
      assertThat(table(match)).contains("map: Fen, Moor (2 Cube of crown, 1 of barons)");
    }
  }

  @Test
  void whatCountsInANumberIsToldByThatNumber() {
    try (Match match = after("settle Ruby on Fen", "settle Cube on Fen")) {
      assertThat(table(match)).contains("map: Fen (red jewel 1, 1 Cube of crown), Moor");
    }
  }

  @Test
  void ofCardsOnOnesOwnNobodyIsNamed() {
    try (Match match = after("lay Cube", "arm Cube on Cube", "arm Cube on Cube")) {
      assertThat(table(match)).contains("  field: Cube (2 Cube)");
    }
  }
}
