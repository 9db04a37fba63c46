package dev.runesheet.table.grid;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.poi.ss.usermodel.Workbook;

/** The bytes of workbooks. */
public final class WorkbookBytes {

  private WorkbookBytes() {}

  /** A workbook as a file. */
  public static byte[] of(Workbook workbook) {
    try (ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      workbook.write(bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A workbook as a file that does not tell when it was written. */
  public static byte[] timeless(Workbook workbook) {
    try {
      return Zip.timeless(of(workbook));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
