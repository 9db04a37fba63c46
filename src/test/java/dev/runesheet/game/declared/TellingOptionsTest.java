package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options name cards, so an action with cards that its player does not see tells them. */
class TellingOptionsTest {

  private static final String GAME =
      """
      players: 2
      turns: 12
      kinds: {player: {health: 10}, unit: {power: 1}}
      zones:
        deck: {seen by: nobody}
        pile: {common: true, seen by: nobody}
        hand: {seen by: owner}
        heap: {}
      deck zone: deck
      scopes:
        top: {zone: pile, first: 1}
        any hand: {zone: hand}
        seen: {zone: heap}
      phases:
        - {phase: day, actions: [act, rest]}
      actions:
        act:
          with: own hand
          on: own heap
          then: [{do: add-stat, target: owner, stat: health, delta: power of self - power of target}]
        rest: {ends: true}
      """;

  private static final String CARDS = "cards: {scout: {name: Scout, kind: unit}}\n";

  private static List<String> told(String from, String to) {
    return new WrittenGame(GAME.replace(from, to), CARDS)
        .findingsTogether().stream()
            .filter(one -> one.code().id().equals("RS203"))
            .map(one -> one.location().place() + " " + one.found())
            .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "with: own hand, with: own deck, with, own deck, nobody sees",
    "with: own hand, with: top, with, top, nobody sees",
    "with: own hand, with: pile, with, pile, nobody sees",
    "with: own hand, with: enemy hand, with, enemy hand, only their owners see",
    "with: own hand, with: any hand, with, any hand, only their owners see",
    "on: own heap, on: enemy hand, on, enemy hand, only their owners see"
  })
  void isToldAtTheScope(String from, String to, String field, String scope, String seen) {
    assertThat(told(from, to))
        .containsExactly("#/actions/act/" + field + " '" + scope + "', cards that " + seen);
  }

  @ParameterizedTest
  @CsvSource({
    "with: own hand, with: own hand",
    "with: own hand, with: enemy heap",
    "with: own hand, with: seen"
  })
  void whatThePlayerSeesMayBeNamed(String from, String to) {
    assertThat(told(from, to)).isEmpty();
  }

  @Test
  void whoPlaysAloneHasAllHands() {
    String game = GAME.replace("players: 2", "players: 1").replace("own hand", "any hand");
    assertThat(told(GAME, game)).isEmpty();
  }

  @Test
  void anAuthorMayAcceptIt() {
    String game =
        "accepted: [{code: RS203, effect: act, reason: Decks are known.}]\n"
            + GAME.replace("with: own hand", "with: own deck");
    assertThat(new WrittenGame(game, CARDS).findingsTogether())
        .noneMatch(one -> one.code().id().equals("RS203") || one.code().id().equals("RS097"));
  }
}
