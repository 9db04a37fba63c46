package dev.runesheet.table.check;

import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.cell.ValueSet;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The cases that the rows of a table answer. */
public final class Regions {

  private final TypedTable table;

  /** The first spelling of each meaning, by its column: rules take all of them as the same. */
  private final Map<Object, String> spellings = new HashMap<>();

  public Regions(TypedTable table) {
    this.table = table;
    table.rows().stream()
        .flatMap(row -> row.cells().stream())
        .filter(cell -> cell.values().stream().anyMatch(CellValue.Made.class::isInstance))
        .forEach(cell -> spellings.putIfAbsent(key(cell), cell.literal()));
  }

  private static Object key(TypedCell cell) {
    return Map.entry(cell.column(), cell.meaning());
  }

  /**
   * The property that a column tests, if the values of its cells exclude each other; otherwise
   * null.
   */
  private String axis(Column column) {
    if (column.keyword() != Keyword.CONDITION || column.binding() instanceof Binding.Guard) {
      return null;
    }
    return column.exact() ? asked(column).label() : null;
  }

  /** The column of the property that a column tests: itself, or the one it is a bound of. */
  private Column asked(Column column) {
    return column
        .bound()
        .map(bound -> table.layout().indexOf(QuestionTable.binding(bound.asked())))
        .map(table.layout().columns()::get)
        .orElse(column);
  }

  /** The property that a cell tells cases apart by; null if it does not. */
  String axis(TypedCell cell) {
    return axis(table.column(cell));
  }

  /** The values of a cell's property that fit it. */
  ValueSet values(TypedCell cell) {
    return values(table.column(cell), cell);
  }

  /** All values that a cell's property can have. */
  ValueSet all(TypedCell cell) {
    return ValueSet.all(asked(table.column(cell)).single());
  }

  /** True if a cell is a condition. */
  boolean isCondition(TypedCell cell) {
    return table.column(cell).keyword() == Keyword.CONDITION;
  }

  /** True if a cell tells cases apart by a number. */
  boolean isOfNumbers(TypedCell cell) {
    return axis(table.column(cell)) != null
        && ValueSet.all(table.column(cell).single()) instanceof ValueSet.Numbers;
  }

  /** True if all cases of a region fit a cell's condition. */
  public boolean implies(Region region, TypedCell cell) {
    Column column = table.column(cell);
    String axis = axis(column);
    ValueSet asked = axis == null ? null : region.axes().get(axis);
    return asked != null && asked.within(values(column, cell));
  }

  /**
   * The cases of a row, as far as its conditions are understood: at least those that it answers.
   */
  public Region widest(TypedRow row) {
    return region(row, false);
  }

  /** The same; two conditions that are not understood ask the same only if they are the same. */
  Region region(TypedRow row) {
    return region(row, true);
  }

  private Region region(TypedRow row, boolean all) {
    Map<String, ValueSet> axes = new LinkedHashMap<>();
    for (TypedCell cell : row.cells()) {
      Column column = table.column(cell);
      if (column.keyword() != Keyword.CONDITION) {
        continue;
      }
      String axis = axis(column);
      if (axis != null) {
        axes.merge(axis, values(column, cell), ValueSet::and);
      } else if (all) {
        axes.put(column.label() + " = " + cell.column(), word(cell));
      }
    }
    return new Region(axes);
  }

  private ValueSet values(Column column, TypedCell cell) {
    if (column.bound().isPresent()) {
      CellValue.Number number = (CellValue.Number) cell.values().get(0);
      return ValueSet.of(asked(column).single(), column.bound().get().numbers(number.number()));
    }
    CellType type = column.single();
    boolean values =
        type instanceof CellType.Test || ValueSet.all(type) instanceof ValueSet.Numbers;
    return values ? ValueSet.of(type, cell.values().get(0)) : word(cell);
  }

  private ValueSet word(TypedCell cell) {
    return new ValueSet.Words(false, Set.of(spellings.getOrDefault(key(cell), cell.literal())));
  }

  /**
   * All cases there can be. Where a column must be filled and takes any word, the words that the
   * table names are all there are.
   */
  Region all() {
    Map<String, ValueSet> axes = new LinkedHashMap<>();
    for (int i = 0; i < table.layout().columns().size(); i++) {
      Column column = table.layout().columns().get(i);
      if (axis(column) != null && column.bound().isEmpty()) {
        ValueSet all = ValueSet.all(column.single());
        boolean open = all instanceof ValueSet.Words words && words.except();
        axes.put(axis(column), open && column.required() ? named(i) : all);
      }
    }
    return new Region(axes);
  }

  private ValueSet named(int column) {
    Set<String> words = new LinkedHashSet<>();
    for (TypedRow row : table.rows()) {
      TypedCell cell = row.cell(column);
      if (cell != null) {
        words.addAll(((ValueSet.Words) values(table.layout().columns().get(column), cell)).words());
      }
    }
    return new ValueSet.Words(false, words);
  }
}
