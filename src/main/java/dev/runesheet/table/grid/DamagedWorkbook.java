package dev.runesheet.table.grid;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.concurrent.Callable;

/**
 * The failure to read a file's parts, told from the failures of those who use what was read: these
 * are mistakes of programs.
 */
final class DamagedWorkbook extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private DamagedWorkbook(Throwable cause) {
    super(cause);
  }

  /** The result of reading; POI and the XML readers below it throw anything on damaged files. */
  static <T> T unless(Callable<T> reading) {
    try {
      return reading.call();
    } catch (Exception | StackOverflowError damaged) {
      throw new DamagedWorkbook(damaged);
    }
  }

  /** Reports it of a file as the user named it. */
  static void tell(String name, Diagnostics findings) {
    findings.error(
        Code.NOT_A_WORKBOOK, SourceLocation.file(name), "a damaged file", "a workbook (.xlsx)");
  }
}
