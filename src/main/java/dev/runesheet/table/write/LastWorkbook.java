package dev.runesheet.table.write;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.grid.WorkbookFile;
import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.Optional;
import org.apache.poi.ss.usermodel.Workbook;

/**
 * The workbook that was written last, still open: the next edit of the same content need not read
 * it again, which is most of the time of an edit among thousands of rows. Of one thread.
 */
public final class LastWorkbook {

  private SoftReference<Workbook> open = new SoftReference<>(null);
  private byte[] content = {};

  /** The workbook with a content; empty, with a finding, if it cannot be read. */
  Optional<Workbook> of(String name, byte[] wanted, Diagnostics findings) {
    Workbook last = open.get();
    boolean same = last != null && Arrays.equals(content, wanted);
    // Whoever edits it keeps it once it is written; if that fails it is in no known state.
    open = new SoftReference<>(null);
    return same ? Optional.of(last) : WorkbookFile.opened(name, wanted, findings);
  }

  /** Keeps a workbook whose content is known. */
  void keep(Workbook workbook, byte[] written) {
    open = new SoftReference<>(workbook);
    content = written;
  }
}
