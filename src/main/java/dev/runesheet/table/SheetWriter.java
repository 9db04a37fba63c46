package dev.runesheet.table;

import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;

/** Writes one table so that people like to edit it. */
final class SheetWriter {

  private static final int MARGIN_WIDTH = 2;
  private static final int NAME_WIDTH = 22;
  private static final int SENTENCE_WIDTH = 56;
  private static final int WIDTH = 18;
  private static final int SCRIPT_WIDTH = 34;
  private static final int NUMBER_WIDTH = 11;
  private static final int WIDEST = 46;
  private static final int PADDING = 3;
  private static final int CHARACTER = 256;
  private static final float LABEL_HEIGHT = 45;
  private static final float POLICY_HEIGHT = 24;
  private static final float LINE_HEIGHT = 15;

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
    if (layout.choosesPolicy()) {
      policy();
    }
    labels();
    table.rows().forEach(this::row);
    columns(table);
    int last = SheetShape.FIRST_COLUMN + layout.columns().size() - 1;
    int lastRow = SheetShape.LABELS + Math.max(1, table.rows().size());
    sheet.setAutoFilter(
        new CellRangeAddress(SheetShape.LABELS, lastRow, SheetShape.FIRST_COLUMN, last));
    sheet.createFreezePane(SheetShape.FIRST_COLUMN + 1, SheetShape.FIRST_ROW);
    Pages.oneWide(sheet);
  }

  /** Shows the row that says which rows count. */
  private void policy() {
    Row row = sheet.getRow(SheetShape.TABLE);
    row.setZeroHeight(false);
    row.setHeightInPoints(POLICY_HEIGHT);
    row.getCell(SheetShape.FIRST_COLUMN).setCellStyle(styles.tableTitle(layout.title()));
    row.getCell(SheetShape.FIRST_COLUMN + SheetShape.POLICY_LABEL).setCellStyle(styles.quiet());
    Cell choice = row.getCell(SheetShape.FIRST_COLUMN + SheetShape.POLICY);
    choice.setCellStyle(styles.choice());
    Notes.add(
        choice,
        "Which rows count when several fit a case. Choose from the list: "
            + String.join("; ", HitPolicy.words(layout.policies()))
            + ".");
  }

  private void labels() {
    Row row = sheet.getRow(SheetShape.LABELS);
    row.setHeightInPoints(LABEL_HEIGHT);
    for (int i = 0; i < layout.columns().size(); i++) {
      Cell cell = row.getCell(SheetShape.FIRST_COLUMN + i);
      cell.setCellStyle(styles.label(layout.columns().get(i).keyword()));
      Notes.add(cell, layout.columns().get(i).note());
    }
  }

  private void columns(TypedTable table) {
    sheet.setColumnWidth(0, MARGIN_WIDTH * CHARACTER);
    for (int i = 0; i < layout.columns().size(); i++) {
      Column column = layout.columns().get(i);
      int width =
          switch (column.keyword()) {
            case NAME -> layout.isData() ? NUMBER_WIDTH : NAME_WIDTH;
            case DESCRIPTION -> SENTENCE_WIDTH;
            default -> width(column);
          };
      int needed = Math.max(width, needed(table, i));
      sheet.setColumnWidth(SheetShape.FIRST_COLUMN + i, needed * CHARACTER);
      sheet.setDefaultColumnStyle(SheetShape.FIRST_COLUMN + i, styles.cell(column));
    }
  }

  /** How wide a column of words must be to show them whole, up to a bound; others wrap. */
  private static int needed(TypedTable table, int column) {
    CellType type = table.layout().columns().get(column).single();
    if (type instanceof CellType.Remark || type instanceof CellType.Script) {
      return 0;
    }
    int longest = 0;
    for (TypedRow row : table.rows()) {
      TypedCell cell = row.cell(column);
      longest = Math.max(longest, cell == null ? 0 : cell.literal().length());
    }
    return Math.min(WIDEST, longest + PADDING);
  }

  private int width(Column column) {
    if (column.single() instanceof CellType.Script) {
      return SCRIPT_WIDTH;
    }
    boolean small =
        column.single() instanceof CellType.Whole || column.single() instanceof CellType.Mark;
    return small && layout.isData()
        ? NUMBER_WIDTH
        : column.binding() instanceof Binding.End ? WIDTH / 2 : WIDTH;
  }

  private void row(TypedRow typed) {
    Row row = sheet.createRow(typed.number() - 1);
    for (int i = 0; i < layout.columns().size(); i++) {
      Column column = layout.columns().get(i);
      Cell cell = row.createCell(SheetShape.FIRST_COLUMN + i);
      cell.setCellStyle(styles.cell(column));
      TypedCell value = typed.cell(i);
      if (value != null) {
        fill(cell, value);
      }
    }
    row.setHeightInPoints(height(layout, typed));
  }

  /** How high a row must be to show its sentence and other long texts, in points. */
  static float height(TableLayout layout, TypedRow row) {
    int lines = 1;
    for (TypedCell cell : row.cells()) {
      CellType type = layout.columns().get(cell.column()).single();
      if (type instanceof CellType.Remark) {
        lines = Math.max(lines, lines(cell.literal(), SENTENCE_WIDTH));
      } else if (type instanceof CellType.Script) {
        lines = Math.max(lines, lines(cell.literal(), SCRIPT_WIDTH));
      }
    }
    return height(lines);
  }

  /** How high a row must be for a sentence, in points. */
  static float height(String sentence) {
    return height(lines(sentence, SENTENCE_WIDTH));
  }

  private static int lines(String text, int width) {
    return 1 + text.length() / width;
  }

  private static float height(int lines) {
    return LINE_HEIGHT * lines + 3;
  }

  static void fill(Cell cell, TypedCell value) {
    boolean number =
        value.values().size() == 1 && value.values().get(0) instanceof CellValue.Number;
    String literal = value.literal();
    if (number
        && literal.length() <= DIGITS
        && literal.indexOf('E') < 0
        && !literal.equals("-0.0")) {
      cell.setCellValue(value.number(0));
    } else {
      cell.setCellValue(literal);
    }
  }
}
