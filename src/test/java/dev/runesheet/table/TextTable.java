package dev.runesheet.table;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.PlainTable;
import java.util.ArrayList;
import java.util.List;

/** Tables of rows that tests write as texts, one a column; an empty text leaves its cell empty. */
public final class TextTable {

  private TextTable() {}

  /**
   * A table of a workbook.
   *
   * @throws IllegalArgumentException if a text does not fit its column, with all findings
   */
  public static TypedTable of(TableLayout layout, String workbook, List<List<String>> rows) {
    List<PlainTable.Line> lines = new ArrayList<>();
    for (List<String> texts : rows) {
      int row = SheetShape.FIRST_ROW + lines.size();
      lines.add(new PlainTable.Line(layout.place(workbook, row, 0), texts));
    }
    Diagnostics findings = new Diagnostics();
    TypedTable table = PlainTable.of(layout, workbook, lines, findings);
    if (findings.hasErrors()) {
      throw new IllegalArgumentException("rows of " + layout.title() + ": " + findings.all());
    }
    List<TypedRow> placed = table.rows().stream().map(row -> placed(table, row)).toList();
    return new TypedTable(layout, workbook, placed);
  }

  /** A row whose cells stand in their columns. */
  private static TypedRow placed(TypedTable table, TypedRow row) {
    List<TypedCell> cells = new ArrayList<>();
    for (TypedCell cell : row.cells()) {
      SourceLocation place =
          table.layout().place(table.workbook(), row.number() - 1, cell.column());
      cells.add(new TypedCell(cell.column(), cell.values(), place));
    }
    return new TypedRow(row.number(), row.place(), cells, true);
  }
}
