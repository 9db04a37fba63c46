package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import org.junit.jupiter.api.Test;

/** The places that findings about misspelt words name besides their own. */
class PlacesOfMisspeltWordsTest {

  @Test
  void aMisspeltWordOfCardsNamesTheLineOfACardThatSaysIt() {
    String game =
        """
        kinds:
          player: {health: 5}
          beast: {health: 1}
        words: {danger: [hgih, low]}
        zones: {deck: {}, field: {in play: true}}
        deck zone: deck
        phases: [{phase: main, actions: [end]}]
        actions: {end: {ends: true}}
        """;
    String cards =
        """
        cards:
          snake: {name: Snake, kind: beast, danger: high}
          wolf: {name: Wolf, kind: beast, danger: high}
        """;

    assertThat(new WrittenGame(game, cards, "decks: {all: {snake: 1, wolf: 1}}\n").findings().all())
        .filteredOn(one -> one.code() == Code.NAME_CHANGED)
        .singleElement()
        .satisfies(one -> assertThat(one.expected()).endsWith("/cards.yaml:2:45"));
  }
}
