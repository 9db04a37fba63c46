package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.spi.fact.Entity;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What attached cards count in, and what is told of those that are attached and covered. */
class AttachedCardsTest {

  private static final String GAME =
      """
      players: 2
      kinds:
        player: {moved: 0, left: 0}
        unit: {sun gem: 0}
        gem: {}
      words: {type: [sun]}
      counts: {gem: type}
      zones:
        deck: {}
        field: {in play: true}
      deck zone: deck
      scopes:
        units: {kinds: [unit], zone: field}
        gems: {kinds: [gem], zone: field}
        takers: {kinds: [player], whose: own}
      phases:
        - {phase: main, actions: [enter, put on unit, put on gem, make, cover, done]}
      actions:
        enter: {with: own deck, then: [{do: enter, target: self, zone: field}]}
        put on unit: {with: own deck, on: units, then: [{do: attach, target: self, host: target}]}
        put on gem: {with: own deck, on: gems, then: [{do: attach, target: self, host: target}]}
        make: {with: units, then: [{do: create-on, target: self, card: ruby, amount: 1}]}
        cover: {with: own deck, on: all, then: [{do: cover, target: target, card: self}]}
        done: {ends: true}
      rules:
        - {when: moves, whose: any, then: [{for each: takers, of: subject, then: [{do: add-stat, target: target, stat: moved, delta: 1}]}]}
        - {when: leaves play, whose: any, then: [{for each: takers, of: subject, then: [{do: add-stat, target: target, stat: left, delta: 1}]}]}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit}
        ruby: {name: Ruby, kind: gem, type: sun}
        opal: {name: Opal, kind: gem, type: sun}
      """;

  private final WrittenGame game =
      new WrittenGame(GAME, CARDS, "decks: {all: {scout: 1, ruby: 1, opal: 1}}");

  @Test
  void aMisspeltWordIsToldWithoutTheNumberInWhichItsCardWouldCount() {
    String cards = CARDS.replace("Ruby, kind: gem, type: sun", "Ruby, kind: gem, type: son");
    assertThat(new WrittenGame(GAME, cards, game.decks()).mistakes())
        .containsExactly("RS022 | data/written/cards.yaml | cards/ruby/type | son | sun");
  }

  @Test
  void aCardCountsInNothingOnAKindWithoutThatNumber() {
    try (Match match = WrittenGame.match(game.book(), 2)) {
      WrittenGame.choose(match, "enter Scout");
      WrittenGame.choose(match, "enter Ruby");
      WrittenGame.choose(match, "put on gem Opal on Ruby");
      assertThat(only(match, "scout").stat("sun gem")).isZero();
      assertThat(only(match, "opal").getZone()).isEqualTo("on e" + only(match, "ruby").getId());
    }
  }

  @Test
  void whatGoesOverToACoveringCardThatCannotCountItIsCountedNoMore() {
    try (Match match = WrittenGame.match(game.book(), 2)) {
      WrittenGame.choose(match, "enter Scout");
      WrittenGame.choose(match, "put on unit Opal on Scout");
      assertThat(only(match, "scout").stat("sun gem")).isEqualTo(1);
      WrittenGame.choose(match, "cover Ruby on Scout");
      assertThat(only(match, "scout").stat("sun gem")).isZero();
      assertThat(only(match, "opal").getZone()).isEqualTo("on e" + only(match, "ruby").getId());
    }
  }

  @Test
  void attachingMovesACardAndWhatIsCoveredLeavesPlay() {
    try (Match match = WrittenGame.match(game.book(), 2)) {
      WrittenGame.choose(match, "enter Scout");
      WrittenGame.choose(match, "put on unit Opal on Scout");
      assertThat(WrittenGame.of(match, 0, "moved")).isEqualTo(2);
      WrittenGame.choose(match, "cover Ruby on Scout");
      assertThat(WrittenGame.of(match, 0, "moved")).isEqualTo(4);
      assertThat(WrittenGame.of(match, 0, "left")).isEqualTo(1);
    }
  }

  @Test
  void aCardThatCoversAnotherPlayersLiesInThatPlaceOfItsOwnSide() {
    try (Match match = WrittenGame.match(game.book(), 2)) {
      WrittenGame.choose(match, "enter Scout");
      WrittenGame.choose(match, "done");
      WrittenGame.choose(match, "enter Ruby");
      WrittenGame.choose(match, "cover Opal on Scout");
      List<Entity> field = match.world().in("field", 1);
      assertThat(field).extracting(Entity::getDefinition).containsExactly("opal", "ruby");
      assertThat(field).extracting(Entity::getPosition).doesNotHaveDuplicates();
      assertThat(only(match, "scout").getZone()).isEqualTo("on e" + field.get(0).getId());
    }
  }

  @Test
  void aNewCardIsAttachedBehindThoseOfAllPlayersAndMoves() {
    try (Match match = WrittenGame.match(game.book(), 2)) {
      WrittenGame.choose(match, "enter Scout");
      WrittenGame.choose(match, "done");
      WrittenGame.choose(match, "put on unit Ruby on Scout");
      WrittenGame.choose(match, "put on unit Opal on Scout");
      double before = WrittenGame.of(match, 0, "moved");
      WrittenGame.choose(match, "make Scout");
      List<Entity> attached =
          match.world().entities().stream()
              .filter(one -> one.getZone().startsWith("on e"))
              .sorted(Comparator.comparing(Entity::getPosition))
              .toList();
      assertThat(attached).extracting(Entity::getPosition).containsExactly(0, 1, 2);
      assertThat(attached.get(2).getController()).isZero();
      assertThat(WrittenGame.of(match, 0, "moved")).isEqualTo(before + 1);
    }
  }

  @Test
  void scopesCanAskForNumbersThatCountAttachedCards() {
    WrittenGame asking =
        new WrittenGame(
            GAME.replace("unit: {sun gem: 0}", "unit: {sun gem: 0, shine: 0}")
                .replace("scopes:", "scopes:\n  gilded: {now: {sun gem: {at least: 1}}}"),
            CARDS
                + "  lamp: {name: Lamp, kind: unit, effects: [{changes: shine, by: 2, of: gilded}]}",
            "decks: {all: {scout: 1, ruby: 1, opal: 1, lamp: 1}}");
    assertThat(asking.findings().all()).isEmpty();
    try (Match match = WrittenGame.match(asking.book(), 2)) {
      WrittenGame.choose(match, "enter Scout");
      WrittenGame.choose(match, "enter Lamp");
      assertThat(only(match, "scout").stat("shine")).isZero();
      WrittenGame.choose(match, "put on unit Opal on Scout");
      assertThat(only(match, "scout").stat("shine")).isEqualTo(2);
      WrittenGame.choose(match, "cover Ruby on Scout");
      assertThat(only(match, "scout").stat("shine")).isZero();
    }
  }

  private static Entity only(Match match, String card) {
    List<Entity> found =
        match.world().entities().stream()
            .filter(one -> one.getDefinition().equals(card) && one.getController() == 0)
            .toList();
    assertThat(found).hasSize(1);
    return found.get(0);
  }
}
