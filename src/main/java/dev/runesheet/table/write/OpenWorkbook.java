package dev.runesheet.table.write;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.grid.WorkbookFile;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.Optional;
import org.apache.poi.ss.usermodel.Workbook;

/**
 * The workbook that was shown or written last, still open: the next edit of the same content need
 * not read it again, which is most of the time of an edit among thousands of rows. Whoever takes it
 * has it alone until he gives it back.
 */
public final class OpenWorkbook {

  private SoftReference<Workbook> open = new SoftReference<>(null);
  private byte[] content = {};

  /** The workbook with a content; empty, with a finding, if it cannot be read. */
  public Optional<Workbook> of(String name, byte[] wanted, Diagnostics findings) {
    Workbook last = taken(wanted);
    return last == null ? WorkbookFile.opened(name, wanted, findings) : Optional.of(last);
  }

  private synchronized Workbook taken(byte[] wanted) {
    Workbook last = open.get();
    boolean same = last != null && Arrays.equals(content, wanted);
    // Whoever edits it keeps it once it is written; if that fails it is in no known state.
    open = new SoftReference<>(null);
    return same ? last : null;
  }

  /** Keeps a workbook whose content is known. */
  public synchronized void keep(Workbook workbook, byte[] written) {
    open = new SoftReference<>(workbook);
    content = written;
  }

  /**
   * Writes what is open to nowhere, so that the first edit is written by a program that is warm.
   * For the time when nobody waits; an edit that comes meanwhile waits for the rest of it.
   */
  public synchronized void rehearse() {
    Workbook workbook = open.get();
    if (workbook != null) {
      try {
        workbook.write(OutputStream.nullOutputStream());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
