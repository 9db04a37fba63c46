package dev.runesheet.table.write;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.column.GuardColumn;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Name;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.CTAutoFilter;

/** The update of a sheet's rows to new content, in place. */
final class RowUpdate {

  private static final String FILTER = "_xlnm._FilterDatabase";

  private final Sheet sheet;
  private final TypedTable table;
  private final TableLayout onSheet;
  private final List<SourceLocation> changed;
  private final Binding key;
  private final Map<String, TypedRow> byKey = new HashMap<>();
  private int next = SheetShape.FIRST_ROW;

  /**
   * The rows of a table as they are.
   *
   * @param changed takes the cells that are rewritten
   */
  RowUpdate(Sheet sheet, TypedTable table, List<SourceLocation> changed) {
    this.sheet = sheet;
    this.table = table;
    this.onSheet = table.layout().split();
    this.changed = changed;
    boolean blocks = table.layout().hasEffects();
    this.key = blocks ? new Binding.Block() : new Binding.Name();
    for (TypedRow row : table.rows()) {
      byKey.put(table.text(row, key), row);
      next = Math.max(next, row.number());
    }
  }

  /** Writes rows of the same layout. */
  void write(TypedTable wanted) {
    int before = next;
    for (TypedRow row : wanted.rows()) {
      TypedRow there = byKey.get(wanted.text(row, key));
      int number = there == null ? next++ : there.number() - 1;
      boolean same = there != null && meaning(there).equals(meaning(row));
      TypedRow from = there == null ? null : table.layout().split(there);
      TypedRow to = table.layout().split(row);
      for (int column = 0; column < onSheet.columns().size(); column++) {
        if (same && !isSentence(column)) {
          continue; // The author's way of writing it.
        }
        TypedCell old = from == null ? null : from.cell(column);
        set(number, column, old, to.cell(column));
      }
      if (there == null) {
        sheet.getRow(number).setHeightInPoints(SheetWriter.height(sheet, onSheet, to));
      }
    }
    if (next > before) {
      widenFilter();
    }
  }

  private boolean isSentence(int column) {
    return onSheet.columns().get(column).binding() instanceof Binding.InWords;
  }

  /** The values of a row, whatever their notation. */
  private List<Object> meaning(TypedRow row) {
    List<Object> meaning = new ArrayList<>();
    for (TypedCell cell : row.cells()) {
      Binding binding = table.column(cell).binding();
      if (binding instanceof Binding.Guard guard) {
        meaning.add(new GuardColumn(guard.role(), guard.relation()).condition(cell));
      } else if (!(binding instanceof Binding.InWords)) {
        meaning.add(binding);
        meaning.add(cell.values());
      }
    }
    return meaning;
  }

  private void set(int row, int column, TypedCell old, TypedCell wanted) {
    if (wanted == null ? old == null : old != null && wanted.values().equals(old.values())) {
      return;
    }
    Cell cell = SheetCells.at(sheet, row, SheetShape.FIRST_COLUMN + column);
    if (wanted != null) {
      SheetWriter.show(cell, wanted, onSheet.columns().get(column));
    } else if (cell.getCellType() != org.apache.poi.ss.usermodel.CellType.BLANK) {
      cell.setBlank();
    }
    String name = SheetShape.cell(row, cell.getColumnIndex());
    changed.add(SourceLocation.cell(table.workbook(), sheet.getSheetName(), name));
  }

  /** Extends the author's filter to the new rows; its criteria stay. */
  private void widenFilter() {
    CTAutoFilter filter = ((XSSFSheet) sheet).getCTWorksheet().getAutoFilter();
    if (filter == null) {
      return;
    }
    CellRangeAddress range = CellRangeAddress.valueOf(filter.getRef());
    range.setLastRow(Math.max(range.getLastRow(), next - 1));
    filter.setRef(range.formatAsString());
    for (Name name : sheet.getWorkbook().getAllNames()) {
      boolean ofSheet = name.getSheetIndex() == sheet.getWorkbook().getSheetIndex(sheet);
      if (ofSheet && name.getNameName().equalsIgnoreCase(FILTER)) {
        name.setRefersToFormula(range.formatAsString(sheet.getSheetName(), true));
      }
    }
  }
}
