package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cards that players take: from a common deck, from each other's hands, out of play. */
class TakenCardsTest {

  private static final String GAME =
      """
      players: 3
      kinds:
        player: {got: 0}
        unit: {bonus: 0}
      zones:
        deck: {seen by: nobody}
        pile: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
      deck zone: deck
      scopes:
        top pile: {zone: pile, first: 1}
        every deck: {zone: deck}
        takers: {kinds: [player], whose: own}
      phases:
        - {phase: main, event: turn begins, actions: [take one, play, rob, capture, end]}
      actions:
        take one:
          then:
            - for each: top pile
              then:
                - {do: take, player: self, target: target, zone: hand}
        play:
          with: own hand
          then:
            - {do: enter, target: self, zone: field}
        rob:
          then:
            - choose: other players
              then:
                - for each: own hand
                  of: target
                  then:
                    - {do: take, player: self, target: target, zone: hand}
        capture:
          then:
            - choose: enemy field
              then:
                - {do: take, player: self, target: target, zone: hand}
        end: {ends: true}
      rules:
        - when: moves
          whose: any
          if: zone of subject is hand
          then:
            - for each: takers
              of: subject
              then:
                - {do: add-stat, target: target, stat: got, delta: 1}
      player rules:
        - name: one pile of all decks
          when: game starts
          if: owner of self is player-1
          then:
            - for each: every deck
              then:
                - {do: take, player: self, target: target, zone: pile}
            - {do: shuffle, target: self, zone: pile}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit, effects: [{changes: bonus, of: all, by: 1}]}
      """;

  private final RuleBook book = new WrittenGame(GAME, CARDS).book();

  @Test
  void playersShareOneDeckAndTakeFromIt() {
    try (Match match = WrittenGame.match(book, 3)) {
      assertThat(in(match, 0, "pile")).hasSize(6);
      for (int player = 0; player < 3; player++) {
        take(match);
        assertThat(in(match, player, "hand")).hasSize(1);
        assertThat(WrittenGame.of(match, player, "got")).isEqualTo(1);
      }
      assertThat(in(match, 0, "pile")).hasSize(3);
    }
  }

  @Test
  void cardsOfOneHandGoToAnotherAndAreToldAsMoves() {
    try (Match match = WrittenGame.match(book, 3)) {
      take(match);
      int robbed = in(match, 0, "hand").get(0).getId();
      WrittenGame.choose(match, "rob");
      choosePlayer(match, 0);
      assertThat(in(match, 0, "hand")).isEmpty();
      assertThat(in(match, 1, "hand")).extracting(Entity::getId).containsExactly(robbed);
      assertThat(WrittenGame.of(match, 1, "got")).isEqualTo(1);
    }
  }

  @Test
  void whoSeesNeitherHandIsNotToldWhichCardWentFromOneToTheOther() {
    try (Match match = WrittenGame.match(book, 3)) {
      take(match);
      int robbed = in(match, 0, "hand").get(0).getId();
      List.of(0, 1, 2).forEach(match::happenings);
      WrittenGame.choose(match, "rob");
      choosePlayer(match, 0);
      assertThat(match.view(1).toString()).contains("Scout");
      assertThat(match.view(2).toString()).doesNotContain("Scout");
      assertThat(revealed(match, 1)).isEqualTo(1);
      assertThat(match.happenings(2).toString()).doesNotContain("entity=" + robbed + ",");
    }
  }

  @Test
  void aCardInPlayLeavesPlayWithItsEffectsBeforeItIsTaken() {
    try (Match match = WrittenGame.match(book, 3)) {
      WrittenGame.choose(match, "take one");
      WrittenGame.choose(match, "play Scout");
      Entity scout = in(match, 0, "field").get(0);
      assertThat(scout.stat("bonus")).isEqualTo(1);
      WrittenGame.choose(match, "end");
      WrittenGame.choose(match, "capture");
      match.choose(
          match.pendingDecisions().get(0).id(),
          match.pendingDecisions().get(0).options().get(0).id());
      assertThat(in(match, 1, "hand")).containsExactly(scout);
      assertThat(WrittenGame.of(match, 1, "got"))
          .as("it left play, and did not move besides")
          .isZero();
      assertThat(scout.isPresent()).isFalse();
      assertThat(match.world().inPlay()).noneMatch(one -> one.getHolder() == scout.getId());
      assertThat(WrittenGame.of(match, 1, "got")).as("it left play and did not move").isZero();
    }
  }

  @Test
  void aZoneInPlayIsRefusedWhereItIsWritten() {
    String wrong =
        GAME.replace(
            "player: self, target: target, zone: pile",
            "player: self, target: target, zone: field");
    assertThat(new WrittenGame(wrong, CARDS).findings().all())
        .anyMatch(one -> one.toString().contains("'field', which is in play"));
  }

  /** Takes from the pile and ends the turn. */
  private static void take(Match match) {
    WrittenGame.choose(match, "take one");
    WrittenGame.choose(match, "end");
  }

  private static void choosePlayer(Match match, int player) {
    Decision asked = match.pendingDecisions().get(0);
    Option option =
        asked.options().stream()
            .filter(one -> one.id().endsWith("" + player))
            .findFirst()
            .orElseThrow();
    match.choose(asked.id(), option.id());
  }

  private static long revealed(Match match, int player) {
    return match.happenings(player).stream().filter(Happening.Revealed.class::isInstance).count();
  }

  private static List<Entity> in(Match match, int player, String zone) {
    return match.world().entities().stream()
        .filter(one -> one.getController() == player && one.getZone().equals(zone))
        .toList();
  }
}
