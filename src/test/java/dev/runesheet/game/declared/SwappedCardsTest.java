package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.spi.fact.Entity;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards that change places, of one player and of two. */
class SwappedCardsTest {

  private static final String GAME =
      """
      kinds: {player: {health: 3}, unit: {}}
      zones: {deck: {}, left: {in play: true}}
      deck zone: deck
      scopes:
        units: {kinds: [unit], zone: left}
        worn: {kinds: [unit], attached to: units}
        decks: {zone: deck}
      phases: [{phase: day, actions: [swap, arm, change, rest]}]
      player rules:
        - name: cards come
          when: game starts
          then:
            - for each: own deck
              at most: 3
              then: [{do: enter, target: target, zone: left}]
      actions:
        arm: {with: decks, on: units, then: [{do: attach, target: self, host: target}]}
        change: {with: worn, on: decks, then: [{do: swap, target: self, other: target}]}
        swap: {with: units, on: units, then: [{do: swap, target: self, other: target}]}
        rest: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        a: {name: A, kind: unit}
        b: {name: B, kind: unit}
        c: {name: C, kind: unit}
        d: {name: D, kind: unit}
        e: {name: E, kind: unit}
      """;

  private static final WrittenGame WRITTEN =
      new WrittenGame(GAME, CARDS, "decks: {all: {a: 1, b: 1, c: 1, d: 1, e: 1}}\n");

  @ParameterizedTest(name = "{0} and {1}")
  @CsvSource({
    "0, 2, 2 1 0, 3 4 5",
    "1, 0, 1 0 2, 3 4 5",
    "1, 2, 0 2 1, 3 4 5",
    "1, 5, 0 2 1, 3 5 4",
    "0, 5, 1 2 0, 5 3 4",
    "2, 3, 2 0 1, 4 5 3",
    "1, 4, 0 1 2, 3 4 5"
  })
  void cardsTakeEachOthersPlaces(int self, int target, String first, String second) {
    try (Match match = WrittenGame.match(WRITTEN.book(), 2)) {
      List<Entity> left = left(match, 0);
      left.addAll(left(match, 1));
      String cards = "e" + left.get(self).getId() + " on e" + left.get(target).getId();
      choose(match, "swap " + cards);
      assertThat(places(left, match, 0)).isEqualTo(first);
      assertThat(places(left, match, 1)).isEqualTo(second);
    }
  }

  @Test
  void anAttachedCardChangesPlacesWithOneOfAnotherPlayer() {
    try (Match match = WrittenGame.match(WRITTEN.book(), 2)) {
      Entity own = in("deck", match, 0).get(0);
      Entity other = in("deck", match, 1).get(1);
      Entity host = left(match, 0).get(0);
      choose(match, "arm e" + own.getId() + " on e" + host.getId());
      String worn = own.getZone();
      choose(match, "change e" + own.getId() + " on e" + other.getId());

      assertThat(in("deck", match, 0)).last().isEqualTo(own);
      assertThat(other.getZone()).isEqualTo(worn);
    }
  }

  private static void choose(Match match, String option) {
    match.choose(match.pendingDecisions().get(0).id(), option);
  }

  private static String places(List<Entity> all, Match match, int player) {
    return left(match, player).stream()
        .map(one -> String.valueOf(all.indexOf(one)))
        .collect(Collectors.joining(" "));
  }

  private static List<Entity> left(Match match, int player) {
    return in("left", match, player);
  }

  private static List<Entity> in(String zone, Match match, int player) {
    return match.world().entities().stream()
        .filter(one -> one.getZone().equals(zone) && one.getController() == player)
        .sorted(Comparator.comparingInt(Entity::getPosition))
        .collect(Collectors.toList());
  }
}
