package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.scenario.WrittenEffect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is registered on a card is seen from that card, whatever brought it. */
class RegisteredOnCardsTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              players: 2
              kinds:
                player: {gold: 0}
                fighter: {power: 1}
              zones:
                deck: {}
                field: {in play: true}
              deck zone: deck
              scopes:
                own fighters: {kinds: [fighter], zone: field, whose: own}
                other own fighters: {kinds: [fighter], zone: field, whose: own, others: true}
                enemy fighters: {kinds: [fighter], zone: field, whose: enemy}
                enemies beside it: {kinds: [fighter], whose: enemy, same zone: true}
              player rules:
                - {name: start, when: game starts, then: [{for each: own deck, then: [{do: enter, target: target, zone: field}]}]}
              phases:
                - {phase: main, actions: [done, hide, show]}
              actions:
                hide: {then: [{for each: enemy fighters, then: [{do: leave, target: target, zone: deck}]}]}
                show: {then: [{for each: enemy deck, then: [{do: enter, target: target, zone: field}]}]}
                done: {ends: true}
              """,
              "cards: {scout: {name: Scout, kind: fighter}, ant: {name: Ant, kind: fighter}}",
              "decks: {all: {scout: 1, ant: 1}}")
          .book();

  private static List<Double> powers(Match match, int player) {
    return match.world().in("field", player).stream().map(one -> one.stat("power")).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "ability, other own fighters, 1, 8, 1",
    "attack,  other own fighters, 1, 8, 1",
    "trainer, other own fighters, 1, 8, 1",
    "trainer, other allies,       1, 8, 1",
    "trainer, own fighters,       8, 8, 1",
    "trainer, enemy fighters,     1, 1, 8",
    "trainer, self,               8, 1, 1"
  })
  void itReachesTheSame(String source, String scope, double first, double second, double enemies) {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      var shield =
          WrittenEffect.read(
                  BOOK,
                  "{type: x, changes: power, by: 7, of: "
                      + scope
                      + ", source: "
                      + source
                      + ", turns: 1}",
                  new Diagnostics())
              .orElseThrow();
      match.update(
          context -> {
            Entity on = context.world().in("field", 0).get(0);
            ActiveEffects.of(context).register(shield, on, on);
          });
      assertThat(powers(match, 0)).containsExactly(first, second);
      assertThat(powers(match, 1)).containsExactly(enemies, enemies);
      WrittenGame.choose(match, "done");
      assertThat(powers(match, 0)).containsExactly(first, second);
      WrittenGame.choose(match, "done");
      assertThat(powers(match, 0)).containsExactly(1.0, 1.0);
    }
  }

  /** What a scope is declared to be decides, not who belongs to it just then. */
  @Test
  void whereItStaysDoesNotDependOnWhoIsThere() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "hide");
      String written =
          "{type: x, changes: power, by: 7, of: enemies beside it, source: trainer, turns: 1}";
      var shield = WrittenEffect.read(BOOK, written, new Diagnostics()).orElseThrow();
      match.update(
          context -> {
            Entity on = context.world().in("field", 0).get(0);
            ActiveEffects.of(context).register(shield, on, on);
          });
      WrittenGame.choose(match, "show");
      assertThat(powers(match, 0)).containsExactly(1.0, 1.0);
      assertThat(powers(match, 1)).containsExactly(8.0, 8.0);
    }
  }
}
