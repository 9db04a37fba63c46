package dev.runesheet.testing.coverage.report;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.write.WorkbookPainter;
import dev.runesheet.table.write.WorkbookPainter.Stroke;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The author's own workbook, with rows and cells coloured by coverage. */
public final class PaintedWorkbook {

  private static final int ALL_CELLS = -1;

  private PaintedWorkbook() {}

  /**
   * A copy of a workbook: rows that fired are green, rows that did not are red; a condition of
   * which only one outcome was seen is yellow. Counts are in notes.
   *
   * @param findings takes the errors of the workbook
   * @return the copy's bytes; empty after a finding
   */
  public static Optional<byte[]> of(SourceCoverage.Book book, Diagnostics findings) {
    List<Stroke> strokes = new ArrayList<>();
    SheetGrid.of(book)
        .forEach(
            (sheet, grid) ->
                grid.rows().forEach((number, row) -> add(strokes, sheet, number, row)));
    return WorkbookPainter.paint(book.name(), book.content(), strokes, findings);
  }

  private static void add(List<Stroke> strokes, String sheet, int number, SheetGrid.Row row) {
    strokes.add(new Stroke(sheet, number, ALL_CELLS, rgb(row.state()), ""));
    row.cells()
        .forEach(
            (column, cell) ->
                strokes.add(new Stroke(sheet, number, column, rgb(cell.state()), cell.note())));
  }

  private static int rgb(State state) {
    return switch (state) {
      case COVERED -> 0xC6E9CD;
      case PARTLY -> 0xFCE9A6;
      case MISSED -> 0xF8C7C1;
      case UNREACHABLE -> 0xDDE1E7;
      case NONE -> 0xFFFFFF;
    };
  }
}
