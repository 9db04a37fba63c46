package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What asks for other players, or for what is theirs, in a game that one plays alone. */
class OthersOfWhoPlaysAloneTest {

  private static final String GAME =
      """
      players: 1
      turns: 12
      kinds: {player: {health: 10, foes: 0}, unit: {power: 1}}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
      deck zone: deck
      scopes: {foreign: {zone: field, whose: enemy}, rivals: {kinds: [player], whose: enemy}}
      roles: {neighbour: next player}
      phases:
        - {phase: early, event: up}
        - {phase: other, who: others, actions: [act], passes: true}
        - {phase: day, actions: [act, hit, pick, near, put, rest]}
      actions:
        act: {with: enemy field, then: [{do: set-stat, target: owner, stat: health, value: 1}]}
        hit:
          with: own hand
          on: enemies
          if: count of enemy field > 0 and total health of other players > 1
          then: [{do: set-stat, target: owner, stat: health, value: power of target}]
        pick:
          then:
            - {choose: other players, then: [{do: set-stat, target: target, stat: health, value: 1}]}
            - {for each: foreign, then: [{do: set-stat, target: self, stat: health, value: power of target}]}
            - {for each: previous player, then: [{do: set-stat, target: target, stat: health, value: 4}]}
            - {as each: rivals, then: [{do: set-stat, target: self, stat: health, value: 2}]}
        near: {if: health of neighbour > 0, then: [{do: set-stat, target: neighbour, stat: health, value: 3}]}
        put: {with: own hand, then: [{do: enter, target: self, zone: field}]}
        rest:
          then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]
          ends: true
      rules:
        - when: up
          whose: any
          then:
            - {for each: other players, then: [{do: set-stat, target: target, stat: health, value: 1}]}
      player rules:
        - when: up
          whose: enemy
          then: [{do: set-stat, target: self, stat: health, value: 8}]
      """;

  private static final String CARDS =
      """
      cards:
        scout:
          name: Scout
          kind: unit
          effects:
            - {changes: power, by: 1, for each: enemies}
            - {changes: power, by: 2, while: {at least: 1, of: enemies}}
            - {changes: power, by: 3, of: enemies}
            - {suppresses: enemies}
            - when: enters play
              then: [{do: set-stat, target: owner, stat: health, value: 9}]
      """;

  private static List<String> told(String game) {
    return new WrittenGame(game, CARDS)
        .findingsTogether().stream()
            .filter(one -> one.code() == Code.SCOPE_EMPTY || one.code() == Code.NEVER_FIRES)
            .map(one -> one.location().place() + " " + one.found().replaceAll(",.*", ""))
            .toList();
  }

  @Test
  void isToldWhereItIsWritten() {
    assertThat(told(GAME))
        .containsExactlyInAnyOrder(
            "#/phases/1/who 'others'",
            "#/actions/act/with 'enemy field'",
            "#/actions/hit/on 'enemies'",
            "#/actions/hit/if 'enemy field'",
            "#/actions/hit/if 'other players'",
            "#/actions/pick/then/0 'other players'",
            "#/actions/pick/then/1 'foreign'",
            "#/actions/pick/then/2 'previous player'",
            "#/actions/pick/then/3 'rivals'",
            "#/actions/near/if 'neighbour'",
            "#/actions/near/then/0/target 'neighbour'",
            "#/player rules/0/when 'up'",
            "#/cards/scout/effects/0/for each 'enemies'",
            "#/cards/scout/effects/1/while/of 'enemies'",
            "#/cards/scout/effects/2/of 'enemies'",
            "#/cards/scout/effects/3/suppresses 'enemies'");
  }

  @Test
  void othersMayPlayInSomeMatches() {
    assertThat(told(GAME.replace("players: 1", "players: 1 to 2"))).isEmpty();
  }

  @Test
  void aCommonCardInPlayHasEnemies() {
    String monsters = "  den: {common: true, in play: true}\n  field:";
    assertThat(told(GAME.replace("  field:", monsters)))
        .contains("#/actions/act/with 'enemy field'", "#/actions/pick/then/0 'other players'")
        .noneMatch(one -> one.contains("cards") || one.contains("hit/if"));
  }

  @Test
  void whatOthersSeeNobodySees() {
    String game =
        GAME.replace("hand: {seen by: owner}", "hand: {seen by: others}")
            .replace("foes: 0", "foes: {seen by: others}");
    assertThat(told(game))
        .contains("#/zones/hand/seen by 'others'", "#/kinds/player/foes/seen by 'others'");
    assertThat(told(GAME)).noneMatch(one -> one.contains("seen by"));
  }
}
