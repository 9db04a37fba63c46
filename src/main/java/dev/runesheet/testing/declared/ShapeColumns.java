package dev.runesheet.testing.declared;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.Leaf;
import dev.runesheet.schema.shape.Leaves;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.schema.shape.TextCodec;
import dev.runesheet.testing.ScenarioColumn;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The columns of a sheet {@code Tests} for declared words: one for each value a cell can hold. */
record ShapeColumns(SourceNames vocabulary, Band band) {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** Makes a column of a band from its label and path. */
  @FunctionalInterface
  interface Band {

    /** The column; an empty path for one that only names fields. */
    ScenarioColumn column(String label, String path);
  }

  /** The columns of a record's fields, or of the cases of a choice. */
  List<ScenarioColumn> of(Shape shape) {
    return Leaves.of(shape, vocabulary).stream().map(this::column).toList();
  }

  private ScenarioColumn column(Leaf leaf) {
    ScenarioColumn typed = typed(band.column(leaf.label(), leaf.path()), leaf.shape());
    ScenarioColumn column = (leaf.list() ? typed.list() : typed).note(leaf.note());
    if (!leaf.none().isEmpty()) {
      column = column.meaning(leaf.none(), NullNode.instance);
    }
    if (leaf.required() && column.column().band().equals(ScenarioColumn.GIVEN)) {
      column = column.required();
    }
    return leaf.usual() ? column.inNewSheets() : column;
  }

  private ScenarioColumn typed(ScenarioColumn column, Shape shape) {
    if (shape instanceof Shape.Whole whole) {
      return column.whole(whole.min(), whole.max());
    }
    if (shape instanceof Shape.Decimal) {
      return column.number();
    }
    if (shape instanceof Shape.Flag) {
      return column.yesNo();
    }
    if (shape instanceof Shape.Structure object) {
      return numbered(column, object);
    }
    if (shape instanceof Shape.Word word) {
      return column.oneOf(word.constants().keySet(), word.unknown());
    }
    if (shape instanceof Shape.Name name) {
      return spelled(named(column, vocabulary.words(name.kind())), name.kind());
    }
    return shape instanceof Shape.Tuple tuple ? tuples(column, tuple) : column;
  }

  /** Any text where the words cannot all be chosen from. */
  private static ScenarioColumn named(ScenarioColumn column, SourceNames.Words words) {
    Collection<String> all = words.meanings().keySet();
    if (words.open() || all.isEmpty() || all.contains("")) {
      return column;
    }
    // JSON has a range of numbers, a cell a list of words.
    Code unknown = words.unknown() == Code.OUT_OF_RANGE ? Code.UNKNOWN_WORD : words.unknown();
    ScenarioColumn named = column.oneOf(all, unknown).hinting(words.hints());
    for (Map.Entry<String, JsonNode> one : words.meanings().entrySet()) {
      if (!one.getValue().isTextual()) {
        named = named.meaning(one.getKey(), one.getValue());
      }
    }
    return named;
  }

  /** A cell takes what a file takes: the reader knows. */
  private ScenarioColumn spelled(ScenarioColumn column, String kind) {
    return vocabulary.hasSpellings(kind) ? column.also(text -> reads(kind, text)) : column;
  }

  private boolean reads(String kind, String text) {
    JsonDocument cell = JsonDocument.of("", "", NODES.textNode(text), new Diagnostics());
    return vocabulary.read(kind, cell.root()).isPresent();
  }

  /** A word with numbers, which are the other fields of its object. */
  private ScenarioColumn numbered(ScenarioColumn column, Shape.Structure object) {
    String field = object.forms().shortField();
    List<String> numbers =
        new ArrayList<>(Leaves.of(object, vocabulary).stream().map(Leaf::path).toList());
    numbers.remove(field);
    Shape.Name word =
        (Shape.Name)
            object.fields().stream()
                .filter(one -> one.name().equals(field))
                .findFirst()
                .orElseThrow()
                .shape();
    SourceNames.Words words = vocabulary.words(word.kind());
    return column.numbered(field, words.meanings().keySet(), words.unknown(), numbers);
  }

  private ScenarioColumn tuples(ScenarioColumn column, Shape.Tuple tuple) {
    List<String> words = TextCodec.words(tuple, vocabulary);
    ScenarioColumn named = column.oneOf(words, tuple.unknown());
    for (String word : words) {
      ArrayNode parts = NODES.arrayNode();
      for (String part : word.split(",")) {
        parts.add(
            part.matches("-?[0-9]+")
                ? NODES.numberNode(Integer.parseInt(part))
                : NODES.textNode(part));
      }
      named = named.meaning(word, parts);
    }
    return named;
  }
}
