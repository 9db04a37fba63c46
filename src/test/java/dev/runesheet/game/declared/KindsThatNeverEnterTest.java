package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects of cards of a kind that nothing ever brings into play. */
class KindsThatNeverEnterTest {

  private static final String GAME =
      """
      players: 2
      turns: 9
      kinds:
        player: {health: 20}
        merchant: {}
        storm: {}
      zones: {deck: {}, hand: {}, market: {in play: true}, pile: {}}
      deck zone: deck
      phases: [{phase: day, event: turn starts, actions: [play, rest]}]
      actions:
        play: {with: own hand, if: kind of self is merchant, because: b, then: [%s]}
        rest: {ends: true}
      player rules:
        - {when: turn starts, then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: merchant}
        tempest: {name: Tempest, kind: storm, effects: [{when: enters play, then: [%s]}]}
      """;

  private static final String SCOUT = "cards: {scout: {name: Scout, kind: merchant}}\n";

  private static List<String> findings(String play) {
    String line = "{do: damage, target: owner, amount: 1}";
    WrittenGame game =
        new WrittenGame(
            GAME.formatted(play), CARDS.formatted(line), "decks: {all: {scout: 2, tempest: 1}}\n");
    return game.findingsTogether().stream().map(Diagnostic::toString).toList();
  }

  @Test
  void anEffectOfAKindThatNoActionBringsIntoPlayIsFound() {
    assertThat(findings("{do: enter, target: self, zone: market}"))
        .filteredOn(one -> !one.contains("zone 'pile'")) // Which nothing names here.
        .singleElement()
        .asString()
        .contains("RS098", "cards/tempest/effects/0", "found 'tempest', a storm");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{for each: own market, then: [{do: move, target: target, zone: market}]}",
        "{do: draw, target: owner, amount: 1, from: market, to: market}",
        "{do: shuffle, target: owner, zone: market}"
      })
  void whatStaysInPlayDoesNotComeThere(String other) {
    String play = "{do: enter, target: self, zone: market}, " + other;

    assertThat(findings(play)).anyMatch(one -> one.contains("RS098"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{do: create, target: owner, card: tempest, zone: market, amount: 1}",
        "{for each: own hand, then: [{do: enter, target: target, zone: market}]}"
      })
  void aKindThatMayEnterIsAccepted(String other) {
    String play = "{do: enter, target: self, zone: market}, " + other;

    assertThat(findings(play)).noneMatch(one -> one.contains("RS098"));
  }

  @Test
  void ofCardsThatALoopBringsInOnlyThoseOfItsKindsCount() {
    String where = "{for each: own hand, where: kind of target is %s, then: [%s]}";
    String enter = "{do: enter, target: target, zone: market}";

    assertThat(findings(where.formatted("merchant", enter))).anyMatch(one -> one.contains("RS098"));
    assertThat(findings(where.formatted("storm", enter))).noneMatch(one -> one.contains("RS098"));
  }

  @ParameterizedTest
  @CsvSource({
    "enters play, kind of subject is storm, storm, 1",
    "leaves play, kind of subject is not merchant, not merchant, 1",
    "enters play, kind of subject is merchant and health of owner > 3 or kind of subject is storm, storm, 1",
    "moves, kind of subject is storm, storm, 0",
    "enters play, kind of subject is merchant, merchant, 0",
    "enters play, kind of subject is not storm, not storm, 0"
  })
  void aConditionThatNoCardWhichComesIntoPlayFulfilsIsFound(
      String event, String test, String asked, int times) {
    String rule =
        "  - {when: %s, whose: any, if: %s, then: [{do: damage, target: self, amount: 1}]}\n";
    String game = GAME.formatted("{do: enter, target: self, zone: market}");
    WrittenGame written = new WrittenGame(game + rule.formatted(event, test), SCOUT);

    assertThat(written.findingsTogether())
        .filteredOn(one -> one.code() == Code.IMPOSSIBLE)
        .hasSize(times)
        .allSatisfy(
            one ->
                assertThat(one.toString())
                    .contains(
                        "player rules/1/if", "kind of subject is " + asked, "merchant, as no"));
  }

  private static final String SPELL = "  kindle:\n    name: Kindle\n";
  private static final String RALLY =
      "  rally:\n    name: Rally\n    kind: spell\n    cost: 2\n    effects:\n      - {%s}\n";
  private static final String BOLD = "changes: attack, of: own units, by: 2, name: bold";

  @ParameterizedTest
  @ValueSource(strings = {BOLD, "suppresses: enemies, name: hush"})
  void whatLastsOnACardThatLeavesAtOnceIsFound(String effect) {
    assertThat(vale(RALLY.formatted(effect)).findingsTogether())
        .singleElement()
        .asString()
        .contains("/cards/rally/effects/0: warning RS073", "found 'rally', a spell, which leaves");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "when: enters play, then: [{do: damage, target: opponent, amount: 1}]",
        "when: moves, then: [{do: damage, target: opponent, amount: 1}]"
      })
  void itMayLastWhileTheCardDoesSomething(String other) {
    String rally = RALLY.formatted(BOLD) + "      - {" + other + "}\n";

    assertThat(vale(rally).findingsTogether()).noneMatch(one -> one.toString().contains("RS073"));
  }

  @Test
  void itMayLastWhileOthersAnswerThatItEnters() {
    String imp = "{name: Spark Imp, kind: unit, cost: 1, attack: 2, health: 1";
    String answer =
        ", effects: [{when: enters play, whose: ally, then: [{do: heal, target: self, amount: 1}]}]";
    EditedGame game = vale(RALLY.formatted(BOLD)).edit("cards.yaml", imp, imp + answer);

    assertThat(game.findingsTogether()).noneMatch(one -> one.toString().contains("RS073"));
  }

  @Test
  void itMayLastWhileTheActionDoesSomethingElse() {
    String away = "- {do: leave, target: self, zone: ashes}";
    String between = "- {do: heal, target: owner, amount: total attack of own units}\n      ";
    EditedGame game = vale(RALLY.formatted(BOLD)).edit("game.yaml", away, between + away);

    assertThat(game.findingsTogether()).noneMatch(one -> one.toString().contains("RS073"));
  }

  private static EditedGame vale(String rally) {
    return new EditedGame("ember-vale").edit("cards.yaml", SPELL, rally + SPELL);
  }

  @Test
  void aRowOfACardThatNeverEntersIsFoundAtItsOwnersCell() {
    EditedGame game = new EditedGame("ember-vale");
    game.edit("game.yaml", "kind of self is not spell and cost", "kind of self is unit and cost");
    assertThat(game.findingsTogether())
        .singleElement()
        .asString()
        .contains("warning RS098", "!Auras!D8", "'banner-of-frost', a charm");
  }
}
