package dev.runesheet.game.valeria;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.fact.EffectDefinition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Reasons name the cell that an author wrote: of a card's string, or of a row of the flags. */
class PlacesTest {

  private static final RuleBook BOOK = ShippedBooks.of("valeria");

  private static List<String> places(String prefix) {
    return BOOK.effects().stream()
        .map(EffectDefinition::id)
        .filter(id -> id.startsWith(prefix))
        .map(id -> BOOK.noteOfBlock(id).source())
        .toList();
  }

  @Test
  void flagsNameTheirRow() {
    assertThat(places("flag/"))
        .isNotEmpty()
        .allMatch(place -> place.matches("decision-tables/valeria/flags.drl.xlsx!Flags!B\\d+"));
  }

  @Test
  void domainsNameTheirCell() {
    assertThat(places("d1/"))
        .isNotEmpty()
        .allMatch(place -> place.matches("data/valeria/cards.xlsx!Domains![A-Z]+\\d+"));
  }
}
