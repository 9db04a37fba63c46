package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers that a kind of cards lacks are told where effects, actions and cards name them. */
class LackingNumbersTest {

  private static final String GAME = "game.yaml";
  private static final String CARDS = "cards.yaml";

  @Test
  void aNumberThatIsNoneIsOneFinding() {
    assertThat(
            new EditedGame("ember-vale")
                .edit(CARDS, "of: other own units, by: 1", "of: other own units, by: two")
                .findings())
        .extracting(one -> one.code().id())
        .containsExactly("RS005");
  }

  @Test
  void aNumberThatAKindHasNotIsToldAtTheCardsNumber() {
    List<Diagnostic> findings =
        new EditedGame("ember-vale")
            .edit(CARDS, "kind: charm", "kind: charm\n    attack: 2")
            .findings();
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).code().id()).isEqualTo("RS015");
    assertThat(findings.get(0).location().place().toString())
        .isEqualTo("#/cards/warm-hearth/attack");
    assertThat(findings.get(0).expected()).isEqualTo("cost");
  }

  /** Such as a column of a table that is filled for all cards. */
  @Test
  void aNumberOfCardsWhoseKindHasNoneIsToldOnceWithTheFurtherPlaces() {
    String card = "  %1$s: {name: %1$s, kind: stone, power: %2$d}\n";
    StringBuilder cards = new StringBuilder("cards:\n");
    for (int i = 1; i <= 5; i++) {
      cards.append(String.format(Locale.ROOT, card, "rock" + i, i));
    }
    assertThat(
            new WrittenGame(
                    STONES.formatted("power", "power"),
                    cards.toString(),
                    "decks: {all: {rock1: 1}}\n")
                .findings()
                .all())
        .singleElement()
        .asString()
        .contains("#/cards/rock1/power", "RS015", "expected no number, as 'stone' has none")
        .contains("the same at data/written/cards.yaml:3:44", " and 2 more");
  }

  /** A hand can hold a spell, which has no attack; cards on the board were chosen. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          count of own hand [attack of target >= 2]                         | RS187
          count of own hand [kind of target is unit and attack of target > 1] |
          count of own units [attack of target >= 2]                        |
          total attack of own hand                                          | RS187
          total attack of own hand [kind of target is unit]                 |
          total attack of own units                                         |
          total attack of enemy side                                        | RS015
          """)
  void aNumberThatSomeCardsOfAHandLackIsAWarning(String delta, String code) {
    List<Diagnostic> found =
        new EditedGame("ember-vale")
            .edit(CARDS, "stat: embers, delta: 1}", "stat: embers, delta: '" + delta + "'}")
            .findings();
    assertThat(found)
        .extracting(one -> one.code().id())
        .isEqualTo(code == null ? List.of() : List.of(code));
  }

  /** The smith answers what happens to units and players, caused by any card or player. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          health changes | attack of causer                                    | RS187 attack of causer (player, spell, charm)
          health changes | count of own units [attack of causer > 1]           | RS187 attack of causer (player, spell, charm)
          health changes | count of own units [kind of causer is unit and attack of causer > 1] |
          health changes | attack of subject                                   | RS187 attack of subject (player)
          leaves play    | attack of subject                                   | RS187 attack of subject (spell, charm)
          leaves play    | cost of subject                                     |
          leaves play    | health of opponent                                  |
          """)
  void aNumberThatSomeWhomAnEventConcernsLackIsAWarning(String when, String delta, String told) {
    List<Diagnostic> found =
        new EditedGame("ember-vale")
            .edit(
                CARDS,
                "when: turn starts\n        whose: ally\n        then:\n"
                    + "          - {do: add-stat, target: owner, stat: embers, delta: 1}",
                "when: "
                    + when
                    + "\n        whose: ally\n        then:\n"
                    + "          - {do: add-stat, target: owner, stat: embers, delta: '"
                    + delta
                    + "'}")
            .findings();
    assertThat(found)
        .extracting(one -> one.code().id() + " " + one.found().replace("'", ""))
        .isEqualTo(told == null ? List.of() : List.of(told));
    assertThat(found)
        .allSatisfy(
            one ->
                assertThat(one.location().place().toString())
                    .isEqualTo("#/cards/ember-smith/effects/0/then/0/delta"));
  }

  /** The condition of an action holds in its lines. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          kind of self is not spell and cost of self     | actions/play/then/0/delta
          kind of self is unit and cost of self          |
          """)
  void aNumberThatSomeCardsOfAnActionLackIsAWarning(String test, String place) {
    List<Diagnostic> found =
        new EditedGame("ember-vale")
            .edit(GAME, "kind of self is not spell and cost of self", test)
            .edit(GAME, "delta: 0 - cost of self}", "delta: 0 - attack of self}")
            .findings();
    assertThat(found)
        .extracting(one -> one.code().id() + " " + one.location().place().toString().substring(2))
        .isEqualTo(place == null ? List.of() : List.of("RS187 " + place));
  }

  /** Goods lie in the market, and omens in the past, but both may come to the store. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          market | market | past   |
          market | market | market | RS187 price of market (omen)
          past   | market | past   | RS187 price of past (omen)
          store  | store  | store  | RS187 price of store (omen)
          """)
  void aNumberIsAskedOfTheCardsAloneThatCanComeToAZone(
      String zone, String goods, String events, String told) {
    String game =
        """
        kinds:
          player: {coins: 0}
          good: {price: 1}
          omen: {}
        zones:
          pile: {common: true, seen by: nobody, begins with: goods}
          fate: {common: true, seen by: nobody, begins with: events}
          market: {common: true}
          past: {common: true}
          store: {common: true}
        phases:
          - {phase: main, event: turn begins}
        player rules:
          - when: turn begins
            then:
              - {do: draw, target: self, amount: 1, from: pile, to: %s}
              - {do: draw, target: self, amount: 1, from: fate, to: %s}
              - {do: set-stat, target: self, stat: coins, value: total price of %s}
              - if: coins of self > 5
                then: [{do: win, target: self}]
        """;
    WrittenGame written =
        new WrittenGame(
            game.formatted(goods, events, zone),
            "cards: {rice: {name: Rice, kind: good}, storm: {name: Storm, kind: omen}}\n",
            "decks: {goods: {rice: 9}, events: {storm: 9}}\n");
    assertThat(written.findingsTogether())
        .filteredOn(one -> List.of("RS015", "RS187").contains(one.code().id()))
        .extracting(one -> one.code().id() + " " + one.found().replace("'", ""))
        .isEqualTo(told == null ? List.of() : List.of(told));
  }

  /** Goods come into play in the hall, omens in the sky; rumours leave the hall at once. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          turn begins |                                                        | total price of own hall            |
          turn begins |                                                        | total price of own sky             | RS187 price of own sky (omen)
          turn begins |                                                        | count of own sky [price of target > 1] | RS187 price of target (omen)
          turn begins |                                                        | total price of sweets              |
          turn begins |                                                        | total price of dark                | RS187 price of dark (omen)
          enters play |                                                        | price of subject                   | RS187 price of subject (omen, rumour)
          enters play | zone of subject is yard and                            | price of subject                   |
          enters play | zone of subject is hall and                            | price of subject                   | RS187 price of subject (rumour)
          enters play | (zone of subject is hall or zone of subject is yard) and | price of subject                 | RS187 price of subject (omen, rumour)
          enters play | (zone of subject is hall or coins of self > 1) and     | price of subject                   | RS187 price of subject (omen, rumour)
          """)
  void aNumberIsAskedOfTheCardsAloneThatLinesBringToAZoneInPlay(
      String when, String test, String number, String told) {
    String game =
        """
        kinds:
          player: {coins: 0}
          good: {price: 1}
          omen: {}
          rumour: {}
        zones:
          pile: {seen by: nobody}
          hall: {in play: true}
          yard: {in play: true}
          sky: {in play: true}
          past: {}
        deck zone: pile
        words: {taste: [sweet, dark]}
        scopes:
          sweets: {zone: sky, whose: own, words: {taste: sweet}}
          dark: {zone: sky, whose: own, words: {taste: dark}}
        phases:
          - {phase: main, event: turn begins, actions: [end]}
        actions:
          end: {ends: true}
        player rules:
          - when: turn begins
            then:
              - {for each: own pile, where: kind of target is good, then: [{do: enter, target: target, zone: hall}]}
              - {for each: own pile, where: kind of target is good, then: [{do: enter, target: target, zone: yard}]}
              - {for each: own pile, where: kind of target is good, then: [{do: enter, target: target, zone: sky}]}
              - {for each: own pile, where: kind of target is omen, then: [{do: enter, target: target, zone: sky}]}
              - for each: own pile
                where: kind of target is rumour
                then:
                  - {do: enter, target: target, zone: hall}
                  - {do: leave, target: target, zone: past}
          - when: %s
            whose: any
            if: %s coins of self < 9
            then: [{do: set-stat, target: self, stat: coins, value: '%s'}]
        """;
    WrittenGame written =
        new WrittenGame(
            game.formatted(when, test == null ? "" : test, number),
            "cards: {rice: {name: Rice, kind: good, taste: sweet}, bean: {name: Bean, kind: good,"
                + " taste: dark}, storm: {name: Storm, kind: omen, taste: dark},"
                + " lie: {name: Lie, kind: rumour}}\n",
            "decks: {all: {rice: 3, storm: 3, lie: 3}}\n");
    assertThat(written.findingsTogether())
        .filteredOn(one -> List.of("RS015", "RS187").contains(one.code().id()))
        .extracting(one -> one.code().id() + " " + one.found().replace("'", ""))
        .isEqualTo(told == null ? List.of() : List.of(told));
  }

  /** No player has the deck with which a common zone begins, nor a card that is only created. */
  @Test
  void aNumberIsAskedOfTheCardsAloneThatPlayersDecksHave() {
    assertThat(quarry("decks: {stones: {rock: 9}, bids: {one: 3}}\n").findingsTogether())
        .filteredOn(one -> one.code().id().equals("RS187"))
        .isEmpty();
  }

  /** Where players have no decks, a position set up by hand says what they have. */
  @Test
  void aNumberIsAskedOfAllCardsWherePlayersHaveNoDecks() {
    assertThat(quarry("decks: {stones: {rock: 9}}\n").findingsTogether())
        .filteredOn(one -> one.code().id().equals("RS187"))
        .isNotEmpty();
  }

  private static WrittenGame quarry(String decks) {
    String game =
        """
        kinds:
          player: {}
          bid: {amount: 1}
          stone: {}
          token: {}
        zones:
          quarry: {common: true, begins with: stones}
          purse: {seen by: owner}
          laid: {}
        deck zone: purse
        phases:
          - {phase: main, event: turn begins, actions: [bid, carve, win], passes: true}
        actions:
          bid: {with: own purse, if: amount of self > 0, then: [{do: move, target: self, zone: laid}]}
          carve: {then: [{do: create, target: self, card: chip, amount: 1, zone: laid}]}
          win: {if: total amount of own purse > 2, then: [{do: win, target: self}]}
        """;
    return new WrittenGame(
        game,
        "cards: {one: {name: One, kind: bid}, rock: {name: Rock, kind: stone},"
            + " chip: {name: Chip, kind: token}}\n",
        decks);
  }

  /** The second card of an action is looked at like the first. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          own units | own hand | attack of target > 1                             | attack of target (spell, charm)
          own units | own hand | kind of target is unit and attack of target > 1  |
          own units | own hand | cost of target > 1                               |
          own hand  | own units | attack of target > 1                            |
          """)
  void aNumberThatSomeCardsOnWhichAnActionIsDoneLackIsAWarning(
      String with, String on, String test, String told) {
    String aid =
        "  aid: {with: %s, on: %s, if: %s, because: it is weak, then: [%s]}\n"
            .formatted(with, on, test, "{do: add-stat, target: owner, stat: embers, delta: 1}");
    List<Diagnostic> found =
        new EditedGame("ember-vale")
            .edit(GAME, "[play, cast,", "[play, aid, cast,")
            .edit(GAME, "actions:\n  play:", "actions:\n" + aid + "  play:")
            .findings();
    assertThat(found)
        .filteredOn(one -> one.code() == Code.NUMBER_MAY_LACK)
        .extracting(one -> one.found().replace("'", ""))
        .isEqualTo(told == null ? List.of() : List.of(told));
  }

  /** A scope that lists kinds has some of each. */
  @Test
  void aNumberThatAKindOfAnActionsScopeLacksIsAnError() {
    String game =
        STONES.formatted(
            "kind of target is unit and power", "kind of subject is unit or 1 + power");
    String act = "  act: {with: things, if: power of self > 1, because: it is weak, ends: true}\n";
    assertThat(
            new WrittenGame(
                    game.replace("[play,", "[play, act,").replace("actions:\n", "actions:\n" + act),
                    "cards: {rock: {name: Rock, kind: stone}}\n",
                    "decks: {all: {rock: 1}}\n")
                .findings()
                .all())
        .extracting(EditedGame::told)
        .contains("RS015 | data/written/game.yaml | actions/act/if | power of self (stone) | -");
  }

  /** The drake chooses among units and players, of whom only units have an attack. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          not kind of target is unit or attack of target > 1                             |
          kind of target is player or attack of target > 1                               |
          not (kind of target is unit and attack of target < 2)                          |
          not (kind of target is player or attack of target < 2)                         |
          kind of target is not unit or health of target > 3 or attack of target > 1     |
          (kind of target is player or health of target > 3) or attack of target > 1      |
          kind of target is player or kind of target is unit and attack of target > 1    |
          kind of target is unit or attack of target > 1                                 | RS015
          attack of target > 1 or not kind of target is unit                             | RS015
          not (kind of target is player and health of target > 1) or attack of target > 1| RS015
          not (kind of target is unit or attack of target < 2)                           | RS015
          """)
  void aNumberIsLookedAtWhereWhatStandsBeforeOrDoesNotHold(String where, String code) {
    String choice = "          - choose: enemy side\n            question: choose what the drake";
    List<Diagnostic> found =
        new EditedGame("ember-vale")
            .edit(
                CARDS, choice, choice.replace("side\n", "side\n            where: " + where + "\n"))
            .findings();
    assertThat(found)
        .extracting(one -> one.code().id())
        .isEqualTo(code == null ? List.of() : List.of(code));
  }

  /** The witch answers whatever leaves play. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          not (kind of subject is unit) or health of subject > 0                              |
          not (kind of subject is unit and health of subject > 0)                             |
          kind of subject is spell or kind of subject is charm or health of subject > 0       |
          kind of subject is spell or health of subject > 0                                   | RS187
          """)
  void aNumberOfWhoLeavesIsLookedAtWhereWhatStandsBeforeOrDoesNotHold(String test, String code) {
    List<Diagnostic> found =
        new EditedGame("ember-vale")
            .edit(CARDS, "if: kind of subject is unit", "if: " + test)
            .findings();
    assertThat(found)
        .extracting(one -> one.code().id())
        .isEqualTo(code == null ? List.of() : List.of(code));
  }

  private static final String STONES =
      """
      kinds:
        player: {deaths: 0}
        unit: {power: 1}
        stone: {}
      zones:
        deck: {seen by: nobody}
        field: {in play: true}
        grave: {}
      deck zone: deck
      scopes:
        things: {kinds: [unit, stone], zone: field, whose: own}
      phases:
        - {phase: main, event: turn begins, actions: [play, kill, end]}
      actions:
        play:
          then:
            - for each: own deck
              then:
                - {do: enter, target: target, zone: field}
        kill:
          then:
            - for each: things
              where: %1$s of target > 1
              then:
                - {do: leave, target: target, zone: grave}
        end: {ends: true}
      player rules:
        - when: leaves play
          whose: any
          if: %2$s of subject > 1
          then: [{do: add-stat, target: self, stat: deaths, delta: 1}]
      """;

  /** A stone has no power, and a match would stop where it was asked for it. */
  @ParameterizedTest
  @CsvSource({
    "not kind of target is unit or power, not kind of subject is unit or power",
    "kind of target is stone or power, not (kind of subject is unit) or 1 + power",
    "kind of target is stone or power, not (kind of subject is unit and power of subject < 2) or power"
  })
  void whatStandsAfterOrIsNotLookedAtWhereWhatStandsBeforeHolds(String where, String test) {
    String cards =
        """
        cards:
          weak: {name: Weak, kind: unit}
          strong: {name: Strong, kind: unit, power: 2}
          rock: {name: Rock, kind: stone}
        """;
    WrittenGame game =
        new WrittenGame(
            STONES.formatted(where, test), cards, "decks: {all: {weak: 1, strong: 1, rock: 1}}\n");
    try (Match match = WrittenGame.match(game.book(), 2)) {
      WrittenGame.choose(match, "play");
      WrittenGame.choose(match, "kill");
      assertThat(WrittenGame.of(match, 0, "deaths")).isEqualTo(2);
    }
  }
}
