package dev.runesheet.spi.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.testing.declared.AnswerForms;
import java.util.List;
import org.junit.jupiter.api.Test;

class WordingTest {

  /** An action with words of one and of two slots. */
  @TextForm(
      value = "throw {count} {colour} {thing}",
      words = {"throw the {thing}", "throw the {thing} {number} times"})
  record Throw(int count, Colour colour, String thing) implements Action {}

  enum Colour {
    RED,
    DARK_BLUE
  }

  private static final Action THROW = new Throw(2, Colour.RED, "ball");

  @Test
  void wordsAreThoseWithAsManySlotsAsThereAreParts() {
    assertThat(Wording.of(THROW, "ball")).isEqualTo("throw the ball");
    assertThat(Wording.of(THROW, "ball", 2)).isEqualTo("throw the ball 2 times");
    assertThatThrownBy(() -> Wording.of(THROW, 1, 2, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has no words with 3 slots");
  }

  @Test
  void answersAreTheIdsAndWordsOfActions() {
    AnswerForms forms =
        new AnswerForms()
            .slot("thing", List.of("ball", "stone"))
            .slot("number", List.of(), "\\d+")
            .actions(Throw.class);
    assertThat(
            List.of("throw 2 dark blue ball", "throw the stone", "throw the stone 3 times").stream()
                .filter(forms::match))
        .hasSize(3);
    assertThat(List.of("throw 2 green ball", "throw x red ball", "throw the bell").stream())
        .noneMatch(forms::match);
  }

  /** A number within the words may be part of a name, and another tell cards of that name apart. */
  @Test
  void numbersWithinTellNamesWithNumbersApart() {
    AnswerForms forms =
        new AnswerForms()
            .slot("card", List.of("Mark 2 Tank", "Squire"))
            .forms("mount {card} on {card}");
    assertThat(List.of("mount Mark 2 Tank 2 on Squire", "mount Mark 2 Tank 2 on Squire 1").stream())
        .allMatch(forms::match);
    assertThat(forms.match("mount Mark Tank 2 on Squire")).isFalse();
  }

  @Test
  void slotsWithoutValuesAreMistakesOfProgrammers() {
    AnswerForms forms = new AnswerForms();
    assertThatThrownBy(() -> forms.actions(Throw.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("slot (thing)");
  }
}
