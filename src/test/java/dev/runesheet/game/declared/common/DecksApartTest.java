package dev.runesheet.game.declared.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.bot.GreedyBot;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.spi.Decision;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A fork for a player lays a card only where the rules can bring one of its kind. */
class DecksApartTest {

  private static final int NOBODY = -1;

  private static final String GAME =
      """
      players: 2
      turns: 6
      kinds: {player: {score: 0}, flower: {rank: 1}, omen: {}, star: {}}
      zones:
        pile: {common: true, seen by: nobody, begins with: flowers}
        omens: {common: true, seen by: nobody, begins with: signs}
        stars: {common: true, seen by: nobody, begins with: sky}
        past: {common: true, seen by: nobody}
        future: {common: true, seen by: nobody}
        hand: {seen by: nobody}
      worth: score of self
      phases: [{phase: main, actions: [hint, rest]}]
      actions:
        hint:
          with: other players
          if: count of own hand [rank of target = 1] > 0
          then: [{do: add-stat, target: self, stat: score, delta: 1}]
          ends: true
        rest: {ends: true}
      player rules:
        - {when: game starts, then: [{do: draw, target: self, amount: 1, from: pile, to: hand}]}
      """;

  private static final String MIXED =
      """
        - when: game starts
          then:
            - {do: draw, target: self, amount: 1, from: pile, to: past}
            - {do: draw, target: self, amount: 1, from: omens, to: past}
            - {do: draw, target: self, amount: 1, from: omens, to: future}
            - {do: draw, target: self, amount: 1, from: stars, to: future}
      """;

  private static final String CARDS =
      """
      cards:
        rose: {name: Rose, kind: flower}
        tulip: {name: Tulip, kind: flower, rank: 2}
        fog: {name: Fog, kind: omen}
        mist: {name: Mist, kind: omen}
        sun: {name: Sun, kind: star}
      """;

  private static final String DECKS =
      "decks: {flowers: {rose: 4, tulip: 4}, signs: {fog: 4, mist: 4}, sky: {sun: 4}}\n";

  private static Match match(String game) {
    return begun(new WrittenGame(game, CARDS, DECKS).book(), 1);
  }

  private static Match begun(RuleBook book, long seed) {
    return book.newMatch(new DeclaredSetup(List.of("none", "none"), 0, null).toJson(), seed);
  }

  private static List<String> cards(Match match) {
    List<String> all = new ArrayList<>();
    for (int player = 0; player < 2; player++) {
      all.addAll(Caravan.ids(Caravan.in(match, player, "hand")));
    }
    for (String zone : List.of("pile", "omens", "stars", "past", "future")) {
      all.addAll(Caravan.ids(Caravan.in(match, NOBODY, zone)));
    }
    return all;
  }

  @Test
  void cardsOfOneDeckStayApartFromThoseOfAnother() {
    Set<List<String>> dealt = new HashSet<>();
    try (Match match = match(GAME)) {
      for (int seed = 0; seed < 60; seed++) {
        for (int viewer = 0; viewer < 2; viewer++) {
          try (Match fork = match.forkFor(viewer, seed)) {
            List<String> now = cards(fork);
            assertThat(now.subList(0, 8)).isSubsetOf("rose", "tulip");
            assertThat(now.subList(8, 16)).isSubsetOf("fog", "mist");
            dealt.add(now);
          }
        }
      }
    }
    assertThat(dealt).hasSizeGreaterThan(50);
  }

  @Test
  void whereCardsOfTwoDecksCanComeBothDo() {
    Set<List<String>> past = new HashSet<>();
    try (Match match = match(GAME + MIXED)) {
      for (int seed = 0; seed < 60; seed++) {
        try (Match fork = match.forkFor(0, seed)) {
          List<String> now = cards(fork);
          assertThat(now.subList(0, 6)).isSubsetOf("rose", "tulip");
          assertThat(now.subList(6, 10)).isSubsetOf("fog", "mist");
          assertThat(now.subList(10, 12)).isSubsetOf("sun");
          assertThat(now.subList(12, 16)).isSubsetOf("rose", "tulip", "fog", "mist");
          assertThat(now.subList(16, 20)).isSubsetOf("fog", "mist", "sun");
          past.add(Caravan.ids(Caravan.in(fork, NOBODY, "past")));
        }
      }
    }
    assertThat(past).hasSizeGreaterThan(20);
  }

  /** Else who averages over forks reads the card: the places of the omens take some cards first. */
  @Test
  void howOftenAnotherHasACardDoesNotFollowFromTheCardThatHeHas() {
    String decks = "decks: {flowers: {rose: 3, fog: 3}, signs: {mist: 3}, sky: {sun: 1}}\n";
    String game = GAME.replace("if: count of own hand [rank of target = 1] > 0", "once: true");
    RuleBook book = new WrittenGame(game, CARDS, decks).book();
    Map<String, List<Boolean>> roses = new HashMap<>();
    for (int seed = 0; seed < 60; seed++) {
      try (Match match = begun(book, seed)) {
        List<Boolean> forks = roses.computeIfAbsent(cards(match).get(1), any -> new ArrayList<>());
        for (int chance = 0; chance < 30; chance++) {
          try (Match fork = match.forkFor(0, chance)) {
            forks.add(cards(fork).get(1).equals("rose"));
          }
        }
      }
    }
    assertThat(share(roses.get("rose"))).isCloseTo(share(roses.get("fog")), within(0.1));
  }

  private static double share(List<Boolean> forks) {
    return (double) Collections.frequency(forks, true) / forks.size();
  }

  @Test
  void aBotThatLooksAheadPlaysMatches() {
    RuleBook book = new WrittenGame(GAME, CARDS, DECKS).book();
    GreedyBot bot = new GreedyBot(book.catalog(DeclaredCatalog.class).extras().worth(), 1);
    for (int seed = 0; seed < 10; seed++) {
      try (Match match = begun(book, seed)) {
        while (!match.over()) {
          Decision open = match.pendingDecisions().get(0);
          match.choose(open, bot.choose(match, open, open.options()));
        }
      }
    }
  }
}
