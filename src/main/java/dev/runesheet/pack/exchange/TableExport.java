package dev.runesheet.pack.exchange;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableSet;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.table.write.WorkbookEditor;
import dev.runesheet.table.write.WorkbookWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A source as a workbook.
 *
 * @param content the workbook's bytes
 * @param properties the settings that plain Drools needs beside it for what was written
 * @param rows how many rows it was written as, or how many effects are rows
 * @param notTabular why the others are not, each with the place where it is written
 */
public record TableExport(
    byte[] content, String properties, int rows, List<Diagnostic> notTabular) {

  /** Copies the list. */
  public TableExport {
    notTabular = List.copyOf(notTabular);
  }

  /** A new workbook of effects. */
  public static TableExport of(EffectBook book, List<Effect> effects, String name) {
    return of(book, book.write(effects, name));
  }

  /** A new workbook with a column for whatever its rows can say, for authors to go on with. */
  public static TableExport begun(EffectBook book, List<Effect> effects, String name) {
    return of(book, book.begun(effects, name));
  }

  private static TableExport of(EffectBook book, TableSet set) {
    return of(set, book.read(set.tables(), new Diagnostics()).size());
  }

  /** A new workbook. */
  public static TableExport of(TableSet set) {
    return of(set, set.rows());
  }

  private static TableExport of(TableSet set, int rows) {
    return new TableExport(
        WorkbookWriter.write(set.tables(), set.notTabular()),
        WorkbookWriter.properties(set.tables()),
        rows,
        set.notTabular());
  }

  /**
   * An author's workbook that is to say the effects: see {@link WorkbookEditor}.
   *
   * @return the workbook; empty after a finding
   */
  public static Optional<TableExport> into(
      byte[] workbook, EffectBook book, List<Effect> effects, String name, Diagnostics findings) {
    List<Diagnostic> notTabular = new ArrayList<>();
    Optional<EditedWorkbook> edited =
        new WorkbookEditor(name, workbook, findings).update(book, effects, notTabular);
    long left = notTabular.stream().map(one -> one.subject().word()).distinct().count();
    int rows = effects.size() - (int) left;
    String properties = WorkbookWriter.properties(book.write(effects, name).tables());
    return edited.map(file -> new TableExport(file.content(), properties, rows, notTabular));
  }

  /**
   * An author's workbook that is to have the rows of a source: see {@link WorkbookEditor}.
   *
   * @return the workbook; empty after a finding
   */
  public static Optional<TableExport> into(
      byte[] workbook, List<PlainForm> forms, TableSet set, String name, Diagnostics findings) {
    return new WorkbookEditor(name, workbook, findings)
        .update(forms, set.tables())
        .map(
            file ->
                new TableExport(
                    file.content(),
                    WorkbookWriter.properties(set.tables()),
                    set.rows(),
                    set.notTabular()));
  }

  /** The ids of the effects that a new workbook would have as rows. */
  public static Set<String> tabular(EffectBook book, List<Effect> effects) {
    Set<String> ids = new LinkedHashSet<>();
    book.read(book.write(effects, "").tables(), new Diagnostics())
        .forEach(effect -> ids.add(effect.id()));
    return ids;
  }
}
