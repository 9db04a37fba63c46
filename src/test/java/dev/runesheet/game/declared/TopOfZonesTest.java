package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Cards that go to the top of a zone, from where the next one is drawn. */
class TopOfZonesTest {

  private static final String GAME =
      """
      players: 2
      kinds:
        player: {seen: 0}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
        pile: {}
      deck zone: deck
      scopes:
        top: {zone: deck, whose: own, first: 1}
      phases:
        - {phase: main, actions: [put, play, recall, rob, make, pile up, draw, end]}
      actions:
        put: {with: own hand, then: [{do: move-to-top, target: self, zone: deck}]}
        play: {with: own hand, then: [{do: enter-at-top, target: self, zone: field}]}
        recall: {with: own field, then: [{do: leave-to-top, target: self, zone: deck}]}
        rob: {with: enemy field, then: [{do: take-to-top, player: opponent, target: self, zone: deck}]}
        make: {then: [{do: create-at-top, target: self, card: cat, amount: 2, zone: deck}]}
        pile up: {with: own pile, then: [{do: move-to-top, target: self, zone: pile}]}
        draw: {then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]}
        end: {ends: true}
      player rules:
        - when: leaves play
          whose: ally
          then: [{do: add-stat, target: self, stat: seen, delta: 1}]
        - when: enters play
          whose: ally
          then: [{do: add-stat, target: self, stat: seen, delta: 10}]
        - when: moves
          whose: ally
          if: zone of subject is field
          then: [{do: add-stat, target: self, stat: seen, delta: 100}]
      """;

  private static final String CARDS =
      """
      cards:
        ant: {name: Ant, kind: unit}
        bee: {name: Bee, kind: unit}
        cat: {name: Cat, kind: unit}
        dog: {name: Dog, kind: unit}
      """;

  private static final RuleBook BOOK =
      new WrittenGame(GAME, CARDS, "decks: {all: {ant: 1}}\n").book();

  private static Match match(Map<String, List<Placed>> zones) {
    Seat other = new Seat(Map.of(), Map.of("field", placed("dog"), "deck", placed("dog")));
    Position position = new Position("main", 1, List.of(new Seat(Map.of(), zones), other));
    return BOOK.newMatch(new DeclaredSetup(List.of("all", "all"), 0, position).toJson(), 1);
  }

  private static List<Placed> placed(String... cards) {
    return Stream.of(cards).map(card -> new Placed(card, Map.of())).toList();
  }

  private static List<String> in(Match match, String zone) {
    return match.world().in(zone, 0).stream().map(Entity::getDefinition).toList();
  }

  @Test
  void aCardThatMovesThereIsDrawnNext() {
    try (Match match = match(Map.of("hand", placed("cat"), "deck", placed("ant", "bee")))) {
      WrittenGame.choose(match, "put Cat");
      assertThat(in(match, "deck")).containsExactly("cat", "ant", "bee");
      WrittenGame.choose(match, "draw");
      assertThat(in(match, "hand")).containsExactly("cat");
      WrittenGame.choose(match, "put Cat");
      assertThat(in(match, "deck")).containsExactly("cat", "ant", "bee");
    }
  }

  @Test
  void theOthersKeepTheirOrderAndAnEmptyZoneHasOneFirst() {
    try (Match match = match(Map.of("hand", placed("cat", "dog"), "pile", placed("ant", "bee")))) {
      WrittenGame.choose(match, "put Cat");
      assertThat(in(match, "deck")).containsExactly("cat");
      WrittenGame.choose(match, "put Dog");
      assertThat(in(match, "deck")).containsExactly("dog", "cat");
      WrittenGame.choose(match, "pile up Bee");
      assertThat(in(match, "pile")).containsExactly("bee", "ant");
    }
  }

  @Test
  void whatLeavesPlayOrEntersItIsToldAsAnyOther() {
    try (Match match =
        match(Map.of("hand", placed("cat"), "field", placed("ant"), "deck", placed("bee")))) {
      WrittenGame.choose(match, "play Cat");
      assertThat(in(match, "field")).containsExactly("cat", "ant");
      assertThat(WrittenGame.of(match, 0, "seen")).isEqualTo(110);
      WrittenGame.choose(match, "recall Ant");
      assertThat(in(match, "deck")).containsExactly("ant", "bee");
      assertThat(WrittenGame.of(match, 0, "seen")).isEqualTo(111);
      assertThat(match.world().in("deck", 0)).noneMatch(Entity::isPresent);
    }
  }

  @Test
  void whatAPlayerTakesOrMakesLiesOnTop() {
    try (Match match = match(Map.of("deck", placed("ant")))) {
      WrittenGame.choose(match, "rob Dog");
      assertThat(in(match, "deck")).containsExactly("dog", "ant");
      WrittenGame.choose(match, "make");
      assertThat(in(match, "deck")).containsExactly("cat", "cat", "dog", "ant");
    }
  }

  @Test
  void thatOthersMakeRoomIsNoMoveToAnotherZone() {
    try (Match match = match(Map.of("field", placed("ant"), "hand", placed("cat")))) {
      Entity ant = match.world().in("field", 0).get(0);
      match.happenings(1);
      WrittenGame.choose(match, "play Cat");
      assertThat(match.happenings(1))
          .filteredOn(Happening.Moved.class::isInstance)
          .extracting(Happening::about)
          .contains(ant.getId());
      assertThat(WrittenGame.of(match, 0, "seen")).isEqualTo(110);
      assertThat(ant.isPresent()).isTrue();
    }
  }

  @Test
  void aZoneIsCheckedAsThatOfTheVerbWhichBringsToTheEnd() {
    WrittenGame game = new WrittenGame(GAME, CARDS, "decks: {all: {ant: 1}}\n");
    assertThat(
            game.mistakes(
                "leave-to-top, target: self, zone: deck",
                "leave-to-top, target: self, zone: field"))
        .containsExactly("RS201 | actions/recall/then/0/zone | field, which is in play | -");
    assertThat(
            game.mistakes(
                "enter-at-top, target: self, zone: field",
                "enter-at-top, target: self, zone: pile"))
        .containsExactly("RS201 | actions/play/then/0/zone | pile, which is not in play | -");
    assertThat(
            game.mistakes(
                "put: {with: own hand, then: [{do: move-to-top, target: self, zone: deck}]}",
                "put: {with: own hand, then: [{do: move-to-top, target: self, zone: field}]}"))
        .containsExactly(
            "RS201 | actions/put/then/0/zone | field, which is in play, unlike self | -");
    assertThat(
            game.mistakes(
                "target: self, zone: deck}]}\n  make", "target: self, zone: field}]}\n  make"))
        .containsExactly("RS201 | actions/rob/then/0/zone | field, which is in play | -");
  }

  @Test
  void sentencesSayTheTop() {
    String cards =
        """
        cards:
          ant: {name: Ant, kind: unit}
          cat: {name: Cat, kind: unit}
          flagship:
            name: Flagship
            kind: unit
            effects:
              - when: leaves play
                then:
                  - {do: move-to-top, target: self, zone: deck}
                  - {do: create-at-top, target: owner, card: cat, amount: 1, zone: deck}
                  - {for each: own field, then: [{do: leave-to-top, target: target, zone: deck}]}
        """;
    assertThat(new WrittenGame(GAME, cards, "decks: {all: {flagship: 1}}\n").sentence())
        .isEqualTo(
            "When this card leaves play, move it to the top of the deck, then create a Cat on top of"
                + " your deck, then each of your cards on the field leaves play and goes to the top"
                + " of the deck.");
  }
}
