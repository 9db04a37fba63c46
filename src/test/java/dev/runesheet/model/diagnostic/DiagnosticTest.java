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

  @Test
  void noMessageHasSignsThatSteerATerminalOrHalvesOfOthers() {
    String hostile = "a\u001b[31m\u202eb\ud83dc\n";
    SourceLocation place = SourceLocation.pointer("data/" + hostile + ".yaml", "/decks/" + hostile);
    String shown = "a [31m[U+202E]b[U+D83D]c ";
    assertThat(Diagnostic.of(Code.UNKNOWN_WORD, place, hostile, "a word").message())
        .isEqualTo(
            "data/%1$s.yaml#/decks/%1$s: error RS018: unknown word: found %1$s, expected a word"
                .replace("%1$s", shown));
    String pairs = "\ud83d\ude00".repeat(31);
    assertThat(Diagnostic.of(Code.UNKNOWN_WORD, place, "x" + pairs, "").found())
        .isEqualTo("x" + pairs.substring(0, 58) + "… (63 characters)");
  }

  private static String found(Code code) {
    return Diagnostic.of(code, SourceLocation.NONE, CONDITION, "").found();
  }
}
