package dev.runesheet.pack.tool;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonLimits;
import dev.runesheet.document.JsonValue;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Recorded games that all play by the rules of their pack, which are compiled once. */
public abstract class PackRecordings implements RecordedGames {

  private final String game;
  private final PackFiles files;
  private final PackContent content;
  private final int batch;
  private Supplier<RuleProbe> probes = () -> RuleProbe.NONE;
  private RuleBook book;

  /**
   * Recordings of a game.
   *
   * @param content the content of its pack, which must be without errors
   * @param batch the number of games to replay in one batch
   */
  protected PackRecordings(String game, PackFiles files, PackContent content, int batch) {
    this.game = game;
    this.files = files;
    this.content = content;
    this.batch = batch;
  }

  @Override
  public boolean watchedBy(Supplier<RuleProbe> watchers) {
    probes = watchers;
    return true;
  }

  @Override
  public int batchSize() {
    return batch;
  }

  /** The rules; null after a report. */
  protected final synchronized RuleBook book(Diagnostics findings) {
    if (book == null) {
      book = Packs.compile(PackBuilder.build(game, content, files), findings, probes.get());
    }
    return book;
  }

  /** The object of a line; empty after a report, also if it does not fit. */
  protected static Optional<JsonNode> line(
      String file,
      int number,
      String line,
      Predicate<JsonNode> fits,
      String expected,
      Diagnostics findings) {
    Optional<JsonValue> root =
        JsonDocument.parse(file, number, line, JsonLimits.DEFAULT, findings)
            .map(JsonDocument::root);
    root.filter(value -> !fits.test(value.node()))
        .ifPresent(value -> value.wrong(Code.RECORD, expected));
    return root.map(JsonValue::node).filter(fits);
  }
}
