package dev.runesheet.game.declared.common;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mistakes with common zones are told at their places. */
class CommonMistakesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          market: {common: true} | market: {common: true, seen by: owner} | #/zones/market/seen by | 'owner' of a common zone
          market: {common: true} | market: {common: true, most: coins of self} | #/zones/market/most | of a common zone
          begins with: caravan   | begins with: caravna | #/zones/pile/begins with | did you mean 'caravan'?
          pile: {common: true, seen by: nobody, begins with: caravan} | pile: {seen by: nobody, begins with: caravan} | #/zones/pile/begins with | not common
          begins with: caravan   | any order: true | | the field 'deck zone'
          zones:                 | 'deck zone: pile\nzones:' | #/deck zone | 'pile', a common zone
          words: {rarity: rare}  | 'words: {rarity: rare}, whose: own' | #/scopes/dear goods/whose | 'own' of the common zone 'market'
          'dear goods: {zone: market, kinds: [good], words: {rarity: rare}}' | 'dear goods: {zone: market, kinds: [good], words: {rarity: rare}}\n  market: {zone: market}' | #/scopes/market | there is without saying so
          'worth: coins of self + count of own hand + count of dear goods' | 'worth: coins of self + count of own market' | #/worth | unknown scope or role: found 'own market'
          '{do: take, player: owner, target: self, zone: hand}' | '{do: move, target: self, zone: hand}' | #/actions/buy/then/1/target | nobody's in the common zone 'market'
          '{do: take, player: owner, target: target, zone: hand}' | '{do: move, target: target, zone: hand}' | #/actions/dig/then/0/then/0/target | nobody's in the common zone 'pile'
          '{do: take, player: owner, target: self, zone: hand}' | '{do: take, player: owner, target: self, zone: discard}' | #/actions/buy/then/1/zone | the verb 'move'
          '{do: take, player: owner, target: self, zone: hand}' | '{do: draw, target: self, amount: 1, from: pile, to: hand}' | #/actions/buy/then/1/target | nobody's
          '{do: take, player: owner, target: self, zone: hand}' | '{do: move-to-top, target: self, zone: hand}' | #/actions/buy/then/1/target | nobody's in the common zone 'market'
          '{do: take, player: owner, target: self, zone: hand}' | '{do: enter-at-top, target: self, zone: store}' | #/actions/buy/then/1/target | nobody's in the common zone 'market'
          '{do: take, player: owner, target: self, zone: hand}' | '{do: create-like, target: self, zone: hand}' | #/actions/buy/then/1/target | nobody's in the common zone 'market'
          '{do: take, player: owner, target: self, zone: hand}' | '{do: take-to-top, player: owner, target: self, zone: discard}' | #/actions/buy/then/1/zone | the verb 'move-to-top'
          'market: {common: true}' | 'market: {common: yes}' | #/zones/market/common | expected true or false
          'pile: {common: true' | 'pile: {common: yes' | #/zones/pile/common | expected true or false
          'from: pile, to: market}' | 'from: pile, to: store}' | #/rules/0/then/0/to | which is in play
          where: price of target > 3 | where: owner of target is player-1 | #/actions/restock/then/0/where | no owner
          """)
  void isTold(String written, String instead, String place, String told) {
    String game = Caravan.GAME;
    assertThat(game).contains(written);
    game = game.replaceFirst(java.util.regex.Pattern.quote(written), instead.replace("\\n", "\n"));
    isTold(new WrittenGame(game, Caravan.CARDS, Caravan.DECKS), place, told);
  }

  /** The procedure is run by the action that buys, for a card of the market, and by another. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          '{run: gain}'                            | '{run: end}'  | #/procedures/gain/1/target: 'self', nobody's in the common zone 'market'
          '{run: pay}, {run: gain}'                | '{run: end}'  | #/procedures/gain/1/target: 'self', nobody's in the common zone 'market'
          '{run: gain}'                            | '{run: gain}' | #/actions/buy/then/1/run: 'self', nobody's in the common zone 'market' in 'gain'
          '{run: own}, {run: gain}'                | '{run: end}'  |
          """)
  void whatAProcedureDoesWithACardOfACommonZoneIsToldOnce(String buys, String keeps, String told) {
    String game =
        Caravan.GAME
                .replace(
                    "- {do: take, player: owner, target: self, zone: hand}",
                    buys.replaceAll("(\\{[^}]*\\})(, )?", "- $1\n      "))
                .replace("- {do: enter, target: self, zone: store}", "- " + keeps)
            + """
            procedures:
              pay: [{do: lower, target: owner, stat: coins, amount: 1}]
              own: [{do: take, player: owner, target: self, zone: hand}]
              end: [{do: enter, target: self, zone: store}]
              gain:
                - {run: pay}
                - {do: move, target: self, zone: hand}
            """;
    assertThat(new WrittenGame(game, Caravan.CARDS, Caravan.DECKS).findings().all())
        .filteredOn(one -> one.found().contains("nobody's"))
        .extracting(one -> one.location().place() + ": " + one.found())
        .isEqualTo(told == null ? List.of() : List.of(told));
  }

  @Test
  void aDeckOfACommonZoneThatIsNotThereIsToldAlsoWhereThereIsNone() {
    WrittenGame wrong = new WrittenGame(Caravan.GAME, Caravan.CARDS, "decks: {}");
    isTold(wrong, "#/zones/pile/begins with", "'caravan', while the game has no deck");
  }

  /** The fate lies with no player, unless each people has kinds of its own. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          omens | red: {cat: 1}, blue: {cat: 2}           |
          goods | red: {cat: 1}, blue: {cat: 2}           | 'omens', with which no zone begins while no other deck of players has its kinds (omen)
          goods | red: {cat: 1}, blue: {cat: 2, storm: 1} |
          goods | red: {cat: 1}                           |
          """)
  void aZoneThatBeginsWithTheDeckOfAnotherWhileItsOwnIsLeftIsToldOnce(
      String fate, String players, String told) {
    String game =
        """
        kinds:
          player: {coins: 0}
          good: {}
          omen: {}
          pet: {}
        zones:
          pile: {common: true, seen by: nobody, begins with: goods}
          fate: {common: true, seen by: nobody, begins with: %s}
          hand: {seen by: owner}
        deck zone: hand
        phases:
          - {phase: main, event: turn begins}
        player rules:
          - when: turn begins
            then:
              - {do: add-stat, target: self, stat: coins, delta: count of pile + count of fate}
              - if: coins of self + count of own hand > 90
                then: [{do: win, target: self}]
        """;
    String cards =
        """
        cards:
          rice: {name: Rice, kind: good}
          storm: {name: Storm, kind: omen}
          cat: {name: Cat, kind: pet}
        """;
    String decks = "decks: {goods: {rice: 9}, omens: {storm: 9}, " + players + "}\n";
    assertThat(new WrittenGame(game.formatted(fate), cards, decks).findingsTogether())
        .filteredOn(one -> one.location().toString().contains("begins with"))
        .extracting(
            one ->
                one.code().id()
                    + " "
                    + one.location().place()
                    + ": "
                    + one.found()
                    + " | "
                    + one.expected())
        .isEqualTo(
            told == null
                ? List.of()
                : List.of(
                    "RS155 #/zones/fate/begins with: 'goods', with which 'pile' begins, too | "
                        + told));
  }

  @Test
  void aMisspeltDeckOfACommonZoneIsToldAlone() {
    String game = Caravan.GAME.replace("begins with: caravan", "begins with: caravna");
    List<Diagnostic> found = new WrittenGame(game, Caravan.CARDS, Caravan.DECKS).findings().all();
    assertThat(found).singleElement().asString().contains("did you mean 'caravan'?");
  }

  /** The deck that is meant is no player's, and whether it follows their rules is not asked. */
  @ParameterizedTest
  @ValueSource(strings = {"caravna", "[caravan]", "stock"})
  void theRulesForPlayersDecksBlameNoDeckThatAMisspeltZoneMayMean(String deck) {
    String game =
        Caravan.GAME.replace("begins with: caravan", "begins with: " + deck)
            + "deck zone: hand\ndeck building: {cards: 3}\n";
    String decks = Caravan.DECKS + "  own: {salt: 3}\n";
    assertThat(new WrittenGame(game, Caravan.CARDS, decks).findings().all())
        .singleElement()
        .satisfies(
            one ->
                assertThat(one.location().place().toString())
                    .isEqualTo("#/zones/pile/begins with"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {salt: 4, cloth: 4, spice: 3, silk: 2} | {cloth: 4, spice: 3, silk: 2}        |
          {salt: 4, cloth: 4, spice: 3, silk: 2} | {salt: 4, cloth: 4, silk: 2}         | RS155 cards.yaml#/cards/spice
          {salt: 4, cloth: 4, spice: 3, silk: 2} | [salt, cloth, spice, silk]           | RS005 decks.yaml#/decks/caravan
          """)
  void aCardThatNoDeckHasAndNoLineMakesIsToldAndNoDeckThatCannotBeReadIsMissed(
      String deck, String instead, String told) {
    String decks = Caravan.DECKS.replace(deck, instead);
    WrittenGame wrong = new WrittenGame(Caravan.GAME, Caravan.CARDS, decks);
    List<Diagnostic> found = wrong.findings().all();
    assertThat(found.isEmpty() ? wrong.findingsTogether() : found)
        .extracting(
            one ->
                one.code().id()
                    + " "
                    + one.location().toString().replaceFirst("^.*/(?=[a-z]*\\.)", ""))
        .isEqualTo(told == null ? List.of() : List.of(told));
  }

  @Test
  void aMisspeltDeckZoneIsToldAloneAtItsPlace() {
    String game = Caravan.GAME.replace("begins with: caravan", "any order: true");
    WrittenGame wrong = new WrittenGame("deck zone: hnad\n" + game, Caravan.CARDS, Caravan.DECKS);
    assertThat(wrong.findings().all())
        .singleElement()
        .asString()
        .contains("#/deck zone", "did you mean 'hand'?");
  }

  @Test
  void aGameWithoutDecksNeedsAZoneForThoseOfPlayersUnlessACommonOneBeginsWithOne() {
    String game = Caravan.GAME.replace(", begins with: caravan", "");
    WrittenGame wrong = new WrittenGame(game, Caravan.CARDS, "decks: {}");
    isTold(wrong, "game.yaml", "the field 'deck zone'");
  }

  private static void isTold(WrittenGame wrong, String place, String told) {
    List<Diagnostic> found = wrong.findings().all();
    found = found.isEmpty() ? wrong.findingsTogether() : found;
    assertThat(found)
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.message()).contains(told);
              assertThat(one.location().toString()).contains(place == null ? "game.yaml" : place);
            });
  }
}
