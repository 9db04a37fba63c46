package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Steps;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules mean the same whatever the encoding of the machine is. */
class EncodingTest {

  private static final int REFUSED = 43;
  private static final String NAME = "Größe 象";

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "UTF-16LE", "US-ASCII"})
  void rulesCompileAndPlayInAProcessOfAnyEncoding(String encoding)
      throws IOException, InterruptedException {
    assertThat(exitCode(encoding, InOtherEncoding.class)).isEqualTo(InOtherEncoding.play());
  }

  @Test
  void aKieBaseOfTheClassPathSaysThatItCannotBeReadInSuchAnEncoding()
      throws IOException, InterruptedException {
    assertThat(exitCode("UTF-16", KieBaseInOtherEncoding.class)).isEqualTo(REFUSED);
    assertThat(exitCode("UTF-8", KieBaseInOtherEncoding.class)).isZero();
  }

  private static int exitCode(String encoding, Class<?> program)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dfile.encoding=" + encoding,
                "-cp",
                System.getProperty("java.class.path"),
                program.getName())
            .redirectErrorStream(true)
            .start();

    process.getInputStream().readAllBytes();
    return process.waitFor();
  }

  /** Reads a KieBase; the exit code says whether it was refused in plain words. */
  static final class KieBaseInOtherEncoding {

    private KieBaseInOtherEncoding() {}

    public static void main(String[] arguments) {
      try {
        RuleBook.fromKieBase("math-battle", "math-battle");
      } catch (IllegalStateException refused) {
        System.exit(refused.getMessage().contains("-Dfile.encoding=UTF-8") ? REFUSED : 1);
      }
    }
  }

  /** Compiles and plays rules; the exit code says what came of it. */
  static final class InOtherEncoding {

    private InOtherEncoding() {}

    public static void main(String[] arguments) {
      System.exit(play());
    }

    static int play() {
      RuleBook book = Books.of(Cards.ability("hero", NAME, Steps.gain("gold", 7)));
      String found = book.abilitiesOf("hero").get(0).name();
      double gold =
          Scene.of(book).has(0, "hero", "hero", "active").start().use("hero", NAME).gold("hero");
      return found.equals(NAME) ? (int) gold : 1;
    }
  }
}
