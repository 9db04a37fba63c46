package dev.runesheet.game.queensblood;

import dev.runesheet.pack.file.PackFiles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellAddress;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.ss.util.CellUtil;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** Shipped workbooks, changed as an author would. */
public final class Workbooks {

  private Workbooks() {}

  /** The shipped files with one cell of one workbook changed. */
  static PackFiles cell(String file, String sheet, String cell, Object value) {
    return sheet(file, sheet, found -> set(found, cell, value));
  }

  /** The shipped files with some cells of one sheet changed. */
  static PackFiles cells(String file, String sheet, Map<String, Object> values) {
    return sheet(file, sheet, found -> values.forEach((cell, value) -> set(found, cell, value)));
  }

  /** The shipped files with a row added below the last of a sheet; it begins in column B. */
  public static PackFiles row(String file, String sheet, List<Object> values) {
    return rows(file, Map.of(sheet, List.of(values)));
  }

  /** The shipped files with rows added below the last ones of some sheets. */
  public static PackFiles rows(String file, Map<String, List<List<Object>>> added) {
    return workbook(
        file,
        opened ->
            added.forEach(
                (sheet, rows) -> rows.forEach(values -> add(opened.getSheet(sheet), values))));
  }

  /** The shipped files without a row of a sheet, counted from 1; those below move up. */
  static PackFiles without(String file, String sheet, int row) {
    return sheet(
        file,
        sheet,
        found -> {
          found.removeRow(found.getRow(row - 1));
          if (row <= found.getLastRowNum()) {
            found.shiftRows(row, found.getLastRowNum(), -1);
          }
        });
  }

  /** The shipped files with a column of a sheet copied over another. */
  static PackFiles copied(String file, String sheet, int from, int to) {
    return sheet(
        file,
        sheet,
        found ->
            found.forEach(
                row -> {
                  Cell cell = row.getCell(from);
                  if (cell != null) {
                    row.createCell(to).setCellValue(new DataFormatter().formatCellValue(cell));
                  }
                }));
  }

  /** The shipped files with the rows of a sheet moved from one on, counted from 0. */
  static PackFiles moved(String file, String sheet, int from, int by) {
    return sheet(file, sheet, found -> found.shiftRows(from, found.getLastRowNum(), by));
  }

  /** The shipped files with cells of a sheet merged, of which only the first keeps its content. */
  static PackFiles merged(String file, String sheet, String cells) {
    return sheet(
        file,
        sheet,
        found -> {
          CellRangeAddress area = CellRangeAddress.valueOf(cells);
          for (CellAddress cell : area) {
            if (!cell.equals(new CellAddress(area.getFirstRow(), area.getFirstColumn()))) {
              found.getRow(cell.getRow()).getCell(cell.getColumn()).setBlank();
            }
          }
          found.addMergedRegion(area);
        });
  }

  /** The shipped files with one sheet called otherwise. */
  static PackFiles renamed(String file, String sheet, String name) {
    return workbook(file, opened -> opened.setSheetName(opened.getSheetIndex(sheet), name));
  }

  /** The shipped files with a column of a sheet deleted, or an empty one inserted before it. */
  static PackFiles shifted(String file, String sheet, int column, boolean delete) {
    return sheet(file, sheet, found -> found.forEach(row -> shift(row, column, delete)));
  }

  private static void shift(Row row, int column, boolean delete) {
    DataFormatter texts = new DataFormatter(Locale.ROOT);
    List<String> shown = new ArrayList<>();
    for (int i = 0; i < row.getLastCellNum(); i++) {
      shown.add(texts.formatCellValue(row.getCell(i)));
    }
    if (shown.size() <= column) {
      return;
    }
    if (delete) {
      shown.remove(column);
      shown.add("");
    } else {
      shown.add(column, "");
    }
    for (int i = column; i < shown.size(); i++) {
      row.getCell(i, Row.MissingCellPolicy.CREATE_NULL_AS_BLANK).setCellValue(shown.get(i));
    }
  }

  /** Adds a row below the last of a sheet; it begins in column B. */
  static void add(Sheet sheet, List<Object> values) {
    Row row = sheet.createRow(sheet.getLastRowNum() + 1);
    for (int i = 0; i < values.size(); i++) {
      put(row.createCell(i + 1), values.get(i));
    }
  }

  /** The shipped files with one sheet of a workbook changed. */
  static PackFiles sheet(String file, String sheet, Consumer<Sheet> change) {
    return workbook(file, opened -> change.accept(opened.getSheet(sheet)));
  }

  static PackFiles workbook(String file, Consumer<XSSFWorkbook> change) {
    byte[] workbook = QueensBooks.SHIPPED.read(file).orElseThrow();
    try (XSSFWorkbook opened = new XSSFWorkbook(new ByteArrayInputStream(workbook));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      change.accept(opened);
      opened.write(bytes);
      return QueensBooks.withBytes(Map.of(file, bytes.toByteArray()));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static void set(Sheet sheet, String cell, Object value) {
    CellReference place = new CellReference(cell);
    Row row = CellUtil.getRow(place.getRow(), sheet);
    put(row.getCell(place.getCol(), Row.MissingCellPolicy.CREATE_NULL_AS_BLANK), value);
  }

  private static void put(Cell cell, Object value) {
    if (value instanceof Number number) {
      cell.setCellValue(number.doubleValue());
    } else {
      cell.setCellValue((String) value);
    }
  }
}
