package dev.runesheet.rows;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.Placed;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.ShapeWriter;
import dev.runesheet.schema.shape.Shapes;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.Sentences;
import dev.runesheet.table.effect.TableForm;
import dev.runesheet.table.effect.TableSet;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The sheets of things that are written as records: one of a record, or one for each record of a
 * sealed interface.
 *
 * @param <T> the record or the interface
 */
public final class RecordSheets<T extends Placed> {

  private final Class<T> type;
  private final SourceNames words;
  private final List<RecordSheet<? extends T>> all = new ArrayList<>();
  private final boolean partly;

  private RecordSheets(
      Class<T> type, SourceNames words, Map<String, CellCodec> forms, boolean partly) {
    this.type = type;
    this.words = words;
    this.partly = partly;
    Shape shape = Shapes.of(type);
    if (shape instanceof Shape.Choice choice) {
      choice.cases().values().forEach(one -> add(one, forms));
    } else {
      add((Shape.Structure) shape, forms);
    }
  }

  private void add(Shape.Structure record, Map<String, CellCodec> forms) {
    all.add(new RecordSheet<>(record.type().asSubclass(type), record, words, forms, partly));
  }

  /**
   * The sheets of a type.
   *
   * @param words the names that its rows can use; those of open lists are texts
   * @param forms the cells of values with a form of their own, and of open kinds of names, by kind;
   *     or by the pointer to the value in its record, also with the sheet's title before it
   */
  public static <T extends Placed> RecordSheets<T> of(
      Class<T> type, SourceNames words, Map<String, CellCodec> forms) {
    return new RecordSheets<>(type, words, forms, false);
  }

  /** The sheets of a type whose rows say a part of each record; the rest stays in its source. */
  public static <T extends Placed> RecordSheets<T> partly(
      Class<T> type, SourceNames words, Map<String, CellCodec> forms) {
    return new RecordSheets<>(type, words, forms, true);
  }

  /** The sheets in the order of their declaration. */
  public List<RecordSheet<? extends T>> all() {
    return all;
  }

  /** The sheets for tools that read, compare and edit tables. */
  public List<PlainForm> forms() {
    return all.stream().map(RecordSheet::form).toList();
  }

  /**
   * The records read from rows.
   *
   * @param all the records; of those with one id only the first
   * @param whole whether the ids of all rows are readable, so that no others can exist
   * @param said the sentences that stand in their rows
   * @param left the rows that are no record, since they have mistakes
   */
  public record Rows<T>(List<T> all, boolean whole, List<Said<T>> said, List<Left> left) {

    /** The result for a workbook that could not be read at all. */
    public static <T> Rows<T> none() {
      return new Rows<>(List.of(), false, List.of(), List.of());
    }

    /**
     * Reports sentences that say something else; a row without a sentence says nothing wrong.
     *
     * @param words the sentence of a record
     */
    public void checkSentences(Function<? super T, String> words, Diagnostics findings) {
      said.forEach(one -> Sentences.check(one.cell(), words.apply(one.record()), findings));
    }
  }

  /**
   * A row that is no record.
   *
   * @param noun what the records of its sheet are called
   */
  public record Left(String noun, TypedTable table, TypedRow row) {

    /** The readable part of a cell; null if nothing is. */
    public String text(Binding column) {
      return table.text(row, column);
    }
  }

  /** A record, and the cell with the sentence about it. */
  public record Said<T>(T record, TypedCell cell) {}

  /**
   * Reads the sheets of a workbook; what does not fit is a finding at its cell.
   *
   * @param partly whether of a row with a mistake the rest is taken
   */
  public Rows<T> read(String file, byte[] bytes, boolean partly, Diagnostics findings) {
    WorkbookReader reader = new WorkbookReader(file, bytes, findings);
    Map<TableForm, TypedTable> tables = reader.readAll(forms());
    Map<String, T> byId = new LinkedHashMap<>();
    List<Said<T>> said = new ArrayList<>();
    List<Left> left = new ArrayList<>();
    boolean whole = tables.size() == all.size();
    for (RecordSheet<? extends T> sheet : all) {
      TypedTable table = tables.get(sheet.form());
      whole &= table != null && !table.rows().isEmpty();
      whole &= table != null && read(sheet, table, partly, byId, said, left, findings);
    }
    return new Rows<>(List.copyOf(byId.values()), whole, List.copyOf(said), List.copyOf(left));
  }

  private boolean read(
      RecordSheet<? extends T> sheet,
      TypedTable written,
      boolean partly,
      Map<String, T> byId,
      List<Said<T>> said,
      List<Left> left,
      Diagnostics findings) {
    sheet.unlike().ifPresent(column -> RowIds.alike(written, column, findings));
    TypedTable table = RowIds.meant(written, findings);
    boolean whole = true;
    for (TypedRow row : table.rows()) {
      int before = findings.errors();
      Optional<? extends T> one = sheet.read(table, row, findings);
      boolean counts = partly || row.complete() && findings.errors() == before;
      String id = table.text(row, new Binding.Name());
      if (one.isEmpty() || !counts) {
        left.add(new Left(sheet.form().noun(), table, row));
      }
      whole &= one.isPresent() && counts && byId.putIfAbsent(id, one.get()) == null;
      TypedCell sentence = table.cell(row, new Binding.InWords());
      if (one.isPresent() && row.complete() && sentence != null) {
        said.add(new Said<>(one.get(), sentence));
      }
    }
    return whole;
  }

  /** The record of a row of one of these sheets; see {@link RecordSheet#read}. */
  public Optional<T> read(TypedTable table, TypedRow row, Diagnostics findings) {
    return all.stream()
        .filter(one -> one.layout().title().equals(table.layout().title()))
        .findFirst()
        .flatMap(one -> one.read(table, row, findings));
  }

  /** A table of one of these sheets with each cell as it is usually written. */
  public TypedTable usual(TypedTable table) {
    return all.stream()
        .filter(one -> one.layout().title().equals(table.layout().title()))
        .findFirst()
        .map(one -> one.usual(table))
        .orElse(table);
  }

  /** Things as tables, one for each sheet; see {@link RecordSheet#table}. */
  public TableSet tables(String file, List<T> things, Function<? super T, String> said) {
    List<TypedTable> tables = new ArrayList<>();
    List<Diagnostic> left = new ArrayList<>();
    for (RecordSheet<? extends T> sheet : all) {
      TableSet set = table(sheet, file, things, said);
      tables.addAll(set.tables());
      left.addAll(set.notTabular());
    }
    return new TableSet(tables, left);
  }

  private static <S extends T0, T0 extends Placed> TableSet table(
      RecordSheet<S> sheet, String file, List<T0> things, Function<? super T0, String> said) {
    List<S> own = things.stream().filter(sheet.type()::isInstance).map(sheet.type()::cast).toList();
    return sheet.table(file, own, said);
  }

  /** A thing as sources have it. */
  public JsonNode json(T one) {
    return new ShapeWriter(words).write(type, one);
  }
}
