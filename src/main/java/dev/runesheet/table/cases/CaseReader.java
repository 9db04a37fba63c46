package dev.runesheet.table.cases;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.NumberedWord;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.grid.Grid;
import dev.runesheet.table.grid.GridBook;
import dev.runesheet.table.grid.GridRow;
import dev.runesheet.table.grid.RawCells;
import dev.runesheet.table.grid.WorkbookFile;
import dev.runesheet.table.grid.WorkbookLimits;
import dev.runesheet.table.layout.CaseColumn;
import dev.runesheet.table.layout.CaseContent;
import dev.runesheet.table.layout.CaseRow;
import dev.runesheet.table.layout.CaseRow.CaseCell;
import dev.runesheet.table.layout.CaseSheet;
import dev.runesheet.table.layout.CellParser;
import dev.runesheet.table.read.CopiedSheets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apache.poi.ss.util.CellRangeAddress;

/**
 * The reader of the sheet {@code Tests} of a workbook. Drools never sees it, so its columns are the
 * author's to choose; but as in a table of rules, nothing in a cell is believed, and no content of
 * a file makes it throw.
 */
public final class CaseReader {

  private static final int SUBJECT_COLUMN = 1;

  private final String name;
  private final byte[] content;
  private final Diagnostics findings;

  /**
   * Creates a reader.
   *
   * @param name the file as the user named it, for the places of findings
   * @param content the file's bytes
   * @param findings takes the errors of the workbook and of headings; each row has its own findings
   */
  public CaseReader(String name, byte[] content, Diagnostics findings) {
    this.name = name;
    this.content = content.clone();
    this.findings = findings;
  }

  /** True if the workbook has a sheet of tests; what cannot be opened has none. */
  public boolean hasSheet() {
    return open(workbook -> workbook.has(CaseSheet.TITLE), false);
  }

  /**
   * True if the workbook has a sheet of tests, or one that was before it was given another title.
   */
  public boolean meansSheet() {
    return open(workbook -> workbook.has(CaseSheet.TITLE) || renamed(workbook) != null, false);
  }

  /** The title of a sheet that begins as one of tests does; null if there is none. */
  private static String renamed(GridBook workbook) {
    return workbook.names().stream()
        .filter(title -> CopiedSheets.isOfTests(workbook.sheet(title)))
        .findFirst()
        .orElse(null);
  }

  /**
   * Reads the sheet, and warns of sheets like it, whose rows are not read.
   *
   * @param columns the columns that a subject can have; empty after a report, if there is no such
   *     subject
   * @return the sheet, or empty after a report
   */
  public Optional<CaseSheet> read(Function<Subject, Optional<List<CaseColumn>>> columns) {
    Optional<Grid> sheet = open(this::sheet, Optional.empty());
    return sheet.isEmpty() ? missing() : read(sheet.get(), columns);
  }

  private Optional<Grid> sheet(GridBook workbook) {
    CopiedSheets.check(name, workbook, List.of(CaseSheet.TITLE), findings);
    return Optional.ofNullable(workbook.sheet(CaseSheet.TITLE));
  }

  /**
   * The subject of a sheet's cases.
   *
   * @param word for example the id of a game; empty if the cell is empty
   */
  public record Subject(String word, SourceLocation place) {}

  private <T> T open(Function<GridBook, T> use, T otherwise) {
    return WorkbookFile.read(name, content, findings, use, otherwise);
  }

  private Optional<CaseSheet> missing() {
    if (!findings.hasErrors()) {
      String renamed = open(CaseReader::renamed, null);
      String found = renamed == null ? "" : "its tests on a sheet " + Words.quote(renamed);
      findings.error(
          Code.SHEET_MISSING,
          SourceLocation.cell(name, renamed == null ? CaseSheet.TITLE : renamed, "A1"),
          found,
          Words.quote(CaseSheet.TITLE));
    }
    return Optional.empty();
  }

  private Optional<CaseSheet> read(
      Grid sheet, Function<Subject, Optional<List<CaseColumn>>> columns) {
    RawCells cells = new RawCells(name, sheet, findings);
    RawCell subject = cells.at(CaseSheet.SUBJECT, SUBJECT_COLUMN, "the game");
    return columns
        .apply(new Subject(subject.text(), subject.place()))
        .map(known -> rows(sheet, subject.text(), known, cells));
  }

  private CaseSheet rows(Grid sheet, String subject, List<CaseColumn> known, RawCells headings) {
    CaseHeader header = new CaseHeader(sheet, known, headings, findings);
    Map<Integer, CaseColumn> columns = header.read();
    checkMerged(sheet, headings);
    List<CaseRow> rows = new ArrayList<>();
    List<Diagnostics> rowFindings = new ArrayList<>();
    for (GridRow row : header.isKnown() ? sheet : List.<GridRow>of()) {
      Diagnostics own = new Diagnostics();
      Optional<CaseRow> read = row(sheet, row, columns, own);
      if (rows.size() == WorkbookLimits.ROWS && read.isPresent()) {
        findings.error(
            Code.TOO_LARGE, read.get().place(), "more rows", "at most " + WorkbookLimits.ROWS);
        break;
      }
      if (read.isPresent()) {
        rows.add(read.get());
        rowFindings.add(own);
      }
    }
    return new CaseSheet(subject, columns, rows, rowFindings);
  }

  /** Reports cells merged with others of cases: only the first holds what seems to stand in all. */
  private void checkMerged(Grid sheet, RawCells cells) {
    for (CellRangeAddress area : sheet.merged()) {
      if (area.getLastRow() >= CaseSheet.FIRST) {
        SourceLocation place = cells.place(area.getFirstRow(), area.getFirstColumn());
        findings.error(Code.MERGED_CELLS, place, area.formatAsString(), "single cells");
      }
    }
  }

  /** A row, or empty if it is none or blank. */
  private Optional<CaseRow> row(
      Grid sheet, GridRow row, Map<Integer, CaseColumn> columns, Diagnostics own) {
    if (row.number() < CaseSheet.FIRST) {
      return Optional.empty();
    }
    RawCells cells = new RawCells(name, sheet, own);
    List<CaseCell> filled = new ArrayList<>();
    List<CaseColumn> unread = new ArrayList<>();
    for (int i = 0; i < Math.min(row.width(), WorkbookLimits.COLUMNS); i++) {
      CaseColumn column = columns.get(i);
      int before = own.size();
      RawCell raw = cells.at(row.number(), i, () -> column == null ? "nothing" : column.says());
      if (raw.isFilled() && column == null) {
        own.errorAbout(
            Code.CELL_TEXT, raw.place(), raw.text(), "nothing in a column without a heading");
      } else if (raw.isFilled()) {
        List<CellValue> values = values(column, raw, own);
        if (values != null) {
          filled.add(new CaseCell(column, values, raw.place()));
        }
      }
      if (column != null && own.size() > before) {
        unread.add(column);
      }
    }
    boolean blank = filled.isEmpty() && own.size() == 0;
    SourceLocation place = cells.place(row.number(), 0);
    return blank
        ? Optional.empty()
        : Optional.of(new CaseRow(row.number() + 1, place, filled, unread));
  }

  /** The values of a cell; null after reports, one for each that is wrong. */
  private static List<CellValue> values(CaseColumn column, RawCell raw, Diagnostics own) {
    boolean none = column.list() && raw.text().equals(CaseSheet.NONE);
    List<String> texts = column.list() ? parts(column, raw.text()) : List.of(raw.text());
    List<CellValue> values = new ArrayList<>();
    if (texts.contains("")) {
      own.error(Code.EMPTY, raw.place(), raw.text(), "no empty entry in the list");
      return null;
    }
    for (String text : none ? List.<String>of() : texts) {
      Double number = texts.size() == 1 ? raw.number() : null;
      values.add(value(column, RawCell.filled(text, number, raw.place()), own));
    }
    return values.contains(null) ? null : values;
  }

  /**
   * The entries of a list: at semicolons or lines if there are any, otherwise at commas. Empty ones
   * count between commas and between semicolons; a line may be blank, and the last semicolon is an
   * end.
   */
  private static List<String> parts(CaseColumn column, String text) {
    if (column.content() instanceof CaseContent.Numbered) {
      return NumberedWord.split(text);
    }
    boolean split = text.contains(";") || text.contains("\n");
    boolean commas = !split && text.contains(",") && column.splitsAtCommas();
    if (commas) {
      return Arrays.stream(text.split(",", -1)).map(String::strip).toList();
    }
    List<String> parts = new ArrayList<>();
    for (String line : text.split("\n")) {
      if (!line.isBlank()) {
        Arrays.stream(line.split(";")).map(String::strip).forEach(parts::add);
      }
    }
    return parts;
  }

  private static CellValue value(CaseColumn column, RawCell raw, Diagnostics own) {
    if (column.content() instanceof CaseContent.Number number) {
      return new CellParser(own).part(number.type(), raw, !column.list());
    }
    if (column.content() instanceof CaseContent.Numbered numbered) {
      return numbered(numbered, raw, own);
    }
    if (column.content() instanceof CaseContent.OneOf word && !word.takes(raw.text())) {
      word.report(raw.text(), raw.place(), own);
      return null;
    }
    return new CellValue.Text(raw.text());
  }

  /** A word with numbers, in the usual form. */
  private static CellValue numbered(CaseContent.Numbered content, RawCell raw, Diagnostics own) {
    Optional<NumberedWord> read = NumberedWord.read(raw.text());
    if (read.isEmpty()) {
      own.errorAbout(Code.CELL_TEXT, raw.place(), raw.text(), content.says());
      return null;
    }
    boolean known = content.words().contains(read.get().word());
    if (!known) {
      own.unknownWord(content.unknown(), raw.place(), read.get().word(), content.words());
    }
    for (String name : read.get().numbers().keySet()) {
      if (!content.numbers().contains(name)) {
        own.unknownWord(Code.UNKNOWN_STAT, raw.place(), name, content.numbers());
        known = false;
      }
    }
    return known ? new CellValue.Text(read.get().toString()) : null;
  }
}
