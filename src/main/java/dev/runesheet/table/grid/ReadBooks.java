package dev.runesheet.table.grid;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The workbooks that were read last, found by their bytes, as long as memory lasts: a check reads
 * each several times, and of a folder that is edited most stay the same.
 */
final class ReadBooks {

  private static final int MOST = 32;
  private static final Map<Integer, SoftReference<ReadBook>> LAST =
      new LinkedHashMap<>(MOST, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, SoftReference<ReadBook>> eldest) {
          return size() > MOST;
        }
      };

  private ReadBooks() {}

  private record ReadBook(byte[] content, GridBook book) {}

  /** The workbook with these bytes; null if it was not read lately. */
  static GridBook find(byte[] content) {
    SoftReference<ReadBook> kept;
    synchronized (LAST) {
      kept = LAST.get(Arrays.hashCode(content));
    }
    ReadBook read = kept == null ? null : kept.get();
    return read != null && Arrays.equals(read.content, content) ? read.book : null;
  }

  /** Keeps a workbook, whose file can be read without a finding. */
  static GridBook keep(byte[] content, GridBook book) {
    ReadBook read = new ReadBook(content.clone(), book);
    synchronized (LAST) {
      LAST.put(Arrays.hashCode(content), new SoftReference<>(read));
    }
    return book;
  }
}
