package dev.runesheet.game.declared.common;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Allies and enemies of a card in play that is nobody's: the others that are nobody's, and what all
 * players have, in lines as in changes, suppressors and events.
 */
class SidesOfNobodyTest {

  private static final int NOBODY = -1;

  private static final String GAME =
      """
      kinds:
        player: {health: 10}
        hero: {might: 1, marks: 0}
        monster: {might: 1, marks: 0}
      zones:
        pile: {common: true, begins with: all}
        gate: {common: true, in play: true}
        hand: {seen by: owner}
        field: {in play: true}
      scopes:
        foes: {kinds: [player, hero], whose: enemy}
        own monsters: {kinds: [monster], whose: own}
      statuses:
        ward: {changes: might, by: 7, of: other allies}
        wail:
          when: turn ends
          whose: any
          then:
            - {for each: other allies, then: [{do: add-stat, target: target, stat: marks, delta: 3}]}
      phases:
        - {phase: main, actions: [draw, play, ward, wail, lure, trade, end]}
        - {phase: close, event: turn ends}
      actions:
        draw: {then: [{do: draw, target: self, amount: 1, from: pile, to: hand}]}
        play: {with: own hand, then: [{do: enter, target: self, zone: field}]}
        ward: {with: gate, then: [{do: grant, target: self, effect: ward, turns: 3}]}
        wail: {with: gate, then: [{do: grant, target: self, effect: wail, turns: 3}]}
        lure: {with: own field, then: [{do: move, target: self, zone: gate}]}
        trade: {with: gate, on: own field, then: [{do: swap, target: self, other: target}]}
        end: {ends: true}
      worth: health of self
      """;

  private static final String CARDS =
      """
      cards:
        knight: {name: Knight, kind: hero}
        bard: {name: Bard, kind: hero, effects: [{changes: might, by: 1, of: other allies}]}
        rat: {name: Rat, kind: monster}
        shaman: {name: Shaman, kind: monster, effects: [{changes: might, by: 2, of: allies}]}
        chief: {name: Chief, kind: monster, effects: [{changes: might, by: 3, of: other allies}]}
        lord: {name: Lord, kind: monster, effects: [{changes: might, by: 4, of: own monsters}]}
        ogre: {name: Ogre, kind: monster, effects: [{changes: might, by: 5, of: enemies}]}
        pack:
          name: Pack
          kind: monster
          effects:
            - {changes: might, by: 1, for each: other allies}
            - {changes: might, by: 10, while: {at least: 3, of: allies}}
            - {changes: marks, by: 5, while: {at least: 1, of: all}}
            - {changes: marks, by: 50, while: {at least: 2, of: other players}}
        gag: {name: Gag, kind: monster, effects: [{suppresses: other allies}]}
        fury:
          name: Fury
          kind: monster
          effects:
            - when: turn ends
              whose: any
              then:
                - for each: enemies
                  then: [{do: add-stat, target: target, stat: marks, delta: 1}]
                - for each: allies
                  then: [{do: add-stat, target: target, stat: marks, delta: 10}]
        storm:
          name: Storm
          kind: monster
          effects:
            - when: turn ends
              whose: any
              then:
                - for each: foes
                  where: kind of target is player
                  then: [{do: damage, target: target, amount: count of other players}]
                - for each: foes
                  where: kind of target is hero
                  then: [{do: add-stat, target: target, stat: marks, delta: 1}]
        drain:
          name: Drain
          kind: monster
          effects:
            - when: turn ends
              whose: any
              then:
                - for each: enemy hand
                  then: [{do: add-stat, target: target, stat: marks, delta: 1}]
                - for each: own hand
                  of: owner
                  then: [{do: add-stat, target: target, stat: marks, delta: 100}]
        scout:
          name: Scout
          kind: monster
          effects:
            - when: marks changes
              whose: ally
              then: [{do: add-stat, target: self, stat: might, delta: 20}]
            - when: marks changes
              whose: enemy
              then: [{do: add-stat, target: self, stat: might, delta: 100}]
      """;

  private static final String DECKS =
      """
      decks:
        all:
          {knight: 1, bard: 1, rat: 1, shaman: 1, chief: 1, lord: 1, ogre: 1, pack: 1, gag: 1,
           fury: 1, storm: 1, drain: 1, scout: 1}
      """;

  private static final RuleBook BOOK = new WrittenGame(GAME, CARDS, DECKS).book();

  /** The same rules asked directly, and all of them asked through the network. */
  static Stream<RuleBook> books() {
    return Stream.of(BOOK, BOOK.throughNetwork());
  }

  private static Match match(RuleBook book, String field, String... gate) {
    Seat one = new Seat(Map.of(), Map.of("hand", placed("knight"), "field", placed(field)));
    Seat other = new Seat(Map.of(), Map.of("hand", placed("knight"), "field", placed("knight")));
    Position position = new Position("main", 1, List.of(one, other), Map.of("gate", placed(gate)));
    return book.newMatch(new DeclaredSetup(List.of("none", "none"), 0, position).toJson(), 1);
  }

  private static List<Placed> placed(String... cards) {
    return Stream.of(cards).map(card -> new Placed(card, Map.of())).toList();
  }

  /** A number of the cards of a player, or of nobody, in a zone. */
  private static List<Double> numbers(Match match, int player, String zone, String stat) {
    return Caravan.in(match, player, zone).stream().map(one -> one.stat(stat)).toList();
  }

  private static List<Double> gate(Match match, String stat) {
    return numbers(match, NOBODY, "gate", stat);
  }

  @Test
  void nothingIsFoundInAGameOfThem() {
    assertThat(new WrittenGame(GAME, CARDS, DECKS).findingsTogether()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("books")
  void changesOfAlliesReachThoseOfNobodyAlone(RuleBook book) {
    try (Match match = match(book, "knight", "rat", "shaman", "chief", "lord")) {
      assertThat(gate(match, "might")).containsExactly(10.0, 10.0, 7.0, 10.0);
      assertThat(numbers(match, 0, "field", "might")).containsExactly(1.0);
      assertThat(numbers(match, 1, "field", "might")).containsExactly(1.0);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void changesOfEnemiesReachWhatAllPlayersHave(RuleBook book) {
    try (Match match = match(book, "knight", "rat", "ogre")) {
      assertThat(gate(match, "might")).containsExactly(1.0, 1.0);
      assertThat(numbers(match, 0, "field", "might")).containsExactly(6.0);
      assertThat(numbers(match, 1, "field", "might")).containsExactly(6.0);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void countsOfAlliesAreOfThoseOfNobody(RuleBook book) {
    try (Match two = match(book, "knight", "rat", "pack");
        Match three = match(book, "knight", "rat", "rat", "pack")) {
      assertThat(gate(two, "might")).containsExactly(1.0, 2.0);
      assertThat(gate(three, "might")).containsExactly(1.0, 1.0, 13.0);
      assertThat(gate(three, "marks")).containsExactly(0.0, 0.0, 55.0);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void aSuppressorOfAlliesSilencesThoseOfNobodyAlone(RuleBook book) {
    try (Match match = match(book, "bard", "rat", "shaman", "gag")) {
      Caravan.choose(match, "lure Bard");
      assertThat(gate(match, "might")).containsExactly(1.0, 1.0, 1.0, 1.0);
    }
    try (Match match = match(book, "bard", "ogre", "gag")) {
      assertThat(numbers(match, 1, "field", "might")).containsExactly(1.0);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void linesMeanTheSameByAlliesAndEnemiesWhoseverTurnItIs(RuleBook book) {
    try (Match match = match(book, "knight", "rat", "fury")) {
      Caravan.choose(match, "end");
      Caravan.choose(match, "end");
      assertThat(gate(match, "marks")).containsExactly(20.0, 20.0);
      assertThat(numbers(match, 0, "field", "marks")).containsExactly(2.0);
      assertThat(numbers(match, 1, "field", "marks")).containsExactly(2.0);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyPlayerIsAnEnemy(RuleBook book) {
    try (Match match = match(book, "knight", "storm")) {
      Caravan.choose(match, "end");
      assertThat(Caravan.number(match, 0, "health")).isEqualTo(8);
      assertThat(Caravan.number(match, 1, "health")).isEqualTo(8);
      assertThat(numbers(match, 0, "field", "marks")).containsExactly(1.0);
      assertThat(numbers(match, 1, "field", "marks")).containsExactly(1.0);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void zonesOfPlayersAreThoseOfEnemiesAndSeenFromTheOwnerThatPlayersOwn(RuleBook book) {
    try (Match match = match(book, "knight", "drain")) {
      Caravan.choose(match, "end");
      assertThat(numbers(match, 0, "hand", "marks")).containsExactly(101.0);
      assertThat(numbers(match, 1, "hand", "marks")).containsExactly(1.0);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void eventsOfAlliesAndEnemiesAreToldApartTheSameWay(RuleBook book) {
    try (Match match = match(book, "knight", "scout", "rat", "fury")) {
      Caravan.choose(match, "end");
      assertThat(gate(match, "might")).containsExactly(1.0 + 2 * 100 + 2 * 20, 1.0, 1.0);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void aStatusIsSeenFromTheCardThatHasIt(RuleBook book) {
    try (Match match = match(book, "knight", "ogre", "rat")) {
      Caravan.choose(match, "ward Ogre");
      Caravan.choose(match, "wail Ogre");
      assertThat(gate(match, "might")).containsExactly(1.0, 8.0);
      assertThat(numbers(match, 0, "field", "might")).containsExactly(6.0);
      Caravan.choose(match, "end");
      assertThat(gate(match, "marks")).containsExactly(0.0, 3.0);
      assertThat(numbers(match, 0, "field", "marks")).containsExactly(0.0);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void aCardChangesSidesWithWhoseItIsAlsoInPlay(RuleBook book) {
    try (Match match = match(book, "bard", "rat")) {
      assertThat(gate(match, "might")).containsExactly(1.0);
      Caravan.choose(match, "lure Bard");
      assertThat(gate(match, "might")).containsExactly(2.0, 1.0);
      String lured = Caravan.table(match);
      try (Match restored = book.restore(match.save())) {
        assertThat(gate(restored, "might")).containsExactly(2.0, 1.0);
      }
      match.undo();
      assertThat(gate(match, "might")).containsExactly(1.0);
      Caravan.choose(match, "lure Bard");
      assertThat(Caravan.table(match)).isEqualTo(lured);
    }
    try (Match match = match(book, "knight", "ogre")) {
      Caravan.choose(match, "trade Ogre on Knight");
      Entity ogre = Caravan.in(match, 0, "field").get(0);
      assertThat(ogre.stat("might")).isEqualTo(1);
      assertThat(gate(match, "might")).containsExactly(1.0);
      assertThat(numbers(match, 1, "field", "might")).containsExactly(6.0);
    }
  }
}
