package dev.runesheet.table.read;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.grid.Grid;
import dev.runesheet.table.grid.GridBook;
import dev.runesheet.table.grid.Limits;
import dev.runesheet.table.grid.RawCells;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookFile;
import dev.runesheet.table.layout.CaseSheet;
import dev.runesheet.table.layout.ToolSheets;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Sheets of a workbook that nobody reads although they have the headings of one that is read, such
 * as the copy that a spreadsheet calls {@code Auras (2)}.
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
    WorkbookFile.read(
        name,
        content,
        new Diagnostics(), // Whoever reads its tables tells what is wrong with the file.
        workbook -> {
          check(name, workbook, known, findings);
          return null;
        },
        null);
  }

  private static void check(
      String name, GridBook workbook, Collection<String> known, Diagnostics findings) {
    List<String> read = workbook.names().stream().filter(title -> isIn(title, known)).toList();
    for (String title : workbook.names()) {
      if (!isIn(title, known) && !isIn(title, ToolSheets.ALL)) {
        read.stream()
            .filter(other -> isAlike(workbook.sheet(title), workbook.sheet(other), other))
            .findFirst()
            .ifPresent(other -> findings.add(copy(name, title, other)));
      }
    }
  }

  private static Diagnostic copy(String name, String title, String other) {
    return Diagnostic.of(
        Code.SHEET_UNREAD,
        SourceLocation.cell(name, title, "A1"),
        "a sheet " + Words.quote(title) + " with the headings of " + Words.quote(other),
        "its rows on the sheet " + Words.quote(other));
  }

  private static boolean isIn(String title, Collection<String> titles) {
    return titles.stream().anyMatch(title::equalsIgnoreCase);
  }

  private static boolean isAlike(Grid sheet, Grid other, String title) {
    int row = title.equalsIgnoreCase(CaseSheet.TITLE) ? CaseSheet.LABELS : SheetShape.LABELS;
    List<String> headings = headings(sheet, row);
    return headings.size() > 1 && headings.equals(headings(other, row));
  }

  private static List<String> headings(Grid sheet, int row) {
    RawCells cells = new RawCells("", sheet, new Diagnostics());
    return IntStream.range(0, Math.min(sheet.width(row), Limits.COLUMNS))
        .mapToObj(column -> cells.at(row, column, "").text())
        .filter(text -> !text.isEmpty())
        .toList();
  }
}
