package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.spi.Decision;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The example in the README is this code, and it works. */
class ReadmeExampleTest {

  @Test
  void theExamplePlaysAMatch() {
    // example
    RuleBook book = RuleBook.load("math-battle");
    try (Match match = book.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), 42)) {
      match.onHappening(happening -> System.out.println(happening));
      while (!match.over()) {
        Decision decision = match.pendingDecisions().get(0);
        match.choose(decision, decision.options().get(0));
      }
      System.out.println("Player " + match.winner() + " wins");
    }
    // end
    assertThat(book.effects()).isNotEmpty();
  }

  @Test
  void theReadmeShowsThisVeryCode() throws IOException {
    List<String> source =
        Files.readAllLines(Path.of("src/test/java/dev/runesheet/ReadmeExampleTest.java"));
    int from = source.indexOf("    // example") + 1;
    int to = source.indexOf("    // end");
    String example =
        source.subList(from, to).stream()
            .map(line -> line.substring(4))
            .collect(Collectors.joining("\n"));

    assertThat(Files.readString(Path.of("README.md"))).contains(example);
  }
}
