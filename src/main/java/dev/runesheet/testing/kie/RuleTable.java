package dev.runesheet.testing.kie;

import dev.runesheet.testing.coverage.watch.DrlOutline;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.ss.util.CellReference;

/** A rule table as Drools lays it out, as far as it says which cells are conditions. */
final class RuleTable {

  private static final int KEYWORDS = 1;
  private static final int PATTERNS = 2;
  private static final int TEMPLATES = 3;

  private final Sheet sheet;
  private final CellReference corner;
  private final DataFormatter formatter = new DataFormatter(Locale.ROOT);

  private RuleTable(Sheet sheet, CellReference corner) {
    this.sheet = sheet;
    this.corner = corner;
  }

  /** The table whose word {@code RuleTable} stands in a cell. */
  static RuleTable at(Sheet sheet, String cell) {
    return new RuleTable(sheet, new CellReference(cell));
  }

  /**
   * The cell of each constraint of the rule in a row, in order.
   *
   * @param row a cell of the row
   * @param constraints how many constraints the rule has
   * @return the cells; the cell of the row for each if they cannot be told apart
   */
  List<String> conditions(String row, int constraints) {
    int number = new CellReference(row).getRow();
    List<String> cells = new ArrayList<>();
    int last = sheet.getRow(corner.getRow() + KEYWORDS).getLastCellNum();
    for (int column = corner.getCol(); column < last; column++) {
      if (isCondition(column) && !text(number, column).isBlank()) {
        String cell = CellReference.convertNumToColString(column) + (number + 1);
        cells.addAll(Collections.nCopies(constraints(column), cell));
      }
    }
    return cells.size() == constraints ? cells : Collections.nCopies(constraints, row);
  }

  private boolean isCondition(int column) {
    return text(corner.getRow() + KEYWORDS, column).toUpperCase(Locale.ROOT).startsWith("C");
  }

  /** The number of constraints in the template of a column. */
  private int constraints(int column) {
    String template = text(corner.getRow() + TEMPLATES, column).replaceAll("\\$(param|\\d+)", "0");
    boolean inPattern = !text(corner.getRow() + PATTERNS, column).isBlank();
    String pattern = inPattern ? "Fact(" + template + ")" : template;
    DrlOutline.RuleOutline rule =
        DrlOutline.of("rule one\nwhen\n" + pattern + "\nthen\nend\n").rules().get("one");
    return rule == null || rule.constraints() == 0 ? 1 : rule.constraints();
  }

  /** The text of a cell; a merged one has that of its first. */
  private String text(int row, int column) {
    for (CellRangeAddress merged : sheet.getMergedRegions()) {
      if (merged.isInRange(row, column)) {
        return plain(merged.getFirstRow(), merged.getFirstColumn());
      }
    }
    return plain(row, column);
  }

  private String plain(int row, int column) {
    Row cells = sheet.getRow(row);
    Cell cell = cells == null ? null : cells.getCell(column);
    boolean empty = cell == null || cell.getCellType() == CellType.BLANK;
    return empty ? "" : formatter.formatCellValue(cell);
  }
}
