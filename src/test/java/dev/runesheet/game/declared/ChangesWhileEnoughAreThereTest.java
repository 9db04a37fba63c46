package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.why.UncountedEffects;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An effect with 'while' is in force only as long as so many entities are in a scope. */
class ChangesWhileEnoughAreThereTest {

  private static final String GAME =
      """
      kinds:
        player: {}
        ship: {power: 1}
      zones:
        deck: {}
        near: {in play: true}
        far: {in play: true}
      deck zone: deck
      scopes:
        far fleet: {kinds: [ship], zone: far, whose: own}
        enemies far out: {kinds: [ship], zone: far, whose: enemy}
        beside it: {same zone: true, others: true, whose: own}
        all ships: {kinds: [ship]}
        own ships: {kinds: [ship], whose: own}
        enemy player: {kinds: [player], whose: enemy}
        other own ships: {kinds: [ship], whose: own, others: true}
      statuses:
        mute: {suppresses: all ships, while: {at least: 2, of: far fleet}}
      phases:
        - {phase: main, actions: [near, far, back, mute, end]}
      actions:
        near: {with: own deck, then: [{do: enter, target: self, zone: near}]}
        far: {with: own deck, then: [{do: enter, target: self, zone: far}]}
        back: {with: allies, then: [{do: leave, target: self, zone: deck}]}
        mute: {with: allies, then: [{do: grant, target: self, effect: mute, turns: 9}]}
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        flagship:
          name: Flagship
          kind: ship
          effects: [{changes: power, by: 1, %s}]
        scout: {name: Scout, kind: ship}
      """;

  private static WrittenGame game(String field) {
    return new WrittenGame(GAME, CARDS.formatted(field), "decks: {all: {flagship: 1, scout: 3}}\n");
  }

  @Test
  void itCountsAsLongAsEnoughAreThere() {
    RuleBook book = game("while: {at least: 2, of: far fleet}").book();
    try (Match match = played(book, "near Flagship", "far Scout")) {
      assertThat(power(match)).isEqualTo(1);
      WrittenGame.choose(match, "far Scout");
      assertThat(power(match)).isEqualTo(2);
      WrittenGame.choose(match, "far Scout");
      assertThat(power(match)).isEqualTo(2);
      WrittenGame.choose(match, "back Scout");
      assertThat(power(match)).isEqualTo(2);
      WrittenGame.choose(match, "back Scout");
      assertThat(power(match)).isEqualTo(1);
      match.undo();
      assertThat(power(match)).isEqualTo(2);
    }
  }

  @Test
  void itIsTheSameInAForkAndASaveOfTheMatch() {
    RuleBook book = game("while: {at least: 2, of: far fleet}").book();
    try (Match match = played(book, "near Flagship", "far Scout", "far Scout");
        Match fork = match.fork();
        Match restored = book.restore(match.save())) {
      assertThat(List.of(power(fork), power(restored))).containsExactly(2.0, 2.0);
      for (Match one : List.of(fork, restored)) {
        WrittenGame.choose(one, "back Flagship");
        WrittenGame.choose(one, "far Flagship");
        assertThat(power(one)).isEqualTo(2);
        WrittenGame.choose(one, "back Flagship");
        WrittenGame.choose(one, "near Flagship");
        assertThat(power(one)).isEqualTo(2);
        back(one);
        assertThat(power(one)).isEqualTo(1);
      }
      assertThat(power(match)).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{at most: 0, of: other own ships}              | 2, 1, 1, 1",
        "{at most: 1, of: other own ships}              | 2, 2, 1, 1",
        "{at least: 1, at most: 2, of: other own ships} | 1, 2, 2, 1",
        "{at least: 2, at most: 2, of: beside it}      | 1, 1, 2, 1",
        "{at least: 1, of: enemies far out}            | 1, 1, 1, 1",
        "{at least: 4, of: all ships}                  | 1, 1, 1, 2",
        "{at least: 2, of: players}                    | 2, 2, 2, 2"
      })
  void boundsAreAsTheyAreSaid(String bounds, String powers) {
    RuleBook book = game("while: " + bounds).book();
    try (Match match = played(book, "near Flagship")) {
      List<Double> found = new ArrayList<>(List.of(power(match)));
      for (int i = 0; i < 3; i++) {
        WrittenGame.choose(match, "near Scout");
        found.add(power(match));
      }
      assertThat(found.stream().map(one -> "" + one.intValue()))
          .containsExactly(powers.split(", "));
    }
  }

  @Test
  void enemiesAreSeenFromItsHolder() {
    RuleBook book = game("while: {at least: 1, of: enemies far out}").book();
    try (Match match = played(book, "near Flagship", "far Scout", "end")) {
      assertThat(power(match)).isEqualTo(1);
      WrittenGame.choose(match, "far Scout");
      assertThat(power(match)).isEqualTo(2);
    }
  }

  @Test
  void suppressorsCanAskForThatToo() {
    RuleBook book = game("of: all ships").book();
    try (Match match = played(book, "near Flagship", "far Scout", "mute Scout")) {
      assertThat(power(match)).isEqualTo(2);
      WrittenGame.choose(match, "far Scout");
      assertThat(power(match)).isEqualTo(1);
      WrittenGame.choose(match, "back Flagship");
      WrittenGame.choose(match, "near Flagship");
      assertThat(power(match)).isEqualTo(1);
    }
  }

  @Test
  void suppressedEffectsAreToldOnlyOfNumbersThatTheyChange() {
    RuleBook book = game("of: all ships, while: {at least: 1, of: far fleet}").book();
    RuleBook own = game("while: {at least: 1, of: far fleet}").book();
    try (Match all = played(book, "near Flagship", "far Scout", "mute Scout", "far Scout");
        Match self = played(own, "near Flagship", "far Scout", "mute Scout", "far Scout")) {
      assertThat(uncounted(all, "Scout", "power")).containsExactly("suppressed");
      assertThat(uncounted(self, "Flagship", "power")).containsExactly("suppressed");
      assertThat(uncounted(self, "Scout", "power")).isEmpty();
      assertThat(uncounted(all, "Scout", "speed")).isEmpty();
    }
  }

  private static List<String> uncounted(Match match, String name, String stat) {
    Entity one =
        match.world().entities().stream()
            .filter(entity -> entity.isPresent() && entity.getName().equals(name))
            .findFirst()
            .orElseThrow();
    return UncountedEffects.of(match, one, stat).stream()
        .map(found -> found.reason().word())
        .toList();
  }

  @Test
  void itIsToldWhyItDoesNotCount() {
    RuleBook book = game("while: {at least: 2, of: far fleet}").book();
    try (Match match = played(book, "near Flagship", "far Scout")) {
      assertThat(UncountedEffects.of(match, flagship(match), "power"))
          .extracting(one -> one.reason().sentence())
          .containsExactly("it is in force only while there are at least 2 of 'far fleet'");
      WrittenGame.choose(match, "far Scout");
      assertThat(UncountedEffects.of(match, flagship(match), "power")).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "while: {at least: 2, of: far fleet}        | there are at least 2 of your far fleet",
        "while: {at most: 0, of: far fleet}         | there are none of your far fleet",
        "while: {at most: 0, of: other own ships}   | you have no other ships",
        "while: {at least: 1, of: own ships}        | you have at least 1 ship",
        "while: {at least: 1, of: enemies}          | there is at least 1 enemy card",
        "while: {at most: 0, of: enemies far out}   | there are no enemies far out",
        "while: {at least: 1, of: enemies far out}  | there is at least 1 enemy far out",
        "while: {at least: 3, at most: 3, of: all}  | there are exactly 3 cards in play",
        "while: {at least: 2, at most: 3, of: all}  | there are from 2 to 3 cards in play",
        "while: {at least: 2, of: players}          | there are at least 2 players",
        "'while in: far, while: {at most: 1, of: all}' | it is in the far and there is at most 1 card in play"
      })
  void itsSentenceSaysWhatMustBeThere(String field, String said) {
    assertThat(game(field).sentence()).isEqualTo("While " + said + ", its power is raised by 1.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{of: far fleet}                       | RS006 |          | -",
        "{at least: 2}                         | RS006 |          | -",
        "{at least: 0, of: far fleet}          | RS010 | /at least | 0",
        "{at least: 2, at most: 1, of: allies} | RS201 | /at most  | at most 1 and at least 2",
        "{at least: 2, of: far feet}           | RS014 | /of       | far feet",
        "{at least: 3, of: players}            | RS073 | /at least | 3 of players, of which there are 2",
        "{at least: 3, of: other players}      | RS073 | /at least | 3 of other players, of which",
        "{at least: 2, of: enemy player}       | RS073 | /at least | 2 of enemy player, of which there are 1",
        "{at most: 0, of: enemy player}        | RS073 | /at most  | 0 of enemy player, of which there are 1",
        "{at most: 0, of: own ships}           | RS073 | /at most  | 0 of own ships, of which it is one itself",
        "{at most: 0, of: allies}              | RS073 | /at most  | 0 of allies, of which it is one itself",
        "{at least: 1, of: enemy player}       | RS131 | /of       | enemy player, of which there are always 1",
        "{at most: 1, of: enemy player}        | RS131 | /of       | enemy player, of which there are always 1",
        "{at least: 1, of: self}               | RS131 | /of       | self, which is always one",
        "{at most: 3, of: self}                | RS131 | /of       | self, which is always one",
        "{at least: 2, of: self}               | RS073 | /of       | self, which is always one",
        "{at most: 0, of: self}                | RS073 | /of       | self, which is always one"
      })
  void whatCannotBeIsToldAtItsPlace(String bounds, String code, String place, String found) {
    assertThat(game("while: " + bounds).findings().all())
        .singleElement()
        .extracting(EditedGame::told)
        .asString()
        .startsWith(
            code
                + " | data/written/cards.yaml | cards/flagship/effects/0/while"
                + (place == null ? "" : place)
                + " | "
                + found);
  }

  @ParameterizedTest
  @CsvSource({
    "for each: self, self",
    "for each: enemy player, enemy player",
    "'how: at least, for each: own ships', own ships"
  })
  void whatIsCountedAndIsAlwaysThereIsTold(String field, String scope) {
    assertThat(game(field).findings().all())
        .singleElement()
        .extracting(EditedGame::told)
        .asString()
        .startsWith("RS131 | data/written/cards.yaml | cards/flagship/effects/0/for each")
        .contains(scope + ", of which there are always ");
  }

  @ParameterizedTest
  @CsvSource({"for each", "of"})
  void whoIsReachedOrCountedWhileThereAreNoneIsTold(String part) {
    String none = ": other own ships, while: {at most: %d, of: other own ships}";
    assertThat(game(part + none.formatted(0)).findings().all())
        .singleElement()
        .extracting(EditedGame::told)
        .asString()
        .startsWith("RS073 | data/written/cards.yaml | cards/flagship/effects/0/" + part + " | ");
    assertThat(game(part + none.formatted(1)).findings().all()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for each: own ships",
        "for each: players",
        "'how: at least, for each: other own ships'",
        "while: {at least: 2, of: own ships}",
        "while: {at least: 1, of: other own ships}"
      })
  void whatMayBeThereOrNotIsAccepted(String field) {
    assertThat(game(field.replace("'", "")).findings().all()).isEmpty();
  }

  private static Match played(RuleBook book, String... choices) {
    Match match = WrittenGame.match(book, 2);
    for (String choice : choices) {
      WrittenGame.choose(match, choice);
    }
    return match;
  }

  /** Takes a scout out of play; their numbers in options do not matter. */
  private static void back(Match match) {
    Decision asked = match.pendingDecisions().get(0);
    match.choose(
        asked,
        asked.options().stream()
            .filter(one -> one.unnumbered().startsWith("back Scout"))
            .findFirst()
            .orElseThrow());
  }

  private static double power(Match match) {
    return flagship(match).stat("power");
  }

  private static Entity flagship(Match match) {
    return match.world().entities().stream()
        .filter(one -> one.getDefinition().equals("flagship") && one.getController() == 0)
        .findFirst()
        .orElseThrow();
  }
}
