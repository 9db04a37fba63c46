package dev.runesheet.table.write;

import dev.runesheet.table.grid.SheetShape;
import org.apache.poi.ss.usermodel.ConditionalFormattingRule;
import org.apache.poi.ss.usermodel.PatternFormatting;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.SheetConditionalFormatting;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFColor;

/** A pale ground below every second row; a condition, so that sorting and new rows keep it. */
final class Bands {

  private static final byte[] PALE = {(byte) 0xEE, (byte) 0xF3, (byte) 0xF8};

  private Bands() {}

  /** Each second row of the cells that has something in its first cell. */
  static void add(Sheet sheet, CellRangeAddress cells) {
    int row = cells.getFirstRow() + 1;
    String key = "$" + SheetShape.cell(cells.getFirstRow(), cells.getFirstColumn());
    add(sheet, cells, "AND(MOD(ROW(),2)=" + (row + 1) % 2 + "," + key + "<>\"\")");
  }

  /** The cells for which a formula holds. */
  static void add(Sheet sheet, CellRangeAddress cells, String formula) {
    SheetConditionalFormatting formats = sheet.getSheetConditionalFormatting();
    ConditionalFormattingRule rule = formats.createConditionalFormattingRule(formula);
    PatternFormatting fill = rule.createPatternFormatting();
    fill.setFillBackgroundColor(new XSSFColor(PALE));
    fill.setFillPattern(PatternFormatting.SOLID_FOREGROUND);
    formats.addConditionalFormatting(new CellRangeAddress[] {cells}, rule);
  }
}
