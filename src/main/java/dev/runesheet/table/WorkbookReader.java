package dev.runesheet.table;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;

/**
 * Reads workbooks of rule authors. Nothing in a workbook is believed: each header is compared with
 * the layout, each cell is understood by the type of its column, and whatever else is there is a
 * finding at its cell. No content of a file makes it throw.
 */
public final class WorkbookReader {

  private final String name;
  private final byte[] content;
  private final Diagnostics findings;

  /**
   * Prepares to read.
   *
   * @param name the file as the user named it, for the places of findings
   * @param content the file's bytes
   * @param findings takes what is wrong
   */
  public WorkbookReader(String name, byte[] content, Diagnostics findings) {
    this.name = name;
    this.content = content.clone();
    this.findings = findings;
  }

  /** The table of a layout; without rows if there are findings that leave nothing to read. */
  public TypedTable read(TableLayout layout) {
    return read(List.of(layout)).get(0);
  }

  /** The tables of several layouts, in their order. */
  public List<TypedTable> read(List<TableLayout> layouts) {
    List<TypedTable> empty = layouts.stream().map(this::nothing).toList();
    return open(
        workbook -> layouts.stream().map(layout -> table(workbook, layout)).toList(), empty);
  }

  /**
   * The table of a family of effects, with the layout that the workbook itself has: its columns are
   * looked up among all that the family's verbs can make. Where a column is not one of these, the
   * nearest is taken, and the cell that differs is a finding.
   */
  public TypedTable read(EffectFamily family) {
    TableLayout none = family.layout(List.of());
    return open(workbook -> table(workbook, layout(workbook, family, none)), nothing(none));
  }

  private static TableLayout layout(Workbook workbook, EffectFamily family, TableLayout none) {
    Sheet sheet = workbook.getSheet(family.title());
    return sheet == null ? none : new LayoutRecognizer(family, sheet).layout();
  }

  private <T> T open(Function<Workbook, T> use, T otherwise) {
    try {
      return WorkbookFile.open(name, content, findings, use, otherwise);
    } catch (RuntimeException | StackOverflowError e) {
      // POI and the XML readers below it throw what they like on damaged files.
      findings.error(
          Code.NOT_A_WORKBOOK, SourceLocation.file(name), "a damaged file", "a workbook (.xlsx)");
      return otherwise;
    }
  }

  private TypedTable nothing(TableLayout layout) {
    return new TypedTable(layout, name, List.of());
  }

  private TypedTable table(Workbook workbook, TableLayout layout) {
    Sheet sheet = workbook.getSheet(layout.title());
    if (sheet == null) {
      List<String> sheets = new ArrayList<>();
      workbook.forEach(other -> sheets.add(other.getSheetName()));
      String found = sheets.isEmpty() ? "no sheet" : "sheets " + String.join(", ", sheets);
      findings.error(
          Code.SHEET_MISSING, SourceLocation.file(name), found, Words.quote(layout.title()));
      return nothing(layout);
    }
    return new SheetReader(name, sheet, layout, findings).read();
  }
}
