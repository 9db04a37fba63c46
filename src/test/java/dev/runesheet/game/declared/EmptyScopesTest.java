package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Scopes into whose zone no card of their kinds ever comes. */
class EmptyScopesTest {

  private static final String GAME =
      """
      kinds:
        player: {coins: 0}
        cart: {load: 1}
        guide: {}
      zones: {pile: {}, hand: {}, road: {in play: true}, inn: {in play: true}}
      deck zone: pile
      %s
      scopes:
        own cart: {kinds: [cart], %s, whose: own}
        all carts: {kinds: [cart], zone: %s}
        own guides: {kinds: [guide], zone: hand, whose: own}
      roles: {wagon: own cart}
      phases: [{phase: main, event: turn starts, actions: [hire, earn, done]}]
      actions:
        done: {ends: true}
        hire: {with: own guides, then: [{do: enter, target: self, zone: inn}]}
        earn: {then: [{do: add-stat, target: self, stat: coins, delta: load of wagon}]}
      player rules:
        - {when: turn starts, then: [{do: draw, target: self, amount: 1, from: pile, to: hand}]}
        - {when: turn ends, then: [%s]}
      """;

  private static List<Diagnostic> found(String begin, String where, String zone, String line) {
    String cards = "cards: {scout: {name: Scout, kind: guide}, cab: {name: Cab, kind: cart}}\n";
    String game = GAME.formatted(begin, where, zone, line).replace("turn ends", "coins changes");
    return new WrittenGame(game, cards, "decks: {all: {scout: 2, cab: 1}}\n")
        .findingsTogether().stream().filter(one -> one.code() == Code.SCOPE_EMPTY).toList();
  }

  private static final String NOTHING = "{do: add-stat, target: self, stat: coins, delta: 0 - 1}";

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      textBlock =
          """
          `` | one of hand, pile, or a line that brings one there
          `deck building: {begin in: {cart: inn}}` | inn, or a line that brings one there
          """)
  void aScopeWhereNoCardOfItsKindsComesIsToldOnceForItsZone(String begin, String expected) {
    assertThat(found(begin, "zone: road", "road", NOTHING))
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.location().place().toString()).isEqualTo("#/scopes/own cart/zone");
              assertThat(one.found()).isEqualTo("'road', where no cart ever comes");
              assertThat(one.expected()).isEqualTo(expected);
            });
  }

  /**
   * As where the two zones of a line are swapped; carts are drawn once a card comes to the road.
   */
  @ParameterizedTest
  @CsvSource({"road, inn, 1", "inn, road, 0", "hand, pile, 0"})
  void aLineThatDrawsFromWhereNoCardComesIsTold(String from, String to, int told) {
    String draw = "{do: draw, target: self, amount: 1, from: " + from + ", to: " + to + "}";
    assertThat(found("", "zone: pile", "pile", draw))
        .hasSize(told)
        .allSatisfy(
            one -> {
              assertThat(one.location().place().toString())
                  .isEqualTo("#/player rules/1/then/0/from");
              assertThat(one.found()).isEqualTo("'" + from + "', where no card ever comes");
            });
  }

  @Test
  void aScopeOfWhatIsInPlayIsToldIfNoneEverIs() {
    assertThat(found("", "words: {}", "hand", NOTHING))
        .extracting(Diagnostic::found)
        .containsExactly("play, where no cart ever comes");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{for each: own hand, then: [{do: enter, target: target, zone: road}]}",
        "{do: create, target: self, card: cab, zone: road, amount: 1}",
        "{for each: own pile, where: kind of target is cart, then: [{do: move, target: target,"
            + " zone: hand}, {do: enter, target: target, zone: road}]}"
      })
  void aScopeIntoWhichALineMayBringSomeIsAccepted(String line) {
    assertThat(found("", "zone: road", "road", line)).isEmpty();
  }

  @Test
  void aScopeWhereItsKindBeginsIsAccepted() {
    assertThat(found("deck building: {begin in: {cart: road}}", "zone: road", "road", NOTHING))
        .isEmpty();
  }

  @Test
  void aShuffleBringsNoCardsToTheZone() {
    String shuffle = "{do: shuffle, target: self, zone: road}";
    assertThat(found("", "zone: road", "road", shuffle)).hasSize(1);
  }
}
