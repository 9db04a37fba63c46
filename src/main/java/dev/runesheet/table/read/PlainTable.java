package dev.runesheet.table.read;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.check.RowsCheck;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.CellParser;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.List;

/** Tables of a fixed layout, from rows of texts as an author would write them. */
public final class PlainTable {

  private PlainTable() {}

  /**
   * A row as its author wrote it.
   *
   * @param place where it is written
   * @param texts one text a column; an empty one leaves its cell empty
   */
  public record Line(SourceLocation place, List<String> texts) {

    /** Copies the texts. */
    public Line {
      texts = List.copyOf(texts);
    }
  }

  /**
   * A table of rows that stand elsewhere, such as in a text file.
   *
   * @param file the name of that file
   * @param findings takes what does not fit its column, at the place of its row
   */
  public static TypedTable of(
      TableLayout layout, String file, List<Line> lines, Diagnostics findings) {
    List<TypedRow> rows = new ArrayList<>();
    for (Line line : lines) {
      int before = findings.errors();
      List<TypedCell> cells = new ArrayList<>();
      for (int i = 0; i < line.texts().size(); i++) {
        cell(layout.columns().get(i), i, line.texts().get(i), line.place(), findings, cells);
      }
      int number = SheetShape.FIRST_ROW + rows.size() + 1;
      rows.add(new TypedRow(number, line.place(), cells, findings.errors() == before));
    }
    TypedTable table = new TypedTable(layout, file, rows);
    new RowsCheck(table, findings).check();
    return table;
  }

  /** Rows of other tables of the layout as a table, one below the other. */
  public static TypedTable ofRows(TableLayout layout, String file, List<TypedRow> rows) {
    List<TypedRow> numbered = new ArrayList<>();
    for (TypedRow row : rows) {
      int number = SheetShape.FIRST_ROW + numbered.size() + 1;
      numbered.add(new TypedRow(number, row.place(), row.cells(), row.complete()));
    }
    return new TypedTable(layout, file, numbered);
  }

  private static void cell(
      Column column,
      int index,
      String text,
      SourceLocation place,
      Diagnostics findings,
      List<TypedCell> cells) {
    if (!text.isEmpty()) {
      RawCell raw = RawCell.filled(text, null, place);
      List<CellValue> values = new CellParser(findings).parse(column, raw);
      if (values != null) {
        cells.add(new TypedCell(index, values, place));
      }
    }
  }
}
