package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.TwoDeals;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.spi.Happening;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a side gets tells nothing of the other's hand and of both decks. */
class QueensSecretsTest {

  private static final int DECK = 15;

  private final RuleBook book = QueensBooks.shipped();

  @ParameterizedTest
  @CsvSource({
    "0, 1, 0, 5",
    "0, 1, 0, 15",
    "0, 1, 5, 15",
    "0, 0, 5, 15",
    "1, 0, 0, 5",
    "1, 0, 0, 15",
    "1, 0, 5, 15",
    "1, 1, 5, 15"
  })
  void hiddenCardsThatChangePlacesChangeNoByte(int viewer, int side, int from, int to) {
    SplittableRandom random = new SplittableRandom(viewer * 100 + from + to);
    int compared = 0;
    for (int seed = 0; seed < 12; seed++) {
      List<List<String>> decks = List.of(deck(random), deck(random));
      int first = random.nextInt(from, to);
      int second = random.nextInt(from, to);
      List<List<String>> changed = new ArrayList<>(decks);
      changed.set(side, swapped(decks.get(side), first, second));
      if (changed.equals(decks)) {
        continue;
      }
      Match one = match(decks, seed);
      int card = card(one, side, decks.get(side).get(first));
      int other = card(one, side, decks.get(side).get(second));
      try (TwoDeals deals = new TwoDeals(one, match(changed, seed), viewer, card, other)) {
        compared += deals.play(random, Integer.MAX_VALUE);
      }
    }
    assertThat(compared).isGreaterThan(20);
  }

  private Match match(List<List<String>> decks, long seed) {
    QueensSetup setup =
        new QueensSetup(null, null, Side.both(decks.get(0), decks.get(1)), false, true, null);
    return book.newMatch(setup.toJson(), seed);
  }

  /** A deck that holds no card twice: which of two equal cards came first, a number may tell. */
  private List<String> deck(SplittableRandom random) {
    List<String> cards =
        new ArrayList<>(
            book.catalog(QueensCatalog.class).decks().values().stream()
                .flatMap(List::stream)
                .distinct()
                .toList());
    Collections.shuffle(cards, new Random(random.nextLong()));
    return cards.subList(0, DECK);
  }

  private static int card(Match match, int side, String id) {
    return match.world().entities().subList(Grid.TILES, Grid.TILES + 2 * DECK).stream()
        .filter(card -> card.getController() == side && card.getDefinition().equals(id))
        .findFirst()
        .orElseThrow()
        .getId();
  }

  private static List<String> swapped(List<String> cards, int first, int second) {
    List<String> swapped = new ArrayList<>(cards);
    Collections.swap(swapped, first, second);
    return swapped;
  }

  @Test
  void theShuffleOfAMulliganIsHidden() {
    QueensCatalog catalog = book.catalog(QueensCatalog.class);
    QueensSetup setup = QueensSetup.of(catalog.deck("destruction"), catalog.deck("tokens"));
    try (Match match = book.newMatch(setup.toJson(), 7)) {
      match.happenings(Side.LEFT);
      match.happenings(Side.RIGHT);
      match.choose(match.pendingDecisions().get(0).id(), "0,1,2");

      assertThat(match.happenings()).hasAtLeastOneElementOfType(Happening.Rolled.class);
      for (int side = 0; side < 2; side++) {
        assertThat(match.happenings(side)).doesNotHaveAnyElementsOfTypes(Happening.Rolled.class);
      }
      assertThat(match.happenings(Side.LEFT))
          .hasAtLeastOneElementOfType(Happening.Concealed.class)
          .hasAtLeastOneElementOfType(Happening.Revealed.class);
      assertThat(match.happenings(Side.RIGHT)).hasSize(1);
    }
  }

  @Test
  void numbersOfCardsAreTheSameForEveryOrderOfADeck() {
    List<String> deck = book.catalog(QueensCatalog.class).deck("pawns");
    List<String> reversed = new ArrayList<>(deck);
    Collections.reverse(reversed);
    List<String> numbered = byNumber(QueensSetup.of(deck, deck), 1);

    assertThat(byNumber(QueensSetup.of(deck, deck), 2)).isEqualTo(numbered);
    assertThat(byNumber(QueensSetup.of(reversed, deck), 3)).isEqualTo(numbered);
    QueensSetup open = new QueensSetup(null, null, Side.both(reversed, deck), false, true, null);
    assertThat(byNumber(open, 4)).isEqualTo(numbered);
  }

  private List<String> byNumber(QueensSetup setup, long seed) {
    try (Match match = book.newMatch(setup.toJson(), seed)) {
      return match.world().entities().subList(Grid.TILES, Grid.TILES + DECK).stream()
          .map(card -> card.getDefinition())
          .toList();
    }
  }

  @Test
  void numbersOfCardsTellNothingOfTheListThatADeckWasMadeFrom() {
    List<String> deck = book.catalog(QueensCatalog.class).deck("tokens");
    List<String> sorted = deck.stream().sorted().toList();

    assertThat(byNumber(QueensSetup.of(sorted, sorted), 3))
        .isNotEqualTo(sorted)
        .containsExactlyInAnyOrderElementsOf(sorted);
  }
}
