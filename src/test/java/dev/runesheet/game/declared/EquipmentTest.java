package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Attached cards whose effects are those of the card in play that bears them. */
class EquipmentTest {

  private static final String GAME =
      """
      players: 2
      kinds:
        player: {glory: 0}
        hero: {attack: 1, guard: 0}
        weapon: {}
      equipment: {weapon: [hero]}
      zones:
        deck: {}
        field: {in play: true}
      deck zone: deck
      scopes:
        heroes: {kinds: [hero]}
        weapons: {kinds: [weapon], attached to: self}
        all weapons: {kinds: [weapon], attached to: heroes, called: weapons of heroes}
        own heroes: {kinds: [hero], whose: own}
        enemy heroes: {kinds: [hero], whose: enemy}
      events: [cheers]
      phases:
        - {phase: main, actions: [enter, equip, drop, pass on, cover, hide, praise, done]}
      actions:
        enter:
          with: own deck
          if: kind of self is hero
          then: [{do: enter, target: self, zone: field}]
        equip:
          with: own deck
          on: heroes
          if: kind of self is weapon and count of weapons of target = 0
          then: [{do: attach, target: self, host: target}]
        drop: {with: all weapons, then: [{do: move, target: self, zone: deck}]}
        pass on: {with: all weapons, on: own heroes, then: [{do: attach, target: self, host: target}]}
        cover:
          with: own deck
          on: own heroes
          if: kind of self is hero
          then: [{do: cover, target: target, card: self}]
        hide: {with: own heroes, then: [{do: leave, target: self, zone: deck}]}
        praise: {with: heroes, then: [{do: raise, target: self, event: cheers}]}
        done: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        knight: {name: Knight, kind: hero, effects: [{changes: guard, by: 2}]}
        champion: {name: Champion, kind: hero, attack: 3}
        hermit: {name: Hermit, kind: hero, effects: [{suppresses: heroes, statuses: false}]}
        sword:
          name: Sword
          kind: weapon
          effects:
            - {changes: attack, by: 2}
            - {when: cheers, then: [{do: add-stat, target: owner, stat: glory, delta: attack of self}]}
        banner: {name: Banner, kind: weapon, effects: [{changes: attack, by: 1, of: own heroes}]}
      """;

  private static final WrittenGame WRITTEN =
      new WrittenGame(
          GAME, CARDS, "decks: {all: {knight: 1, champion: 1, hermit: 1, sword: 1, banner: 1}}");

  private static RuleBook book;

  @BeforeAll
  static void build() {
    assertThat(WRITTEN.findings().all()).isEmpty();
    assertThat(WRITTEN.findingsTogether()).isEmpty();
    book = WRITTEN.book();
  }

  @Test
  void sentencesOfEquipmentSpeakOfTheBearer() {
    assertThat(WRITTEN.sentences())
        .contains(
            "While attached, the bearer's attack is raised by 2.",
            "When the bearer cheers, gain glory equal to the bearer's attack.");
  }

  private static Match after(String... choices) {
    Match match = WrittenGame.match(book, 2);
    for (String words : choices) {
      WrittenGame.choose(match, words);
    }
    return match;
  }

  private static Entity card(Match match, String card, int player) {
    return match.world().entities().stream()
        .filter(one -> one.getDefinition().equals(card) && one.getController() == player)
        .findFirst()
        .orElseThrow();
  }

  private static double attack(Match match, String card) {
    return card(match, card, 0).stat("attack");
  }

  @Test
  void itsChangesAreThoseOfItsBearerUntilItIsTakenOff() {
    try (Match match = after("enter Knight", "enter Champion", "equip Sword on Knight")) {
      assertThat(attack(match, "knight")).isEqualTo(3);
      assertThat(attack(match, "champion")).isEqualTo(3);
      WrittenGame.choose(match, "drop Sword");
      assertThat(attack(match, "knight")).isEqualTo(1);
    }
  }

  @Test
  void itsScopesAreSeenFromItsBearer() {
    try (Match match = after("enter Knight", "enter Champion", "equip Banner on Knight")) {
      assertThat(attack(match, "knight")).isEqualTo(2);
      assertThat(attack(match, "champion")).isEqualTo(4);
    }
  }

  @Test
  void itAnswersWhatIsAboutItsBearer() {
    try (Match match =
        after("enter Knight", "enter Champion", "equip Sword on Knight", "praise Champion")) {
      assertThat(WrittenGame.of(match, 0, "glory")).isZero();
      WrittenGame.choose(match, "praise Knight");
      assertThat(WrittenGame.of(match, 0, "glory")).isEqualTo(3);
    }
  }

  @Test
  void itGoesOverToAnotherBearer() {
    try (Match match =
        after(
            "enter Knight",
            "enter Champion",
            "equip Sword on Knight",
            "pass on Sword on Champion")) {
      assertThat(attack(match, "knight")).isEqualTo(1);
      assertThat(attack(match, "champion")).isEqualTo(5);
    }
  }

  @Test
  void itGoesOverToWhatCoversItsBearer() {
    try (Match match = after("enter Knight", "equip Sword on Knight", "cover Champion on Knight")) {
      assertThat(attack(match, "champion")).isEqualTo(5);
      assertThat(match.world().inPlay()).extracting(InPlay::getEffect).doesNotHaveDuplicates();
    }
  }

  @Test
  void itIsOutOfForceWhileItsBearerIsOutOfPlay() {
    try (Match match = after("enter Knight", "equip Sword on Knight", "hide Knight")) {
      assertThat(match.world().inPlay()).noneMatch(one -> one.getEffect().startsWith("sword"));
      WrittenGame.choose(match, "enter Knight");
      assertThat(attack(match, "knight")).isEqualTo(3);
    }
  }

  @Test
  void whatSuppressesAbilitiesDoesNotReachIt() {
    try (Match match = after("enter Knight", "equip Sword on Knight", "enter Hermit")) {
      assertThat(card(match, "knight", 0).stat("guard")).isZero();
      assertThat(attack(match, "knight")).isEqualTo(3);
    }
  }

  @Test
  void onACardOfTheOpponentItIsSeenFromThere() {
    try (Match match = after("enter Knight", "done", "enter Champion", "equip Banner on Knight")) {
      assertThat(attack(match, "knight")).isEqualTo(2);
      assertThat(card(match, "champion", 1).stat("attack")).isEqualTo(3);
    }
  }

  @Test
  void aSavedMatchGoesOnWithIt() {
    try (Match match = after("enter Knight", "equip Sword on Knight");
        Match restored = book.restore(match.save());
        Match fork = match.fork()) {
      for (Match one : List.of(restored, fork)) {
        assertThat(attack(one, "knight")).isEqualTo(3);
        WrittenGame.choose(one, "drop Sword");
        assertThat(attack(one, "knight")).isEqualTo(1);
      }
      assertThat(attack(match, "knight")).isEqualTo(3);
    }
  }

  @Test
  void aSaveInWhichItsEffectIsThatOfAnotherCardIsRefused() {
    try (Match match = after("enter Knight", "enter Champion", "equip Sword on Knight")) {
      String knight = "\"holder\":" + card(match, "knight", 0).getId() + ",";
      String save = match.save();
      int at = save.indexOf(knight, save.indexOf("sword/"));
      String edited =
          save.substring(0, at)
              + "\"holder\":"
              + card(match, "champion", 0).getId()
              + ","
              + save.substring(at + knight.length());
      assertThatThrownBy(() -> book.restore(edited))
          .hasMessageContaining("is no effect of Champion");
    }
  }

  @Test
  void undoTakesItOff() {
    try (Match match = after("enter Knight", "equip Sword on Knight")) {
      match.undo();
      assertThat(attack(match, "knight")).isEqualTo(1);
      assertThat(match.world().inPlay()).noneMatch(one -> one.getEffect().startsWith("sword"));
    }
  }

  @Test
  void equipmentThatNothingAttachesIsFound() {
    assertThat(
            WRITTEN.mistakes(
                "equip, drop, pass on, ",
                "",
                GAME.substring(GAME.indexOf("  equip:\n"), GAME.indexOf("  cover:\n")),
                "",
                "  weapons: {kinds: [weapon], attached to: self}\n",
                "",
                "  all weapons: {kinds: [weapon], attached to: heroes, called: weapons of heroes}\n",
                ""))
        .containsExactly(
            "RS098 | data/written/cards.yaml | cards/sword/effects/0 | sword, a weapon | -");
  }

  @Test
  void aNumberThatItsBearersLackIsFound() {
    assertThat(WRITTEN.mistakes("equipment: {weapon: [hero]}", "equipment: {weapon: [weapon]}"))
        .containsExactly(
            "RS073 | actions/equip/then/0/host | target, which bears no weapon | -",
            "RS073 | actions/pass on/then/0/host | target, which bears no weapon | -",
            "RS015 | data/written/cards.yaml | cards/sword/effects/0/changes | attack of self"
                + " (weapon) | -",
            "RS073 | data/written/cards.yaml | cards/sword/effects/1/when | cheers, which is never"
                + " about a weapon itself | -");
  }

  @Test
  void aLineThatAttachesItToWhatCannotBearItIsFound() {
    assertThat(
            WRITTEN.mistakes(
                "pass on: {with: all weapons, on: own heroes,",
                "pass on: {with: all weapons, on: all weapons,"))
        .containsExactly("RS073 | actions/pass on/then/0/host | target, which bears no weapon | -");
  }

  @Test
  void anUnknownKindIsFound() {
    assertThat(WRITTEN.mistakes("equipment: {weapon: [hero]}", "equipment: {weapon: [heros]}"))
        .containsExactly("RS022 | equipment/weapon/0 | heros | hero");
  }
}
