package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.analysis.change.Change;
import dev.runesheet.api.Match;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.pack.watch.LiveRules;
import dev.runesheet.pack.watch.RulesListener;
import dev.runesheet.pack.watch.RulesUpdate;
import dev.runesheet.pack.watch.RulesWatcher;
import dev.runesheet.spi.Decision;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The example of live rules in docs/embedding.md is this code, and it works. */
class EmbeddingExampleTest {

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

  @Test
  void theGuideShowsThisVeryCode() throws IOException {
    List<String> source =
        Files.readAllLines(Path.of("src/test/java/dev/runesheet/EmbeddingExampleTest.java"));
    int from = source.indexOf("    // example") + 1;
    int to = source.indexOf("    // end");
    String example =
        source.subList(from, to).stream()
            .map(line -> line.isEmpty() ? line : line.substring(4))
            .collect(Collectors.joining("\n"));

    assertThat(Files.readString(Path.of("docs/embedding.md"))).contains(example);
  }

  @ParameterizedTest
  @CsvSource({"math-battle, Math Battle", "valeria, Valeria", "ember-vale, a declared game"})
  void aMatchBeginsWithTheSetUpThatTheGuideShows(String game, String named) throws IOException {
    String row =
        Files.readAllLines(Path.of("docs/embedding.md")).stream()
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
