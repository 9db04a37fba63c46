package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
  private static final String BOTH =
      "cards: {scout: {name: Scout, kind: unit}, hex: {name: Hex, kind: spell}}\n";

  private static List<String> told(String from, String to) {
    return told(new WrittenGame(GAME.replace(from, to), CARDS));
  }

  private static List<String> told(WrittenGame game) {
    return game.findingsTogether().stream()
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

  private static final String IN_PLAY =
      """
      players: 2
      turns: 12
      kinds:
        player: {health: 10, bid: {seen by: owner}}
        unit: {power: 1, doom: {seen by: others}, gloom: {seen by: owner}}
      zones:
        deck: {seen by: nobody}
        head: {in play: true, seen by: others}
        trap: {in play: true, seen by: owner}
        heap: {in play: true}
      deck zone: deck
      scopes:
        doomed: {kinds: [unit], zone: heap, whose: own, now: {doom: {at least: 1}}}
        gloomy: {kinds: [unit], zone: heap, whose: enemy, now: {gloom: {at least: 1}}}
        bright: {kinds: [unit], zone: heap, whose: own, now: {gloom: {at least: 1}}}
        strong: {kinds: [unit], zone: heap, now: {power: {at least: 1}}}
        bidders: {kinds: [player], now: {bid: {at least: 2}}}
        my units: {kinds: [unit], whose: own}
        their units: {kinds: [unit], whose: enemy}
      player rules:
        - when: game starts
          then:
            - {for each: own deck, at most: 1, then: [{do: enter, target: target, zone: head}]}
            - {for each: own deck, at most: 1, then: [{do: enter, target: target, zone: trap}]}
            - {for each: own deck, at most: 1, then: [{do: enter, target: target, zone: heap}]}
      phases:
        - {phase: day, actions: [act, rest]}
      actions:
        act: {with: WITH, then: [{do: tie}]}
        rest: {ends: true}
      """;

  @ParameterizedTest
  @CsvSource({
    "my units, 'cards that their owners do not see'",
    "allies, 'cards that their owners do not see'",
    "their units, 'cards that only their owners see'",
    "doomed, 'which its owner does not see'",
    "gloomy, 'which only its owner sees'",
    "bidders, 'which only its owner sees'"
  })
  void cardsInPlayAndNumbersNowCountToo(String scope, String seen) {
    assertThat(told(new WrittenGame(IN_PLAY.replace("WITH", scope), CARDS)))
        .singleElement()
        .asString()
        .startsWith("#/actions/act/with ")
        .endsWith(seen);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bright", "strong", "own heap", "own trap", "players"})
  void whatThePlayerSeesOfThemMayBeNamed(String scope) {
    assertThat(told(new WrittenGame(IN_PLAY.replace("WITH", scope), CARDS))).isEmpty();
  }

  private static final String ASKING =
      """
      players: 2
      turns: 12
      kinds:
        player: {health: 10, bid: {seen by: owner}, wealth: 1}
        unit: {power: 1, secret: {begins at: 1, seen by: owner}}
        spell: {power: 1}
      sums: {wealth: [bid, health]}
      zones:
        deck: {seen by: nobody}
        pile: {common: true, seen by: nobody}
        hand: {seen by: owner}
        trap: {in play: true, seen by: owner}
        heap: {in play: true}
      deck zone: deck
      scopes:
        top: {zone: pile, first: 1}
        any hand: {zone: hand}
        own top: {zone: deck, whose: own, first: 1}
        foreign spells: {zone: hand, whose: enemy, kinds: [spell]}
        seen: {zone: heap}
      roles: {upcoming: top, foremost: seen, leader: active player}
      phases:
        - {phase: day, actions: [act, rest]}
      actions:
        act:
          with: own heap
          on: enemy heap
          if: CONDITION
          then: [{do: add-stat, target: owner, stat: health, delta: power of target}]
        rest: {then: [{do: draw, target: self, amount: 1, from: deck, to: hand}], ends: true}
      """;

  private static List<String> asked(String condition) {
    return told(asking(ASKING.replace("CONDITION", "'" + condition + "'")));
  }

  private static WrittenGame asking(String game) {
    return new WrittenGame(game, BOTH, "decks: {all: {scout: 2, hex: 2}}\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          count of enemy hand [kind of target is spell] > 0 | 'enemy hand', cards that only their owners see
          count of any hand [power of target > 1] > 0 | 'any hand', cards that only their owners see
          not total power of enemy hand > 2 | 'enemy hand', cards that only their owners see
          largest power of enemy deck > 2 | 'enemy deck', cards that nobody sees
          power of self > 1 or count of foreign spells > 0 | 'foreign spells', cards that only their owners see
          count of top [kind of target is spell] = 1 | 'top', cards that nobody sees
          count of own top [kind of target is spell] = 1 | 'own top', cards that nobody sees
          kind of upcoming is spell | 'upcoming', cards that nobody sees
          bid of opponent > 2 | 'bid' of 'opponent', which only its owner sees
          wealth of opponent > 2 | 'wealth' of 'opponent', which only its owner sees
          count of other players [bid of target > bid of owner] = 0 | 'bid' of 'other players', which only its owner sees
          largest bid of players > bid of owner | 'bid' of 'players', which only its owner sees
          secret of target > 1 | 'secret' of 'target', which only its owner sees
          total secret of enemies > 1 | 'secret' of 'enemies', which only its owner sees
          """)
  void aConditionThatAsksForHiddenThingsIsToldOnce(String condition, String hidden) {
    assertThat(asked(condition + " and " + condition))
        .containsExactly("#/actions/act/if " + hidden);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "count of enemy hand > 2 and count of enemy deck > 0 and count of top > 0",
        "count of own hand [kind of target is spell] > 0",
        "count of any hand [owner of target is owner of self and kind of target is spell] > 0",
        "count of own deck [kind of target is spell] > 0",
        "count of enemy heap [power of target > 1] > 0 and kind of foremost is spell",
        "count of enemies [kind of target is unit] > 0",
        "count of own trap [power of target > 1] > 0 and total secret of own heap > 1",
        "secret of self > 1 and bid of owner > 1 and wealth of owner > 1 and bid of leader > 1",
        "power of target > 1 and health of opponent > 1 and largest health of players > 2"
      })
  void whatThePlayerSeesMayBeAskedFor(String condition) {
    assertThat(asked(condition)).isEmpty();
  }

  @Test
  void aCommonCardIsOfferedToWhoActs() {
    String game = ASKING.replace("with: own heap", "with: market");
    String condition = "bid of owner > 0 and count of own hand [kind of target is unit] > 0";
    String common =
        game.replace("CONDITION", condition)
            .replace("  heap:", "  market: {common: true}\n  heap:");
    assertThat(told(asking(common))).isEmpty();
  }

  private static final String ABILITIES =
      """
      players: 2
      turns: 12
      kinds: {player: {health: 10}, unit: {power: 1}, spell: {}}
      zones: {deck: {seen by: nobody}, hand: {seen by: owner}, field: {in play: true}}
      deck zone: deck
      phases: [{phase: day, actions: [play, rest], abilities: true}]
      actions:
        play: {with: own hand, then: [{do: enter, target: self, zone: field}]}
        rest: {ends: true}
      ability kinds:
        kept: {WITH then: [{run: the ability}]}
      """;

  private static List<String> used(String terms, String ability) {
    String effect =
        "{ability: Aim, ABILITY, then: [{do: add-stat, target: owner, stat: health, delta: 1}]}";
    String cards = "cards: {scout: {name: Scout, kind: unit, effects: [" + effect + "]}}\n";
    String game = ABILITIES.replace("WITH", terms);
    return told(new WrittenGame(game, cards.replace("ABILITY", ability)));
  }

  @ParameterizedTest
  @CsvSource({
    "count of enemy hand [kind of target is spell] > 0, 1",
    "count of own hand [kind of target is spell] > 0, 0",
    "count of enemy hand > 0 and power of self > 0, 0",
  })
  void whatAbilitiesAndTheirKindsAskForCounts(String condition, int times) {
    List<String> ofAbility = used("", "kind: kept, if: '" + condition + "'");
    List<String> ofFurther = used("", "further: [{if: '" + condition + "'}]");
    List<String> ofKind = used("if: '" + condition + "',", "kind: kept");
    String told = " 'enemy hand', cards that only their owners see";
    assertThat(ofAbility).isEqualTo(places(times, "#/cards/scout/effects/0/if" + told));
    assertThat(ofFurther).isEqualTo(places(times, "#/cards/scout/effects/0/further/0/if" + told));
    assertThat(ofKind).isEqualTo(places(times, "#/ability kinds/kept/if" + told));
  }

  private static List<String> places(int times, String place) {
    return Collections.nCopies(times, place);
  }

  @Test
  void theCardsThatOfferAKindOfAbilitiesCount() {
    assertThat(used("with: own hand,", "kind: kept")).isEmpty();
    assertThat(used("with: own deck,", "kind: kept"))
        .containsExactly("#/ability kinds/kept/with 'own deck', cards that nobody sees");
  }
}
