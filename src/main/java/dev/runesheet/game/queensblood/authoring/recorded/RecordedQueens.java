package dev.runesheet.game.queensblood.authoring.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonLimits;
import dev.runesheet.document.JsonValue;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.RecordedGames;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Replays recorded games: all play by the pack's own rules. */
public final class RecordedQueens implements RecordedGames {

  private static final int BATCH = 200;

  private final PackFiles files;
  private final PackContent content;
  private Supplier<RuleProbe> probes = () -> RuleProbe.NONE;
  private RuleBook book;

  /** Replays with the rules of a pack, which must be without errors. */
  public RecordedQueens(PackFiles files, PackContent content) {
    this.files = files;
    this.content = content;
  }

  @Override
  public boolean watchedBy(Supplier<RuleProbe> watchers) {
    probes = watchers;
    return true;
  }

  @Override
  public int batchSize() {
    return BATCH;
  }

  @Override
  public List<Replayed> replay(
      String file, int firstLine, List<String> lines, Diagnostics findings) {
    if (book == null) {
      book =
          Packs.compile(PackBuilder.build(QueensBlood.ID, content, files), findings, probes.get());
    }
    List<Replayed> replayed = new ArrayList<>();
    for (int i = 0; i < lines.size() && book != null; i++) {
      JsonDocument.parse(file, firstLine + i, lines.get(i), JsonLimits.DEFAULT, findings)
          .map(JsonDocument::root)
          .flatMap(RecordedQueens::record)
          .ifPresent(
              record ->
                  replayed.add(
                      new Replayed(
                          record.path("id").asText(),
                          new RecordedQueen(record).differences(book))));
    }
    return replayed;
  }

  private static java.util.Optional<JsonNode> record(JsonValue root) {
    boolean fits =
        root.node().isObject()
            && root.node().path("moves").isArray()
            && root.node().path("decks").path("Y").isArray()
            && root.node().path("decks").path("E").isArray();
    if (!fits) {
      root.error(
          dev.runesheet.model.diagnostic.Code.RECORD,
          root.found(),
          "an object with 'decks' and 'moves'");
    }
    return fits ? java.util.Optional.of(root.node()) : java.util.Optional.empty();
  }
}
