package dev.runesheet.model.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.SourceLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Findings repeat as much of a source as their readers need. */
class DiagnosticTest {

  private static final String CONDITION =
      "avenger/enters-play: the condition 'the number of own fighters where the target's power is"
          + " above 3 and the target's health is below 4 is above (2 plus its health)'";

  @ParameterizedTest
  @EnumSource(
      value = Code.class,
      names = {
        "INEXPRESSIBLE",
        "IMPOSSIBLE",
        "SHADOWED",
        "NO_CHANGE",
        "MUTATION_BASE",
        "RULES_UNFIT"
      })
  void conditionsEffectsNamesOfScenariosAndMistakesOfClassesAreSaidToTheirEnd(Code code) {
    assertThat(found(code)).isEqualTo(CONDITION);
  }

  @Test
  void anyOtherTextThatWasFoundIsCutAndItsLengthSaid() {
    assertThat(found(Code.UNKNOWN_WORD))
        .isEqualTo(CONDITION.substring(0, 60) + "… (" + CONDITION.length() + " characters)");
  }

  private static String found(Code code) {
    return Diagnostic.of(code, SourceLocation.NONE, CONDITION, "").found();
  }
}
