package dev.runesheet.testing.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tests in Java that docs/testers.md shows are those of this package, with their imports. */
class TestersGuideTest {

  @ParameterizedTest
  @ValueSource(strings = {"FireballTest", "DuelScenariosTest", "PricingTest"})
  void theGuideShowsThisVeryCode(String name) throws IOException {
    Path file = Path.of("src/test/java/dev/runesheet/testing/example", name + ".java");
    List<String> lines = Files.readAllLines(file);
    String example = String.join("\n", lines.subList(2, lines.size()));
    assertThat(Files.readString(Path.of("docs/testers.md"))).contains("```java\n" + example + "\n");
  }
}
