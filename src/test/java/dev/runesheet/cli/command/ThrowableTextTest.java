package dev.runesheet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** An exception of a project's code is told with the place in that code. */
class ThrowableTextTest {

  private static Throwable thrown(String... classes) {
    RuntimeException cause = new IllegalStateException("boom\nsecond line");
    cause.setStackTrace(
        List.of(classes).stream()
            .map(name -> new StackTraceElement(name, "run", "Code.java", 7))
            .toArray(StackTraceElement[]::new));
    return cause;
  }

  @Test
  void itsPlaceIsTheFirstThatIsNoLibrarys() {
    Throwable thrown = thrown("java.util.ArrayList", "odd.Game", "dev.runesheet.engine.Loop");
    assertThat(ThrowableText.words(thrown))
        .isEqualTo("java.lang.IllegalStateException: boom (odd.Game.run(Code.java:7))");
    assertThat(ThrowableText.words(new RuntimeException("outer", thrown)))
        .startsWith("java.lang.RuntimeException: outer (odd.Game.run");
  }

  @Test
  void aPlaceOfRunesheetIsToBeReported() {
    assertThat(ThrowableText.words(thrown("dev.runesheet.engine.Loop", "odd.Game")))
        .endsWith("(Code.java:7)). Unless your own code caused it, please report it");
    assertThat(ThrowableText.words(thrown())).isEqualTo("java.lang.IllegalStateException: boom");
  }
}
