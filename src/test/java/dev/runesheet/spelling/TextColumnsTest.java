package dev.runesheet.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts on a terminal have the width that it shows. */
class TextColumnsTest {

  @ParameterizedTest
  @CsvSource({
    "Fireball, 8",
    "Über – Ärger, 12",
    "火の玉, 6",
    "불덩이, 6",
    "ﾋﾉﾀﾏ, 4",
    "e\u0301clair, 6",
    "🔥 Fire, 7",
    "❤\uFE0F, 1",
    "⚡⭐, 4",
    "→ ✓, 3",
  })
  void signsAndPicturesAreWideAndMarksTakeNoColumn(String text, int columns) {
    assertThat(TextColumns.of(text)).isEqualTo(columns);
  }

  @Test
  void whatIsPaddedOrCutHasItsColumns() {
    assertThat(TextColumns.padded("火", 4)).isEqualTo("火  ");
    assertThat(TextColumns.padded("Fireball", 4)).isEqualTo("Fireball");
    assertThat(TextColumns.cut("Fireball", 5)).isEqualTo("Fire…");
    assertThat(TextColumns.cut("Fireball", 8)).isEqualTo("Fireball");
    assertThat(TextColumns.cut("火の玉の火", 6)).isEqualTo("火の…");
    assertThat(TextColumns.parts("火の玉", 5)).containsExactly("火の", "玉");
    assertThat(TextColumns.parts("🔥🔥", 1)).containsExactly("🔥", "🔥");
    assertThat(TextColumns.cut("e\u0301clair", 6)).isEqualTo("e\u0301clair");
  }
}
