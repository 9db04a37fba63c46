package dev.runesheet.table.write;

import dev.runesheet.table.grid.SheetShape;
import java.util.Arrays;
import java.util.List;
import org.apache.poi.ss.usermodel.ConditionalFormattingRule;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.SheetConditionalFormatting;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.model.StylesTable;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.CTDxf;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.CTPatternFill;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.STPatternType;

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
    add(sheet, cells, formula, ground(PALE));
  }

  private static void add(Sheet sheet, CellRangeAddress cells, String formula, CTDxf look) {
    SheetConditionalFormatting formats = sheet.getSheetConditionalFormatting();
    ConditionalFormattingRule rule = formats.createConditionalFormattingRule(formula);
    int number = formats.addConditionalFormatting(new CellRangeAddress[] {cells}, rule);
    XSSFSheet written = (XSSFSheet) sheet;
    written
        .getCTWorksheet()
        .getConditionalFormattingArray(number)
        .getCfRuleArray(0)
        .setDxfId(number(look, written.getWorkbook().getStylesSource()));
  }

  private static CTDxf ground(byte[] rgb) {
    CTDxf look = CTDxf.Factory.newInstance();
    CTPatternFill fill = look.addNewFill().addNewPatternFill();
    fill.setPatternType(STPatternType.SOLID);
    fill.addNewBgColor().setRgb(rgb);
    return look;
  }

  /** The number of a look: one that the workbook has is used again, as it could not lose it. */
  private static int number(CTDxf look, StylesTable styles) {
    for (int i = 0; i < styles._getDXfsSize(); i++) {
      if (parts(styles.getDxfAt(i)).equals(parts(look))) {
        return i;
      }
    }
    return styles.putDxf(look) - 1;
  }

  private static List<Object> parts(CTDxf look) {
    boolean filled = look.isSetFill() && look.getFill().isSetPatternFill();
    CTPatternFill fill = filled ? look.getFill().getPatternFill() : null;
    boolean coloured = filled && fill.isSetBgColor() && fill.getBgColor().isSetRgb();
    boolean lined = look.isSetBorder() && look.getBorder().isSetTop();
    return List.of(
        look.isSetFont(),
        look.isSetBorder(),
        coloured ? Arrays.toString(fill.getBgColor().getRgb()) : "",
        lined ? String.valueOf(look.getBorder().getTop().getStyle()) : "");
  }
}
