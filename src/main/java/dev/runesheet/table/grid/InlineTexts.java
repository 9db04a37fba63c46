package dev.runesheet.table.grid;

import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFRichTextString;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.CTCell;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.CTRst;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.STCellType;

/**
 * The texts that programs other than spreadsheets write into cells themselves instead of into the
 * list of texts that cells share. If POI sets such a cell, it writes the new text beside the old.
 */
final class InlineTexts {

  private InlineTexts() {}

  /** The workbook, in which all texts are in the list of shared ones; cells look as before. */
  static XSSFWorkbook shared(XSSFWorkbook workbook) {
    for (Sheet sheet : workbook) {
      for (Row row : sheet) {
        for (Cell cell : row) {
          share((XSSFCell) cell);
        }
      }
    }
    return workbook;
  }

  private static void share(XSSFCell cell) {
    CTCell written = cell.getCTCell();
    if (written.getT() != STCellType.INLINE_STR) {
      return;
    }
    XSSFRichTextString text =
        written.isSetIs()
            ? new XSSFRichTextString((CTRst) written.getIs().copy())
            : new XSSFRichTextString(written.isSetV() ? written.getV() : "");
    if (written.isSetIs()) {
      written.unsetIs();
    }
    if (written.isSetV()) {
      written.unsetV();
    }
    written.unsetT();
    cell.setCellValue(text);
  }
}
