package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A sentence leaves nothing out of what decides whom an effect reaches and whether it goes on. */
@Tag("thorough")
class SaidInFullTest {

  private static final String DONE = "- {do: add-stat, target: owner, stat: embers, delta: 1}";
  private static final String HARM = "then: [{do: damage, target: target, amount: 1}]";

  /** A player is none of the cards, so none of them is left out. */
  @Test
  void otherCardsAreAllCardsForRulesOfPlayers() {
    String rule =
        "  - {name: banner, changes: attack, of: other own units, by: 1, for each: other own"
            + " units}\n";
    EditedGame edited =
        new EditedGame("ember-vale").edit("game.yaml", "player rules:\n", "player rules:\n" + rule);
    assertThat(edited.sentenceOf("game-player/banner"))
        .contains("the attack of your units is raised by 1 for each of your units");
  }

  @Test
  void aSuppressorWithoutANameIsCalledASuppression() {
    String named = "{suppresses: enemies, name: hush}";
    assertThat(
            new EditedGame("ember-vale")
                .edit("cards.yaml", named, "{suppresses: enemies}")
                .sentenceOf("hush-owl/suppression"))
        .isEqualTo("While in play, the abilities and statuses of enemy cards are suppressed.");
  }

  private static final String SEAT = "  your seat: {kinds: [player], whose: own}\n";

  private static final String HERE =
      """
        units here: {kinds: [unit], same zone: true}
        other own units here: {kinds: [unit], whose: own, others: true, same zone: true}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {do: create, target: owner, card: spark-imp, amount: 2, zone: hand} | create 2 Spark Imp cards in your hand.
          {do: grant, target: self, effect: kindled, turns: 0} | gets the status kindled until the turn ends.
          {do: create, target: owner, card: spark-imp, amount: 1, zone: hand} | create a Spark Imp in your hand.
          {do: draw, target: opponent, amount: 2, from: deck, to: hand} | the opponent draws 2 cards.
          {do: draw, target: owner, amount: 2, from: deck, to: ashes} | draw 2 cards from the deck to the ashes.
          {do: draw, target: owner, amount: count of own units, from: deck, to: hand} | draw a card for each of your units.
          {for each: own units, where: card of target is spark-imp, HARM} | each of your units named Spark Imp.
          {if: "count of own board [card of target is spark-imp] > 1", then: [{do: tie}]} | if you have more than 1 card on the board named Spark Imp, the match
          {choose: own board, where: card of target is not spark-imp, HARM} | one of your cards on the board that is not named Spark Imp.
          {choose: own units, where: card of target is ash-hound or card of target is spark-imp, HARM} | one of your units that is named Ash Hound or Spark Imp.
          {for each: players in turn order, HARM} | to each player, in turn order.
          {do: create, target: owner, card: spark-imp, amount: turn number, zone: hand} | create Spark Imp cards equal to the number of the turn in your hand.
          {for each: enemy units, at most: 2, HARM} | each of the first 2 enemy units.
          {for each: enemy units, at most: 1, HARM} | to the first enemy unit.
          {for each: enemy units, of: opponent, HARM} | each enemy unit seen from the opponent.
          {choose: enemy units, of: opponent, HARM} | to an enemy unit seen from the opponent.
          {at random: enemy units, of: opponent, HARM} | enemy unit seen from the opponent at random
          {at random: enemy units, then: [{do: add-stat, target: target, stat: ward, delta: 1}]} | an enemy unit, chosen at random, gains 1 ward.
          {at random: own units, then: [{do: leave, target: target, zone: ashes}]} | one of your units, chosen at random, leaves play and goes to the ashes.
          {choose: enemy units, asks: opponent, HARM} | to an enemy unit, which the opponent chooses.
          {choose: own units, asks: opponent, then: [{do: heal, target: target, amount: attack of target}]} | the opponent chooses one of your units: it gains
          {at random: enemy units, then: [{do: leave, target: target, zone: hand}]} | an enemy unit, chosen at random, leaves play and goes to its owner's hand.
          {for each: enemy units, then: [{do: leave, target: target, zone: hand}]} | each enemy unit leaves play and goes to its owner's hand.
          {choose: enemy units, then: [{do: add-stat, target: target, stat: ward, delta: 1}, {do: leave, target: target, zone: hand}]} | it leaves play and goes to its owner's hand.
          {for each: enemy units, of: opponent, then: [{do: leave, target: target, zone: hand}]} | leaves play and goes to the hand.
          {choose: own hand, then: [{do: move, target: target, zone: deck}]} | move one of your cards in the hand to the deck
          {choose: enemy hand, then: [{do: move, target: target, zone: deck}]} | move a card in the opponent's hand to its owner's deck
          {choose: enemy hand, then: [{do: take, target: target, player: owner, zone: hand}]} | take a card in the opponent's hand to your hand.
          {as each: players, then: [{choose: own hand, then: [{do: take, target: target, player: self, zone: ashes}]}]} | take one of their cards in the hand to their ashes.
          {do: set-stat, target: self, stat: ward, value: count of enemy player} | to the number of enemy players.
          {if: "count of enemy player [health of target > 3] = 0", then: [{do: tie}]} | if there are no enemy players with health above 3, the match
          {if: "count of your seat [health of target > 3] > 0", then: [{do: tie}]} | if you are a player with health above 3, the match
          {if: "count of your seat [health of target > 3] = 0", then: [{do: tie}]} | if you are no player with health above 3, the match
          {do: set-stat, target: self, stat: ward, value: count of your seat} | set this card's ward to 1.
          {choose: own hand, of: opponent, then: [{do: move, target: target, zone: deck}]} | one of the opponent's cards in the hand
          {choose: other allies, HARM} | to another ally
          {for each: other own units, HARM} | to each of your other units.
          {for each: other own units, of: owner, HARM} | to each of your units.
          {as each: players, then: [{choose: other own units, HARM}]} | to one of their units.
          {choose: all, HARM} | to a card in play
          {for each: all units, HARM} | to each unit
          {do: damage, target: opponent, amount: total attack of own units} | deal damage to the opponent equal to the total attack of your units
          {if: count of own hand = 1, then: [{do: draw, target: owner, amount: 1, from: deck, to: hand}]} | if you have exactly 1 card in the hand, draw a card
          {if: count of all units = 0, then: [{do: tie}]} | if there are no units, the match is a draw
          {if: count of all units > 2, then: [{do: tie}]} | if there are more than 2 units, the match is a draw
          {for each: own units, where: attack of target = cost of self, HARM} | to each of your units whose attack is equal to this card's cost.
          {for each: own units, where: attack of target != cost of self, HARM} | to each of your units whose attack is not equal to this card's cost.
          {for each: own units, where: attack of target <= 3, HARM} | to each of your units with attack 3 or less.
          {for each: own units, where: attack of target >= 3 and health of target != 2, HARM} | to each of your units whose attack is at least 3 and whose health is not 2.
          {if: kind of self is unit and zone of self is board, then: [{do: tie}]} | if this card is a unit and on the board, the match
          {if: turn number < 3, then: [{do: tie}]} | if it is before turn 3, the match
          {if: turn number <= 3, then: [{do: tie}]} | if it is turn 3 or earlier, the match
          {if: turn number = 3 and zone of self is board, then: [{do: tie}]} | if it is turn 3 and this card is on the board, the match
          {for each: own units, where: attack of target = 3, HARM} | to each of your units with attack 3.
          {do: set-stat, target: self, stat: ward, value: "count of own units [attack of target > 2]"} | to the number of your units with attack above 2
          {do: set-stat, target: self, stat: ward, value: count of all units * 2} | ward to the number of units times 2
          {do: add-stat, target: self, stat: ward, delta: count of all units} | gains 1 ward for each unit
          {choose: own units, where: attack of target > 2 or health of target > 5, HARM} | whose attack is above 2 or whose health is above 5
          {choose: own units, where: name of target is "Ember Smith" or name of target is "Flame Caller", HARM} | whose name is Ember Smith or Flame Caller
          {if: not (count of enemy hand > 2 and embers of opponent = 0) and count of own board < 4, then: [{do: tie}]} | if (there are at most 2 cards in the opponent's hand or the opponent's embers are not 0) and you have fewer than 4 cards on the board, the match
          {if: not (count of enemy hand > 2 and embers of opponent = 0 and count of own board < 4), then: [{do: tie}]} | if there are at most 2 cards in the opponent's hand or the opponent's embers are not 0 or you have at least 4 cards on the board, the match
          {if: not (turn number = 2 or health of self > 1) and ward of self = 0, then: [{do: tie}]} | if it is not turn 2, this card's health is at most 1 and this card's ward is 0, the match
          {if: (ward of self = 0 or blow of self > 1) and not (turn number = 2 and health of self > 1) or cost of self = 2, then: [{do: tie}]} | if ((this card's ward is 0 or this card's blow is above 1) and (it is not turn 2 or this card's health is at most 1)) or this card's cost is 2, the match
          {if: not (not (turn number = 2 and ward of self = 0) or zone of self is board), then: [{do: tie}]} | if it is turn 2, this card's ward is 0 and this card is not on the board, the match
          {if: zone of self is board or zone of self is hand, then: [{do: tie}]} | if this card is on the board or in the hand, the match
          {for each: own units, where: zone of target is board, HARM} | to each of your units on the board.
          {choose: own units, where: zone of target is not board, HARM} | to one of your units that is not on the board.
          {if: turn number = 2, then: [stop: true]} AND {do: win, target: owner} | if it is turn 2, nothing happens; otherwise win.
          {if: turn number = 2, then: [{do: draw, target: owner, amount: 1, from: deck, to: hand}, stop: true]} AND {do: win, target: owner} | if it is turn 2, draw a card; otherwise win.
          {for each: own units, then: [{if: attack of target = 2, then: [stop: true]}, {do: heal, target: target, amount: 1}]} AND {do: win, target: owner} | is 2, nothing else happens; otherwise it gains 1 health; then win.
          {as each: players, then: [{if: health of self = 2, then: [stop: true]}, {do: heal, target: self, amount: 1}]} AND {do: win, target: owner} | is 2, nothing happens; otherwise they gain 1 health; then win.
          {as each: players, then: [{for each: own units, then: [{if: health of target = 2, then: [stop: true]}, {do: heal, target: self, amount: 1}]}]} | is 2, nothing else happens for them; otherwise they gain 1 health.
          {as each: players, then: [{do: draw, target: self, amount: 1, from: deck, to: hand}, stop: true, {do: heal, target: self, amount: 1}]} | one after the other: draw a card.
          {if: turn number = 2, then: [stop: true, {do: tie}]} AND {do: win, target: owner} | if it is turn 2, nothing happens; otherwise win.
          {for each: own units, then: [stop: true, {do: heal, target: target, amount: 1}]} AND {do: win, target: owner} | for each of your units: nothing else happens; then win.
          {if: turn number = 2, then: [], else: [stop: true]} AND {do: win, target: owner} | if it is not turn 2, nothing happens; otherwise win.
          {if: turn number > 2, then: [{if: turn number > 3, then: [{do: win, target: owner}], else: [{do: tie}]}], else: [{do: lose, target: owner}]} | if it is after turn 2, (if it is after turn 3, win; otherwise the match is a draw); otherwise
          """)
  void linesAreSaidInFull(String line, String said) {
    String lines = "- " + line.replace("HARM", HARM).replace(" AND ", "\n          - ");
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("game.yaml", "scopes:\n", "scopes:\n" + SEAT)
            .edit("cards.yaml", DONE, lines);
    assertThat(edited.sentenceOf("ember-smith")).contains(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {changes: attack, of: own units, by: 1, stacking: no stack} | raised by 1; of several like it the oldest counts.
          {changes: attack, of: own units, by: 1, stacking: max only} | the strongest counts.
          {changes: attack, of: other own units, by: 1} | the attack of your other units is raised by 1.
          {changes: attack, by: 1, for each: own units} | raised by 1 for each of your units.
          {changes: attack, of: other own units here, by: 1} | the attack of your other units here is raised by 1.
          {changes: attack, by: 1, for each: units here} | raised by 1 for each unit here.
          {suppresses: units here} | the abilities and statuses of units here are suppressed.
          {suppresses: enemies} | the abilities and statuses of enemy cards are suppressed.
          {suppresses: enemies, statuses: false} | the abilities of enemy cards are suppressed.
          {ability: zap, once: true, if: turn number > 2, then: [{do: win, target: owner}]} | Once a turn, if it is after turn 2: win.
          {ability: zap, needs: {ward: 2}, ends: true, then: [{do: win, target: owner}]} | With at least 2 ward: win. It ends the phase.
          {when: turn starts, whose: ally, then: [{do: win, target: owner}]} | When your turn starts, win.
          {when: turn starts, whose: enemy, then: [{do: win, target: owner}]} | When the opponent's turn starts, win.
          {when: embers changes, whose: any, then: [{do: win, target: owner}]} | When any player's embers change, win.
          {when: embers changes, whose: own, then: [{do: win, target: owner}]} | When this card's embers change, win.
          {when: turn starts, whose: own, then: [{do: win, target: owner}]} | When this card's turn starts, win.
          {when: health changes, whose: ally, then: [{do: win, target: owner}]} | When your health or that of another of your cards changes, win.
          {when: health changes, whose: any, then: [{do: win, target: owner}]} | When the health of any card or player changes, win.
          {when: health changes, whose: other, then: [{do: win, target: owner}]} | When the health of another card or player changes, win.
          {when: health changes, whose: enemy, then: [{do: win, target: owner}]} | When the health of one of the opponent's cards or the opponent changes, win.
          {when: attack changes, whose: ally, then: [{do: win, target: owner}]} | When the attack of another of your cards changes, win.
          {when: enters play, whose: any, then: [{do: win, target: owner}]} | When any card enters play, win.
          """)
  void effectsAreSaidInFull(String effect, String said) {
    String call = "{changes: attack, of: other own units, by: 1, name: call of flames}";
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("game.yaml", "scopes:\n", "scopes:\n" + HERE)
            .edit("cards.yaml", call, effect);
    assertThat(edited.sentenceOf("flame-caller")).endsWith(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          enemy heroes | | an enemy hero.
          enemy armies | | an enemy army.
          ogres | | an ogre.
          enemy lenses | nouns: {lenses: lens} | an enemy lens.
          units far out | | a unit far out.
          units hidden | nouns: {units hidden: unit hidden} | a unit hidden.
          """)
  void oneOfAScopeIsSaidInTheSingular(String scope, String nouns, String said) {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("game.yaml", "  enemy units:", "  " + scope + ": {kinds: [unit]}\n  enemy units:")
            .edit("game.yaml", "turns: 60", "turns: 60\n" + (nouns == null ? "" : nouns))
            .edit("cards.yaml", DONE, "- {choose: " + scope + ", " + HARM + "}");
    assertThat(edited.sentenceOf("ember-smith")).endsWith(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          whose: enemy, called: enemies | to an enemy.
          whose: enemy, called: far ships | to a far ship of the opponent.
          whose: enemy, called: enemy ships at sea | to an enemy ship at sea.
          whose: own, called: far ships | to one of your far ships.
          called: far ships | to a far ship.
          """)
  void aScopeIsSaidAsItIsCalled(String scope, String said) {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("game.yaml", ", called: enemies}", ", called: foes}")
            .edit(
                "game.yaml",
                "  enemy units:",
                "  fleet: {kinds: [unit], " + scope + "}\n  enemy units:")
            .edit("cards.yaml", DONE, "- {choose: fleet, " + HARM + "}");
    assertThat(edited.sentenceOf("ember-smith")).endsWith(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {do: leave, target: self, zone: ashes} | leaves play and goes to the Pit of Ashes.
          {do: draw, target: owner, amount: 1, from: ashes, to: hand} | draw a card from the Pit of Ashes.
          {choose: own ashes, then: [{do: move, target: target, zone: hand}]} | move one of your cards in the Pit of Ashes to the hand.
          {choose: enemy board, HARM} | to a card on the opponent's old Table.
          {if: zone of self is board, then: [{do: tie}]} | if this card is on the old Table, the match is a draw.
          """)
  void aZoneIsSaidAsItIsCalled(String line, String said) {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("game.yaml", "ashes: {}", "ashes: {called: Pit of Ashes}")
            .edit("game.yaml", "board: {in play: true", "board: {called: old Table, in play: true")
            .edit("cards.yaml", DONE, "- " + line.replace("HARM", HARM));
    assertThat(edited.sentenceOf("ember-smith")).endsWith(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {if: kind of self is unit, then: [{do: tie}]} | if this card is a Knight, the match is a draw.
          {if: rank of self is low, then: [{do: tie}]} | if this card's Rank is Low, the match is a draw.
          {if: rank of self is low or rank of self is top, then: [{do: tie}]} | if this card's Rank is Low or top, the match is a draw.
          {choose: own board, where: rank of target is low, HARM} | to one of your cards of the Rank Low on the board.
          {choose: knights, HARM} | to a Knight.
          {for each: own units, HARM} | to each of your Knights.
          {do: add-stat, target: owner, stat: embers, delta: 2} | gain 2 Embers.
          {if: embers of owner > 3, then: [{do: tie}]} | if your Embers are above 3, the match is a draw.
          {if: attack of champion > 3, then: [{do: tie}]} | if the First Knight's attack is above 3, the match is a draw.
          """)
  void namesAreWrittenAsTheirTitlesSay(String line, String said) {
    String titles =
        "titles: {unit: Knight, embers: Embers, rank: Rank, low: Low, champion: First Knight}\n"
            + "words: {rank: [low, top]}\nroles: {champion: own units}\n";
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("game.yaml", "turns: 60\n", "turns: 60\n" + titles)
            .edit(
                "game.yaml", "scopes:\n", "scopes:\n  knights: {kinds: [unit], called: Knights}\n")
            .edit("cards.yaml", DONE, "- " + line.replace("HARM", HARM));
    assertThat(edited.sentenceOf("ember-smith")).endsWith(said);
  }

  @Test
  void clausesOfEventsWriteNumbersAsTheirTitlesSay() {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("game.yaml", "turns: 60\n", "turns: 60\ntitles: {health: Life}\n");
    assertThat(edited.sentenceOf("avalanche-bear"))
        .startsWith("When this card's Life falls by more than 1, it");
  }

  @ParameterizedTest
  @CsvSource({
    "change < -1, falls by more than 1, it",
    "change <= -2, falls by at least 2, it",
    "change < 0, falls, it",
    "change > 0, rises, it",
    "change > 1 and health of self < 9, 'rises by more than 1: if its health is below 9, it'",
    "change < 1, 'changes: if the change is below 1, it'",
    "change >= 0, 'changes: if the change is at least 0, it'",
    "change = -1, 'changes: if the change is -1, it'",
  })
  void aChangeIsSaidAsARiseOrFall(String condition, String said) {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("cards.yaml", "delta < -1", condition.replace("change", "delta"));
    assertThat(edited.sentenceOf("avalanche-bear")).startsWith("When this card's health " + said);
  }

  /** The player whose rule it is does what it tells him, in whichever branch. */
  @Test
  void rulesOfPlayersOrderWhatTheyDo() {
    String rule =
        "  - {name: luck, when: turn starts, then: [{if: health of self = 1, then: [{do: win,"
            + " target: self}], else: [{do: draw, target: self, amount: 1, from: deck, to:"
            + " hand}]}]}\n";
    EditedGame edited =
        new EditedGame("ember-vale").edit("game.yaml", "player rules:\n", "player rules:\n" + rule);
    assertThat(edited.sentenceOf("game-player/luck"))
        .endsWith("if your health is 1, win; otherwise draw a card.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          mend: [{do: heal, target: self, amount: 1}] | | {run: mend} | When your turn starts, this card gains 1 health.
          mend: [{do: heal, target: self, amount: 1}] | | {run: mend, as: owner} | When your turn starts, carry out mend for you.
          mend: [{do: heal, target: self, amount: 1}] | mend: It recovers. | {run: mend} | When your turn starts, it recovers.
          mend: [{do: heal, target: self, amount: 1}] | mend: Mend a wound. | {run: mend, as: owner} | When your turn starts, mend a wound.
          mend: [{do: heal, target: self, amount: 1}] | mend: Mend a wound. | {run: mend, as: opponent} | When your turn starts, mend a wound for the opponent.
          mend: [{do: heal, target: self, amount: 1}] | mend: Mend a wound. | {as each: enemy units, then: [{run: mend, as: owner}]} | When your turn starts, each enemy unit, one after the other: mend a wound for their owner.
          mend: [{run: bind}], bind: [{do: heal, target: self, amount: 1}] | | {run: mend} | When your turn starts, this card gains 1 health.
          """)
  void aProcedureIsSaidByWhatItDoes(String procedures, String says, String line, String said) {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("game.yaml", "turns: 60", "turns: 60\nprocedures: {" + procedures + "}")
            .edit("game.yaml", "\nsays:\n", "\nsays:\n" + (says == null ? "" : "  " + says + "\n"))
            .edit("cards.yaml", DONE, "- " + line);
    assertThat(edited.sentenceOf("ember-smith")).isEqualTo(said);
  }

  @Test
  void anAbilityOfEitherSideIsNobodysOwn() {
    EditedGame edited =
        new EditedGame("math-battle")
            .edit("heroes/fighter.json", "\"effects\": []", "\"effects\": [" + USED + "]");
    assertThat(edited.sentenceOf("fighter/watchful"))
        .isEqualTo("When an ability is used, you gain 1 mana.");
  }

  private static final String USED =
      """
      {"name": "Watchful", "trigger": {"type": "ON_ABILITY_USED"}, "program": [
        {"op": "ADD_ATTR", "target": "SELF", "attr": "mana", "delta": {"kind": "CONST", "value": 1}}]}
      """;
}
