package dev.runesheet.table;

import dev.runesheet.model.Numerals;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.DateUtil;
import org.apache.poi.ss.usermodel.FormulaError;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;

/** Takes the text out of cells; formulas, dates, errors and yes/no cells are findings. */
final class RawCells {

  private final String workbook;
  private final Sheet sheet;
  private final Diagnostics findings;

  RawCells(String workbook, Sheet sheet, Diagnostics findings) {
    this.workbook = workbook;
    this.sheet = sheet;
    this.findings = findings;
  }

  SourceLocation place(int row, int column) {
    return SourceLocation.cell(workbook, sheet.getSheetName(), SheetShape.cell(row, column));
  }

  /** The cell at a place, both counted from 0. */
  RawCell at(int row, int column, String expected) {
    Row cells = sheet.getRow(row);
    Cell cell = cells == null ? null : cells.getCell(column);
    return cell == null ? RawCell.blank(place(row, column)) : of(cell, expected);
  }

  /** The text of a cell; findings name what its column expects. */
  RawCell of(Cell cell, String expected) {
    SourceLocation place = place(cell.getRowIndex(), cell.getColumnIndex());
    try {
      return read(cell, place, expected);
    } catch (RuntimeException e) {
      // A damaged file: a text that is not there, a style that does not exist.
      return bad(Code.CELL_TEXT, place, "damaged content", expected);
    }
  }

  private RawCell read(Cell cell, SourceLocation place, String expected) {
    return switch (cell.getCellType()) {
      case STRING -> text(cell.getStringCellValue(), place, expected);
      case NUMERIC -> number(cell, place, expected);
      case BOOLEAN ->
          bad(
              Code.WRONG_TYPE,
              place,
              cell.getBooleanCellValue() ? "the truth value TRUE" : "the truth value FALSE",
              expected);
      case FORMULA -> bad(Code.FORMULA, place, "=" + cell.getCellFormula(), expected);
      case ERROR ->
          bad(
              Code.CELL_ERROR,
              place,
              FormulaError.forInt(cell.getErrorCellValue()).getString(),
              expected);
      default -> RawCell.blank(place);
    };
  }

  private RawCell text(String text, SourceLocation place, String expected) {
    if (text.length() > Limits.CHARACTERS) {
      return bad(Code.TOO_LARGE, place, text, "at most " + Limits.CHARACTERS + " characters");
    }
    String clean = CellText.clean(text);
    return clean.isEmpty() ? RawCell.blank(place) : RawCell.filled(clean, null, place);
  }

  private RawCell number(Cell cell, SourceLocation place, String expected) {
    double number = cell.getNumericCellValue();
    if (!Double.isFinite(number)) {
      return bad(Code.WRONG_TYPE, place, Double.toString(number), expected);
    }
    if (DateUtil.isCellDateFormatted(cell)) {
      findings.add(
          Diagnostic.of(Code.WRONG_TYPE, place, "a date", expected)
              .suggesting("format the cell as text, then write it again"));
      return RawCell.bad(place);
    }
    return RawCell.filled(Numerals.plain(number), number, place);
  }

  private RawCell bad(Code code, SourceLocation place, String found, String expected) {
    findings.error(code, place, found, expected);
    return RawCell.bad(place);
  }
}
