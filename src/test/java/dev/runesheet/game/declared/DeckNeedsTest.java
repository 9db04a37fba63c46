package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Decks whose attached cards pay for none of their abilities are found. */
class DeckNeedsTest {

  private static final String GAME =
      """
      players: 2
      turns: 9
      kinds:
        player: {health: 20}
        beast: {energy: 0, fire energy: 0, water energy: 0}
        energy: {}
      words: {type: [fire, water]}
      counts: {energy: type}
      sums: {energy: [fire energy, water energy]}
      zones: {deck: {}, field: {in play: true}}
      deck zone: deck
      phases: [{phase: day, event: turn starts, abilities: true, actions: [rest]}]
      actions:
        rest: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        fire: {name: Fire, kind: energy, type: fire}
        water: {name: Water, kind: energy, type: water}
        drake:
          name: Drake
          kind: beast
          effects: [{ability: Burn, needs: {fire energy: 1, energy: 2}, then: [HEAL]}]
        snail:
          name: Snail
          kind: beast
          effects: [{ability: Crawl, needs: {energy: 1}, then: [HEAL]}]
        stone: {name: Stone, kind: beast}
      """
          .replace("HEAL", "{do: heal, target: owner, amount: 1}");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "drake: 2, water: 1 | 1",
        "drake: 2, fire: 1 | 0",
        "drake: 2, water: 1, fire: 1 | 0",
        "drake: 2, snail: 1, water: 1 | 0",
        "snail: 2, water: 1 | 0",
        "stone: 2, water: 1 | 0"
      })
  void aDeckPaysForOneOfItsAbilities(String deck, int findings) {
    WrittenGame game = new WrittenGame(GAME, CARDS, "decks: {all: {" + deck + "}}\n");
    List<String> told =
        game.findingsTogether().stream()
            .map(Object::toString)
            .filter(one -> one.contains("RS074"))
            .toList();
    assertThat(told)
        .hasSize(findings)
        .allMatch(one -> one.contains("#/decks/all: warning"))
        .allMatch(one -> one.endsWith("expected cards that count as fire energy"));
  }
}
