package dev.runesheet.engine.sharing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which consequences have one form. */
class TextWithoutLiteralsTest {

  @Test
  void textsAndDecimalNumbersAreTakenOut() {
    TextWithoutLiterals text = TextWithoutLiterals.of("  AddStat.perform($r, \"mana\", -5.0);\n");

    assertThat(text.literals()).containsExactly("mana", 5.0);
    assertThat(text.form()).isEqualTo("  AddStat.perform($r, \"~0^\", -2.0E-300);\n");
    assertThat(TextWithoutLiterals.of("  AddStat.perform($r, \"burn\", -0.25);\n").form())
        .isEqualTo(text.form());
  }

  @Test
  void equalLiteralsHaveThePlacesOfOthers() {
    assertThat(TextWithoutLiterals.of("f(\"a\", \"a\");").form())
        .isEqualTo(TextWithoutLiterals.of("f(\"a\", \"b\");").form());
  }

  @Test
  void whatHasSignsOfDroolsOrJavaStays() {
    String texts = "f(\"insert(x)\", \"say \\042no\\042\", \"{\", \"a\");";

    assertThat(TextWithoutLiterals.of(texts).literals()).containsExactly("a");
    assertThat(TextWithoutLiterals.of(texts).form())
        .contains("\"insert(x)\", \"say \\042no\\042\"");
  }

  @Test
  void numbersOfOtherKindsStay() {
    TextWithoutLiterals text =
        TextWithoutLiterals.of("f(1, 2L, 3.5f, 1e3, 0x1.8p1, a1.5, 4.5, 12.5d, 2.5 * 3.5);");

    assertThat(text.literals()).containsExactly(4.5);
    assertThat(text.form())
        .startsWith("f(1, 2L, 3.5f, 1e3, 0x1.8p1, a1.5, ")
        .endsWith("12.5d, 2.5 * 3.5);");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "if (a) { f(); }",
        "f(); // a",
        "f(/* \"a\" */);",
        "f('a');",
        "f(() -> 1);",
        "f(A::b);",
        "f(a[0]);",
        "f(\"a);",
        "f(~1);",
        "f(\"\\u0022, g(\");",
        "f(\"~0^\");"
      })
  void whatIsMoreThanCallsHasNoForm(String consequence) {
    assertThat(TextWithoutLiterals.of(consequence)).isNull();
  }

  /** The compiler's threads have small stacks. */
  @Test
  void longTextsAndManySignsInThemNeedNoStack() throws InterruptedException {
    String text = "f(\"(" + "a\\n{\\\"".repeat(20_000) + "\", \"b\");";
    List<TextWithoutLiterals> found = new ArrayList<>();
    Thread small =
        new Thread(null, () -> found.add(TextWithoutLiterals.of(text)), "small", 1 << 16);
    small.start();
    small.join();
    assertThat(found).singleElement().satisfies(one -> assertThat(one.literals()).contains("b"));
  }

  @Test
  void aTextThatItsLineEndsIsNone() {
    assertThat(TextWithoutLiterals.of("f(\"(\n\", 1);")).isNull();
  }
}
