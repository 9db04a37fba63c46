package dev.runesheet.authors;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.DataValidationConstraint;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.AreaReference;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFDataValidation;
import org.apache.poi.xssf.usermodel.XSSFSheet;

/**
 * A sheet of rows as an author sees it: labels, rows below, drop-downs; and which cells they
 * touched.
 */
final class AuthorsSheet {

  private static final int FIRST_COLUMN = 1;
  private static final int HEADERS = 12;
  private static final int KEYWORDS = 3;
  private static final DataFormatter SHOWN = new DataFormatter();

  private final XSSFSheet sheet;
  private final int labels;
  private final List<AuthorsColumn> columns = new ArrayList<>();
  private final Set<String> touched = new TreeSet<>();
  private final Set<String> elsewhere;

  /**
   * Reads the sheet with its label row.
   *
   * @param elsewhere the texts of the cells of other sheets and workbooks
   */
  AuthorsSheet(XSSFSheet sheet, int labels, Set<String> elsewhere) {
    this.sheet = sheet;
    this.labels = labels;
    this.elsewhere = elsewhere;
    Row row = sheet.getRow(labels);
    for (int column = FIRST_COLUMN; column < row.getLastCellNum(); column++) {
      if (!text(labels, column).isEmpty() && !sheet.isColumnHidden(column)) {
        columns.add(column(column));
      }
    }
  }

  /** Row of the labels, from 0: the one below the hidden rows at the top; -1 if there are none. */
  static int labelRow(Sheet sheet) {
    int hidden = -1;
    for (int row = 0; row < HEADERS; row++) {
      if (sheet.getRow(row) != null && sheet.getRow(row).getZeroHeight()) {
        hidden = row;
      }
    }
    return hidden < 0 ? -1 : hidden + 1;
  }

  private AuthorsColumn column(int column) {
    List<String> words = new ArrayList<>();
    double low = Double.NaN;
    double high = Double.NaN;
    for (XSSFDataValidation validation : sheet.getDataValidations()) {
      if (validation.getRegions().getCellRangeAddresses()[0].isInRange(labels + 1, column)) {
        DataValidationConstraint constraint = validation.getValidationConstraint();
        switch (constraint.getValidationType()) {
          case DataValidationConstraint.ValidationType.LIST -> words.addAll(words(constraint));
          case DataValidationConstraint.ValidationType.INTEGER,
              DataValidationConstraint.ValidationType.DECIMAL -> {
            low = Double.parseDouble(constraint.getFormula1());
            high = Double.parseDouble(constraint.getFormula2());
          }
          default -> {
            // A formula says nothing that the author could read off the list.
          }
        }
      }
    }
    List<Integer> filled = filled(column);
    boolean numeric =
        !filled.isEmpty() && filled.stream().allMatch(row -> isNumber(cell(row, column)));
    boolean always = filled.size() == rows().size() && filled.size() > 2;
    return new AuthorsColumn(
        column, text(labels, column), List.copyOf(words), low, high, numeric, always);
  }

  private List<String> words(DataValidationConstraint constraint) {
    if (constraint.getExplicitListValues() != null) {
      return List.of(constraint.getExplicitListValues());
    }
    AreaReference area =
        new AreaReference(constraint.getFormula1(), sheet.getWorkbook().getSpreadsheetVersion());
    List<String> words = new ArrayList<>();
    for (CellReference at : area.getAllReferencedCells()) {
      Row row = sheet.getWorkbook().getSheet(at.getSheetName()).getRow(at.getRow());
      words.add(SHOWN.formatCellValue(row.getCell(at.getCol())));
    }
    return words;
  }

  String name() {
    return sheet.getSheetName();
  }

  int labels() {
    return labels;
  }

  List<AuthorsColumn> columns() {
    return columns;
  }

  /** Columns that fulfil something. */
  List<AuthorsColumn> columns(Predicate<AuthorsColumn> wanted) {
    return columns.stream().filter(wanted).toList();
  }

  /** Numbers of the rows that say something, from 0. */
  List<Integer> rows() {
    List<Integer> rows = new ArrayList<>();
    for (int row = labels + 1; row <= sheet.getLastRowNum(); row++) {
      if (!text(row, FIRST_COLUMN).isEmpty()) {
        rows.add(row);
      }
    }
    return rows;
  }

  /** Rows with something in a column. */
  List<Integer> filled(int column) {
    return rows().stream().filter(row -> !text(row, column).isEmpty()).toList();
  }

  String text(int row, int column) {
    return SHOWN.formatCellValue(cell(row, column));
  }

  boolean isNumber(int row, int column) {
    return isNumber(cell(row, column));
  }

  private static boolean isNumber(Cell cell) {
    return cell != null && cell.getCellType() == CellType.NUMERIC;
  }

  private Cell cell(int row, int column) {
    return sheet.getRow(row) == null ? null : sheet.getRow(row).getCell(column);
  }

  /** Types a text into a cell. */
  void type(int row, int column, String text) {
    made(row, column).setCellValue(text);
  }

  /** Types a number into a cell. */
  void type(int row, int column, double number) {
    made(row, column).setCellValue(number);
  }

  /** Empties a cell. */
  void erase(int row, int column) {
    made(row, column).setBlank();
  }

  /** Copies a row below the last one and says where it went. */
  int copyBelow(int row) {
    List<Integer> rows = rows();
    int below = rows.get(rows.size() - 1) + 1;
    for (AuthorsColumn column : columns) {
      int at = column.index();
      if (isNumber(row, at)) {
        type(below, at, cell(row, at).getNumericCellValue());
      } else if (!text(row, at).isEmpty()) {
        type(below, at, text(row, at));
      } else {
        touched.add(new CellReference(below, at).formatAsString());
      }
    }
    return below;
  }

  /** Gives a copied row a name of its own and, where it has one, an id. */
  void anew(int row, Random random) {
    int number = random.nextInt(1000);
    type(row, FIRST_COLUMN, text(row, FIRST_COLUMN) + " " + number);
    for (AuthorsColumn column : columns) {
      if (column.label().equals("Effect") && isCondition(column.index())) {
        type(row, column.index(), text(row, column.index()) + "-" + number);
      }
    }
  }

  /** Whether a column says what a rule does. */
  boolean isAction(int column) {
    return text(KEYWORDS, column).equals("ACTION");
  }

  private boolean isCondition(int column) {
    return text(KEYWORDS, column).equals("CONDITION");
  }

  /** Whether another sheet or workbook has a word as a part of a cell. */
  boolean namedElsewhere(String word) {
    Pattern whole = Pattern.compile("(^|[^\\w./])" + Pattern.quote(word) + "($|[^\\w/])");
    return elsewhere.stream().anyMatch(text -> whole.matcher(text).find());
  }

  /** Counts a cell as one of the place where something was changed. */
  void touch(int row, int column) {
    touched.add(new CellReference(row, column).formatAsString());
  }

  private Cell made(int row, int column) {
    touched.add(new CellReference(row, column).formatAsString());
    Row made = sheet.getRow(row) == null ? sheet.createRow(row) : sheet.getRow(row);
    return made.getCell(column, Row.MissingCellPolicy.CREATE_NULL_AS_BLANK);
  }

  /** Cells touched since the sheet was opened, such as {@code C7}. */
  Set<String> touched() {
    return touched;
  }
}
