package dev.runesheet.table;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * Writes into an author's workbook: only the cells that have to change, and new rows below the
 * last. Formats, notes, drop-downs, and whatever else stands in the file are left as they are.
 */
public final class WorkbookEditor {

  private final String name;
  private final byte[] content;
  private final Diagnostics findings;
  private final List<SourceLocation> cells = new ArrayList<>();

  /**
   * Prepares to edit.
   *
   * @param name the file as the user named it, for places
   * @param content the file's bytes
   * @param findings takes what is wrong with the workbook
   */
  public WorkbookEditor(String name, byte[] content, Diagnostics findings) {
    this.name = name;
    this.content = content.clone();
    this.findings = findings;
  }

  /**
   * Writes the sentence of each effect that was understood, where another stands.
   *
   * @return the workbook; empty if it cannot be read
   */
  public Optional<EditedWorkbook> refresh(EffectFamily family) {
    return edit(
        family,
        (sheet, table) -> {
          new SentenceCells(sheet, table, cells).refresh(family.read(table, findings));
          return true;
        });
  }

  /**
   * Makes the table say these effects: changes the cells of those it has, adds rows for the others.
   * Rows of effects that are not among them stay.
   *
   * @param notTabular what could not be written as rows is added here, and listed in the workbook
   * @return the workbook; empty if it cannot be read, or its rows have errors
   */
  public Optional<EditedWorkbook> update(
      EffectFamily family, Collection<Effect> effects, List<Diagnostic> notTabular) {
    return edit(
        family,
        (sheet, table) -> {
          if (findings.hasErrors()) {
            return false;
          }
          EffectSheet wanted = family.write(table.layout(), effects, name);
          new RowUpdate(sheet, table, cells).write(wanted.table());
          notTabular.addAll(wanted.notTabular());
          list((XSSFWorkbook) sheet.getWorkbook(), wanted.notTabular());
          return true;
        });
  }

  private static void list(XSSFWorkbook workbook, List<Diagnostic> notTabular) {
    Sheet sheet = workbook.getSheet(NotTabularSheet.TITLE);
    if (sheet != null) {
      NotTabularSheet.rewrite(sheet, notTabular);
    } else if (!notTabular.isEmpty()) {
      Sheet made = workbook.createSheet(NotTabularSheet.TITLE);
      NotTabularSheet.write(made, notTabular, new SheetStyles(workbook));
    }
  }

  private Optional<EditedWorkbook> edit(
      EffectFamily family, BiFunction<Sheet, TypedTable, Boolean> change) {
    TypedTable table = new WorkbookReader(name, content, findings).read(family);
    return WorkbookFile.open(
        name,
        content,
        new Diagnostics(),
        workbook -> edit(workbook, table, change),
        Optional.empty());
  }

  private Optional<EditedWorkbook> edit(
      Workbook workbook, TypedTable table, BiFunction<Sheet, TypedTable, Boolean> change) {
    Sheet sheet = workbook.getSheet(table.layout().title());
    if (sheet == null || !change.apply(sheet, table)) {
      return Optional.empty();
    }
    return Optional.of(new EditedWorkbook(cells.isEmpty() ? content : bytes(workbook), cells));
  }

  private static byte[] bytes(Workbook workbook) {
    try (ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      workbook.write(bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
