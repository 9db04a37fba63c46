package dev.runesheet.table.write;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.table.grid.EscapedText;
import dev.runesheet.table.grid.WorkbookBytes;
import dev.runesheet.table.grid.WorkbookFile;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.ss.util.CellUtil;

/**
 * The writer of one cell of an author's workbook, of whatever sheet. Its format stays, and so does
 * all else. What is typed never becomes a formula.
 */
public final class CellWriter {

  private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d{0,14})(\\.\\d{1,10})?");
  private static final String TEXT = "@";

  private final String name;
  private final byte[] content;
  private final Diagnostics findings;

  /**
   * Creates an editor.
   *
   * @param name the file as the user named it, for places
   * @param content the file's bytes
   * @param findings takes the errors of the workbook
   */
  public CellWriter(String name, byte[] content, Diagnostics findings) {
    this.name = name;
    this.content = content.clone();
    this.findings = findings;
  }

  /** The text shown by a cell; empty if the workbook cannot be read, or has no such sheet. */
  public Optional<String> shown(String sheet, String cell) {
    return WorkbookFile.open(
        name,
        content,
        findings,
        workbook -> Optional.ofNullable(workbook.getSheet(sheet)).map(one -> shown(one, cell)),
        Optional.empty());
  }

  private static String shown(Sheet sheet, String cell) {
    CellReference at = new CellReference(cell);
    Row row = sheet.getRow(at.getRow());
    return row == null
        ? ""
        : new DataFormatter(Locale.ROOT).formatCellValue(row.getCell(at.getCol()));
  }

  /**
   * Writes a cell that shows a text: a number where one is typed and the cell is not kept as text,
   * otherwise a text.
   *
   * @param last the workbook that was written last, which may be this one
   * @return what the cell showed, and the workbook if that was the text expected; empty if the
   *     workbook cannot be read, or has no such sheet
   */
  public Optional<Replacement> replace(
      String sheet, String cell, String before, String after, OpenWorkbook last) {
    Optional<Workbook> workbook = last.of(name, content, findings);
    Optional<Sheet> of = workbook.map(open -> open.getSheet(sheet));
    if (of.isEmpty()) {
      return Optional.empty();
    }
    String shown = shown(of.get(), cell);
    if (!shown.equals(before)) {
      last.keep(workbook.get(), content);
      return Optional.of(new Replacement(shown, Optional.empty()));
    }
    EditedWorkbook edited = edited(of.get(), cell, after);
    last.keep(workbook.get(), edited.content());
    return Optional.of(new Replacement(shown, Optional.of(edited)));
  }

  /**
   * The outcome of writing a cell.
   *
   * @param shown the text that the cell showed
   * @param written the workbook; empty if the cell showed another text than the author saw
   */
  public record Replacement(String shown, Optional<EditedWorkbook> written) {}

  private EditedWorkbook edited(Sheet sheet, String name, String text) {
    CellReference at = new CellReference(name);
    Row row = CellUtil.getRow(at.getRow(), sheet);
    Cell cell = row.getCell(at.getCol());
    if (cell == null) {
      cell = row.createCell(at.getCol());
      style(sheet, cell);
    }
    put(cell, text);
    byte[] written =
        CellMarkup.written(content, cell).orElseGet(() -> WorkbookBytes.of(sheet.getWorkbook()));
    SourceLocation place = SourceLocation.cell(this.name, sheet.getSheetName(), name);
    return new EditedWorkbook(written, List.of(place));
  }

  /** A new cell looks like the one above. */
  private static void style(Sheet sheet, Cell cell) {
    Row above = cell.getRowIndex() == 0 ? null : sheet.getRow(cell.getRowIndex() - 1);
    Cell model = above == null ? null : above.getCell(cell.getColumnIndex());
    CellStyle style =
        model == null ? sheet.getColumnStyle(cell.getColumnIndex()) : model.getCellStyle();
    if (style != null) {
      cell.setCellStyle(style);
    }
  }

  private static void put(Cell cell, String text) {
    boolean kept =
        TEXT.equals(cell.getCellStyle().getDataFormatString())
            || cell.getCellType() == CellType.STRING
                && NUMBER.matcher(cell.getStringCellValue()).matches();
    if (cell.getCellType() == CellType.FORMULA) {
      cell.removeFormula(); // It would stay behind a new value.
    }
    cell.setBlank(); // A text within a cell, as some programs write it, would stay as well.
    if (text.isEmpty()) {
      return;
    }
    if (!kept && NUMBER.matcher(text).matches()) {
      cell.setCellValue(Double.parseDouble(text));
    } else {
      EscapedText.write(cell, text);
    }
  }
}
