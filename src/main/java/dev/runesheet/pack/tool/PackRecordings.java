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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Recorded games that all play by the rules of their pack, which are compiled once. */
public abstract class PackRecordings implements RecordedGames {

  private final String game;
  private final PackFiles files;
  private final PackContent content;
  private final int batch;
  private final String expected;
  private Supplier<RuleProbe> probes = () -> RuleProbe.NONE;
  private RuleBook book;

  /**
   * Recordings of a game.
   *
   * @param content the content of its pack, which must be without errors
   * @param batch the number of games to replay in one batch
   * @param expected what each line is, for findings
   */
  protected PackRecordings(
      String game, PackFiles files, PackContent content, int batch, String expected) {
    this.game = game;
    this.files = files;
    this.content = content;
    this.batch = batch;
    this.expected = expected;
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

  @Override
  public final List<Replayed> replay(
      String file, int firstLine, List<String> lines, Diagnostics findings) {
    RuleBook rules = book(findings);
    List<Replayed> replayed = new ArrayList<>();
    int end = 0;
    for (int begin = 0; begin < lines.size() && rules != null; begin = end) {
      end = begin + 1;
      while (end < lines.size() && !begins(lines.get(end))) {
        end++;
      }
      List<JsonValue> game = read(file, firstLine + begin, lines.subList(begin, end), findings);
      if (begins(lines.get(begin)) && game.size() == end - begin) {
        replayed.add(RecordedGames.played(id(game.get(0).node()), () -> differences(game, rules)));
      }
    }
    return replayed;
  }

  private synchronized RuleBook book(Diagnostics findings) {
    if (book == null) {
      book = Packs.compile(PackBuilder.build(game, content, files), findings, probes.get());
    }
    return book;
  }

  /** The objects of the lines that fit; others are reported. */
  private List<JsonValue> read(
      String file, int firstLine, List<String> lines, Diagnostics findings) {
    List<JsonValue> read = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Optional<JsonValue> root =
          JsonDocument.parse(file, firstLine + i, lines.get(i), JsonLimits.DEFAULT, findings)
              .map(JsonDocument::root);
      root.filter(value -> !fits(value.node()))
          .ifPresent(value -> value.wrong(Code.RECORD, expected));
      root.filter(value -> fits(value.node())).ifPresent(read::add);
    }
    return read;
  }

  /** True if a line has what replaying needs. */
  protected abstract boolean fits(JsonNode line);

  /** The name of a game by its first line. */
  protected abstract String id(JsonNode first);

  /**
   * Plays a game and gives what differs.
   *
   * @param lines its lines, all of which fit
   */
  protected abstract List<String> differences(List<JsonValue> lines, RuleBook rules);
}
