package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Forks for a player who does not see a zone that holds only so many cards. */
class HiddenZonesWithMostTest {

  private static final int FORKS = 300;

  private static final String GAME =
      """
      players: 2
      turns: 12
      kinds: {player: {health: 10}, unit: {power: 1}}
      words: {color: [red, blue]}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner, most: 2}
        vault: {seen by: owner, most: 1}
      deck zone: deck
      phases:
        - {phase: day, actions: [hide, pass]}
      actions:
        hide: {with: own hand, if: color of self is red, then: [{do: move, target: self, zone: vault}]}
        pass: {ends: true}
      player rules:
        - {name: start, when: game starts, then: [{do: draw, target: self, amount: 2, from: deck, to: hand}]}
      """;

  private static final String CARDS =
      """
      cards:
        ant: {name: Ant, kind: unit, color: red}
        bee: {name: Bee, kind: unit, color: red}
        cat: {name: Cat, kind: unit, color: blue}
        dog: {name: Dog, kind: unit, color: blue}
      """;

  private final Match match =
      new WrittenGame(GAME, CARDS, "decks: {all: {ant: 3, bee: 3, cat: 3, dog: 3}}\n")
          .book()
          .newMatch(new ObjectMapper().valueToTree(Map.of("decks", List.of("all", "all"))), 1);

  @AfterEach
  void close() {
    match.close();
  }

  /** The numbers of forks for player 1 in which player 0 holds a card first in a zone, by name. */
  private Map<String, Integer> first(String zone) {
    Map<String, Integer> first = new TreeMap<>();
    for (int seed = 0; seed < FORKS; seed++) {
      try (Match fork = match.forkFor(1, seed)) {
        assertThat(fork.view(1).hidden()).isEqualTo(match.view(1).hidden());
        Entity card = fork.world().in(zone, 0).get(0);
        first.merge(card.getName(), 1, Integer::sum);
      }
    }
    return first;
  }

  @Test
  void holdAnyCardWhereLinesDrawToThem() {
    Map<String, Integer> first = first("hand");
    assertThat(first).containsOnlyKeys("Ant", "Bee", "Cat", "Dog");
    assertThat(first.values()).allMatch(count -> count > FORKS / 8 && count < FORKS * 3 / 8);
  }

  @Test
  void holdCardsOfTheSameWordsWhereRulesChooseThem() {
    WrittenGame.choose(match, WrittenGame.words(match).get(0)); // Hides a red card.
    Map<String, Integer> first = first("vault");
    assertThat(first).containsOnlyKeys("Ant", "Bee");
    assertThat(first.values()).allMatch(count -> count > FORKS / 4);
  }
}
