package dev.runesheet.table.write;

import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.compile.PlainRows;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.grid.PoiLogging;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookBytes;
import dev.runesheet.table.layout.TypedTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * Tables as a workbook that Drools compiles by itself, whatever conditions and policies their rows
 * use: each form of condition has a column of its own, with the code that it stands for, and where
 * the first row that fits counts, each row asks that none before it does.
 */
public final class PlainWorkbook {

  private PlainWorkbook() {}

  /** The workbook; tables without rows are left out, since Drools would make rules of them. */
  public static byte[] of(List<TypedTable> tables) {
    PoiLogging.prepare();
    try (Workbook workbook = new XSSFWorkbook()) {
      for (TypedTable table : tables) {
        if (!table.rows().isEmpty()) {
          write(workbook.createSheet(table.layout().title()), PlainRows.of(table).split());
        }
      }
      return WorkbookBytes.timeless(workbook);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(Sheet sheet, TypedTable table) {
    TableCompiler.header(sheet, table.layout());
    for (int i = 0; i < table.rows().size(); i++) {
      Row row = sheet.createRow(SheetShape.FIRST_ROW + i);
      for (TypedCell cell : table.rows().get(i).cells()) {
        SheetWriter.fill(
            row.createCell(SheetShape.FIRST_COLUMN + cell.column()), cell, cell.spliced());
      }
    }
  }
}
