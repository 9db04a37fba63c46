package dev.runesheet.table.grid;

import dev.runesheet.model.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;

/** The texts of a sheet of decision tables, in the places where Drools expects them. */
final class DroolsGrid {

  private static final String TABLE = "ruletable";
  private static final Pattern GAP = Pattern.compile("\\$(param\\b|\\d+|(?![A-Za-z\\d]))");

  /** The rows below a table's title: keywords, patterns, code, headings, then rules. */
  private static final int KEYWORDS = 1;

  private static final int PATTERNS = 2;
  private static final int CODE = 3;
  private static final int FIRST_RULE = 5;

  private final String workbook;
  private final String title;
  private final TreeMap<Integer, TreeMap<Integer, String>> rows = new TreeMap<>();

  DroolsGrid(String workbook, Sheet sheet) {
    this.workbook = workbook;
    this.title = sheet.getSheetName();
    DataFormatter format = new DataFormatter(Locale.ROOT);
    for (Row row : sheet) {
      for (Cell cell : row) {
        String text = format.formatCellValue(cell).strip();
        if (!text.isEmpty() && rows.size() <= WorkbookLimits.ROWS) {
          rows.computeIfAbsent(cell.getRowIndex(), key -> new TreeMap<>())
              .put(cell.getColumnIndex(), text);
        }
      }
    }
  }

  /** A decision table: where its title stands. */
  record Table(int row, int column) {}

  List<Table> tables() {
    List<Table> tables = new ArrayList<>();
    rows.forEach(
        (row, cells) ->
            cells.forEach(
                (column, text) -> {
                  if (text.toLowerCase(Locale.ROOT).startsWith(TABLE)) {
                    tables.add(new Table(row, column));
                  }
                }));
    return tables;
  }

  /** The properties above the first table: a key, such as Import, and its texts. */
  List<DroolsSheet.Piece> properties() {
    List<DroolsSheet.Piece> properties = new ArrayList<>();
    int first = tables().isEmpty() ? 0 : tables().get(0).row();
    for (Map<Integer, String> cells : rows.headMap(first).values()) {
      String key = cells.values().iterator().next();
      cells.forEach(
          (column, text) -> {
            if (!text.equals(key)) {
              int row = rowOf(cells);
              properties.add(new DroolsSheet.Piece(at(row, column), key, text));
            }
          });
    }
    return properties;
  }

  private int rowOf(Map<Integer, String> cells) {
    return rows.entrySet().stream()
        .filter(row -> row.getValue() == cells)
        .findFirst()
        .orElseThrow()
        .getKey();
  }

  /**
   * The header of a column.
   *
   * @param keyword its Drools keyword
   * @param pattern the fact pattern above it; empty if it shares that of another column
   * @param code the template of its cells
   */
  record Header(
      int column,
      String keyword,
      SourceLocation keywordPlace,
      String pattern,
      String code,
      SourceLocation codePlace) {}

  /** The columns of a table; a column without a keyword ends it. */
  List<Header> columns(Table table) {
    List<Header> columns = new ArrayList<>();
    int keywords = table.row() + KEYWORDS;
    for (int column = table.column(); !text(keywords, column).isEmpty(); column++) {
      columns.add(
          new Header(
              column,
              text(keywords, column),
              at(keywords, column),
              text(table.row() + PATTERNS, column),
              text(table.row() + CODE, column),
              at(table.row() + CODE, column)));
    }
    return columns;
  }

  /** The rows of all tables, each with the code that its cells become. */
  List<DroolsSheet.Row> rules() {
    List<DroolsSheet.Row> rules = new ArrayList<>();
    for (Table table : tables()) {
      for (int row = table.row() + FIRST_RULE; rows.containsKey(row); row++) {
        rules.add(new DroolsSheet.Row(SheetShape.cell(row, table.column()), pieces(table, row)));
      }
    }
    return rules;
  }

  private List<DroolsSheet.Piece> pieces(Table table, int row) {
    List<DroolsSheet.Piece> pieces = new ArrayList<>();
    for (Header header : columns(table)) {
      String text = text(row, header.column());
      if (!text.isEmpty() && !header.code().isEmpty()) { // Names and remarks are no code.
        String code = header.pattern() + " " + filled(header.code(), text);
        String name = SheetShape.cell(table.row() + CODE, header.column());
        pieces.add(new DroolsSheet.Piece(at(row, header.column()), name, code));
      }
    }
    return pieces;
  }

  private static String filled(String code, String text) {
    Matcher gap = GAP.matcher(code);
    return gap.find() ? gap.replaceAll(Matcher.quoteReplacement(text)) : code + " " + text;
  }

  private String text(int row, int column) {
    return rows.getOrDefault(row, new TreeMap<>()).getOrDefault(column, "");
  }

  private SourceLocation at(int row, int column) {
    return SourceLocation.cell(workbook, title, SheetShape.cell(row, column));
  }
}
