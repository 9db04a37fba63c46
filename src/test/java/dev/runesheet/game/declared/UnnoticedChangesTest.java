package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A rule that looks at a number only when lines change it does not see what effects in play do. */
class UnnoticedChangesTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      kinds:
        player: {gold: 5}
        unit: {power: 1, health: 2}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
        gone: {}
      deck zone: deck
      scopes:
        units: {kinds: [unit]}
      phases:
        - {phase: main, event: turn starts, actions: [deploy, hit, done]}
      actions:
        done: {ends: true}
        deploy: {with: own deck, then: [{do: enter, target: self, zone: board}]}
        hit: {with: enemy board, then: [{do: damage, target: self, amount: 1}]}
      rules:
        - {name: dead, when: health changes, whose: any, if: health of subject <= 0, then: [{do: leave, target: subject, zone: gone}]}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit, effects: [{changes: health, of: enemies, by: -1}]}
      """;

  private static List<Diagnostic> unnoticed(String game, String cards) {
    return new WrittenGame(game, cards)
        .findings().all().stream().filter(one -> one.code() == Code.UNNOTICED).toList();
  }

  @Test
  void itIsToldAtTheRuleWithAnEffectThatItDoesNotSee() {
    assertThat(unnoticed(GAME, CARDS))
        .singleElement()
        .asString()
        .contains(
            "game.yaml", "#/rules/0/when: warning RS202", "'health changes', which 'scout/health'");
  }

  @Test
  void nothingIsToldOfNumbersThatNoEffectInPlayChanges() {
    assertThat(unnoticed(GAME, CARDS.replace("changes: health", "changes: power"))).isEmpty();
  }

  @Test
  void aRuleThatLooksAtTheNumberWhenCardsEnterSeesIt() {
    String looking =
        GAME
            + "  - {name: weak, when: enters play, whose: any, then: [{for each: units, where:"
            + " health of target <= 0, then: [{do: leave, target: target, zone: gone}]}]}\n";
    assertThat(unnoticed(looking, CARDS)).isEmpty();
  }
}
