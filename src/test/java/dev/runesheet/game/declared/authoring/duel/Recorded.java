package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.authoring.duel.RecordedMatch.PlayedHero;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.CharacterSetup;
import dev.runesheet.language.effectops.EffectOpsReader;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.schema.shape.ShapeReader;
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
    DuelPack pack = new DuelPack("math-battle");
    DeclaredCatalog catalog = DeclaredCatalog.of(shipped().content().catalog());
    Diagnostics findings = new Diagnostics();
    EffectOpsReader reader = new EffectOpsReader(pack.catalog(), findings);
    List<RecordedDuel> duels = new ArrayList<>();
    for (String line : lines()) {
      JsonValue record = JsonDocument.parse(FILE, line, findings).orElseThrow().root();
      if (record.node().path("group").asText().equals("default")) {
        RecordedMatch match =
            new ShapeReader(new MatchVocabulary(catalog, "default_mode.json", reader, "", findings))
                .read(RecordedMatch.class, record)
                .orElseThrow();
        List<String> heroes = match.heroes().stream().map(PlayedHero::id).toList();
        CharacterSetup setup = new CharacterSetup(match.mode().id(), heroes, match.first(), null);
        duels.add(new RecordedDuel(match.id(), setup, match.outcome()));
      }
    }
    return duels;
  }
}
