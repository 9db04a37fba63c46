package dev.runesheet.rows;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.PlacedTree;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.schema.Placed;
import dev.runesheet.schema.Sheet;
import dev.runesheet.schema.shape.Leaf;
import dev.runesheet.schema.shape.Leaves;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.ShapeWriter;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.FormerLayout;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableSet;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.PlainTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * The sheet of a table whose rows are records, such as cards. Its columns, their notes, lists and
 * bounds, and how rows are read, written and compared follow from the record; see {@link Sheet}.
 *
 * @param <T> the record of a row
 */
public final class RecordSheet<T extends Placed> {

  private final Class<T> type;
  private final SourceNames words;
  private final List<RecordColumn> columns = new ArrayList<>();
  private final TableLayout layout;
  private final PlainForm form;
  private final boolean partly;

  RecordSheet(
      Class<T> type,
      Shape.Structure shape,
      SourceNames words,
      Map<String, CellCodec> forms,
      boolean partly) {
    this.type = type;
    this.words = words;
    this.partly = partly;
    List<Leaf> leaves = Leaves.of(shape, words);
    columns.add(RecordColumn.key(leaves.get(0)));
    leaves.stream().skip(1).map(leaf -> column(leaf, forms)).forEach(columns::add);
    Sheet sheet = type.getAnnotation(Sheet.class);
    layout = layout(sheet);
    Map<Binding, String> verbs = new HashMap<>();
    columns.forEach(one -> verbs.put(one.column().binding(), one.tells()));
    List<FormerLayout> former =
        columns.stream().flatMap(column -> column.former(layout).stream()).toList();
    form = new PlainForm(layout, sheet.noun(), verbs, former);
  }

  private RecordColumn column(Leaf leaf, Map<String, CellCodec> forms) {
    CellCodec cells = form(leaf, forms);
    return RecordColumn.of(cells.note().isEmpty() ? leaf : leaf.noting(cells.note()), cells);
  }

  private CellCodec form(Leaf leaf, Map<String, CellCodec> forms) {
    String path = "/" + leaf.path();
    String onSheet = type.getAnnotation(Sheet.class).title() + path;
    if (forms.containsKey(onSheet) || forms.containsKey(path)) {
      return forms.getOrDefault(onSheet, forms.get(path));
    }
    String kind =
        leaf.shape() instanceof Shape.Name name
            ? name.kind()
            : leaf.shape() instanceof Shape.Own own ? own.form().kind() : "";
    return forms.containsKey(kind) ? forms.get(kind) : RecordColumn.form(leaf, words);
  }

  private TableLayout layout(Sheet sheet) {
    List<Column> all = new ArrayList<>(columns.stream().map(RecordColumn::column).toList());
    if (!sheet.words().isEmpty()) {
      CellType remark = new CellType.Remark();
      Binding said = new Binding.InWords();
      all.add(1, Column.of(Keyword.DESCRIPTION, "", "In words", sheet.words(), remark, said));
    }
    return new TableLayout(
        sheet.title(), sheet.rules(), List.of(), "", HitPolicy.COLLECT, List.copyOf(all));
  }

  /** The layout of the sheet. */
  public TableLayout layout() {
    return layout;
  }

  /** The sheet for tools that read, compare and edit tables. */
  public PlainForm form() {
    return form;
  }

  /** The column in which two rows should not say the same. */
  Optional<Binding> unlike() {
    String field = type.getAnnotation(Sheet.class).unlike();
    return field.isEmpty() ? Optional.empty() : Optional.of(new Binding.Value(field));
  }

  /** The record of its rows. */
  public Class<T> type() {
    return type;
  }

  /**
   * The record of a row. Wrong and missing cells are skipped without a further report, since the
   * table's reader has reported them.
   *
   * @return the record; empty if a required value is missing
   */
  public Optional<T> read(TypedTable table, TypedRow row, Diagnostics findings) {
    PlacedTree tree = new PlacedTree(row.place());
    for (RecordColumn one : columns) {
      Binding binding = one.column().binding();
      one.put(tree, table.cell(row, binding), table.place(row, binding));
      one.repeats(table.cell(row, binding), table.place(row, binding)).ifPresent(findings::add);
    }
    for (RecordColumn one : columns) { // Last: only where no cell of the entry is filled.
      one.belongs(tree, table.place(row, one.column().binding()));
    }
    Diagnostics own = new Diagnostics();
    JsonDocument document = JsonDocument.of(table.workbook(), tree.root(), tree, own);
    Optional<T> read = new ShapeReader(words).read(type, document.root());
    for (Diagnostic finding : own.all()) {
      if (finding.code() == Code.MISSING_FIELD || isOfEmptyCell(finding, table, row)) {
        missing(finding, table, row).ifPresent(findings::add);
      } else if (!isOfUnreadCell(finding, table, row)) {
        findings.add(finding);
      }
    }
    return read;
  }

  /** True if a list has later entries and not the one whose cells, all empty, it is found at. */
  private boolean isOfEmptyCell(Diagnostic finding, TypedTable table, TypedRow row) {
    return finding.code() == Code.WRONG_TYPE
        && columns.stream().anyMatch(one -> isEmptyAt(one, finding, table, row));
  }

  /**
   * True if a warning is about a cell without a value in a row with a mistake: it need not be
   * empty, but the table's reader has told what is wrong there.
   */
  private boolean isOfUnreadCell(Diagnostic finding, TypedTable table, TypedRow row) {
    return !row.complete()
        && finding.severity() == Severity.WARNING
        && columns.stream().anyMatch(one -> isEmptyAt(one, finding, table, row));
  }

  private static boolean isEmptyAt(
      RecordColumn column, Diagnostic finding, TypedTable table, TypedRow row) {
    Binding binding = column.column().binding();
    return table.cell(row, binding) == null && table.place(row, binding).equals(finding.location());
  }

  /** A missing value as one of its cell; empty if the table's reader has told it. */
  private Optional<Diagnostic> missing(Diagnostic finding, TypedTable table, TypedRow row) {
    if (finding.location().equals(row.place())) {
      return Optional.empty();
    }
    Optional<RecordColumn> empty =
        columns.stream().filter(one -> isEmptyAt(one, finding, table, row)).findFirst();
    return empty.isPresent()
        ? empty
            .filter(one -> !one.column().required())
            .map(one -> Diagnostic.of(Code.CELL_MISSING, finding.location(), "", filled(one)))
        : Optional.of(finding);
  }

  private static String filled(RecordColumn empty) {
    Column column = empty.column();
    String none = empty.form().none();
    boolean any = column.types().stream().allMatch(CellType.Remark.class::isInstance);
    String value = any ? "a text" : column.saysFilled();
    return value
        + (none.isEmpty() ? "" : ", or " + Words.quote(none) + ",")
        + " under "
        + Words.quote(column.label())
        + ", since cells beside it are filled";
  }

  /**
   * Records as a table. Those that a row would say otherwise are left out, and told.
   *
   * @param file the file they stand in
   * @param said what a record is said to do in the column of remarks
   */
  public TableSet table(String file, List<T> records, Function<? super T, String> said) {
    Diagnostics left = new Diagnostics();
    List<PlainTable.Line> lines = new ArrayList<>();
    records.forEach(one -> lines.add(new PlainTable.Line(one.places().all(), line(one, said))));
    TypedTable table = PlainTable.of(layout, file, lines, left);
    List<TypedRow> rows = new ArrayList<>();
    for (int i = 0; i < records.size(); i++) {
      TypedRow row = table.rows().get(i);
      if (row.complete()) {
        Optional<T> back = read(table, row, new Diagnostics());
        if (says(back, records.get(i))) {
          rows.add(row);
        } else {
          report(records.get(i), back, left);
        }
      }
    }
    return new TableSet(List.of(PlainTable.ofRows(layout, file, rows)), left.all());
  }

  /** The same table with each cell as it is usually written; rows with mistakes stay. */
  TypedTable usual(TypedTable table) {
    return table.with(table.rows().stream().map(row -> usual(table, row)).toList());
  }

  private TypedRow usual(TypedTable table, TypedRow row) {
    Diagnostics mistakes = new Diagnostics();
    Optional<T> read = read(table, row, mistakes);
    if (read.isEmpty() || mistakes.hasErrors()) {
      return row;
    }
    String said = Objects.requireNonNullElse(table.text(row, new Binding.InWords()), "");
    PlainTable.Line line = new PlainTable.Line(row.place(), line(read.get(), any -> said));
    TypedTable one = PlainTable.of(layout, table.workbook(), List.of(line), new Diagnostics());
    List<TypedCell> cells =
        one.rows().get(0).cells().stream()
            .map(
                cell -> {
                  Binding binding = layout.column(cell).binding();
                  return new TypedCell(cell.column(), cell.values(), table.place(row, binding));
                })
            .toList();
    return row.with(cells);
  }

  /** True if what a row reads back as is its record, or all of it that rows say. */
  private boolean says(Optional<T> back, T record) {
    if (!partly || back.isEmpty()) {
      return back.equals(Optional.of(record));
    }
    JsonNode read = json(back.get());
    JsonNode wanted = json(record);
    return columns.stream().allMatch(one -> one.said(read).equals(one.said(wanted)));
  }

  private List<String> line(T one, Function<? super T, String> said) {
    JsonNode json = json(one);
    List<String> texts = new ArrayList<>();
    columns.forEach(column -> texts.add(column.text(json, partly)));
    if (texts.size() < layout.columns().size()) {
      texts.add(1, said.apply(one));
    }
    return texts;
  }

  private void report(T one, Optional<T> back, Diagnostics findings) {
    JsonNode wanted = json(one);
    JsonNode read = back.map(this::json).orElse(wanted);
    String limit =
        columns.stream()
            .filter(column -> !column.said(wanted).equals(column.said(read)))
            .findFirst()
            .map(column -> column.form().limit())
            .orElse("a row");
    String found = form.noun() + " " + columns.get(0).text(wanted, partly);
    findings.error(Code.INEXPRESSIBLE, one.places().all(), found, limit);
  }

  private JsonNode json(T one) {
    return new ShapeWriter(words).write((Record) one);
  }
}
