package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a sentence speaks of other cards, "its" is theirs and the holder is named. */
class HolderOfASentenceTest {

  private static final String DONE = "- {do: add-stat, target: owner, stat: embers, delta: 1}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {for each: own units, where: attack of target > attack of self, then: [{do: heal, target: target, amount: 1}]} | with attack above this card's attack
          {for each: enemy player, where: embers of target > 0, then: [{do: heal, target: target, amount: 1}]} | with embers above 0
          {for each: own units, where: health of self > 1, then: [{do: heal, target: target, amount: 1}]} | this card's health
          """)
  void theHolderIsThisCardWhereAnotherIsIt(String line, String said) {
    EditedGame edited = new EditedGame("ember-vale").edit("cards.yaml", DONE, "- " + line);
    assertThat(edited.sentenceOf("ember-smith")).contains(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {for each: players, where: embers of target = largest embers of players, at most: 1, then: [{do: win, target: target}]} | the player with the most embers (of several, the first) wins
          {for each: players, where: embers of target = smallest embers of players, then: [{do: lose, target: target}]} | each player with the fewest embers loses
          {for each: own units, where: attack of target = smallest attack of own units, at most: 1, then: [{do: heal, target: target, amount: 1}]} | the first of your units with the least attack gains 1 health
          {for each: own units, where: attack of target = largest attack of all units, then: [{do: heal, target: target, amount: 1}]} | whose attack is the largest attack among all units
          {for each: players, where: embers of target = largest embers of players and health of target > 1, then: [{do: win, target: target}]} | each player whose embers are the largest number of embers among all players and whose health is above 1 wins
          """)
  void whoHasMostIsSaidSoAmongAllOfHisLike(String line, String said) {
    EditedGame edited = new EditedGame("ember-vale").edit("cards.yaml", DONE, "- " + line);
    assertThat(edited.sentenceOf("ember-smith")).contains(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {zone: board, whose: enemy} | {do: damage, target: opponent, amount: total attack of champion} | deal damage to the opponent equal to the attack of the champion of the opponent
          {zone: board, whose: enemy} | {choose: champion, then: [{do: heal, target: target, amount: 1}]} | choose the champion of the opponent: it gains 1 health
          {zone: board, whose: own} | {for each: champion, then: [{do: heal, target: target, amount: 1}]} | your champion gains 1 health
          {zone: board, whose: own} | {if: count of champion = 0, then: [{do: tie}]} | if you have no champion, the match is a draw
          {zone: board} | {for each: champion, then: [{do: heal, target: target, amount: 1}]} | each champion gains 1 health
          {first: 1} | {for each: champion, then: [{do: heal, target: target, amount: 1}]} | the champion gains 1 health
          """)
  void ofOneThereIsNeitherEachNorAll(String scope, String line, String said) {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("game.yaml", "board: {in play: true", "board: {most: 1, in play: true")
            .edit("game.yaml", "scopes:\n", "scopes:\n  champion: " + scope + "\n")
            .edit("cards.yaml", DONE, "- " + line);
    assertThat(edited.sentenceOf("ember-smith")).contains(said);
  }

  @ParameterizedTest
  @CsvSource({
    "kind of subject is unit and health of subject <= 0, then that card leaves play",
    "kind of subject is unit, then that card leaves play",
    "health of subject <= 0, then that card or player leaves play",
  })
  void whomAnEventIsAboutIsSaidAsTheConditionLeavesIt(String condition, String said) {
    String leaves = "{do: leave, target: subject, zone: ashes}";
    String all = "{for each: all units, then: [{do: heal, target: target, amount: 1}]}";
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("game.yaml", "    says: A unit without health goes to the ashes.\n", "")
            .edit("game.yaml", "kind of subject is unit and health of subject <= 0", condition)
            .edit("game.yaml", "- " + leaves, "- " + all + "\n      - " + leaves);
    assertThat(edited.sentenceOf("game/a-unit-without-health-burns")).contains(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {as each: enemy units, then: [{do: heal, target: owner, amount: 1}]} | each enemy unit, one after the other: their owner gains 1 health
          {as each: enemy units, then: [{do: damage, target: opponent, amount: 1}]} | deal 1 damage to their opponent
          {as each: own units, then: [{do: damage, target: opponent, amount: attack of self}]} | deal damage to their opponent equal to their attack
          {as each: other players, then: [{do: heal, target: owner, amount: 1}, {do: damage, target: opponent, amount: 2}]} | they gain 1 health, then deal 2 damage to their opponent
          {as each: enemy units, then: [{choose: enemy units, then: [{do: damage, target: target, amount: 1}]}]} | deal 1 damage to one of their owner's enemy units, which their owner chooses
          {as each: enemy units, then: [{if: embers of owner > 0 and count of own units > 1, then: [{do: add-stat, target: owner, stat: embers, delta: -1}]}]} | if their owner's embers are above 0 and their owner has more than 1 unit, their owner loses 1 ember
          {if: embers of owner > 1, then: [{as each: enemy units, then: [{if: embers of owner > 1, then: [{do: heal, target: self, amount: 1}]}]}]} | if your embers are above 1, each enemy unit, one after the other: if their owner's embers are above 1
          {choose: enemy units, then: [{as each: own units, then: [{do: damage, target: target, amount: 1}]}]} | one after the other: deal 1 damage to them
          {as each: players, then: [{for each: enemy hand, then: [{do: move, target: target, zone: deck}]}]} | in their opponent's hand
          """)
  void whatEachOfSeveralDoesIsSaidFromTheirSide(String line, String said) {
    EditedGame edited = new EditedGame("ember-vale").edit("cards.yaml", DONE, "- " + line);
    assertThat(edited.sentenceOf("ember-smith")).contains(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {for each: own units, then: [{choose: enemy units, then: [{do: damage, target: target, amount: 1}]}, {do: heal, target: target, amount: 1}]} | deal 1 damage to an enemy unit; then that unit of yours gains 1 health
          {choose: enemy units, then: [{for each: own units, then: [{do: damage, target: target, amount: 1}]}, {do: damage, target: target, amount: 2}, {do: heal, target: self, amount: 1}]} | then deal 2 damage to that enemy unit, then this card gains 1 health
          {choose: enemy units, then: [{do: heal, target: self, amount: cost of target}, {do: damage, target: target, amount: cost of target}]} | this card gains health equal to that enemy unit's cost, then deal damage to it equal to its cost
          {choose: players, then: [{choose: all units, asks: target, then: [{do: heal, target: target, amount: 1}]}]} | that player chooses a unit: it gains 1 health
          {choose: players, then: [{one of: {a: [{do: heal, target: target, amount: 1}], b: [{do: heal, target: owner, amount: 2}]}, asks: target}]} | that player chooses one: that player gains 1 health; or you gain 2 health
          {choose: enemy units, then: [{choose: all units, asks: target, optional: true, then: [{do: heal, target: target, amount: 1}]}]} | its owner may choose a unit: it gains 1 health
          {choose: enemy units, then: [{one of: {a: [{do: heal, target: target, amount: 1}], b: [{do: heal, target: owner, amount: 2}]}, asks: target}]} | its owner chooses one: it gains 1 health; or you gain 2 health
          {as each: enemy units, then: [{one of: {a: [{do: heal, target: target, amount: 1}], b: [{do: heal, target: owner, amount: 2}]}, asks: target}]} | their owner chooses one: they gain 1 health; or their owner gains 2 health
          """)
  void whoIsMeantIsNamedWhereOthersWereTold(String line, String said) {
    EditedGame edited = new EditedGame("ember-vale").edit("cards.yaml", DONE, "- " + line);
    assertThat(edited.sentenceOf("ember-smith")).contains(said);
  }

  @Test
  void whatAnEventIsAboutIsNamedWhereAnotherIsIt() {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit(
                "cards.yaml",
                "  soot-witch:",
                "  zed:\n    name: Zed\n    kind: unit\n    effects:\n      - {when: enters play,"
                    + " then: [{choose: own units, then: [{do: heal, target: subject, amount: 1},"
                    + " {do: heal, target: target, amount: 2}]}, {do: heal, target: subject,"
                    + " amount: 3}]}\n  soot-witch:");
    assertThat(edited.sentenceOf("zed"))
        .isEqualTo(
            "When this card enters play, choose one of your units: this card gains 1 health, then"
                + " it gains 2 health; then this card gains 3 health.");
  }

  @Test
  void aConditionOnTheSubjectIsNoneOfTheChosen() {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit(
                "cards.yaml",
                "  soot-witch:",
                "  zed:\n    name: Zed\n    kind: unit\n    effects:\n      - {when: attack changes,"
                    + " whose: ally, then: [{choose: enemy units, where: kind of subject is unit,"
                    + " then: [{do: heal, target: target, amount: 1}]}]}\n  soot-witch:");
    assertThat(edited.sentenceOf("zed"))
        .contains("choose an enemy unit if that card is a unit: it gains 1 health");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {run: tax}                                      | this card loses 1 health
          {run: tax, as: owner}                           | lose 1 health
          {as each: players, then: [{run: tax}]}          | lose 1 health
          {choose: players, then: [{run: tax, as: target}]} | lose 1 health
          {as each: enemy units, then: [{run: tax}]}      | this card loses 1 health
          {run: levy, as: opponent}                       | lose 1 health
          {run: levy, as: self}                           | this card loses 1 health
          """)
  void aProcedureOfPlayersAloneAddressesThem(String line, String said) {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("cards.yaml", DONE, "- " + line)
            .edit(
                "game.yaml",
                "player rules:",
                "procedures:\n"
                    + "  tax: [{for each: own hand, then: [{do: add-stat, target: self, stat:"
                    + " health, delta: -1}]}]\n"
                    + (line.contains("levy") ? "  levy: [{run: tax}]\n\n" : "\n")
                    + "player rules:");
    assertThat(edited.sentenceOf("procedures/tax")).contains(said);
  }

  @Test
  void enemiesWhoseScopeDoesNotSayEnemyAreTheOpponentsOfEach() {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit(
                "game.yaml",
                "  enemy side:",
                "  blockers: {kinds: [unit], zone: board, whose: enemy}\n  enemy side:")
            .edit(
                "cards.yaml",
                DONE,
                "- {as each: players, then: [{for each: blockers, then: [{do: heal, target: target,"
                    + " amount: 1}]}]}");
    assertThat(edited.sentenceOf("ember-smith")).contains("each blocker of their opponent");
  }

  @Test
  void whatAProcedureDoesForEachIsNotSaidFromTheHoldersSide() {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("cards.yaml", DONE, "- {as each: enemy units, then: [{run: tax}]}")
            .edit(
                "game.yaml",
                "player rules:",
                "procedures: {tax: [{do: damage, target: owner, amount: 1}]}\n\nplayer rules:");
    assertThat(edited.sentenceOf("ember-smith"))
        .contains("each enemy unit, one after the other: carry out tax for them");
  }

  @Test
  void whatEachIsMeantByTargetInsideIsChecked() {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit(
                "cards.yaml",
                DONE,
                "- {choose: enemy units, then: [{as each: players, then: [{do: add-stat, target:"
                    + " target, stat: attack, delta: 1}]}]}");
    assertThat(edited.findings())
        .anySatisfy(one -> assertThat(one.message()).contains("'attack' of target (player)"));
  }

  @Test
  void theHolderIsThisCardBehindWhatHappensToOthers() {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("cards.yaml", DONE, "- {do: add-stat, target: self, stat: attack, delta: 1}");
    assertThat(edited.sentenceOf("ember-smith")).contains("this card gains 1 attack");
  }

  @Test
  void anActionWithoutACardAddressesItsPlayer() {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit(
                "game.yaml",
                "rest: {ends: true}",
                "rest: {ends: true, then: [{for each: own units, where: cost of target <= embers of"
                    + " self, then: [{do: heal, target: target, amount: 1}]}]}");
    assertThat(edited.sentenceOf("actions/rest"))
        .contains("your embers")
        .doesNotContain("this card's embers");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          own units   | if that card's attack is equal to this card's attack
          enemy player | that player
          """)
  void anActionOnAnotherCardNamesBoth(String on, String said) {
    boolean card = on.equals("own units");
    String test = card ? "attack of target = attack of self" : "embers of target = attack of self";
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit(
                "game.yaml",
                "rest: {ends: true}",
                "rest: {ends: true}\n  swap:\n    with: own units\n    on: "
                    + on
                    + "\n    then: [{if: "
                    + test
                    + ", then: [{do: heal, target: self, amount: 1}]}]");
    assertThat(edited.sentenceOf("actions/swap")).containsIgnoringCase(said);
  }
}
