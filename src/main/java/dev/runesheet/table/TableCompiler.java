package dev.runesheet.table;

import dev.runesheet.model.SourceLocation;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.drools.decisiontable.SpreadsheetCompiler;

/**
 * Makes rules of a table with Drools' own decision-table compiler. It never sees the author's file:
 * a copy is written from the layout and the typed values, row for row, so that no text of a cell
 * can become anything but the literal it was understood as.
 */
public final class TableCompiler {

  private TableCompiler() {}

  /** The rules of a table that was read without an error. */
  public static CompiledTable compile(TypedTable table) {
    Map<String, SourceLocation> rules = new LinkedHashMap<>();
    int name = table.layout().first(Keyword.NAME);
    for (TypedRow row : table.rows()) {
      TypedCell cell = row.cell(name);
      if (!row.complete() || cell == null) {
        throw new IllegalArgumentException(
            "row (" + row.place() + ") has a finding. Maybe the findings were not looked at.");
      }
      rules.put(cell.text(), row.place());
    }
    return new CompiledTable(drl(table), rules);
  }

  private static String drl(TypedTable table) {
    if (table.rows().isEmpty()) {
      // Drools would make a rule without conditions of a table without rows.
      return "package " + table.layout().rulePackage() + ";\n";
    }
    return new SpreadsheetCompiler()
        .compile(new ByteArrayInputStream(copy(table)), table.layout().title());
  }

  private static byte[] copy(TypedTable table) {
    try (Workbook workbook = new XSSFWorkbook();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      Sheet sheet = workbook.createSheet(table.layout().title());
      header(sheet, table.layout());
      for (TypedRow row : table.rows()) {
        row(sheet, row);
      }
      workbook.write(bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the technical rows and the headings; cells under the merged pattern really exist. */
  static void header(Sheet sheet, TableLayout layout) {
    for (int row = SheetShape.RULE_SET; row <= SheetShape.LABELS; row++) {
      Row cells = sheet.createRow(row);
      for (int i = 0; i < Math.max(2, layout.columns().size()); i++) {
        int column = SheetShape.FIRST_COLUMN + i;
        cells.createCell(column).setCellValue(layout.header(row, column));
      }
    }
    CellRangeAddress pattern = MergeCheck.pattern(layout);
    if (pattern != null) {
      sheet.addMergedRegion(pattern);
    }
  }

  private static void row(Sheet sheet, TypedRow row) {
    Row cells = sheet.createRow(row.number() - 1);
    for (TypedCell cell : row.cells()) {
      cells.createCell(SheetShape.FIRST_COLUMN + cell.column()).setCellValue(cell.literal());
    }
  }
}
