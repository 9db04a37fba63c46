package dev.runesheet.table;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** Workbooks as users of Drools write them: one text for each row, cells between bars. */
public final class OwnWorkbook {

  private static final String MERGED = "<";

  private OwnWorkbook() {}

  /**
   * A workbook with one sheet; its cells begin in column B, blank lines are blank rows, and {@code
   * <} is merged with the cell to its left.
   */
  public static byte[] of(String title, String text) {
    try (XSSFWorkbook workbook = new XSSFWorkbook();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      Sheet sheet = workbook.createSheet(title);
      String[] lines = text.split("\n");
      for (int i = 0; i < lines.length; i++) {
        Row row = sheet.createRow(i);
        String[] cells = lines[i].split("¦");
        for (int j = 0; j < cells.length; j++) {
          if (cells[j].strip().equals(MERGED)) {
            row.createCell(j + 1).setCellValue(""); // Drools looks for it.
            sheet.addMergedRegion(new CellRangeAddress(i, i, j, j + 1));
          } else if (!cells[j].isBlank()) {
            row.createCell(j + 1).setCellValue(cells[j].strip());
          }
        }
      }
      workbook.write(bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
