package dev.runesheet.game.declared.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.simulate.count.CardFate;
import dev.runesheet.cli.simulate.count.CardUses;
import dev.runesheet.game.declared.WrittenGame;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which cards of a declared game count as drawn, by the zones that it declares. */
class DrawnCardsTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      kinds:
        player: {}
        unit: {}
      zones:
        deck: {seen by: nobody}
        attic: {seen by: nobody}
        hand: {seen by: owner}
        discard: {}
        board: {in play: true}
      deck zone: deck
      scopes:
        every deck: {zone: deck}
        top: {zone: attic, first: 1}
      phases:
        - {phase: main, event: turn starts, actions: [mill, hide, draw, pile, take, play, done]}
      actions:
        mill: {then: [{do: draw, target: self, amount: 2, from: deck, to: discard}]}
        hide: {then: [{do: draw, target: self, amount: 2, from: deck, to: attic}]}
        draw: {then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]}
        play: {with: own hand, then: [{do: enter, target: self, zone: board}]}
        pile:
          then:
            - for each: every deck
              then: [{do: take, player: self, target: target, zone: attic}]
        take:
          then: [{for each: top, then: [{do: take, player: self, target: target, zone: hand}]}]
        done: {ends: true}
      """;

  private static final String CARDS =
      "cards: {scout: {name: Scout, kind: unit}, giant: {name: Giant, kind: unit}}\n";

  private static List<Map<String, CardFate>> uses(String... choices) {
    return usesIn(GAME, choices);
  }

  private static List<Map<String, CardFate>> usesIn(String game, String... choices) {
    RuleBook book = new WrittenGame(game, CARDS, "decks: {all: {scout: 1, giant: 1}}\n").book();
    try (Match match = WrittenGame.match(book, 2)) {
      for (String choice : choices) {
        WrittenGame.choose(match, choice);
      }
      List<String> deck = List.of("Scout", "Giant");
      return CardUses.of(
          match.happenings(),
          new DeclaredTools("written").cardPath(book).orElseThrow(),
          List.of(deck, deck));
    }
  }

  @Test
  void cardsThatAnEffectDiscardsFromTheDeckAreNotDrawn() {
    assertThat(uses("mill").get(0).values()).containsOnly(CardFate.NEVER);
  }

  @Test
  void cardsThatComeToAZoneThatNobodySeesAreNotDrawn() {
    assertThat(uses("hide").get(0).values()).containsOnly(CardFate.NEVER);
  }

  @Test
  void ofACommonPileCardsAreDrawnByWhoTakesThemToHisHand() {
    List<Map<String, CardFate>> uses = uses("pile", "done", "take", "take", "done");
    assertThat(uses.get(0).values()).doesNotContain(CardFate.DRAWN, CardFate.PLAYED);
    assertThat(uses.get(1).values()).contains(CardFate.DRAWN);
  }

  @Test
  void cardsThatComeToTheHandAreDrawn() {
    assertThat(uses("draw").get(0).values()).containsOnly(CardFate.DRAWN, CardFate.NEVER);
  }

  /** The hand is the zone from which cards are played, not only one that its owner alone sees. */
  @Test
  void cardsOfAnOpenHandAreDrawnAndPlayed() {
    String open = GAME.replace("hand: {seen by: owner}", "hand: {}");
    assertThat(usesIn(open, "draw").get(0).values()).containsOnly(CardFate.DRAWN, CardFate.NEVER);
    assertThat(usesIn(open, "mill").get(0).values()).containsOnly(CardFate.NEVER);
    String begun = open.replace("deck zone: deck", "deck zone: hand");
    assertThat(usesIn(begun, "play Scout").get(0))
        .containsEntry("Scout", CardFate.PLAYED)
        .containsEntry("Giant", CardFate.DRAWN);
  }

  /** A game without actions of cards has a hand, too, if cards are drawn to it and leave it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {}                | draw            | DRAWN, NEVER
          {}                | draw, draw, use | DRAWN
          {}                | mill            | NEVER
          {seen by: owner}  | draw            | DRAWN, NEVER
          {seen by: owner}  | draw, draw, use | DRAWN
          {seen by: owner}  | mill            | NEVER
          """)
  void cardsOfAHandThatAreOnlyDiscardedAreDrawn(String hand, String choices, String fates) {
    String use = "  use: {then: [{for each: own hand, then: [MOVE]}]}\n  take:";
    String game =
        GAME.replace("hand: {seen by: owner}", "hand: " + hand)
            .replace("take, play, done", "take, use, done")
            .replaceFirst("  play: .*\n", "")
            .replace("  take:", use)
            .replace("MOVE", "{do: move, target: target, zone: discard}");
    List<String> found =
        usesIn(game, choices.split(", ")).get(0).values().stream()
            .map(Enum::name)
            .distinct()
            .sorted()
            .toList();
    assertThat(String.join(", ", found)).isEqualTo(fates);
  }

  /** A pile from which cards can be played again is no hand. */
  @Test
  void besideASecretHandOpenZonesAreNone() {
    String again =
        GAME.replace("draw, pile", "draw, again, pile")
            .replace(
                "  pile:",
                "  again: {with: own discard, then: [{do: enter, target: self, zone: board}]}\n  pile:");
    assertThat(usesIn(again, "mill", "again Scout").get(0).values()).containsOnly(CardFate.NEVER);
  }

  /** Of a hand with whose cards no action is done, a choice plays one unless it is a limit's. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {if: count of own hand > 1, then: [CHOOSE]}         | discard | DRAWN
          {if: count of own hand >= 2, then: [CHOOSE]}        | discard | DRAWN
          {if: count of own hand <= 1, then: [], else: [CHOOSE]} | discard | DRAWN
          {repeat: count of own hand - 1, then: [CHOOSE]}     | discard | DRAWN
          {if: count of own hand > 0, then: [CHOOSE]}         | discard | PLAYED
          {if: count of own hand > 1, then: [CHOOSE]}         | board   | PLAYED
          CHOOSE                                              | discard | PLAYED
          """)
  void cardsThatAHandLimitTakesAreNotPlayed(String line, String zone, CardFate use) {
    String verb = zone.equals("board") ? "enter" : "move";
    String choose =
        "{choose: own hand, then: [{do: " + verb + ", target: target, zone: " + zone + "}]}";
    String game =
        GAME.replace(", play, done]", ", done]")
                .replaceFirst("  play: .*\n", "")
                .replace("amount: 1, from: deck, to: hand", "amount: 2, from: deck, to: hand")
                .replace("done]}\n", "done]}\n  - {phase: dusk, event: turn ends}\n")
            + "player rules:\n  - {name: limit, when: turn ends, then: ["
            + line.replace("CHOOSE", choose)
            + "]}\n";
    assertThat(usesIn(game, "draw", "done", "Scout").get(0)).containsEntry("Scout", use);
  }

  /** Also after they were shuffled there. */
  @Test
  void cardsThatBeginInTheHandAreDrawn() {
    String game = GAME.replace("deck zone: deck", "deck zone: hand");
    assertThat(usesIn(game).get(0).values()).containsOnly(CardFate.DRAWN);
    assertThat(usesIn(game, "play Scout").get(0))
        .containsEntry("Scout", CardFate.PLAYED)
        .containsEntry("Giant", CardFate.DRAWN);
  }
}
