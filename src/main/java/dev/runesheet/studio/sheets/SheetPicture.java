package dev.runesheet.studio.sheets;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.util.CellAddress;
import org.apache.poi.ss.util.PaneInformation;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFComment;
import org.apache.poi.xssf.usermodel.XSSFSheet;

/**
 * A sheet as its author sees it: how columns and rows look, and the cells of each row.
 *
 * @param head what is known of the sheet as a whole
 * @param rows the cells of each row, by its number from 0: column, text, look, and note if any
 */
record SheetPicture(ObjectNode head, List<ArrayNode> rows) {

  private static final double PIXELS_PER_POINT = 4 / 3.0;
  private static final float PIXELS_PER_LETTER = 7.5f;
  private static final int MOST_COLUMNS = 300;

  static SheetPicture of(XSSFSheet sheet) {
    return new Maker(sheet).made();
  }

  /** True if a row says a text in one of its cells. */
  boolean says(int row, String text) {
    if (row >= rows.size()) {
      return false;
    }
    for (JsonNode cell : rows.get(row)) {
      if (cell.get(1).asText().equals(text)) {
        return true;
      }
    }
    return false;
  }

  /** True if a cell of a row has a text in it, whatever its case; the text is in small letters. */
  boolean mentions(int row, String text) {
    for (JsonNode cell : rows.get(row)) {
      if (cell.get(1).asText().toLowerCase(Locale.ROOT).contains(text)) {
        return true;
      }
    }
    return false;
  }

  /** Rows from one to before another. */
  ArrayNode rows(int from, int to) {
    ArrayNode some = Json.list();
    for (int i = Math.max(0, from); i < Math.min(to, rows.size()); i++) {
      some.add(rows.get(i));
    }
    return some;
  }

  /** Reads a sheet. */
  private static final class Maker {

    private final XSSFSheet sheet;
    private final CellStyles looks = new CellStyles();
    private final DataFormatter shown = new DataFormatter(Locale.ROOT);
    private final Map<CellAddress, XSSFComment> notes;
    private final ObjectNode heights = Json.object();
    private int columns;

    Maker(XSSFSheet sheet) {
      this.sheet = sheet;
      this.notes = sheet.getCellComments();
    }

    SheetPicture made() {
      List<ArrayNode> rows = new ArrayList<>();
      for (int r = 0; r <= sheet.getLastRowNum(); r++) {
        rows.add(row(sheet.getRow(r)));
      }
      ObjectNode head = Json.object().put("rows", rows.size());
      head.put("height", Math.round(sheet.getDefaultRowHeightInPoints() * PIXELS_PER_POINT));
      head.set("heights", heights);
      head.set("columns", columns());
      head.set("looks", looks.all());
      head.set("lists", Lists.of(sheet));
      ArrayNode merged = head.putArray("merged");
      sheet.getMergedRegions().forEach(cells -> merged.add(Lists.range(cells)));
      PaneInformation pane = sheet.getPaneInformation();
      boolean frozen = pane != null && pane.isFreezePane();
      head.put("frozenRows", frozen ? pane.getHorizontalSplitPosition() : 0);
      head.put("frozenColumns", frozen ? pane.getVerticalSplitPosition() : 0);
      return new SheetPicture(head, rows);
    }

    private ArrayNode row(Row row) {
      ArrayNode cells = Json.list();
      if (row == null) {
        return cells;
      }
      int lines = 1;
      for (Cell cell : row) {
        if (cell.getColumnIndex() < MOST_COLUMNS) {
          columns = Math.max(columns, cell.getColumnIndex() + 1);
          cells.add(cell((XSSFCell) cell));
          lines = Math.max(lines, lines(cell));
        }
      }
      measure(row, lines);
      return cells;
    }

    /**
     * Programs make rows higher for wrapped text when they open a file, unless it says how high.
     */
    private void measure(Row row, int lines) {
      float usual = sheet.getDefaultRowHeightInPoints();
      float told = row.getHeightInPoints();
      float height = row.getZeroHeight() ? 0 : told == usual ? usual * lines : told;
      if (height != usual) {
        heights.put(Integer.toString(row.getRowNum()), Math.round(height * PIXELS_PER_POINT));
      }
    }

    private int lines(Cell cell) {
      if (!cell.getCellStyle().getWrapText() || cell.getCellType() != CellType.STRING) {
        return 1;
      }
      float width = sheet.getColumnWidthInPixels(cell.getColumnIndex());
      float needed = cell.getStringCellValue().length() * PIXELS_PER_LETTER;
      return (int) Math.ceil(needed / Math.max(PIXELS_PER_LETTER, width));
    }

    private ArrayNode cell(XSSFCell cell) {
      ArrayNode one = Json.list().add(cell.getColumnIndex());
      one.add(shown.formatCellValue(cell)).add(looks.of(cell.getCellStyle()));
      XSSFComment note = notes.get(cell.getAddress());
      if (note != null) {
        one.add(note.getString().getString());
      }
      return one;
    }

    private ArrayNode columns() {
      ArrayNode widths = Json.list();
      for (int c = 0; c < columns; c++) {
        widths.add(sheet.isColumnHidden(c) ? 0 : Math.round(sheet.getColumnWidthInPixels(c)));
      }
      return widths;
    }
  }
}
