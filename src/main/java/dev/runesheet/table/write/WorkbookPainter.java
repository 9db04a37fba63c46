package dev.runesheet.table.write;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.grid.WorkbookBytes;
import dev.runesheet.table.grid.WorkbookFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Comment;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFColor;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * Colours cells of a copy of an author's workbook and adds notes. What the cells hold and how else
 * they look stays.
 */
public final class WorkbookPainter {

  private final XSSFWorkbook workbook;
  private final Map<List<Integer>, XSSFCellStyle> styles = new HashMap<>();

  private WorkbookPainter(XSSFWorkbook workbook) {
    this.workbook = workbook;
  }

  /**
   * The painting of a cell.
   *
   * @param sheet the sheet's name
   * @param row the row, from 0
   * @param column the column, from 0; -1 for all cells of the row that are not empty
   * @param rgb the colour, for example {@code 0xD8F0DC}
   * @param note words to add as a note; empty for none
   */
  public record Stroke(String sheet, int row, int column, int rgb, String note) {}

  /**
   * Paints.
   *
   * @param name the file as the user named it, for messages
   * @param strokes the paintings; a later one of a cell covers an earlier one
   * @param findings takes the errors of the workbook
   * @return the copy; empty after a finding
   */
  public static Optional<byte[]> paint(
      String name, byte[] content, List<Stroke> strokes, Diagnostics findings) {
    return WorkbookFile.open(
        name,
        content,
        findings,
        workbook -> Optional.of(new WorkbookPainter((XSSFWorkbook) workbook).paint(strokes)),
        Optional.empty());
  }

  private byte[] paint(List<Stroke> strokes) {
    for (Stroke stroke : strokes) {
      Sheet sheet = workbook.getSheet(stroke.sheet());
      Row row = sheet == null ? null : sheet.getRow(stroke.row());
      if (row != null) {
        paint(row, stroke);
      }
    }
    return WorkbookBytes.timeless(workbook);
  }

  private void paint(Row row, Stroke stroke) {
    if (stroke.column() >= 0) {
      Cell cell = row.getCell(stroke.column(), Row.MissingCellPolicy.CREATE_NULL_AS_BLANK);
      fill(cell, stroke.rgb());
      note(cell, stroke.note());
      return;
    }
    for (Cell cell : row) {
      if (cell.getCellType() != CellType.BLANK) {
        fill(cell, stroke.rgb());
      }
    }
  }

  private void fill(Cell cell, int rgb) {
    List<Integer> key = List.of((int) cell.getCellStyle().getIndex(), rgb);
    cell.setCellStyle(
        styles.computeIfAbsent(
            key,
            one -> {
              XSSFCellStyle style = workbook.createCellStyle();
              style.cloneStyleFrom(cell.getCellStyle());
              style.setFillForegroundColor(color(rgb));
              style.setFillPattern(FillPatternType.SOLID_FOREGROUND);
              return style;
            }));
  }

  private static XSSFColor color(int rgb) {
    return new XSSFColor(new byte[] {(byte) (rgb >> 16), (byte) (rgb >> 8), (byte) rgb});
  }

  /** A note that an author wrote stays above ours. */
  private static void note(Cell cell, String words) {
    if (words.isEmpty()) {
      return;
    }
    Comment known = cell.getCellComment();
    String before = known == null ? "" : known.getString().getString() + "\n";
    if (known != null) {
      cell.removeCellComment();
    }
    Notes.add(cell, before + words);
  }
}
