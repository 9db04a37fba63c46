package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Scopes go by where cards lie now, whatever lay there before. */
class OrderOfScopesTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              players: 2
              kinds:
                player: {}
                unit: {power: 1}
              zones:
                hand: {}
                field: {in play: true}
                camp: {in play: true}
                grave: {}
              deck zone: hand
              scopes:
                units: {kinds: [unit]}
                first unit: {kinds: [unit], first: 1}
              phases:
                - {phase: main, actions: [play, post, kill, hit, mark, done]}
              actions:
                play: {with: own hand, then: [{do: enter, target: self, zone: field}]}
                post: {with: own hand, then: [{do: enter, target: self, zone: camp}]}
                kill: {with: units, then: [{do: leave, target: self, zone: grave}]}
                hit: {then: [{for each: units, at most: 1, then: [{do: add-stat, target: target, stat: power, delta: 10}]}]}
                mark: {then: [{for each: first unit, then: [{do: add-stat, target: target, stat: power, delta: 100}]}]}
                done: {ends: true}
              """,
              "cards: {ant: {name: Ant, kind: unit}, bee: {name: Bee, kind: unit},"
                  + " cat: {name: Cat, kind: unit}, dog: {name: Dog, kind: unit}}",
              "decks: {all: {cat: 1, ant: 1, bee: 1, dog: 1}}")
          .book();

  private static double power(Match match, String card) {
    return match.world().entities().stream()
        .filter(one -> one.getDefinition().equals(card) && one.getController() == 0)
        .mapToDouble((Entity one) -> one.stat("power"))
        .sum();
  }

  private static void act(Match match, String action, String card) {
    int id =
        match.world().entities().stream()
            .filter(one -> one.getName().equals(card) && one.getController() == 0)
            .findFirst()
            .orElseThrow()
            .getId();
    match.choose(match.pendingDecisions().get(0).id(), action + " e" + id);
  }

  @Test
  void whatLeftAZoneLeavesNoGap() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      for (String card : List.of("Ant", "Bee", "Cat")) {
        act(match, "post", card);
      }
      act(match, "play", "Dog");
      act(match, "kill", "Ant");
      act(match, "kill", "Bee");
      WrittenGame.choose(match, "hit");
      WrittenGame.choose(match, "mark");
      assertThat(power(match, "cat")).isEqualTo(111);
      assertThat(power(match, "dog")).isEqualTo(1);
    }
  }
}
