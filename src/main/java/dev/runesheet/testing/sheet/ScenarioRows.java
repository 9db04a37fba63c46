package dev.runesheet.testing.sheet;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import dev.runesheet.pack.change.JsonDifference;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.NumberedWord;
import dev.runesheet.table.layout.CaseColumn;
import dev.runesheet.table.layout.CaseContent;
import dev.runesheet.testing.ScenarioColumn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The writer of a scenario as rows of a sheet: the way back of {@link SheetScenarios}. What no
 * column can hold is named, not lost.
 */
public final class ScenarioRows {

  private final List<ScenarioColumn> columns;
  private final Map<String, Integer> rowsOfEntries = new LinkedHashMap<>();
  private final Map<String, Integer> used = new LinkedHashMap<>();
  private final Map<Integer, Map<CaseColumn, List<CellValue>>> rows = new TreeMap<>();
  private final List<String> left = new ArrayList<>();

  /** Writes rows of a sheet with these columns. */
  public ScenarioRows(List<ScenarioColumn> columns) {
    this.columns = List.copyOf(columns);
  }

  /**
   * A scenario's rows.
   *
   * @param rows the values of each row, the one with its name first
   * @param left the JSON pointers of values that no column can hold
   */
  public record Rows(List<Map<CaseColumn, List<CellValue>>> rows, List<String> left) {

    /** Copies the lists. */
    public Rows {
      rows = List.copyOf(rows);
      left = List.copyOf(left);
    }
  }

  /** The rows of a scenario, as a file has it. */
  public Rows of(JsonNode scenario) {
    rowsOfEntries.clear();
    used.clear();
    rows.clear();
    left.clear();
    walk(scenario, new ArrayList<>(), "");
    return new Rows(List.copyOf(rows.values()), left);
  }

  private void walk(JsonNode node, List<String> path, String pointer) {
    for (ScenarioColumn column : columns) {
      List<CellValue> values = values(column, node);
      ColumnMatch fit = values == null ? null : ColumnMatch.of(column, path);
      if (fit != null && fit.complete(columns)) {
        put(column, values, fit);
        return;
      }
    }
    if (!node.isContainerNode() || node.isEmpty()) {
      left.add(pointer);
      return;
    }
    if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        step(node.get(i), path, SheetShape.ENTRY + "" + i, pointer + "/" + i);
      }
      return;
    }
    node.properties()
        .forEach(
            field -> step(field.getValue(), path, field.getKey(), pointer + "/" + field.getKey()));
  }

  private void step(JsonNode node, List<String> path, String part, String pointer) {
    path.add(part);
    walk(node, path, pointer);
    path.remove(path.size() - 1);
  }

  private void put(ScenarioColumn column, List<CellValue> values, ColumnMatch fit) {
    Map<CaseColumn, List<CellValue>> row =
        rows.computeIfAbsent(row(fit), key -> new LinkedHashMap<>());
    row.put(column.column(), values);
    fit.keys()
        .forEach(
            (label, word) -> {
              ScenarioColumn key = ColumnMatch.key(columns, column.column().band(), label);
              row.put(key.column(), List.of(word(key, word)));
            });
  }

  private static CellValue word(ScenarioColumn key, String word) {
    boolean number = key.column().content() instanceof CaseContent.Number;
    return number ? new CellValue.Number(Double.parseDouble(word)) : new CellValue.Text(word);
  }

  /**
   * The row for a value: the first for single values, one for each entry of a list, from the first
   * down.
   */
  private int row(ColumnMatch fit) {
    if (fit.entry().isEmpty()) {
      return 0;
    }
    return rowsOfEntries.computeIfAbsent(
        fit.group() + fit.entry(), entry -> used.merge(fit.group(), 1, Integer::sum) - 1);
  }

  /** A value as a cell of the column would show it; empty if none can. */
  static Optional<String> text(ScenarioColumn column, JsonNode value) {
    JsonNode meant = value.isMissingNode() ? NullNode.instance : value;
    List<CellValue> values = values(column, meant);
    if (values == null && column.column().list()) {
      CellValue one = value(column, meant); // An entry of the list.
      values = one == null ? null : List.of(one);
    }
    return Optional.ofNullable(values)
        .filter(shown -> !shown.isEmpty())
        .map(shown -> shown.stream().map(CellValue::literal).collect(Collectors.joining("; ")));
  }

  /** The value as cells of the column have it; null if they cannot. */
  private static List<CellValue> values(ScenarioColumn column, JsonNode node) {
    boolean meant = column.meanings().containsValue(node);
    if (!column.column().list() || meant && !node.isArray()) {
      CellValue value = value(column, node);
      return value == null ? null : List.of(value);
    }
    List<CellValue> values = new ArrayList<>();
    for (JsonNode one : node.isArray() ? node : List.of(node)) {
      CellValue value = value(column, one);
      if (value == null) {
        return null;
      }
      values.add(value);
    }
    return node.isArray() ? values : null;
  }

  private static CellValue value(ScenarioColumn column, JsonNode node) {
    for (Map.Entry<String, JsonNode> meaning : column.meanings().entrySet()) {
      if (JsonDifference.same(meaning.getValue(), node)) {
        return new CellValue.Text(meaning.getKey());
      }
    }
    CaseContent content = column.column().content();
    if (content instanceof CaseContent.Numbered numbered) {
      return numbered(column.field(), numbered, node);
    }
    if (content instanceof CaseContent.Number number) {
      return node.isNumber() && fits(number.type(), node.doubleValue())
          ? new CellValue.Number(node.doubleValue())
          : null;
    }
    String text = text(content, node);
    boolean word = text != null && !column.meanings().containsKey(text);
    boolean known = !(content instanceof CaseContent.OneOf oneOf) || word && oneOf.takes(text);
    return word && known && isPlain(text, column) ? new CellValue.Text(text) : null;
  }

  /** A text, or a number that stands for a word and can be written as a text, too. */
  private static String text(CaseContent content, JsonNode node) {
    boolean place =
        content instanceof CaseContent.OneOf oneOf
            && oneOf.others() != null
            && node.isIntegralNumber();
    return node.isTextual() || place ? node.asText() : null;
  }

  /** An object of a known word and known numbers. */
  private static CellValue numbered(String field, CaseContent.Numbered content, JsonNode node) {
    if (!content.words().contains(node.path(field).asText())) {
      return null;
    }
    Map<String, Double> numbers = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> one : node.properties()) {
      if (content.numbers().contains(one.getKey()) && one.getValue().isNumber()) {
        numbers.put(one.getKey(), one.getValue().doubleValue());
      } else if (!one.getKey().equals(field)) {
        return null;
      }
    }
    return new CellValue.Text(new NumberedWord(node.get(field).asText(), numbers).toString());
  }

  private static boolean fits(CellType type, double number) {
    return !(type instanceof CellType.Whole whole)
        || number == Math.rint(number) && number >= whole.min() && number <= whole.max();
  }

  /** A text that a cell gives back as it is. */
  private static boolean isPlain(String text, ScenarioColumn column) {
    boolean separators = text.contains(";") || text.contains("\n");
    return !text.isBlank() && text.equals(text.strip()) && !(column.column().list() && separators);
  }
}
