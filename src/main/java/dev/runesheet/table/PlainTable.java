package dev.runesheet.table;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/** Tables of a fixed layout, from rows of texts as an author would write them. */
public final class PlainTable {

  private PlainTable() {}

  /**
   * A table of rows, each with one text a column; an empty text leaves its cell empty.
   *
   * @param workbook the file it will stand in
   * @throws IllegalArgumentException if a text does not fit its column, with all findings
   */
  public static TypedTable of(TableLayout layout, String workbook, List<List<String>> rows) {
    Diagnostics findings = new Diagnostics();
    List<TypedRow> typed = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      typed.add(row(layout, workbook, SheetShape.FIRST_ROW + i, rows.get(i), findings));
    }
    TypedTable table = new TypedTable(layout, workbook, typed);
    new RowsCheck(table, findings).check();
    if (findings.hasErrors()) {
      throw new IllegalArgumentException("rows of " + layout.title() + ": " + findings.all());
    }
    return table;
  }

  private static TypedRow row(
      TableLayout layout, String workbook, int row, List<String> texts, Diagnostics findings) {
    List<TypedCell> cells = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      SourceLocation place = place(layout, workbook, row, i);
      if (!texts.get(i).isEmpty()) {
        RawCell raw = RawCell.filled(texts.get(i), null, place);
        List<CellValue> values = new CellParser(findings).parse(layout.columns().get(i), raw);
        if (values != null) {
          cells.add(new TypedCell(i, values, place));
        }
      }
    }
    return new TypedRow(row + 1, place(layout, workbook, row, 0), cells, true);
  }

  private static SourceLocation place(TableLayout layout, String workbook, int row, int column) {
    String cell = SheetShape.cell(row, SheetShape.FIRST_COLUMN + column);
    return SourceLocation.cell(workbook, layout.title(), cell);
  }
}
