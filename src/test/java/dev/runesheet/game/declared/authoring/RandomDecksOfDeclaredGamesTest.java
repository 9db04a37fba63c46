package dev.runesheet.game.declared.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.Chance;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Random decks of TCG Pocket are legal, of cards of the sets, and can pay for their attacks. */
class RandomDecksOfDeclaredGamesTest {

  private static final String ENERGY = "energy";

  private final DeclaredCatalog catalog =
      ShippedBooks.of("tcg-pocket").catalog(DeclaredCatalog.class);

  private List<List<String>> decks(boolean all) {
    return IntStream.range(0, 300)
        .mapToObj(seed -> new RandomDecks(catalog, Chance.seeded(seed), all).deck())
        .toList();
  }

  @Test
  void everyDeckIsLegal() {
    for (List<String> deck : decks(false)) {
      Map<String, Integer> counts = new LinkedHashMap<>();
      deck.forEach(id -> counts.merge(id, 1, Integer::sum));
      assertThat(
              catalog
                  .extras()
                  .building()
                  .faults(counts, catalog.cards(), card -> !card.kind().equals(ENERGY)))
          .isEmpty();
    }
  }

  @Test
  void cardsOfNoSetAreDrawnOnlyIfTheyAreAskedFor() {
    assertThat(decks(false)).noneMatch(deck -> deck.stream().anyMatch(this::isMadeUp));
    assertThat(decks(true)).anyMatch(deck -> deck.stream().anyMatch(this::isMadeUp));
  }

  private boolean isMadeUp(String card) {
    return catalog.extras().building().undrawn().contains(card);
  }

  @Test
  void aDeckHasTheEnergyThatItsAttacksNeedAndNoOther() {
    for (List<String> deck : decks(false)) {
      Set<String> types =
          deck.stream()
              .map(catalog.cards()::get)
              .filter(card -> card.kind().equals(ENERGY))
              .map(card -> card.words().get("type") + " " + ENERGY)
              .collect(Collectors.toCollection(LinkedHashSet::new));
      Set<String> needed =
          deck.stream()
              .flatMap(id -> catalog.cards().get(id).abilities().values().stream())
              .flatMap(ability -> ability.needs().keySet().stream())
              .filter(stat -> !stat.equals(ENERGY))
              .collect(Collectors.toSet());
      assertThat(types).as(Words.quote(deck.toString())).containsAll(needed);
      if (types.size() > 1 || !needed.isEmpty()) {
        assertThat(needed).as(Words.quote(deck.toString())).containsAll(types);
      }
    }
  }
}
