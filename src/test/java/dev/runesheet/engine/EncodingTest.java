package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Steps;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.spi.Decision;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules mean the same whatever the encoding of the machine is. */
@Tag("thorough")
class EncodingTest {

  /** What the exit code has more if a KieBase plays as the rules of the jar do. */
  private static final int KIE_BASE = 64;

  private static final String NAME = "Größe 象";

  /** Both in one process: what Drools loads for each takes longer than the rest. */
  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "UTF-16LE", "US-ASCII"})
  void rulesCompileAndPlayInAProcessOfAnyEncodingAndAKieBaseHasTheSameHash(String encoding)
      throws IOException, InterruptedException {
    int code = exitCode(encoding, InOtherEncoding.class);
    assertThat(code % KIE_BASE).as("gold of compiled rules").isEqualTo(InOtherEncoding.play());
    assertThat(code / KIE_BASE).as("a KieBase has the same hash and plays alike").isOne();
  }

  private static int exitCode(String encoding, Class<?> program)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dfile.encoding=" + encoding,
                "-cp",
                System.getProperty("java.class.path"),
                program.getName())
            .redirectErrorStream(true)
            .start();

    process.getInputStream().readAllBytes();
    return process.waitFor();
  }

  /** Rules of a KieBase and of the jar. */
  private static final class KieBaseAndJar {

    private KieBaseAndJar() {}

    static boolean areAlike() {
      RuleBook ofBase = RuleBook.fromKieBase("math-battle", "math-battle");
      RuleBook ofJar = RuleBook.load("math-battle");
      return ofBase.hash().equals(ofJar.hash()) && saved(ofBase).equals(saved(ofJar));
    }

    private static String saved(RuleBook book) {
      try (Match match = book.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), 3)) {
        for (int i = 0; i < 6; i++) {
          Decision asked = match.pendingDecisions().get(0);
          match.choose(asked.id(), asked.options().get(0).id());
        }
        return match.save();
      }
    }
  }

  /** Compiles and plays rules of its own and those of a KieBase; the exit code says the result. */
  static final class InOtherEncoding {

    private InOtherEncoding() {}

    public static void main(String[] arguments) {
      System.exit(play() + (KieBaseAndJar.areAlike() ? KIE_BASE : 0));
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
