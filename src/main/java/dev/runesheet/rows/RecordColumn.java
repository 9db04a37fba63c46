package dev.runesheet.rows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.document.JsonNumbers;
import dev.runesheet.document.PathStep;
import dev.runesheet.document.PlacedTree;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.schema.shape.Leaf;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.FormerLayout;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TableLayout;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A column of a sheet of records.
 *
 * @param leaf the value that it holds
 * @param form its cells
 * @param column the column itself
 */
record RecordColumn(Leaf leaf, CellCodec form, Column column) {

  private static final String MARK = "x";

  /** The column of the rows' names. */
  static RecordColumn key(Leaf leaf) {
    CellCodec form = CellCodec.of(new CellType.Name());
    Binding name = new Binding.Name();
    Column column = Column.of(Keyword.NAME, "", leaf.label(), leaf.note(), form.type(), name);
    return new RecordColumn(leaf, form, column.filled());
  }

  /** A column for a value; a text that is empty if nothing else is said can be empty, too. */
  static RecordColumn of(Leaf leaf, CellCodec form) {
    String label =
        leaf.label().substring(0, 1).toUpperCase(Locale.ROOT) + leaf.label().substring(1);
    Column column =
        Column.of(
            Keyword.METADATA,
            label.replaceAll("[^A-Za-z0-9]", "") + "($param)",
            label,
            leaf.note(),
            form.type(),
            new Binding.Value(leaf.path()));
    boolean filled = leaf.required() && !canBeEmpty(leaf, form);
    return new RecordColumn(leaf, form, filled ? column.filled() : column);
  }

  private static boolean canBeEmpty(Leaf leaf, CellCodec form) {
    return leaf.shape() instanceof Shape.Text
        && form.type() instanceof CellType.Remark
        && leaf.otherwise().isPresent();
  }

  /** The cells for values of a shape. */
  static CellCodec form(Leaf leaf, SourceNames words) {
    Shape shape = leaf.shape();
    if (leaf.list()) {
      return shape instanceof Shape.Mapped ? new CellPairs() : new CellList();
    }
    if (shape instanceof Shape.Whole whole) {
      return CellCodec.of(new CellType.Whole(whole.min(), whole.max()));
    }
    if (shape instanceof Shape.Decimal) {
      return CellCodec.of(CellType.Decimal.ANY);
    }
    if (shape instanceof Shape.Flag) {
      return CellCodec.of(new CellType.Mark());
    }
    if (shape instanceof Shape.Word word) {
      return word(leaf, List.copyOf(word.constants().keySet()), word.unknown());
    }
    if (shape instanceof Shape.Name name) {
      SourceNames.Words known = words.words(name.kind());
      return word(leaf, List.copyOf(known.meanings().keySet()), known.unknown());
    }
    return CellCodec.of(new CellType.Remark());
  }

  private static CellCodec word(Leaf leaf, List<String> words, Code unknown) {
    return CellCodec.of(new CellType.Word(leaf.label().toLowerCase(Locale.ROOT), words, unknown));
  }

  /** The word with which a change of the column is reported. */
  String tells() {
    return leaf.tells().isEmpty() ? "says " + leaf.label().toLowerCase(Locale.ROOT) : leaf.tells();
  }

  /** The shape that earlier versions gave the column. */
  Optional<FormerLayout> former(TableLayout layout) {
    return form.former().isEmpty()
        ? Optional.empty()
        : Optional.of(new FormerLayout(layout, column.binding(), form.former()));
  }

  /** Puts the value of a cell into a tree; of an empty one only its place. */
  void put(PlacedTree tree, TypedCell cell, SourceLocation place) {
    if (cell != null) {
      tree.put(path(), value(cell.values().get(0)), place);
    } else if (leaf.required() && canBeEmpty(leaf, form)) {
      tree.put(path(), JsonNodeFactory.instance.textNode(""), place);
    } else {
      tree.missing(path(), place);
    }
  }

  /** The finding that a cell gives several values to one name; empty if it does not. */
  Optional<Diagnostic> repeats(TypedCell cell, SourceLocation place) {
    return Optional.ofNullable(cell)
        .filter(one -> one.values().get(0) instanceof CellValue.Text)
        .flatMap(one -> form.repeated(one.values().get(0).literal()))
        .map(name -> Diagnostic.about(Code.DUPLICATE, place, name, "each name once in a cell"));
  }

  /** Records that an entry of a list which a later one needs belongs into the empty cell. */
  void belongs(PlacedTree tree, SourceLocation place) {
    List<PathStep> path = path();
    for (int i = 0; i < path.size(); i++) {
      if (path.get(i).isEntry()) {
        tree.belongs(path.subList(0, i + 1), place);
      }
    }
  }

  private List<PathStep> path() {
    return Arrays.stream(leaf.path().split("/")).map(RecordColumn::step).toList();
  }

  private static PathStep step(String part) {
    return part.startsWith("#")
        ? PathStep.at(Integer.parseInt(part.substring(1)))
        : PathStep.into(part);
  }

  private JsonNode value(CellValue value) {
    if (value instanceof CellValue.Number number) {
      return JsonNumbers.write(number.number());
    }
    return value instanceof CellValue.Marked ? BooleanNode.TRUE : form.value(value.literal());
  }

  /** The value of a row's record in this column. */
  JsonNode said(JsonNode row) {
    return row.at("/" + leaf.path().replace("#", ""));
  }

  /**
   * The text of the cell for a row's record; empty if it says nothing there.
   *
   * @param whole whether a value that is left out is shown as what it is then
   */
  String text(JsonNode row, boolean whole) {
    JsonNode value = said(row);
    if (whole && value.isMissingNode()) {
      value = leaf.otherwise().orElse(value);
    }
    if (value.isMissingNode() || value.isNull() && !(leaf.shape() instanceof Shape.Own)) {
      return "";
    }
    return value.isBoolean() ? value.booleanValue() ? MARK : "" : form.cell(value);
  }
}
