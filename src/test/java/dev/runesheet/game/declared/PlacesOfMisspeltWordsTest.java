package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The places of findings about misspelt words, and those that they name besides their own. */
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

  /** The role {@code blamer} is declared as it should be; one line names the scope instead. */
  @ParameterizedTest
  @CsvSource({
    "run: gain | as: blamers, UNKNOWN_TARGET, blamer, 'roles: {blamer: blamers}'",
    "do: move | target: self | zone: omen, UNKNOWN_REFERENCE, omens, ''"
  })
  void aLineThatSaysTheNameOfSomethingElseIsWrongItself(
      String line, Code code, String meant, String roles) {
    String game =
        """
        kinds: {player: {score: 0, blames: 0}, omen: {}}
        zones: {deck: {}, omens: {}}
        deck zone: deck
        scopes: {blamers: {kinds: [player], now: {blames: 1}}}
        phases: [{phase: main, actions: [hit]}]
        actions: {hit: {then: [{LINE}], ends: true}}
        procedures:
          gain: [{do: add-stat, target: self, stat: score, delta: 1}]
        """
            .replace("LINE", line.replace(" |", ","));

    assertThat(
            new WrittenGame(
                    game + roles + "\n",
                    "cards:\n  doom: {name: Doom, kind: omen}\n",
                    "decks: {all: {doom: 3}}\n")
                .findings()
                .all())
        .filteredOn(Diagnostic::isError)
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code()).isEqualTo(code);
              assertThat(one.location().toString()).contains("#/actions/hit/then/0/");
              assertThat(one.meant()).contains(meant);
            });
  }

  /** A procedure has no cards that are {@code own}: the scope is one of the zone. */
  @Test
  void aMisspeltZoneIsToldOnceThoughAProcedureIsCalledLikeIt() {
    String game =
        """
        kinds: {player: {score: 0}, omen: {}}
        zones: {deck: {}, next omn: {}}
        deck zone: deck
        phases: [{phase: main, actions: [hit]}]
        actions: {hit: {then: [{run: next omen}], ends: true}}
        procedures:
          next omen:
            - {do: draw, target: self, amount: 1, from: deck, to: next omen}
            - {for each: own next omen, then: [{do: move, target: target, zone: deck}]}
        """;
    String cards = "cards:\n  doom: {name: Doom, kind: omen}\n";
    assertThat(new WrittenGame(game, cards, "decks: {all: {doom: 3}}\n").findings().all())
        .filteredOn(Diagnostic::isError)
        .singleElement()
        .satisfies(one -> assertThat(one.location().toString()).endsWith("#/zones/next omn"));
  }

  @ParameterizedTest
  @CsvSource({"499, true", "500, false"})
  void aMisspeltNameIsLookedForUpToFiveHundredUnknownWords(int others, boolean told) {
    String fields =
        IntStream.range(0, others)
            .mapToObj(n -> "zk" + n + "q: 1")
            .collect(Collectors.joining(", "));
    EditedGame files = new EditedGame("ember-vale");
    files.edit("game.yaml", "unit: {cost", "untt: {cost");
    files.edit(
        "cards.yaml", "cards:\n", "cards:\n  bad: {name: Bad, kind: spell, " + fields + "}\n");
    List<Diagnostic> found = files.findings();
    assertThat(found)
        .filteredOn(one -> one.location().toString().endsWith("game.yaml#/kinds/untt"))
        .hasSize(told ? 1 : 0);
    assertThat(found)
        .filteredOn(one -> one.subject().word().equals("unit"))
        .hasSizeGreaterThanOrEqualTo(told ? 0 : 2);
  }
}
