package dev.runesheet.schema.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.WordKinds.Kind;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Kinds of words, each declared once. */
class WordKindsTest {

  private final AtomicInteger gathered = new AtomicInteger();
  private final WordKinds kinds =
      new WordKinds(
          Map.of(
              "colour",
              Kind.of(
                      () -> {
                        gathered.incrementAndGet();
                        return SourceNames.Words.of(List.of("red", "blue"), Code.UNKNOWN_WORD);
                      })
                  .written(word -> word.toUpperCase(Locale.ROOT))));

  @Test
  void aKindThatIsNotDeclaredIsRefusedByItsName() {
    assertThatThrownBy(() -> kinds.words("color"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("kind (color) is not one of [colour]");
    assertThatThrownBy(() -> kinds.usual("color", "red"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void wordsAreGatheredAtTheFirstUseAlone() {
    assertThat(gathered).hasValue(0);
    assertThat(kinds.words("colour").meanings()).containsOnlyKeys("red", "blue");
    kinds.words("colour");
    assertThat(gathered).hasValue(1);
    assertThat(kinds.usual("colour", "red")).isEqualTo("RED");
  }
}
