package dev.runesheet.table.write;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Series;
import dev.runesheet.table.check.MergeCheck;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableForm;
import dev.runesheet.table.grid.EscapedText;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookBytes;
import dev.runesheet.table.grid.WorkbookFile;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.read.WorkbookReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * Migration of a workbook's tables of questions and of data, such as cards, to the columns that
 * their classes or their game declare now: a new one is added without content, one that is no more
 * is removed, and a renamed one gets its new heading. Rows stay.
 */
public final class ColumnMigration {

  private static final int NAMED = 3;

  private final String name;
  private final byte[] content;
  private final Diagnostics findings;

  /**
   * Creates a migration.
   *
   * @param name the file as the user named it, for places
   * @param content the file's bytes
   * @param findings takes what cannot be migrated
   */
  public ColumnMigration(String name, byte[] content, Diagnostics findings) {
    this.name = name;
    this.content = content.clone();
    this.findings = findings;
  }

  /**
   * Migrates those tables whose headings differ.
   *
   * @return the workbook; empty if no table differs, or after a finding
   */
  public Optional<byte[]> to(List<? extends TableForm> forms) {
    List<TableLayout> changed =
        forms.stream()
            .filter(PlainForm.class::isInstance)
            .filter(this::differs)
            .map(form -> ((PlainForm) form).layout().split())
            .toList();
    return changed.isEmpty()
        ? Optional.empty()
        : WorkbookFile.open(
            name, content, findings, workbook -> migrated(workbook, changed), Optional.empty());
  }

  /** True if a sheet has not the columns that are declared. */
  private boolean differs(TableForm form) {
    Diagnostics found = new Diagnostics();
    boolean here =
        new WorkbookReader(name, content, found).readPresent(List.of(form)).containsKey(form);
    return here
        && ((PlainForm) form).layout().isDeclared()
        && found.all().stream().anyMatch(one -> one.code() == Code.HEADER_CHANGED);
  }

  private Optional<byte[]> migrated(Workbook workbook, List<TableLayout> layouts) {
    // Cells are moved from a second copy: a cell that is written may be one that is read later.
    return WorkbookFile.open(
        name,
        content,
        findings,
        before -> {
          boolean moved = false;
          for (TableLayout layout : layouts) {
            moved |= migrate(before.getSheet(layout.title()), workbook, layout);
          }
          return moved && !findings.hasErrors()
              ? Optional.of(WorkbookBytes.timeless(workbook))
              : Optional.empty();
        },
        Optional.empty());
  }

  /** Moves the cells of one sheet; false if its headings cannot be told, or after a finding. */
  private boolean migrate(Sheet before, Workbook workbook, TableLayout layout) {
    ColumnMatch match = ColumnMatch.of(before, layout);
    if (!match.isPlausible()) {
      return false;
    }
    boolean lost = false;
    for (int column : match.left()) {
      lost |= reportUsed(before, column, match.label(column), layout);
    }
    if (lost) {
      return false;
    }
    Sheet sheet = workbook.getSheet(layout.title());
    writeHeader(sheet, layout, match);
    for (int row = SheetShape.FIRST_ROW; row <= before.getLastRowNum(); row++) {
      if (before.getRow(row) != null) {
        moveRow(before, sheet, row, match);
      }
    }
    return true;
  }

  /** Reports a column that the class has not, or one beside the table, if rows fill its cells. */
  private boolean reportUsed(Sheet sheet, int column, String label, TableLayout layout) {
    List<String> used = new ArrayList<>();
    for (int row = SheetShape.FIRST_ROW; row <= sheet.getLastRowNum(); row++) {
      if (ColumnMatch.isFilled(sheet, row, column)) {
        used.add(SheetShape.cell(row, column));
      }
    }
    if (used.isEmpty()) {
      return false;
    }
    String some = Series.first(NAMED, used);
    if (label.isEmpty()) {
      findings.add(
          Diagnostic.of(
              Code.HEADER_CHANGED,
              layout.place(name, SheetShape.LABELS, column - SheetShape.FIRST_COLUMN),
              "no heading above " + some,
              SheetShape.NOTHING_BESIDE));
      return true;
    }
    List<String> labels = layout.columns().stream().map(Column::label).toList();
    String near = Words.nearest(label, labels);
    String renamed = near == null ? "its new heading" : Words.quote(near);
    findings.add(
        Diagnostic.about(
                Code.HEADER_CHANGED,
                layout.place(name, SheetShape.LABELS, column - SheetShape.FIRST_COLUMN),
                label,
                "a column that the table has, as rows have something in " + some)
            .suggesting(
                "if the column was renamed, write " + renamed + " here; if not, empty its cells"));
    return true;
  }

  private static void writeHeader(Sheet sheet, TableLayout layout, ColumnMatch match) {
    for (int i = sheet.getNumMergedRegions() - 1; i >= 0; i--) {
      if (sheet.getMergedRegion(i).getFirstRow() == SheetShape.PATTERN) {
        sheet.removeMergedRegion(i);
      }
    }
    for (int row = SheetShape.RULE_SET; row <= SheetShape.LABELS; row++) {
      for (int column = SheetShape.FIRST_COLUMN; column < match.width(); column++) {
        int index = column - SheetShape.FIRST_COLUMN;
        String text = index < layout.columns().size() ? layout.header(row, column) : "";
        boolean policy = row == SheetShape.TABLE && index == SheetShape.POLICY;
        if (!policy || !ColumnMatch.isFilled(sheet, row, column)) {
          EscapedText.write(SheetCells.at(sheet, row, column), text);
        }
      }
    }
    Optional.ofNullable(MergeCheck.pattern(layout)).ifPresent(sheet::addMergedRegion);
  }

  private static void moveRow(Sheet before, Sheet sheet, int row, ColumnMatch match) {
    for (int column = SheetShape.FIRST_COLUMN; column < match.width(); column++) {
      int from = match.source(column);
      Cell source = from < 0 ? null : before.getRow(row).getCell(from);
      if (from == column) {
        continue;
      }
      Cell target = SheetCells.at(sheet, row, column);
      target.setBlank();
      if (source != null) {
        copy(source, target);
      }
    }
  }

  private static void copy(Cell source, Cell target) {
    XSSFWorkbook workbook = (XSSFWorkbook) target.getSheet().getWorkbook();
    // Both workbooks come from the same bytes, so a style has one number in both.
    target.setCellStyle(workbook.getCellStyleAt(source.getCellStyle().getIndex()));
    switch (source.getCellType()) {
      case NUMERIC -> target.setCellValue(source.getNumericCellValue());
      case BOOLEAN -> target.setCellValue(source.getBooleanCellValue());
      case FORMULA -> target.setCellFormula(source.getCellFormula());
      case ERROR -> target.setCellErrorValue(source.getErrorCellValue());
      case STRING -> EscapedText.write(target, source.getStringCellValue());
      default -> target.setBlank();
    }
  }
}
