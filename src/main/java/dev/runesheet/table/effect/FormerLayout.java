package dev.runesheet.table.effect;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.grid.Grid;
import dev.runesheet.table.grid.RawCells;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookLimits;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.CellParser;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The layout of an earlier version, in which one present column was several adjacent ones. Such
 * workbooks are read; the cells are joined with a blank between them.
 *
 * @param layout the present layout
 * @param joined the column
 * @param parts the columns of the earlier version
 */
public record FormerLayout(TableLayout layout, Binding joined, List<Column> parts) {

  /** Copies the columns. */
  public FormerLayout {
    parts = List.copyOf(parts);
  }

  /** The index of the column. */
  public int column() {
    return layout.indexOf(joined);
  }

  /** The shape as it was. */
  public TableLayout before() {
    List<Column> columns = new ArrayList<>(layout.columns());
    columns.remove(column());
    columns.addAll(column(), parts);
    return layout.withColumns(columns);
  }

  /** True if a sheet has one of the headings that are no more. */
  public boolean isOf(Grid sheet) {
    return sheet != null && heading(sheet) != null;
  }

  /** The first heading of a sheet that is no more; null if there is none. */
  public RawCell heading(Grid sheet) {
    RawCells cells = new RawCells("", sheet, new Diagnostics());
    return IntStream.range(0, Math.min(WorkbookLimits.COLUMNS, sheet.width(SheetShape.LABELS)))
        .mapToObj(index -> cells.at(SheetShape.LABELS, index, ""))
        .filter(cell -> parts.stream().anyMatch(part -> part.label().equals(cell.text())))
        .findFirst()
        .orElse(null);
  }

  /** A table that was read in the former shape, in the one of now. */
  public TypedTable now(TypedTable table, Diagnostics findings) {
    List<TypedRow> rows = new ArrayList<>();
    for (TypedRow row : table.rows()) {
      int before = findings.errors();
      List<TypedCell> cells = cells(row, findings);
      TypedRow moved = row.with(cells);
      rows.add(findings.errors() == before ? moved : moved.incomplete());
    }
    return new TypedTable(layout, table.workbook(), rows);
  }

  private List<TypedCell> cells(TypedRow row, Diagnostics findings) {
    int column = column();
    List<TypedCell> cells = new ArrayList<>();
    List<TypedCell> texts = new ArrayList<>();
    for (TypedCell cell : row.cells()) {
      if (cell.column() < column) {
        cells.add(cell);
      } else if (cell.column() < column + parts.size()) {
        texts.add(cell);
      } else {
        cells.add(cell.in(cell.column() - parts.size() + 1));
      }
    }
    if (texts.size() == parts.size()) {
      SourceLocation place = texts.get(0).place();
      String text = texts.stream().map(TypedCell::text).collect(Collectors.joining(" "));
      RawCell whole = RawCell.filled(text, null, place);
      List<CellValue> values = new CellParser(findings).parse(layout.columns().get(column), whole);
      if (values != null) {
        cells.add(before(cells, column), new TypedCell(column, values, place));
      }
    }
    return cells;
  }

  /** The index of the joined cell among the cells of a row. */
  private static int before(List<TypedCell> cells, int column) {
    return (int) cells.stream().filter(cell -> cell.column() < column).count();
  }
}
