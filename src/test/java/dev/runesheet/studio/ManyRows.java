package dev.runesheet.studio;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellCopyPolicy;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** Makes a sheet of effects of Queen's Blood as long as a large game's. */
final class ManyRows {

  static final String BOOK = "decision-tables/queens-blood/effects.drl.xlsx";
  static final String SHEET = "Change power";
  private static final int FIRST = 7;
  private static final int[] NAMES = {1, 5, 6};

  private ManyRows() {}

  /** Adds rows that say what the first one says, each an effect of its own; gives the last row. */
  static int add(Path folder, int count) throws IOException {
    Path path = folder.resolve(BOOK);
    try (InputStream in = Files.newInputStream(path);
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      XSSFSheet sheet = book.getSheet(SHEET);
      XSSFRow first = sheet.getRow(FIRST);
      int last = sheet.getLastRowNum();
      for (int i = 1; i <= count; i++) {
        XSSFRow row = sheet.createRow(last + i);
        row.setHeight(first.getHeight());
        for (Cell cell : first) {
          row.createCell(cell.getColumnIndex())
              .copyCellFrom(cell, new CellCopyPolicy.Builder().build());
        }
        row.getCell(0).setBlank();
        for (int column : NAMES) {
          row.getCell(column).setCellValue("many_" + i);
        }
      }
      try (OutputStream out = Files.newOutputStream(path)) {
        book.write(out);
      }
      return last + count + 1;
    }
  }
}
