package dev.runesheet.table.read;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.grid.Grid;
import dev.runesheet.table.grid.GridBook;
import dev.runesheet.table.grid.RawCells;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookFile;
import dev.runesheet.table.grid.WorkbookLimits;
import dev.runesheet.table.layout.CaseSheet;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.ToolSheets;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Sheets of a workbook that nobody reads although they have the headings of one that is read, such
 * as the copy that a spreadsheet calls {@code Auras (2)}, or one that was renamed.
 */
public final class CopiedSheets {

  private CopiedSheets() {}

  /**
   * Warns of such sheets.
   *
   * @param name the workbook as the user named it
   * @param known the titles of the sheets that are read
   */
  public static void check(
      String name, byte[] content, Collection<String> known, Diagnostics findings) {
    check(name, content, known, Severity.WARNING, findings);
  }

  /**
   * Tells such sheets.
   *
   * @param known the titles of the sheets that are read
   * @param renamed the severity where the sheet itself is gone, so that its rows seem deleted
   */
  public static void check(
      String name,
      byte[] content,
      Collection<String> known,
      Severity renamed,
      Diagnostics findings) {
    WorkbookFile.read(
        name,
        content,
        new Diagnostics(), // Whoever reads its tables tells what is wrong with the file.
        workbook -> {
          check(name, workbook, known, renamed, findings);
          return null;
        },
        null);
  }

  /** Warns of those of a workbook in memory; the other overload opens it. */
  public static void check(
      String name, GridBook workbook, Collection<String> known, Diagnostics findings) {
    check(name, workbook, known, Severity.WARNING, findings);
  }

  private static void check(
      String name,
      GridBook workbook,
      Collection<String> known,
      Severity renamed,
      Diagnostics findings) {
    for (String title : workbook.names()) {
      if (!isIn(title, known) && !isIn(title, ToolSheets.ALL)) {
        meant(workbook, title, known)
            .ifPresent(
                other -> {
                  boolean copied = workbook.has(other);
                  Diagnostic finding = unread(name, title, other, copied);
                  findings.add(finding.as(copied ? Severity.WARNING : renamed));
                });
      }
    }
  }

  /**
   * The title of the sheet that one is a copy of, or had itself: what its technical rows name, also
   * where others have equal headings, or else the first sheet with its headings.
   */
  private static Optional<String> meant(GridBook workbook, String title, Collection<String> known) {
    Grid sheet = workbook.sheet(title);
    String table = text(sheet, SheetShape.TABLE, SheetShape.FIRST_COLUMN);
    return known.stream()
        .filter(other -> table.equals(TableLayout.mark(other)))
        .findFirst()
        .or(
            () ->
                workbook.names().stream()
                    .filter(other -> isIn(other, known))
                    .filter(other -> isAlike(sheet, workbook.sheet(other), other))
                    .findFirst());
  }

  private static Diagnostic unread(String name, String title, String other, boolean copied) {
    return Diagnostic.of(
        Code.SHEET_UNREAD,
        SourceLocation.cell(name, title, "A1"),
        "a sheet " + Words.quote(title) + " with the headings of " + Words.quote(other),
        (copied ? "its rows on the sheet " : "the title ") + Words.quote(other));
  }

  private static boolean isIn(String title, Collection<String> titles) {
    return titles.stream().anyMatch(title::equalsIgnoreCase);
  }

  private static boolean isAlike(Grid sheet, Grid other, String title) {
    if (title.equalsIgnoreCase(CaseSheet.TITLE)) {
      return isOfTests(sheet) && begins(sheet).equals(begins(other));
    }
    List<String> headings = headings(sheet, SheetShape.LABELS);
    return headings.size() > 1 && headings.equals(headings(other, SheetShape.LABELS));
  }

  /** The cells by which sheets of tests are told from others; later columns are the author's. */
  private static List<String> begins(Grid sheet) {
    return Stream.of(CaseSheet.BANDS, CaseSheet.LABELS).map(row -> text(sheet, row, 0)).toList();
  }

  /** True if a sheet begins as one of tests does. */
  public static boolean isOfTests(Grid sheet) {
    return text(sheet, CaseSheet.SUBJECT, 0).equals(CaseSheet.OPENING)
        && begins(sheet).stream().noneMatch(String::isEmpty);
  }

  private static List<String> headings(Grid sheet, int row) {
    return IntStream.range(0, Math.min(sheet.width(row), WorkbookLimits.COLUMNS))
        .mapToObj(column -> text(sheet, row, column))
        .filter(text -> !text.isEmpty())
        .toList();
  }

  /** The text of a cell, by its row and column from 0. */
  static String text(Grid sheet, int row, int column) {
    return new RawCells("", sheet, new Diagnostics()).at(row, column, "").text();
  }
}
