package dev.runesheet.pack.file;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.compile.RowRuleCache;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * A cache of the content of files with its findings, valid as long as a file's bytes stay the same:
 * when one file is saved, only that one is read again.
 */
public final class ReadCache {

  private final boolean keep;
  private final Map<String, OfFile> files = new HashMap<>();
  private final RowRuleCache rows = new RowRuleCache();

  private ReadCache(boolean keep) {
    this.keep = keep;
  }

  /** Readings that are kept. */
  public static ReadCache kept() {
    return new ReadCache(true);
  }

  /** Readings that are forgotten at once, for those who read everything one time. */
  public static ReadCache none() {
    return new ReadCache(false);
  }

  /** True if readings are kept. */
  boolean keeps() {
    return keep;
  }

  /** The rules of tables' rows, kept as long. */
  public RowRuleCache rows() {
    return keep ? rows : new RowRuleCache();
  }

  private record OfFile(byte[] content, Map<Object, Reading> readings) {}

  private record Reading(Object value, Diagnostics findings) {}

  /**
   * The content of a file, from the cache if it was read before.
   *
   * @param question the key among the results read from one file; equal questions must have equal
   *     results
   * @param findings takes the findings of the reading, also of a cached one
   * @param read reads the file; its result must be immutable
   */
  @SuppressWarnings("unchecked")
  public synchronized <T> T of(
      String file,
      byte[] content,
      Object question,
      Diagnostics findings,
      Function<Diagnostics, T> read) {
    if (!keep) {
      return read.apply(findings);
    }
    OfFile known = files.get(file);
    if (known == null || !Arrays.equals(known.content, content)) {
      known = new OfFile(content.clone(), new HashMap<>());
      files.put(file, known);
    }
    Reading reading = known.readings.get(question);
    if (reading == null) {
      Diagnostics own = new Diagnostics();
      reading = new Reading(read.apply(own), own);
      known.readings.put(question, reading);
    }
    findings.addAll(reading.findings);
    return (T) reading.value;
  }
}
