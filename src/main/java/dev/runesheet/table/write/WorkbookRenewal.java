package dev.runesheet.table.write;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.effect.EffectForm;
import dev.runesheet.table.effect.TableForm;
import dev.runesheet.table.grid.WorkbookBytes;
import dev.runesheet.table.grid.WorkbookFile;
import dev.runesheet.table.layout.ToolSheets;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * Writes the tables of an author's workbook anew, as this version lays them out and makes them
 * look. Sheets that are no tables stay as they are.
 */
public final class WorkbookRenewal {

  private final String name;
  private final byte[] content;
  private final Diagnostics findings;

  /**
   * Creates a writer.
   *
   * @param name the file as the user named it, for places
   * @param content the file's bytes
   * @param findings takes the errors of the workbook
   */
  public WorkbookRenewal(String name, byte[] content, Diagnostics findings) {
    this.name = name;
    this.content = content.clone();
    this.findings = findings;
  }

  /**
   * Writes; empty after a finding in one of the tables.
   *
   * @param forms the tables that the workbook has
   * @param lacking those that it may have, too; they are added without rows
   */
  public Optional<byte[]> write(
      List<? extends TableForm> forms, List<? extends EffectForm> lacking) {
    List<TypedTable> tables = new ArrayList<>();
    WorkbookReader reader = new WorkbookReader(name, content, findings);
    reader
        .readPresent(forms)
        .forEach((form, table) -> tables.add(reader.asWritten(form, table).split()));
    lacking.forEach(form -> tables.add(form.write(form.begun(), List.of(), name).table().split()));
    if (findings.hasErrors()) {
      return Optional.empty();
    }
    return WorkbookFile.open(
        name,
        content,
        findings,
        workbook -> Optional.of(write(workbook, tables)),
        Optional.empty());
  }

  private static byte[] write(Workbook workbook, List<TypedTable> tables) {
    SheetStyles styles = new SheetStyles((XSSFWorkbook) workbook);
    int lists = workbook.getSheetIndex(ToolSheets.LISTS);
    if (lists >= 0) {
      workbook.removeSheetAt(lists);
    }
    if (workbook.getSheet(ToolSheets.READ_ME) != null) {
      ReadMeSheet.write(blank(workbook, ToolSheets.READ_ME), tables, styles);
    }
    DropDowns choices = new DropDowns(workbook);
    int after = 0;
    for (TypedTable table : tables) {
      String title = table.layout().title();
      if (workbook.getSheet(title) == null) {
        workbook.createSheet(title);
        workbook.setSheetOrder(title, after + 1);
      }
      after = workbook.getSheetIndex(title);
      Sheet sheet = blank(workbook, title);
      new SheetWriter(sheet, table.layout(), styles).write(table);
      choices.add(sheet, table);
    }
    return WorkbookBytes.timeless(workbook);
  }

  /** A sheet in the place of the one of this name. */
  private static Sheet blank(Workbook workbook, String title) {
    int index = workbook.getSheetIndex(title);
    boolean active = workbook.getActiveSheetIndex() == index;
    workbook.removeSheetAt(index);
    Sheet sheet = workbook.createSheet(title);
    workbook.setSheetOrder(title, index);
    if (active) {
      workbook.setActiveSheet(index);
      workbook.setSelectedTab(index);
    }
    return sheet;
  }
}
