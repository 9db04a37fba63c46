package dev.runesheet.table.cases;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.table.grid.EscapedText;
import dev.runesheet.table.grid.Grid;
import dev.runesheet.table.grid.GridBook;
import dev.runesheet.table.grid.RawCells;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookBytes;
import dev.runesheet.table.grid.WorkbookFile;
import dev.runesheet.table.layout.CaseColumn;
import dev.runesheet.table.layout.CaseContent;
import dev.runesheet.table.layout.CaseSheet;
import dev.runesheet.table.write.CaseFrame;
import dev.runesheet.table.write.SheetStyles;
import dev.runesheet.table.write.SheetWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * Writes cases into an author's workbook: makes the sheet {@code Tests} if it is missing, adds
 * columns at the right and rows at the end, and brings the drop-downs up to date. What stands there
 * already stays as it is.
 */
public final class CaseWriter {

  private final String name;
  private final byte[] content;
  private final Diagnostics findings;
  private final List<SourceLocation> written = new ArrayList<>();

  /**
   * Creates a writer.
   *
   * @param name the file as the user named it, for places
   * @param content the file's bytes
   * @param findings takes the errors of the workbook
   */
  public CaseWriter(String name, byte[] content, Diagnostics findings) {
    this.name = name;
    this.content = content.clone();
    this.findings = findings;
  }

  /**
   * The cases to write.
   *
   * @param subject the subject of the cases; an existing sheet must have the same
   * @param known all columns that the sheet can have
   * @param usual those of them that a new sheet has in any case
   * @param rows the values of new rows by column; a column that is missing is added
   * @param anew whether an existing sheet gets the layout of a new one
   */
  public record Cases(
      String subject,
      List<CaseColumn> known,
      Collection<CaseColumn> usual,
      List<Map<CaseColumn, List<CellValue>>> rows,
      boolean anew) {

    /** Copies the lists. */
    public Cases {
      known = List.copyOf(known);
      usual = List.copyOf(usual);
      rows = List.copyOf(rows);
    }
  }

  /** Writes; empty after a report if the workbook or the headings of its sheet cannot be read. */
  public Optional<EditedWorkbook> write(Cases cases) {
    return WorkbookFile.open(
        name,
        content,
        findings,
        workbook -> write((XSSFWorkbook) workbook, cases),
        Optional.empty());
  }

  private Optional<EditedWorkbook> write(XSSFWorkbook workbook, Cases cases) {
    SheetStyles styles = new SheetStyles(workbook);
    Sheet sheet = workbook.getSheet(CaseSheet.TITLE);
    boolean made = sheet == null;
    Map<Integer, CaseColumn> columns;
    if (made) {
      sheet = workbook.createSheet(CaseSheet.TITLE);
      columns = new CaseFrame(sheet, styles).make(cases.subject(), wanted(cases));
    } else {
      columns = WorkbookFile.read(name, content, findings, book -> headings(book, cases), Map.of());
    }
    if (findings.hasErrors()) {
      return Optional.empty();
    }
    addMissing(sheet, columns, cases, styles);
    for (Map<CaseColumn, List<CellValue>> row : cases.rows()) {
      add(sheet, columns, row, styles);
    }
    if (made) {
      new CaseFrame(sheet, styles).fit(columns);
    }
    boolean changed = new CaseLists(sheet).renew(columns) || made || !cases.rows().isEmpty();
    if (cases.anew() && !made) {
      new CaseFrame(sheet, styles).renew(columns);
      changed = true;
    }
    return Optional.of(
        new EditedWorkbook(changed ? WorkbookBytes.timeless(workbook) : content, written));
  }

  private Map<Integer, CaseColumn> headings(GridBook book, Cases cases) {
    Grid sheet = book.sheet(CaseSheet.TITLE);
    RawCells cells = new RawCells(name, sheet, findings);
    RawCell subject = cells.at(CaseSheet.SUBJECT, 1, cases.subject());
    if (!subject.text().equals(cases.subject())) {
      String found = subject.isBlank() ? "nothing" : Words.quote(subject.text());
      findings.error(Code.HEADER_CHANGED, subject.place(), found, Words.quote(cases.subject()));
    }
    return new CaseHeader(sheet, cases.known(), cells, findings).read();
  }

  /** The columns of a new sheet, in the order in which they are known. */
  private static List<CaseColumn> wanted(Cases cases) {
    return cases.known().stream()
        .filter(column -> cases.usual().contains(column) || isUsed(column, cases))
        .toList();
  }

  private static boolean isUsed(CaseColumn column, Cases cases) {
    return cases.rows().stream().anyMatch(row -> row.containsKey(column));
  }

  private static void addMissing(
      Sheet sheet, Map<Integer, CaseColumn> columns, Cases cases, SheetStyles styles) {
    int next = Math.max(0, sheet.getRow(CaseSheet.LABELS).getLastCellNum());
    for (CaseColumn column : cases.known()) {
      if (isUsed(column, cases) && !columns.containsValue(column)) {
        new CaseFrame(sheet, styles).add(next, column, true);
        columns.put(next++, column);
      }
    }
  }

  private void add(
      Sheet sheet,
      Map<Integer, CaseColumn> columns,
      Map<CaseColumn, List<CellValue>> values,
      SheetStyles styles) {
    Row row = sheet.createRow(Math.max(CaseSheet.FIRST, sheet.getLastRowNum() + 1));
    columns.forEach(
        (index, column) -> {
          Cell cell = row.createCell(index);
          cell.setCellStyle(style(sheet, cell, column, styles));
          if (values.containsKey(column)) {
            fill(cell, column, values.get(column));
            String at = SheetShape.cell(cell.getRowIndex(), index);
            written.add(SourceLocation.cell(name, CaseSheet.TITLE, at));
          }
        });
    SheetWriter.fit(row);
  }

  /** The style of the cell above, which the author may have changed. */
  private static CellStyle style(Sheet sheet, Cell cell, CaseColumn column, SheetStyles styles) {
    Row above = cell.getRowIndex() == CaseSheet.FIRST ? null : sheet.getRow(cell.getRowIndex() - 1);
    Cell model = above == null ? null : above.getCell(cell.getColumnIndex());
    return model == null ? styles.cell(column) : model.getCellStyle();
  }

  private static void fill(Cell cell, CaseColumn column, List<CellValue> values) {
    if (!column.list() && values.get(0) instanceof CellValue.Number number) {
      cell.setCellValue(number.number());
      return;
    }
    String separator = column.splitsAtCommas() ? ", " : "; ";
    boolean entry =
        column.list()
            && !(column.content() instanceof CaseContent.Numbered)
            && values.stream().anyMatch(value -> hasComma(value) || isNone(value));
    String text =
        values.stream()
            .map(CellValue::literal)
            .collect(Collectors.joining(entry ? "; " : separator));
    String safe = Literals.inert(text);
    EscapedText.write(cell, values.isEmpty() ? CaseSheet.NONE : entry ? safe + ";" : safe);
  }

  /** True if an entry would be read as the empty list if it stood alone. */
  private static boolean isNone(CellValue value) {
    return value.literal().equals(CaseSheet.NONE);
  }

  private static boolean hasComma(CellValue value) {
    return value.literal().contains(",");
  }
}
