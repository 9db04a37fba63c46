package dev.runesheet.table.write;

import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.DrawingText;
import dev.runesheet.table.cell.ShownText;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.grid.EscapedText;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.EmptyCellValues;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;

/** The writer of one table in a form that people like to edit. */
public final class SheetWriter {

  /** The column with the names by which people know rows, if ids come first. */
  private static final String NAME = "name";

  private static final int MARGIN_WIDTH = 2;
  private static final int CHARACTER = 256;
  private static final float LABEL_HEIGHT = 45;
  private static final float POLICY_HEIGHT = 24;
  private static final float LINE_HEIGHT = 15;
  private static final float ROOM = 8;

  /** Beyond this many digits a number cell would be shown, and compiled by Drools, rounded. */
  private static final int DIGITS = 9;

  private final Sheet sheet;
  private final TableLayout layout;
  private final SheetStyles styles;

  SheetWriter(Sheet sheet, TableLayout layout, SheetStyles styles) {
    this.sheet = sheet;
    this.layout = layout;
    this.styles = styles;
  }

  void write(TypedTable table) {
    TableCompiler.header(sheet, layout);
    for (int row = SheetShape.RULE_SET; row < SheetShape.LABELS; row++) {
      sheet.getRow(row).setZeroHeight(true);
    }
    columns(table);
    for (int column : new EmptyCellValues(layout).hidden(table.rows())) {
      sheet.setColumnHidden(SheetShape.FIRST_COLUMN + column, true);
    }
    labels();
    table.rows().forEach(this::row);
    notes();
    int last = SheetShape.FIRST_COLUMN + layout.columns().size() - 1;
    int lastRow = SheetShape.LABELS + Math.max(1, table.rows().size());
    sheet.setAutoFilter(
        new CellRangeAddress(SheetShape.LABELS, lastRow, SheetShape.FIRST_COLUMN, last));
    sheet.createFreezePane(SheetShape.FIRST_COLUMN + 1, SheetShape.FIRST_ROW);
    Bands.add(
        sheet,
        new CellRangeAddress(
            SheetShape.FIRST_ROW, lastRow + DropDowns.SPARE_ROWS, SheetShape.FIRST_COLUMN, last));
    CellRangeAddress headings =
        new CellRangeAddress(
            layout.choosesPolicy() ? SheetShape.TABLE : SheetShape.LABELS,
            SheetShape.LABELS,
            -1,
            -1);
    int name = Math.max(0, layout.indexOf(new Binding.Value(NAME)));
    Pages.named(sheet, headings, SheetShape.FIRST_COLUMN, SheetShape.FIRST_COLUMN + name, last);
  }

  /** Shows the row with the hit policy. */
  private void policy() {
    Row row = sheet.getRow(SheetShape.TABLE);
    row.setZeroHeight(false);
    row.setHeightInPoints(POLICY_HEIGHT);
    row.getCell(SheetShape.FIRST_COLUMN).setCellStyle(styles.tableTitle(layout.title()));
    row.getCell(SheetShape.FIRST_COLUMN + SheetShape.POLICY_LABEL).setCellStyle(styles.quiet());
    row.getCell(SheetShape.FIRST_COLUMN + SheetShape.POLICY).setCellStyle(styles.choice());
  }

  private void notes() {
    if (layout.choosesPolicy()) {
      Row policy = sheet.getRow(SheetShape.TABLE);
      Notes.add(policy.getCell(SheetShape.FIRST_COLUMN + SheetShape.POLICY), policyNote());
    }
    Row row = sheet.getRow(SheetShape.LABELS);
    for (int i = 0; i < layout.columns().size(); i++) {
      Notes.add(row.getCell(SheetShape.FIRST_COLUMN + i), layout.columns().get(i).note());
    }
  }

  private String policyNote() {
    return "Which rows count when several fit a case. Choose from the list: "
        + String.join("; ", HitPolicy.words(layout.policies()))
        + ".";
  }

  private void labels() {
    if (layout.choosesPolicy()) {
      policy();
    }
    Row row = sheet.getRow(SheetShape.LABELS);
    row.setHeightInPoints(LABEL_HEIGHT);
    for (int i = 0; i < layout.columns().size(); i++) {
      Cell cell = row.getCell(SheetShape.FIRST_COLUMN + i);
      Keyword keyword = layout.columns().get(i).keyword();
      cell.setCellStyle(goesOn(i + 1) ? styles.labelBefore(keyword) : styles.label(keyword));
    }
  }

  /** True if a column's heading goes on with the one before. */
  private boolean goesOn(int column) {
    return column < layout.columns().size()
        && layout.columns().get(column).binding() instanceof Binding.Part part
        && part.index() > 0;
  }

  private void columns(TypedTable table) {
    sheet.setColumnWidth(0, MARGIN_WIDTH * CHARACTER);
    for (int i = 0; i < layout.columns().size(); i++) {
      Column column = layout.columns().get(i);
      sheet.setColumnWidth(SheetShape.FIRST_COLUMN + i, ColumnWidths.of(table, i) * CHARACTER);
      sheet.setDefaultColumnStyle(SheetShape.FIRST_COLUMN + i, styles.cell(column));
    }
  }

  private void row(TypedRow typed) {
    Row row = sheet.createRow(typed.number() - 1);
    for (int i = 0; i < layout.columns().size(); i++) {
      Column column = layout.columns().get(i);
      Cell cell = row.createCell(SheetShape.FIRST_COLUMN + i);
      cell.setCellStyle(styles.cell(column));
      TypedCell value = typed.cell(i);
      if (value != null) {
        show(cell, value, column);
      }
    }
    row.setHeightInPoints(height(sheet, layout, typed));
  }

  /** The height of a row that shows its sentence and other long texts in full, in points. */
  public static float height(Sheet sheet, TableLayout layout, TypedRow row) {
    int lines = 1;
    for (TypedCell cell : row.cells()) {
      if (layout.column(cell).single() instanceof CellType.Drawing drawing) {
        lines = Math.max(lines, drawing.size());
      } else if (wraps(layout.column(cell))
          && !sheet.isColumnHidden(SheetShape.FIRST_COLUMN + cell.column())) {
        int width = sheet.getColumnWidth(SheetShape.FIRST_COLUMN + cell.column()) / CHARACTER;
        lines = Math.max(lines, Wrapping.lines(cell.literal(), width));
      }
    }
    return height(lines);
  }

  private static boolean wraps(Column column) {
    return !(column.single() instanceof CellType.Mark);
  }

  /** Makes a row as high as its cells need that wrap their texts. */
  public static void fit(Row row) {
    int lines = 1;
    for (Cell cell : row) {
      if (cell.getCellStyle().getWrapText()
          && cell.getCellType() == org.apache.poi.ss.usermodel.CellType.STRING) {
        int width = row.getSheet().getColumnWidth(cell.getColumnIndex()) / CHARACTER;
        lines = Math.max(lines, Wrapping.lines(cell.getStringCellValue(), width));
      }
    }
    row.setHeightInPoints(height(lines));
  }

  /** The height of a row for a sentence, in points. */
  public static float height(String sentence) {
    return height(Wrapping.lines(sentence, ColumnWidths.SENTENCE));
  }

  /** The height of a row of some lines, in points, with room above and below. */
  public static float height(int lines) {
    return LINE_HEIGHT * lines + ROOM;
  }

  /**
   * Writes a value.
   *
   * @param text the text of one that is no number
   */
  static void fill(Cell cell, TypedCell value, String text) {
    boolean number =
        value.values().size() == 1 && value.values().get(0) instanceof CellValue.Number;
    String literal = value.literal();
    if (number && literal.length() <= DIGITS && literal.indexOf('E') < 0) {
      cell.setCellValue(value.number(0));
    } else {
      EscapedText.write(cell, text);
    }
  }

  /** Writes a value as people read it, which is not always how rules have it. */
  static void show(Cell cell, TypedCell value, Column column) {
    String literal = value.literal();
    if (column.single() instanceof CellType.Drawing) {
      fill(cell, value, DrawingText.shown(literal));
    } else {
      boolean remark = column.single() instanceof CellType.Remark;
      fill(cell, value, remark ? ShownText.of(literal) : literal);
    }
  }
}
