package dev.runesheet.game.valeria;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Questions whose answers never change. */
class AnswersTest {

  private final List<String> asked = new ArrayList<>();
  private final Answers answers = new Answers();

  private String ask(Answers some, String key) {
    return some.answer(
        String.class,
        key,
        () -> {
          asked.add(key);
          return key + "!";
        });
  }

  @Test
  void areAskedOnceEach() {
    assertThat(ask(answers, "a")).isEqualTo("a!");
    assertThat(ask(answers, "b")).isEqualTo("b!");
    assertThat(ask(answers, "a")).isEqualTo("a!");
    assertThat(asked).containsExactly("a", "b");
  }

  /** So that what watches the rules sees the questions of each match. */
  @Test
  void areAskedAgainByAnotherMatchAndNotByACopyOfTheSame() {
    ValeriaState one = new ValeriaState();
    ask(one.answers, "a");
    ask(one.copy().answers, "a");
    ask(new ValeriaState().answers, "a");
    assertThat(asked).containsExactly("a", "a");
  }
}
