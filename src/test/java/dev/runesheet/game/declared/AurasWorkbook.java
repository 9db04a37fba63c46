package dev.runesheet.game.declared;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReplacedFiles;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.table.effect.EffectForm;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.table.write.WorkbookEditor;
import dev.runesheet.table.write.WorkbookRenewal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellCopyPolicy;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Row.MissingCellPolicy;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.util.CellUtil;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** Ember Vale with its workbook of effects as this version lays it out, for edits of its aura. */
public final class AurasWorkbook {

  /** The workbook as the game names it. */
  public static final String NAME = "decision-tables/ember-vale/effects.drl.xlsx";

  private static final String TITLE = "Auras";
  private static final PackFiles SHIPPED = new DirectoryFiles(Path.of(""));
  private static final byte[] RENEWED = renewed();
  private static final int HEADINGS = 6;
  private static final int ROW = 7;

  private AurasWorkbook() {}

  /** An edit of the row's cell under a heading; of digits, a number. */
  public static Consumer<Sheet> put(String heading, String text) {
    return sheet -> {
      Cell cell =
          sheet
              .getRow(ROW)
              .getCell(
                  heading(sheet, heading).getColumnIndex(), MissingCellPolicy.CREATE_NULL_AS_BLANK);
      if (text.matches("\\d+")) {
        cell.setCellValue(Integer.parseInt(text));
      } else {
        cell.setCellValue(text);
      }
    };
  }

  /** An edit that copies the row, under another name and with another number under a heading. */
  public static Consumer<Sheet> copied(String name, String heading, int number) {
    return sheet -> {
      Row copy = sheet.createRow(ROW + 1);
      for (Cell cell : sheet.getRow(ROW)) {
        CellUtil.copyCell(cell, copy.createCell(cell.getColumnIndex()), new CellCopyPolicy(), null);
      }
      copy.getCell(heading(sheet, "Rule").getColumnIndex()).setCellValue(name);
      copy.getCell(heading(sheet, heading).getColumnIndex()).setCellValue(number);
    };
  }

  /** The cell of a heading. */
  public static Cell heading(Sheet sheet, String heading) {
    for (Cell cell : sheet.getRow(HEADINGS)) {
      if (cell.getStringCellValue().equals(heading)) {
        return cell;
      }
    }
    throw new AssertionError("no column '" + heading + "'");
  }

  /** The name of the row's cell under a heading. */
  public static String cell(PackFiles files, String heading) {
    try (XSSFWorkbook book =
        new XSSFWorkbook(new ByteArrayInputStream(files.read(NAME).orElseThrow()))) {
      Sheet sheet = book.getSheet(TITLE);
      return sheet
          .getRow(ROW)
          .getCell(heading(sheet, heading).getColumnIndex())
          .getAddress()
          .formatAsString();
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static List<EffectForm> forms() {
    return Packs.find("ember-vale").tableSources(SHIPPED, new Diagnostics()).stream()
        .filter(EffectSources.class::isInstance)
        .map(sources -> ((EffectSources) sources).forms())
        .findFirst()
        .orElseThrow();
  }

  private static byte[] renewed() {
    byte[] before = SHIPPED.read(NAME).orElseThrow();
    return new WorkbookRenewal(NAME, before, new Diagnostics())
        .write(forms(), List.of())
        .orElseThrow();
  }

  /** The game whose banner belongs to the guard, with an edit of its row. */
  public static PackFiles edited(Consumer<Sheet> edit) {
    return written(
        book ->
            put("In words", "")
                .andThen(put("Belongs to", "pyre-guard"))
                .andThen(put("Effect", ""))
                .andThen(put("Whose number changes", "self"))
                .andThen(edit)
                .accept(book.getSheet(TITLE)));
  }

  /** The game without the sheet. */
  public static PackFiles without() {
    return written(book -> book.removeSheetAt(book.getSheetIndex(TITLE)));
  }

  private static PackFiles written(Consumer<Workbook> edit) {
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(RENEWED))) {
      edit.accept(book);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      book.write(bytes);
      return files(bytes.toByteArray());
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** The same with what plain Drools needs. */
  public static PackFiles refreshed(Consumer<Sheet> edit) {
    byte[] written = edited(edit).read(NAME).orElseThrow();
    return files(
        new WorkbookEditor(NAME, written, new Diagnostics())
            .refresh(forms(), (table, row) -> null)
            .map(EditedWorkbook::content)
            .orElseThrow());
  }

  private static PackFiles files(byte[] book) {
    return new ReplacedFiles(SHIPPED, Map.of(NAME, book), SHIPPED.origin());
  }
}
