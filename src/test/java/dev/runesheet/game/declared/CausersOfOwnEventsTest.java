package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who causes an event is whose effect, action or procedure it is, whoever is 'self' of a line. */
class CausersOfOwnEventsTest {

  private static final String GAME =
      """
      kinds:
        player: {coins: 5}
        unit: {power: 1, health: 3}
        charm: {}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
        grave: {}
      deck zone: deck
      events: [struck, cheered]
      scopes:
        own units: {kinds: [unit], zone: field, whose: own}
        enemy units: {kinds: [unit], zone: field, whose: enemy}
      phases: [{phase: main, event: turn starts, actions: [play, strike, cheer, pass]}]
      actions:
        play: {with: own hand, then: [{do: enter, target: self, zone: field}]}
        strike:
          with: own units
          then:
            - choose: enemy units
              then:
                - {do: damage, target: target, amount: power of self}
                - {run: hit, as: target}
                - {do: raise, target: target, event: struck}
        cheer: {then: [{do: raise, target: self, event: cheered}]}
        pass: {ends: true}
      procedures: {hit: [{do: add-stat, target: self, stat: power, delta: 1}]}
      player rules:
        - {when: turn starts, then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]}
        - {when: cheered, then: [{do: add-stat, target: causer, stat: coins, delta: 1}]}
        - {when: health changes, whose: any, if: kind of subject is unit and coins of self > 8, then: [{do: leave, target: subject, zone: grave}]}
      """;

  private static final String LINE = "{do: damage, target: causer, amount: power of causer}";

  private static final WrittenGame WRITTEN =
      new WrittenGame(
          GAME,
          """
          cards:
            scout: {name: Scout, kind: unit}
            charm: {name: Charm, kind: charm, effects: [{when: cheered, whose: enemy, then: [{do: add-stat, target: causer, stat: coins, delta: -1}]}]}
            thorn: {name: Thorn, kind: unit, effects: [{when: struck, then: [LINE]}]}
          """
              .replace("LINE", LINE),
          "decks: {all: {scout: 2, charm: 1, thorn: 1}}\n");

  @Test
  void whatTheyAllHaveIsAskedOfThemWithoutACondition() {
    assertThat(WRITTEN.mistakes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          cheer: {then: [          | cheer: {then: [{for each: enemy units, then: [{do: raise, target: target, event: struck}]}, | RS187 | power of causer (player)
          procedures: {hit: [      | procedures: {hit: [{do: raise, target: owner, event: cheered},                             | RS187 | coins of causer (unit)
          """)
  void aFurtherLineThatRaisesOneHasAnotherCauser(
      String from, String to, String code, String found) {
    assertThat(WRITTEN.mistakes(from, to))
        .anyMatch(one -> one.startsWith(code) && one.contains(found));
  }

  @Test
  void whatNoneOfThemIsCanNeverHold() {
    WrittenGame game =
        new WrittenGame(
            GAME,
            WRITTEN
                .cards()
                .replace("{when: struck, then", "{when: struck, if: kind of causer is charm, then"),
            WRITTEN.decks());

    assertThat(game.mistakes()).singleElement().asString().startsWith("RS092");
  }

  private static final String HERALD =
      """
      cards:
        scout:
          name: Scout
          kind: unit
          effects:
            - when: enters play
              then:
                - as each: players
                  then: [LINE]
      """;

  private static final String CHEER = "{do: raise, target: self, event: cheered}";

  /** A game whose procedure cheers, and whose players strengthen a unit that causes an event. */
  private static WrittenGame heralds(String event, String line) {
    String game =
        GAME.replace("{do: add-stat, target: self, stat: power, delta: 1}", CHEER)
            .replace("          - {run: hit, as: target}\n", "")
            .replace(
                "when: cheered, then: [{do: add-stat, target: causer, stat: coins, delta: 1}]",
                "when: "
                    + event
                    + ", if: kind of causer is unit,"
                    + " then: [{do: add-stat, target: causer, stat: power, delta: 1}]");
    return new WrittenGame(game, HERALD.replace("LINE", line), "decks: {all: {scout: 9}}\n");
  }

  private static double power(Match match) {
    return match.world().entities().stream()
        .filter(one -> one.getZone().equals("field"))
        .findFirst()
        .orElseThrow()
        .stat("power");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          cheered       | {do: raise, target: self, event: cheered}                 | 3
          coins changes | {do: add-stat, target: self, stat: coins, delta: 1}       | 3
          moves, whose: ally | {do: draw, target: self, amount: 1, from: deck, to: hand} | 4
          cheered       | {run: hit, as: self}                                      | 1
          """)
  void inAsEachItIsTheCardAndInAProcedureItsSelf(String event, String line, double power) {
    try (Match match = WrittenGame.match(heralds(event, line).book(), 2)) {
      WrittenGame.choose(match, "play Scout");
      assertThat(power(match)).isEqualTo(power);
    }
  }

  @Test
  void inAsEachItIsTheCardStillWhenTheMatchIsRestored() {
    String line = "{choose: players, then: [{do: raise, target: target, event: cheered}]}";
    RuleBook book = heralds("cheered", line).book();
    try (Match match = WrittenGame.match(book, 2)) {
      WrittenGame.choose(match, "play Scout");
      String save = match.save();
      assertThat(save).contains("\"inner\":true");
      try (Match restored = book.restore(save)) {
        WrittenGame.choose(restored, "player 1");
        WrittenGame.choose(restored, "player 1");
        assertThat(power(restored)).isEqualTo(3);
      }
    }
  }

  @Test
  void theChecksKnowTheCardAsTheCauserInAsEach() {
    String each = "{as each: enemy units, then: [{do: raise, target: owner, event: cheered}]}";
    assertThat(WRITTEN.mistakes("cheer: {then: [", "cheer: {then: [" + each + ", ")).isEmpty();
    String cards = HERALD.replace("LINE", "{do: raise, target: self, event: cheered}");
    assertThat(new WrittenGame(GAME, cards).mistakes())
        .anyMatch(one -> one.startsWith("RS187") && one.contains("coins of causer (unit)"));
  }
}
