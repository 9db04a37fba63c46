package dev.runesheet.testing.coverage.count;

import dev.runesheet.model.SourceLocation;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A place parsed from its text. */
public final class Place {

  private static final Pattern LINE = Pattern.compile("(.+?):(\\d+):(\\d+)");

  /**
   * A {@code #} may well stand in the name of a file; a pointer is empty or begins with a slash.
   */
  private static final Pattern POINTER = Pattern.compile("(.+?)#(|/.*)");

  private static final Pattern CELL = Pattern.compile("(.+\\.xlsx?)!(.+)!([A-Z]{1,3}\\d+)");

  private Place() {}

  /** The location that a text names; a text without a place in a file is a file as a whole. */
  public static SourceLocation of(String text) {
    Matcher cell = CELL.matcher(text);
    if (cell.matches()) {
      return SourceLocation.cell(cell.group(1), cell.group(2), cell.group(3));
    }
    Matcher line = LINE.matcher(text);
    Matcher pointer = POINTER.matcher(text);
    boolean isLine = line.matches();
    if (pointer.matches() && !(isLine && line.group(1).endsWith(".drl"))) {
      return SourceLocation.pointer(pointer.group(1), pointer.group(2));
    }
    return isLine
        ? SourceLocation.line(
            line.group(1), Integer.parseInt(line.group(2)), Integer.parseInt(line.group(3)))
        : SourceLocation.file(text);
  }

  /** The file of a place. */
  public static String file(String text) {
    return of(text).file();
  }

  /** True if a file is a workbook, by its name. */
  public static boolean isWorkbook(String file) {
    return file.endsWith(".xlsx") || file.endsWith(".xls");
  }

  /** The cell of a column in the row of another; empty if one of them is no cell. */
  public static String inRow(String column, String row) {
    Matcher above = CELL.matcher(column);
    Matcher beside = CELL.matcher(row);
    return above.matches() && beside.matches()
        ? beside.group(1)
            + "!"
            + beside.group(2)
            + "!"
            + above.group(3).replaceAll("\\d", "")
            + beside.group(3).replaceAll("\\D", "")
        : "";
  }

  /** True if it is a cell of a workbook. */
  public static boolean isCell(String text) {
    return CELL.matcher(text).matches();
  }
}
