package dev.runesheet.game.mathbattle.authoring;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellReference;

/** A table in which a mistake is planted. */
final class Planting {
  static final int FIRST = 7;
  private static final int LABELS = 6;

  final Sheet sheet;
  final Random random;
  final Set<String> touched = new LinkedHashSet<>();
  private final DataFormatter format = new DataFormatter(Locale.ROOT);

  Planting(Sheet sheet, Random random) {
    this.sheet = sheet;
    this.random = random;
  }

  int count() {
    return sheet.getLastRowNum() - FIRST + 1;
  }

  Row row() {
    return sheet.getRow(FIRST + random.nextInt(count()));
  }

  /** A row that fills a column of this kind. */
  Row rowOf(String label) {
    return any(label).getRow();
  }

  /** A filled cell whose heading contains one of the texts. */
  Cell any(String... labels) {
    List<Cell> all = new ArrayList<>();
    for (int i = 0; i < count(); i++) {
      all.addAll(filled(sheet.getRow(FIRST + i), labels));
    }
    return one(all);
  }

  List<Cell> filled(Row row, String... labels) {
    List<Cell> cells = new ArrayList<>();
    for (Cell cell : row) {
      for (String label : labels) {
        if (!text(cell).isEmpty() && label(cell).contains(label)) {
          cells.add(cell);
          break;
        }
      }
    }
    return cells;
  }

  Cell cell(Row row, String label) {
    for (Cell heading : sheet.getRow(LABELS)) {
      if (heading.getStringCellValue().equals(label)) {
        return row.getCell(heading.getColumnIndex(), Row.MissingCellPolicy.CREATE_NULL_AS_BLANK);
      }
    }
    throw new IllegalArgumentException("no column " + label);
  }

  String label(Cell cell) {
    Cell heading = sheet.getRow(LABELS).getCell(cell.getColumnIndex());
    return heading == null ? "" : heading.getStringCellValue();
  }

  String text(Cell cell) {
    return format.formatCellValue(cell);
  }

  void write(Cell cell, String text) {
    cell.setCellValue(text);
    touch(cell);
  }

  void touch(Cell cell) {
    touched.add(new CellReference(cell.getRowIndex(), cell.getColumnIndex()).formatAsString());
  }

  /** A copy of a row below the last one; all its cells count as touched. */
  Row copy(Row row) {
    Row copy = sheet.createRow(sheet.getLastRowNum() + 1);
    for (Cell cell : row) {
      Cell made = copy.createCell(cell.getColumnIndex());
      if (cell.getCellType() == CellType.NUMERIC) {
        made.setCellValue(cell.getNumericCellValue());
      } else {
        made.setCellValue(text(cell));
      }
      touch(made);
    }
    return copy;
  }

  void rename(Row row) {
    write(cell(row, "Rule"), "Another " + random.nextInt(1000));
    write(cell(row, "Effect"), "mode/another-" + random.nextInt(1000));
  }

  /** Empties the conditions and actions of a row. */
  void clear(Row row) {
    filled(row, "holder", "opponent", "Skip").forEach(Cell::setBlank);
  }

  <T> T one(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
