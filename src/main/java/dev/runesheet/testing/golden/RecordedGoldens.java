package dev.runesheet.testing.golden;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.PackRecordings;
import dev.runesheet.testing.Mismatch;
import java.util.List;
import java.util.stream.Stream;

/** The replay of golden games, each of which is a line of a file. */
public final class RecordedGoldens extends PackRecordings {

  private static final int BATCH = 20;

  /** The name of a line as a file of its own. */
  private static final String LINE = "record.json";

  private final String game;

  /** Replays with the rules of a pack, which must be without errors. */
  public RecordedGoldens(String game, PackFiles files, PackContent content) {
    super(game, files, content, BATCH, "a golden game of " + game + " on a line");
    this.game = game;
  }

  /** True if the first line of a file is meant to be a golden game. */
  public static boolean is(String line) {
    return GoldenReader.isGolden(LINE, line);
  }

  @Override
  protected boolean fits(JsonNode line) {
    return line.has(GoldenReader.VERSION) && line.path("game").asText().equals(game);
  }

  @Override
  protected String id(JsonNode line) {
    return line.path(GoldenReader.ABOUT).asText();
  }

  @Override
  protected List<String> differences(List<JsonValue> lines, RuleBook rules) {
    JsonValue line = lines.get(0);
    Diagnostics findings = new Diagnostics();
    List<String> different =
        GoldenReader.read(line, findings).stream()
            .flatMap(one -> GoldenRunner.silent(rules).run(one, findings).mismatches().stream())
            .map(Mismatch::toString)
            .toList();
    return Stream.concat(
            findings.all().stream().map(line.document()::placed).map(Diagnostic::message),
            different.stream())
        .toList();
  }
}
