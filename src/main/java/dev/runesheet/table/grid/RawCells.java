package dev.runesheet.table.grid;

import dev.runesheet.model.Numerals;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.CellText;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.cell.Spelling;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.apache.poi.ss.usermodel.DateUtil;

/** The texts of cells; formulas, dates, errors and yes/no cells are findings. */
public record RawCells(String workbook, Grid sheet, Diagnostics findings) {

  /** The text of a number in a format such as 000, with which ids keep their length. */
  private static final Pattern LEADING_ZEROS = Pattern.compile("0\\d+");

  public SourceLocation place(int row, int column) {
    return SourceLocation.cell(workbook, sheet.name(), SheetShape.cell(row, column));
  }

  /** The cell at a place, both counted from 0. */
  public RawCell at(int row, int column, String expected) {
    return at(row, column, () -> expected);
  }

  /** The cell at a place; the expectation of its column is computed only for a finding. */
  public RawCell at(int row, int column, Supplier<String> expected) {
    GridCell cell = sheet.cell(row, column);
    return cell == null ? RawCell.blank(place(row, column)) : of(cell, expected);
  }

  /** The text of a cell; findings name the expectation of its column. */
  public RawCell of(GridCell cell, Supplier<String> expected) {
    SourceLocation place = place(cell.row(), cell.column());
    return switch (cell.kind()) {
      case TEXT -> text(cell.text(), place);
      case NUMBER -> number(cell, place, expected);
      case TRUTH -> truth(cell.number() == 1, place, expected);
      case FORMULA -> formula(cell.text(), place, expected);
      case ERROR -> bad(Code.CELL_ERROR, place, cell.text(), expected.get());
      case DAMAGED -> bad(Code.CELL_TEXT, place, "damaged content", expected.get());
      case BLANK -> RawCell.blank(place);
    };
  }

  private RawCell text(String text, SourceLocation place) {
    if (text.length() > WorkbookLimits.CHARACTERS) {
      return bad(
          Code.TOO_LARGE, place, text, "at most " + WorkbookLimits.CHARACTERS + " characters");
    }
    String clean = CellText.clean(text);
    return clean.isEmpty() ? RawCell.blank(place) : RawCell.filled(clean, null, place);
  }

  private RawCell number(GridCell cell, SourceLocation place, Supplier<String> expected) {
    double number = cell.number();
    if (!Double.isFinite(number)) {
      return bad(Code.WRONG_TYPE, place, Double.toString(number), expected.get());
    }
    if (cell.date()) {
      boolean time = number >= 0 && number < 1;
      String found = time ? "a time" : date(number);
      boolean range = expected.get().contains("..");
      return bad(
          Diagnostic.of(Code.WRONG_TYPE, place, found, expected.get())
              .suggesting(
                  "format the cell as text, then write it again"
                      + (range ? "; a range has two points, such as 1..2" : "")));
    }
    boolean zeros = LEADING_ZEROS.matcher(cell.text()).matches();
    return zeros && Double.parseDouble(cell.text()) == number
        ? RawCell.filled(cell.text(), number, place)
        : RawCell.filled(Numerals.plain(number), number, place).showing(cell.text());
  }

  /** A number that lies on no calendar of spreadsheets stands as it is. */
  private static String date(double number) {
    boolean day = DateUtil.isValidExcelDate(number) && number < Integer.MAX_VALUE;
    return day
        ? "the date " + DateUtil.getLocalDateTime(number).toLocalDate()
        : Numerals.plain(number) + " formatted as a date";
  }

  /** LibreOffice saves a truth value as a formula. */
  private RawCell formula(String formula, SourceLocation place, Supplier<String> expected) {
    boolean truth = formula.equals("TRUE()") || formula.equals("FALSE()");
    return truth
        ? truth(formula.equals("TRUE()"), place, expected)
        : bad(Code.FORMULA, place, "=" + formula, expected.get());
  }

  /** Spreadsheets make a truth value of TRUE, WAHR or VRAI. */
  private RawCell truth(boolean value, SourceLocation place, Supplier<String> expected) {
    String says = expected.get();
    boolean mark = says.equals(new CellType.Mark().says());
    String advice =
        mark
            ? Spelling.mark(Boolean.toString(value))
            : says.contains("yes") ? "write " + (value ? "yes" : "no") : "";
    String found = "the truth value " + (value ? "TRUE" : "FALSE");
    return bad(Diagnostic.of(Code.WRONG_TYPE, place, found, says).suggesting(advice));
  }

  private RawCell bad(Diagnostic finding) {
    findings.add(finding);
    return RawCell.bad(finding.location());
  }

  private RawCell bad(Code code, SourceLocation place, String found, String expected) {
    findings.error(code, place, found, expected);
    return RawCell.bad(place);
  }
}
