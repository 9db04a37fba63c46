package dev.runesheet.table.write;

import dev.runesheet.table.grid.EscapedText;
import dev.runesheet.table.layout.CaseColumn;
import dev.runesheet.table.layout.CaseContent;
import dev.runesheet.table.layout.CaseSheet;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.SheetConditionalFormatting;
import org.apache.poi.ss.util.CellRangeAddress;

/** The headings of a new sheet of cases, and what makes it pleasant to fill in. */
public record CaseFrame(Sheet sheet, SheetStyles styles) {

  private static final int CHARACTER = 256;
  private static final int NAME_WIDTH = 38;
  private static final int TEXT_WIDTH = 30;
  private static final int NARROWEST = 9;
  private static final int WIDEST_HEADING = 20;
  private static final int WIDEST = 34;
  private static final int PADDING = 3;
  private static final float LABEL_HEIGHT = 32;

  /** Writes all headings; gives the columns by their index. */
  public Map<Integer, CaseColumn> make(String subject, List<CaseColumn> columns) {
    Row first = sheet.createRow(CaseSheet.SUBJECT);
    cell(first, 0, CaseSheet.OPENING).setCellStyle(styles.label(SheetStyles.Tint.ABOUT));
    cell(first, 1, subject).setCellStyle(styles.wrapped());
    sheet.createRow(CaseSheet.BANDS);
    sheet.createRow(CaseSheet.LABELS).setHeightInPoints(LABEL_HEIGHT);
    Map<Integer, CaseColumn> byIndex = new TreeMap<>();
    for (int i = 0; i < columns.size(); i++) {
      String before = i == 0 ? "" : columns.get(i - 1).band();
      add(i, columns.get(i), !columns.get(i).band().equals(before));
      byIndex.put(i, columns.get(i));
    }
    sheet.createFreezePane(1, CaseSheet.FIRST);
    sheet.setAutoFilter(
        new CellRangeAddress(CaseSheet.LABELS, CaseSheet.LAST, 0, Math.max(0, columns.size() - 1)));
    look(columns.size());
    return byIndex;
  }

  /** Bands that tell cases apart, and how the sheet is printed. */
  private void look(int columns) {
    int last = Math.max(0, columns - 1);
    String even = String.format(Locale.ROOT, "MOD(COUNTA($A$%d:$A%1$d),2)=0", CaseSheet.FIRST + 1);
    String filled = String.format(Locale.ROOT, "COUNTA($%d:$%1$d)>0", CaseSheet.FIRST + 1);
    Bands.add(
        sheet,
        new CellRangeAddress(CaseSheet.FIRST, CaseSheet.LAST, 0, last),
        "AND(" + even + "," + filled + ")");
    Pages.table(sheet, new CellRangeAddress(CaseSheet.BANDS, CaseSheet.LABELS, -1, -1), 0, last);
  }

  /**
   * Gives an existing sheet the layout of a new one; its content stays.
   *
   * @param columns its columns by their index
   */
  public void renew(Map<Integer, CaseColumn> columns) {
    SheetConditionalFormatting formats = sheet.getSheetConditionalFormatting();
    for (int i = formats.getNumConditionalFormattings() - 1; i >= 0; i--) {
      formats.removeConditionalFormatting(i);
    }
    // All go before the first is made: POI makes a note beside its cell, then moves it.
    Row labels = sheet.getRow(CaseSheet.LABELS);
    columns.keySet().forEach(index -> labels.getCell(index).removeCellComment());
    columns.forEach((index, column) -> Notes.add(labels.getCell(index), note(column)));
    for (int i = CaseSheet.FIRST; i <= sheet.getLastRowNum(); i++) {
      if (sheet.getRow(i) != null) {
        renew(sheet.getRow(i), columns);
      }
    }
    fit(columns);
    look(columns.isEmpty() ? 0 : 1 + Collections.max(columns.keySet()));
  }

  private void renew(Row row, Map<Integer, CaseColumn> columns) {
    for (Cell cell : row) {
      CaseColumn column = columns.get(cell.getColumnIndex());
      if (column != null) {
        cell.setCellStyle(styles.cell(column));
      }
    }
  }

  /** Makes columns as wide and rows as high as their texts need, up to a bound. */
  public void fit(Map<Integer, CaseColumn> columns) {
    columns.forEach(
        (index, column) ->
            sheet.setColumnWidth(index, Math.max(width(index, column), needed(index)) * CHARACTER));
    for (int i = CaseSheet.FIRST; i <= sheet.getLastRowNum(); i++) {
      if (sheet.getRow(i) != null) {
        SheetWriter.fit(sheet.getRow(i));
      }
    }
    Pages.again(sheet);
  }

  private int needed(int column) {
    int longest = 0;
    for (int i = CaseSheet.FIRST; i <= sheet.getLastRowNum(); i++) {
      Cell cell = sheet.getRow(i) == null ? null : sheet.getRow(i).getCell(column);
      if (cell != null && cell.getCellType() == CellType.STRING) {
        longest = Math.max(longest, cell.getStringCellValue().length());
      }
    }
    return Math.min(WIDEST, longest + PADDING);
  }

  /**
   * Writes the heading of a column.
   *
   * @param opens whether its band begins with it
   */
  public void add(int index, CaseColumn column, boolean opens) {
    Cell band = cell(sheet.getRow(CaseSheet.BANDS), index, opens ? column.band() : "");
    band.setCellStyle(styles.label(tint(column)));
    Cell label = cell(sheet.getRow(CaseSheet.LABELS), index, column.label());
    label.setCellStyle(styles.label(tint(column)));
    sheet.setColumnWidth(index, width(index, column) * CHARACTER);
    sheet.setDefaultColumnStyle(index, styles.cell(column));
    Notes.add(label, note(column));
  }

  private static String note(CaseColumn column) {
    return (column.note() + "\n" + column.says()).strip();
  }

  private static int width(int index, CaseColumn column) {
    if (index == 0) {
      return NAME_WIDTH;
    }
    boolean text = column.content() instanceof CaseContent.AnyText;
    int label = Math.min(WIDEST_HEADING, Math.max(NARROWEST, column.label().length() + 4));
    return text ? TEXT_WIDTH : label;
  }

  /** The first band is about the case, the last about its outcome. */
  private static SheetStyles.Tint tint(CaseColumn column) {
    return switch (column.band()) {
      case "Scenario" -> SheetStyles.Tint.ABOUT;
      case "Given" -> SheetStyles.Tint.TOOL;
      case "When" -> SheetStyles.Tint.IF;
      default -> SheetStyles.Tint.THEN;
    };
  }

  private static Cell cell(Row row, int index, String text) {
    Cell cell = row.createCell(index);
    EscapedText.write(cell, text);
    return cell;
  }
}
