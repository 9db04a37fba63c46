package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Calculations, and conditions of changes, read the position alone: neither chance nor events. */
class FormulasOfPositionsTest {

  private static final String WORTH =
      EditedGame.part("ember-vale", "game.yaml", "worth: >-", "count of own hand");

  private static EditedGame calculating(String part) {
    String scorch = "calculations: {scorch: {adds to: health, parts: [" + part + "]}}";
    return new EditedGame("ember-vale").edit("game.yaml", "turns: 60", "turns: 60\n" + scorch);
  }

  @ParameterizedTest
  @CsvSource({
    "times: d6, times, 'd6', a number",
    "add: health of subject, add, 'health of subject', a number",
    "rank: total health of enemies of causer, rank, 'total health of enemies of causer', a number",
    "if: kind of subject is unit, if, 'kind of subject is unit', a condition",
    "if: not kind of causer is kind of self, if, 'not kind of causer is kind of self', a condition"
  })
  void aPartOfACalculationThatReadsMoreIsFound(
      String field, String place, String formula, String expected) {
    assertThat(calculating("{part: fire, " + field + "}").findings())
        .filteredOn(one -> one.code() == Code.DECLARATION)
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.location().place().toString())
                  .isEqualTo("#/calculations/scorch/parts/0/" + place);
              assertThat(one.found()).startsWith("'" + formula + "', which draws chance");
              assertThat(one.expected()).isEqualTo(expected + " that the position alone tells");
            });
  }

  @Test
  void aChangeWhoseConditionAsksForAnEventIsFound() {
    String lines = "changes: attack, of: other own units, by: 1";
    assertThat(
            calculating("{part: fire, modifiers: attack}")
                .edit("cards.yaml", lines, lines + ", if: health of subject > 3")
                .findings())
        .filteredOn(one -> one.code() == Code.DECLARATION)
        .singleElement()
        .extracting(one -> one.location().place().toString())
        .isEqualTo("#/cards/flame-caller/effects/0/if");
  }

  @ParameterizedTest
  @CsvSource({"d6 > 3", "kind of subject is unit", "event delta > 0"})
  void whatIsCertainReadsThePositionAlone(String formula) {
    assertThat(
            new EditedGame("ember-vale")
                .edit("game.yaml", "turns: 60", "turns: 60\ncertain: " + formula)
                .findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code()).isEqualTo(Code.DECLARATION);
              assertThat(one.location().place().toString()).isEqualTo("#/certain");
              assertThat(one.expected()).isEqualTo("a condition that the position alone tells");
            });
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          health of self - health of self                          | always 0
          2 * health of self - health of self - health of self + 3 | always 3
          0 * health of self                                       | always 0
          health of self - min(health of self, health of self)     | always 0
          7                                                        | always 7
          health of self - health of opponent                      |
          2 * health of self - health of self                      |
          health of self - min(health of self, 9)                  |
          """)
  void aWorthThatIsTheSameWhateverHappensIsTold(String worth, String always) {
    List<Diagnostic> told =
        new EditedGame("ember-vale")
            .edit("game.yaml", WORTH, "worth: \"" + worth + "\"")
            .findings();

    if (always == null) {
      assertThat(told).isEmpty();
    } else {
      assertThat(told)
          .singleElement()
          .satisfies(
              one -> {
                assertThat(one.code()).isEqualTo(Code.NO_CHANGE);
                assertThat(one.location().place().toString()).isEqualTo("#/worth");
                assertThat(one.expected()).endsWith(always);
              });
    }
  }

  @Test
  void aWorthOfManyTermsIsRead() {
    String many = String.join(" + ", Collections.nCopies(28, "health of self"));
    assertThat(
            new EditedGame("ember-vale")
                .edit("game.yaml", WORTH, "worth: \"" + many + "\"")
                .findings())
        .isEmpty();
    assertThat(
            new EditedGame("ember-vale")
                .edit("game.yaml", WORTH, "worth: \"0 * (" + many + ")\"")
                .findings())
        .singleElement()
        .extracting(Diagnostic::code)
        .isEqualTo(Code.NO_CHANGE);
  }
}
