package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.analysis.change.Change;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.pack.watch.LiveRules;
import dev.runesheet.pack.watch.RulesListener;
import dev.runesheet.pack.watch.RulesUpdate;
import dev.runesheet.pack.watch.RulesWatcher;
import dev.runesheet.spi.Decision;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples of a first match and of live rules in docs/embedding.md are this code, and work. */
class EmbeddingExampleTest {

  private static final Path GUIDE = Path.of("docs/embedding.md");

  @Test
  void theFirstMatchEndsAsTheGuideSays() throws IOException {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      // first match
      RuleBook book = RuleBook.load("math-battle");
      try (Match match = book.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), 42)) {
        match.onHappening(happening -> System.out.println(happening));
        while (!match.over()) {
          Decision decision = match.pendingDecisions().get(0);
          match.choose(decision, decision.options().get(0));
        }
        System.out.println("Player " + match.winner() + " wins");
      }
      // played
    } finally {
      System.setOut(before);
    }
    String last = printed.toString(StandardCharsets.UTF_8).strip().replaceFirst("(?s).*\n", "");
    assertThat(GUIDE).content().contains("`" + last + "`");
  }

  @Test
  void theExamplePlaysWithLiveRules() throws IOException {
    JsonNode setup = DuelSetup.of("fighter", "fire-mage").toJson();
    Path folder = Path.of("");
    // example
    LiveRules rules = LiveRules.of("math-battle", folder);
    RulesUpdate first = rules.update();
    first.findings().forEach(finding -> System.err.println(finding.message()));
    rules.addListener(
        new RulesListener() {
          @Override
          public void rulesChanged(RulesUpdate update) {
            for (Change change : update.changes()) {
              System.out.println(change.id() + ": " + change.details() + change.newSentence());
            }
          }

          @Override
          public void rulesRefused(RulesUpdate update) {
            update.findings().forEach(finding -> System.err.println(finding.message()));
          }
        });
    RulesWatcher watcher = rules.watch();
    try (Match match = rules.current().newMatch(setup, 42)) {
      while (!match.over()) { // What is saved meanwhile is in force for the next match.
        Decision decision = match.pendingDecisions().get(0);
        match.choose(decision, decision.options().get(0));
      }
    } finally {
      watcher.close();
    }
    // end
    assertThat(first.refused()).isFalse();
  }

  /** The lines between two comments, as the guide indents them. */
  @ParameterizedTest
  @CsvSource({"first match, played, 2", "example, end, 4"})
  void theGuideShowsThisVeryCode(String from, String to, int indentation) throws IOException {
    List<String> source =
        Files.readAllLines(Path.of("src/test/java/dev/runesheet/EmbeddingExampleTest.java"));
    List<String> comments = source.stream().map(String::strip).toList();
    String example =
        source.subList(comments.indexOf("// " + from) + 1, comments.indexOf("// " + to)).stream()
            .map(line -> line.isEmpty() ? line : line.substring(indentation))
            .collect(Collectors.joining("\n"));

    assertThat(GUIDE).content().contains(example);
  }

  @ParameterizedTest
  @CsvSource({"math-battle, Math Battle", "valeria, Valeria", "ember-vale, a declared game"})
  void aMatchBeginsWithTheSetUpThatTheGuideShows(String game, String named) throws IOException {
    String row =
        Files.readAllLines(GUIDE).stream()
            .filter(line -> line.startsWith("| " + named))
            .findFirst()
            .orElseThrow();
    String setup = row.substring(row.indexOf('`') + 1, row.indexOf("}`") + 1);
    try (Match match = ShippedBooks.of(game).newMatch(new ObjectMapper().readTree(setup), 1)) {
      assertThat(match.pendingDecisions()).isNotEmpty();
      assertThat(match.winner()).isEqualTo(-1);
    }
  }
}
