package dev.runesheet.pack.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.pack.CatalogSection;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An added or removed entry is told with its line, whether its file has a field for it or not. */
class EntryPlacesTest {

  @ParameterizedTest
  @CsvSource({
    "valeria, presets, draft, data/valeria/presets.yaml:35 #/draft",
    "math-battle, cards, fire-mage, data/math-battle/heroes/fire_mage.json",
    "ember-vale, cards, spark-imp, data/ember-vale/cards.yaml:3 #/cards/spark-imp",
    "ember-vale, kinds, unit, data/ember-vale/game.yaml:15 #/kinds/unit",
  })
  void standsAtItsLine(String game, String field, String id, String place) {
    CatalogSection section =
        Packs.find(game).catalogSections().stream()
            .filter(one -> one.field().equals(field))
            .findFirst()
            .orElseThrow();
    assertThat(new EntryPlaces(game, new DirectoryFiles(Path.of(""))).of(section, id))
        .hasToString(place);
  }
}
