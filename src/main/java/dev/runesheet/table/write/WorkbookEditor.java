package dev.runesheet.table.write;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.EffectForm;
import dev.runesheet.table.effect.EffectSheet;
import dev.runesheet.table.effect.ModifierForm;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableForm;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookBytes;
import dev.runesheet.table.grid.WorkbookFile;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.ToolSheets;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
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

  /** The number of cells that only plain Drools needs. */
  private int filled;

  /**
   * Creates an editor.
   *
   * @param name the file as the user named it, for places
   * @param content the file's bytes
   * @param findings takes the errors of the workbook
   */
  public WorkbookEditor(String name, byte[] content, Diagnostics findings) {
    this.name = name;
    this.content = content.clone();
    this.findings = findings;
  }

  /** Changes one table. */
  private interface Change {
    void make(TableForm form, TypedTable table, Sheet sheet);
  }

  /**
   * Writes the sentence of each row that was understood, where another stands.
   *
   * @param words what a row of a table without effects says; null to leave it as it is
   * @return the workbook; empty if it cannot be read
   */
  public Optional<EditedWorkbook> refresh(
      List<? extends TableForm> forms, BiFunction<TypedTable, TypedRow, String> words) {
    Map<TableForm, TypedTable> tables = new WorkbookReader(name, content, findings).readAll(forms);
    return edit(
        tables,
        (form, table, sheet) -> {
          SentenceCells sentences = new SentenceCells(sheet, table, cells);
          if (form instanceof EffectForm effects) {
            filled += sentences.fill();
            sentences.refresh(effects.read(table, findings));
          } else {
            sentences.refresh(row -> words.apply(table, row));
          }
        });
  }

  /**
   * Writes beside each row what uses its effect.
   *
   * @param users the text for the effect of an id in a table; empty if the table does not tell
   * @param anew whether the column is made where it is missing
   * @return the workbook; empty if it cannot be read
   */
  public Optional<EditedWorkbook> users(
      List<? extends TableForm> forms,
      Function<TableForm, Optional<UnaryOperator<String>>> users,
      boolean anew) {
    return edit(
        new WorkbookReader(name, content, findings).readPresent(forms),
        (form, table, sheet) -> users.apply(form).ifPresent(one -> users(sheet, table, one, anew)));
  }

  private void users(Sheet sheet, TypedTable table, UnaryOperator<String> users, boolean anew) {
    UsersColumn column = new UsersColumn(sheet, table, cells);
    if (anew && !column.isThere()) {
      column.make();
    }
    if (column.isThere()) {
      column.write(users);
    }
  }

  /**
   * Makes the tables say these effects: changes the cells of those they have, adds rows for the
   * others. Rows of effects that are not among them stay.
   *
   * @param notTabular what could not be written as rows is added here, and listed in the workbook
   * @return the workbook; empty if it cannot be read, or its rows have errors
   */
  public Optional<EditedWorkbook> update(
      EffectBook book, Collection<Effect> effects, List<Diagnostic> notTabular) {
    Diagnostics left = new Diagnostics();
    Map<EffectForm, List<Effect>> wanted = book.split(effects, left);
    wanted.values().removeIf(List::isEmpty);
    Map<TableForm, TypedTable> tables =
        new WorkbookReader(name, content, findings).readWanted(book, wanted.keySet());
    wanted.forEach((form, own) -> refuseLacking(form, own, tables.get(form)));
    if (findings.hasErrors()) {
      return Optional.empty();
    }
    notTabular.addAll(left.all());
    return edit(
        tables,
        (form, table, sheet) -> {
          EffectSheet rows = rows((EffectForm) form, table, wanted.get(form));
          new RowUpdate(sheet, table, cells).write(rows.table());
          notTabular.addAll(rows.notTabular());
          list((XSSFWorkbook) sheet.getWorkbook(), notTabular);
        });
  }

  /** The rows of effects, with other names than the rows of other effects that stay there. */
  private EffectSheet rows(EffectForm form, TypedTable there, List<Effect> effects) {
    EffectSheet alone = form.write(there.layout(), effects, name);
    Set<String> blocks = new HashSet<>(texts(alone.table(), new Binding.Block()));
    Set<String> names = new HashSet<>();
    for (TypedRow row : there.rows()) {
      if (!blocks.contains(there.text(row, new Binding.Block()))) {
        names.add(there.text(row, new Binding.Name()));
      }
    }
    return form.write(there.layout(), effects, name, names);
  }

  private static List<String> texts(TypedTable table, Binding column) {
    return table.rows().stream().map(row -> table.text(row, column)).toList();
  }

  /** Reports a column that effects need and a sheet of an earlier version lacks. */
  private void refuseLacking(EffectForm form, List<Effect> effects, TypedTable table) {
    if (table == null || !(form instanceof ModifierForm changes)) {
      return;
    }
    TableLayout now = changes.layout();
    changes
        .lacking(table.layout(), effects)
        .ifPresent(
            column -> {
              Column next =
                  now.columns().stream()
                      .skip(now.indexOf(column.binding()))
                      .filter(one -> table.layout().indexOf(one.binding()) >= 0)
                      .findFirst()
                      .orElseThrow(); // The last column ends the rows.
              findings.add(
                  Diagnostic.of(
                          Code.HEADER_CHANGED,
                          table.place(SheetShape.LABELS, table.layout().indexOf(next.binding())),
                          Words.quote(next.label()),
                          "a column " + Words.quote(column.label()) + " before it")
                      .suggesting("add it with 'table … refresh --anew'"));
            });
  }

  /**
   * Makes tables say these rows, each known by its name: changes the cells of those they have, adds
   * the others. Other rows stay.
   *
   * @return the workbook; empty if it cannot be read, or its rows have errors
   */
  public Optional<EditedWorkbook> update(List<PlainForm> forms, List<TypedTable> wanted) {
    WorkbookReader reader = new WorkbookReader(name, content, findings);
    Map<TableForm, TypedTable> tables = reader.readAll(forms);
    reader.refuseFormer(forms);
    return findings.hasErrors()
        ? Optional.empty()
        : edit(
            tables,
            (form, table, sheet) ->
                new RowUpdate(sheet, table, cells).write(wanted.get(forms.indexOf(form))));
  }

  /**
   * Makes the sheet of effects that are no rows, if there is one, say why they are none.
   *
   * @return the workbook; empty if it cannot be read
   */
  public Optional<EditedWorkbook> relist(List<Diagnostic> notTabular) {
    return WorkbookFile.open(
        name,
        content,
        findings,
        workbook -> {
          relist(workbook.getSheet(ToolSheets.NOT_TABULAR), notTabular);
          return Optional.of(
              new EditedWorkbook(cells.isEmpty() ? content : WorkbookBytes.of(workbook), cells));
        },
        Optional.empty());
  }

  private void list(XSSFWorkbook workbook, List<Diagnostic> notTabular) {
    Sheet sheet = workbook.getSheet(ToolSheets.NOT_TABULAR);
    if (sheet == null && !notTabular.isEmpty()) {
      Sheet made = workbook.createSheet(ToolSheets.NOT_TABULAR);
      NotTabularSheet.write(made, notTabular, new SheetStyles(workbook));
      cells.add(SourceLocation.cell(name, ToolSheets.NOT_TABULAR, "A1"));
    }
    relist(sheet, notTabular);
  }

  private void relist(Sheet sheet, List<Diagnostic> notTabular) {
    List<String> changed = new ArrayList<>();
    if (sheet != null) {
      NotTabularSheet.rewrite(sheet, notTabular, changed);
    }
    changed.forEach(cell -> cells.add(SourceLocation.cell(name, ToolSheets.NOT_TABULAR, cell)));
  }

  private Optional<EditedWorkbook> edit(Map<TableForm, TypedTable> tables, Change change) {
    return WorkbookFile.open(
        name,
        content,
        new Diagnostics(),
        workbook -> Optional.of(edit(workbook, tables, change)),
        Optional.empty());
  }

  private EditedWorkbook edit(Workbook workbook, Map<TableForm, TypedTable> tables, Change change) {
    tables.forEach((form, table) -> change.make(form, table, workbook.getSheet(form.title())));
    return new EditedWorkbook(
        cells.isEmpty() ? content : WorkbookBytes.of(workbook), cells, filled);
  }
}
