package dev.runesheet.game.declared.authoring.duel;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.game.declared.setup.CharacterSetup;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** The recorded matches and the shipped pack, for tests. */
final class Recorded {

  static final String FILE = "src/test/resources/math-battle/matches.jsonl.gz";
  static final PackFiles FILES = new DirectoryFiles(Path.of(""));

  private Recorded() {}

  static BuiltPack shipped() {
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(new DuelPack("math-battle"), FILES, findings);
    findings.throwIfErrors();
    return built;
  }

  static List<String> lines() throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(Path.of(FILE))),
                StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    }
  }

  /** The matches of the default mode between Fighter and Fire Mage. */
  static List<RecordedDuel> ofDefaultMode() throws IOException {
    List<RecordedDuel> duels = new ArrayList<>();
    for (String line : lines()) {
      JsonNode record = new ObjectMapper().readTree(line);
      if (record.path("group").asText().equals("default")) {
        duels.add(
            new RecordedDuel(
                record,
                new CharacterSetup(
                    "mode",
                    List.of(hero(record, 0), hero(record, 1)),
                    record.path("first").asInt(),
                    null)));
      }
    }
    return duels;
  }

  private static String hero(JsonNode record, int player) {
    return record.path("heroes").path(player).asText().replace(".json", "").replace('_', '-');
  }
}
