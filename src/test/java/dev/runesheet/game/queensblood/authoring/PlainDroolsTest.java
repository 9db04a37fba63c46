package dev.runesheet.game.queensblood.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.authoring.scenario.RecordedQueen;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PlainDrools;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The workbooks of Queen's Blood as plain Drools reads them play the recorded games. */
class PlainDroolsTest {

  private static final PackFiles FILES = new DirectoryFiles(Path.of(""));
  private static final String FOLDER = "decision-tables/queens-blood/";
  private static final List<String> WORKBOOKS =
      List.of(
          FOLDER + "effects.drl.xlsx",
          FOLDER + "lane-scoring.drl.xlsx",
          FOLDER + "variants.drl.xlsx",
          "decision-tables/engine/stacking-policy.drl.xlsx");
  private static final int GAMES = 100;

  private final BuiltPack shipped = shipped();

  private static BuiltPack shipped() {
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(new QueensBloodPack(), FILES, findings);
    findings.throwIfErrors();
    return built;
  }

  @Test
  void theseAreAllWorkbooksWithRules() {
    assertThat(PlainDrools.workbooks(shipped)).containsExactlyInAnyOrderElementsOf(WORKBOOKS);
  }

  @Test
  void theWorkbooksCompiledByPlainDroolsPlayTheRecordedGames() throws IOException {
    assertPlaysRecordedGames(PlainDrools.book(shipped, FILES, WORKBOOKS, false));
  }

  @Test
  @Tag("slow")
  void theExecutableModelOfTheSameWorkbooksPlaysTheRecordedGames() throws IOException {
    assertPlaysRecordedGames(PlainDrools.book(shipped, FILES, WORKBOOKS, true));
  }

  private static void assertPlaysRecordedGames(RuleBook book) throws IOException {
    for (String variant : List.of("standard", "v1.1")) {
      List<String> lines = lines("games-" + variant + ".jsonl.gz");
      assertThat(lines).hasSize(GAMES);
      for (String line : lines) {
        JsonNode record = new ObjectMapper().readTree(line);
        assertThat(new RecordedQueen(record).differences(book))
            .as(record.path("id").asText())
            .isEmpty();
      }
    }
  }

  private static List<String> lines(String name) throws IOException {
    Path file = Path.of("src/test/resources/queens-blood", name);
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    }
  }
}
