package dev.runesheet.table;

import org.apache.poi.ss.usermodel.Sheet;

/** How a sheet is printed. */
final class Pages {

  private Pages() {}

  /** Across one page in landscape, down as many as it takes. */
  static void oneWide(Sheet sheet) {
    sheet.setFitToPage(true);
    sheet.getPrintSetup().setLandscape(true);
    sheet.getPrintSetup().setFitWidth((short) 1);
    sheet.getPrintSetup().setFitHeight((short) 0);
  }
}
