package dev.runesheet.table.read;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.effect.EffectForm;
import dev.runesheet.table.effect.FixedForm;
import dev.runesheet.table.effect.FormerLayout;
import dev.runesheet.table.effect.ModifierForm;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.RowForm;
import dev.runesheet.table.effect.TableForm;
import dev.runesheet.table.grid.Grid;
import dev.runesheet.table.grid.GridBook;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookFile;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.ToolSheets;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The reader of workbooks of rule authors. Nothing in a workbook is believed: each header is
 * compared with the layout, each cell is understood by the type of its column, and whatever else is
 * there is a finding at its cell. No content of a file makes it throw.
 */
public final class WorkbookReader {

  private final String name;
  private final byte[] content;
  private final Diagnostics findings;

  /**
   * Creates a reader.
   *
   * @param name the file as the user named it, for the places of findings
   * @param content the file's bytes
   * @param findings takes the errors
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
        workbook ->
            layouts.stream().map(layout -> table(workbook, layout, List.of(), false)).toList(),
        empty);
  }

  /**
   * The table of a form, with the layout that the workbook itself has. Where a family's columns are
   * not fixed, they are looked up among all that its verbs can make; where a column is not one of
   * these, the nearest is taken, and the cell that differs is a finding.
   */
  public TypedTable read(TableForm form) {
    TableLayout none = layout(null, form);
    return open(workbook -> table(workbook, form, List.of()), nothing(none));
  }

  /**
   * The tables of those forms whose sheets the workbook has; that one is missing is no finding.
   *
   * @return the tables in the order of the forms; empty if the file cannot be read
   */
  public Map<TableForm, TypedTable> readPresent(List<? extends TableForm> forms) {
    return open(workbook -> present(workbook, forms), Map.of());
  }

  private Map<TableForm, TypedTable> present(GridBook workbook, List<? extends TableForm> forms) {
    List<? extends TableForm> here =
        forms.stream().filter(form -> isHere(workbook, form, forms)).toList();
    List<StartedEffects> begun =
        here.size() == 1 ? List.of() : here.stream().map(form -> begun(workbook, form)).toList();
    Map<TableForm, TypedTable> tables = new LinkedHashMap<>();
    here.forEach(form -> tables.put(form, table(workbook, form, begun)));
    return ContinuationsElsewhere.completed(tables, findings);
  }

  /** The effects that a form's sheet begins, with which rows of other sheets can go on. */
  private StartedEffects begun(GridBook workbook, TableForm form) {
    TableLayout layout = layout(workbook, form);
    return layout.hasEffects()
        ? new SheetReader(
                name, workbook.sheet(layout.title()), layout, List.of(), new Diagnostics())
            .begun()
        : StartedEffects.NONE;
  }

  /**
   * True if the sheet is of this form: among forms with one title, the one whose rules' package the
   * sheet names, or the first.
   */
  private static boolean isHere(GridBook workbook, TableForm form, List<? extends TableForm> all) {
    if (!workbook.has(form.title())) {
      return false;
    }
    List<? extends TableForm> named =
        all.stream().filter(other -> other.title().equals(form.title())).toList();
    if (named.size() == 1) {
      return true;
    }
    Grid sheet = workbook.sheet(form.title());
    return named.stream()
        .filter(other -> layout(null, other).rulePackage().equals(rulePackage(sheet)))
        .findFirst()
        .map(form::equals)
        .orElse(named.get(0).equals(form));
  }

  private static String rulePackage(Grid sheet) {
    return second(sheet, SheetShape.RULE_SET);
  }

  /** The text of a technical row of the header. */
  private static String second(Grid sheet, int row) {
    return CopiedSheets.text(sheet, row, SheetShape.FIRST_COLUMN + 1);
  }

  /** The mark of the table that a sheet holds, or held before it was renamed. */
  private static String mark(Grid sheet) {
    return CopiedSheets.text(sheet, SheetShape.TABLE, SheetShape.FIRST_COLUMN);
  }

  /** The tables of forms, in their order; that a sheet is missing is a finding. */
  public Map<TableForm, TypedTable> readAll(List<? extends TableForm> forms) {
    return readAll(forms, false);
  }

  /** The tables of a book, in its order; that a sheet is missing which it needs is a finding. */
  public Map<TableForm, TypedTable> readAll(EffectBook book) {
    return readAll(book.forms(), book.partial());
  }

  private Map<TableForm, TypedTable> readAll(List<? extends TableForm> forms, boolean partial) {
    return open(
        workbook -> {
          Map<TableForm, TypedTable> tables = present(workbook, forms);
          List<String> strange = new ArrayList<>(sheets(workbook));
          forms.forEach(form -> strange.remove(form.title()));
          strange.removeAll(ToolSheets.ALL);
          boolean some = partial && !tables.isEmpty();
          forms.stream()
              .filter(form -> !tables.containsKey(form))
              .filter(form -> !some || renamed(workbook, form.title(), strange).isPresent())
              .forEach(form -> reportMissing(workbook, form.title(), strange));
          return tables;
        },
        Map.of());
  }

  /**
   * The tables of some forms of a book, for writing into them; a sheet that is missing is a
   * finding, with what adds it if the workbook may lack it.
   */
  public Map<TableForm, TypedTable> readWanted(
      EffectBook book, Collection<? extends TableForm> wanted) {
    List<TableForm> forms = List.copyOf(wanted);
    return book.partial()
        ? open(workbook -> wanted(workbook, book, forms), Map.of())
        : readAll(forms);
  }

  private Map<TableForm, TypedTable> wanted(
      GridBook workbook, EffectBook book, List<TableForm> forms) {
    List<String> strange = new ArrayList<>(sheets(workbook));
    book.forms().forEach(form -> strange.remove(form.title()));
    strange.removeAll(ToolSheets.ALL);
    Map<TableForm, TypedTable> tables = present(workbook, forms);
    for (TableForm form : forms) {
      if (!tables.containsKey(form) && renamed(workbook, form.title(), strange).isPresent()) {
        reportMissing(workbook, form.title(), strange);
      } else if (!tables.containsKey(form)) {
        findings.add(
            missing(form.title(), form.title(), "no such sheet")
                .suggesting("add it with 'table … refresh --anew'"));
      }
    }
    return tables;
  }

  private Diagnostic missing(String title, String sheet, String found) {
    SourceLocation place = SourceLocation.cell(name, sheet, "A1");
    return Diagnostic.of(Code.SHEET_MISSING, place, found, "a sheet " + Words.quote(title));
  }

  /** The sheet that holds the table of a title under another name. */
  private static Optional<String> renamed(GridBook workbook, String title, List<String> sheets) {
    return sheets.stream()
        .filter(sheet -> TableLayout.mark(title).equals(mark(workbook.sheet(sheet))))
        .findFirst();
  }

  /** A table that was read in the shape in which this version writes it. */
  public TypedTable asWritten(TableForm form, TypedTable table) {
    TableLayout layout = written(form).with(table.layout().hitPolicy());
    // It may be read more generously.
    boolean more = layout.columns().size() > table.layout().columns().size();
    TypedTable written =
        more ? table.in(layout) : new TypedTable(layout, table.workbook(), table.rows());
    return form instanceof EffectFamily family ? family.withoutNobody(written) : written;
  }

  private TableLayout written(TableForm form) {
    if (form instanceof ModifierForm changes) {
      return changes.layout();
    }
    return form instanceof FixedForm fixed
        ? fixed.written()
        : open(workbook -> layout(workbook, form), layout(null, form));
  }

  /** The names of the workbook's sheets; empty if the file cannot be read. */
  public List<String> sheets() {
    return open(WorkbookReader::sheets, List.of());
  }

  private static List<String> sheets(GridBook workbook) {
    return workbook.names();
  }

  private static TableLayout layout(GridBook workbook, TableForm form) {
    if (form instanceof PlainForm plain) {
      return plain.layout();
    }
    if (form instanceof FixedForm fixed) {
      return fixed.readAs();
    }
    Grid sheet = workbook == null ? null : workbook.sheet(form.title());
    if (sheet != null && form instanceof ModifierForm changes) {
      return changes.layout(column -> EarlierSheet.has(sheet, column));
    }
    return sheet != null && form instanceof EffectFamily family
        ? new LayoutRecognizer(family, sheet).layout()
        : ((EffectForm) form).fitting(List.of());
  }

  private <T> T open(Function<GridBook, T> use, T otherwise) {
    return WorkbookFile.read(name, content, findings, use, otherwise);
  }

  private TypedTable nothing(TableLayout layout) {
    return new TypedTable(layout, name, List.of());
  }

  private TypedTable table(GridBook workbook, TableForm form, List<StartedEffects> begun) {
    return former(workbook, form)
        .map(former -> former.now(table(workbook, former.before(), begun, false), findings))
        .orElseGet(() -> present(workbook, form, begun));
  }

  private TypedTable present(GridBook workbook, TableForm form, List<StartedEffects> begun) {
    TypedTable table =
        table(workbook, layout(workbook, form), begun, hasFormerCode(workbook, form));
    return form instanceof EffectFamily family
        ? new RolesOfNobody(family, table).checked(findings)
        : table;
  }

  /** True if the code of a form's sheet is that of an earlier version: only its headings count. */
  private static boolean hasFormerCode(GridBook workbook, TableForm form) {
    Grid sheet = workbook.sheet(form.title());
    return sheet != null
        && form instanceof RowForm rows
        && rows.formerImports().equals(List.of(second(sheet, SheetShape.IMPORT).split(", ")));
  }

  private static Optional<FormerLayout> former(GridBook workbook, TableForm form) {
    Grid sheet = workbook.sheet(form.title());
    return form instanceof PlainForm plain
        ? plain.former().stream().filter(former -> former.isOf(sheet)).findFirst()
        : Optional.empty();
  }

  /** Reports tables whose shape is an earlier version's: they can be read, but not edited. */
  public void refuseFormer(List<PlainForm> forms) {
    open(
        workbook -> {
          for (PlainForm form : forms) {
            former(workbook, form).ifPresent(former -> refuse(workbook, former));
          }
          return null;
        },
        null);
  }

  private void refuse(GridBook workbook, FormerLayout former) {
    RawCell heading = former.heading(workbook.sheet(former.layout().title()));
    String now = former.layout().columns().get(former.column()).label();
    findings.add(
        Diagnostic.about(
                Code.HEADER_CHANGED,
                new SourceLocation(name, heading.place().place()),
                heading.text(),
                "one column " + Words.quote(now))
            .suggesting("write the workbook as it is now with 'refresh --anew'"));
  }

  private TypedTable table(
      GridBook workbook, TableLayout layout, List<StartedEffects> begun, boolean formerCode) {
    Grid sheet = workbook.sheet(layout.title());
    if (sheet == null) {
      List<String> strange = new ArrayList<>(sheets(workbook));
      strange.removeAll(ToolSheets.ALL);
      reportMissing(workbook, layout.title(), strange);
      return nothing(layout);
    }
    return new SheetReader(name, sheet, layout, begun, findings).read(formerCode);
  }

  private void reportMissing(GridBook workbook, String title, List<String> sheets) {
    String found =
        sheets.isEmpty() ? "no sheet that could be it" : "sheets " + String.join(", ", sheets);
    String renamed =
        renamed(workbook, title, sheets)
            .orElse(sheets.size() == 1 ? sheets.get(0) : Words.nearest(title, sheets));
    Diagnostic finding = missing(title, renamed == null ? title : renamed, found);
    findings.add(
        renamed == null ? finding : finding.suggesting("is it the sheet '" + renamed + "'?"));
  }
}
