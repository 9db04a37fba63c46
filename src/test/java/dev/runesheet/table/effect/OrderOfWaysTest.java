package dev.runesheet.table.effect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.model.Body.Layer;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.table.cell.CellType;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The drop-down of the ways in which a number changes has the same order in each process. */
class OrderOfWaysTest {

  private static final Map<String, Layer> UNORDERED =
      Map.of("times", Layer.MULTIPLY, "at most", Layer.AT_MOST, "more", Layer.ADD, "is", Layer.SET);

  private static List<String> words(Map<String, Layer> ways) {
    Vocabulary words =
        Vocabulary.of(
            VerbCatalog.of(List.of(AddStat.class)), List.of(), List.of(), List.of("allies"));
    CellType.Word any = new CellType.Word("scope", List.of("allies"), Code.UNKNOWN_TARGET);
    return List.copyOf(new OpenModifier(words, any, any, ways).ways().keySet());
  }

  @Test
  void aMapWithoutAnOrderHasThatOfTheLayers() {
    List<String> ofLayers = List.of("is", "times", "more", "at most");
    assertThat(words(UNORDERED)).isEqualTo(ofLayers);
    assertThat(words(new HashMap<>(UNORDERED))).isEqualTo(ofLayers);
  }

  @Test
  void aMapWithAnOrderKeepsIt() {
    Map<String, Layer> ways = new LinkedHashMap<>();
    List<String> own = List.of("more", "is", "at most", "times");
    own.forEach(word -> ways.put(word, UNORDERED.get(word)));
    assertThat(words(ways)).isEqualTo(own);
    assertThat(words(Collections.unmodifiableMap(ways))).isEqualTo(own);
  }
}
