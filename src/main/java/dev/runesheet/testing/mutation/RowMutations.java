package dev.runesheet.testing.mutation;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellCondition;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.testing.mutation.MutationPoint.Alternative;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** The mutation points in the rows of any decision table. */
record RowMutations(TypedTable table) {

  /** The places of a row: the row itself, then its cells from left to right. */
  static List<MutationPoint<TypedTable>> of(TypedTable table, TypedRow row) {
    return new RowMutations(table).of(row);
  }

  private List<MutationPoint<TypedTable>> of(TypedRow row) {
    List<MutationPoint<TypedTable>> sites = new ArrayList<>();
    if (!isIdle(row)) {
      List<TypedRow> fewer = new ArrayList<>(table.rows());
      fewer.remove(row);
      Alternative<TypedTable> without = new Alternative<>("", table.with(fewer));
      sites.add(
          new MutationPoint<>(
              MutationKind.ROW, row.place(), "row " + row.number(), List.of(without)));
    }
    for (TypedCell cell : row.cells()) {
      for (MutationPoint<List<CellValue>> site : cell(row, cell)) {
        sites.add(site.within(values -> with(row, cell, values)));
      }
    }
    return sites;
  }

  /** True if a row only repeats the default and keeps no other row from answering. */
  private boolean isIdle(TypedRow row) {
    return table.layout().hitPolicy() != HitPolicy.FIRST
        && row.cells().stream().allMatch(cell -> !isAction(cell) || isIdle(cell));
  }

  private boolean isAction(TypedCell cell) {
    return table.column(cell).keyword() == Keyword.ACTION;
  }

  private boolean isIdle(TypedCell cell) {
    return table.column(cell).isOtherwise(cell);
  }

  /** The table with another cell; with none if it has no parts. */
  private TypedTable with(TypedRow row, TypedCell cell, List<CellValue> values) {
    List<TypedCell> cells = new ArrayList<>(row.cells());
    int index = cells.indexOf(cell);
    if (values.isEmpty()) {
      cells.remove(index);
    } else {
      cells.set(index, new TypedCell(cell.column(), values, cell.place()));
    }
    List<TypedRow> rows = new ArrayList<>(table.rows());
    rows.set(rows.indexOf(row), row.with(cells));
    return table.with(rows);
  }

  private List<MutationPoint<List<CellValue>>> cell(TypedRow row, TypedCell cell) {
    Column column = table.column(cell);
    List<MutationPoint<List<CellValue>>> sites = new ArrayList<>();
    if (!acts(column)) {
      return sites;
    }
    if (!column.required() && !isIdle(cell)) {
      Alternative<List<CellValue>> empty = new Alternative<>("", List.of());
      sites.add(
          new MutationPoint<>(MutationKind.ROW, cell.place(), cell.literal(), List.of(empty)));
    }
    for (int i = 0; i < cell.values().size(); i++) {
      int part = i;
      CellType type = column.types().get(Math.min(i, column.types().size() - 1));
      SourceLocation place = table.place(row, cell, i);
      for (MutationPoint<CellValue> site : part(column, type, new Part(cell, i, place))) {
        sites.add(
            site.within(
                value -> {
                  List<CellValue> values = new ArrayList<>(cell.values());
                  values.set(part, value);
                  return values;
                }));
      }
    }
    return sites;
  }

  /** True if the cells of a column decide what rules do, and do not name or end the row. */
  private static boolean acts(Column column) {
    return switch (column.keyword()) {
      case NAME, DESCRIPTION -> false;
      case METADATA ->
          column.binding() instanceof Binding.When
              || column.binding() instanceof Binding.Whose
              || column.binding() instanceof Binding.Value
                  && !column.required()
                  && !(column.single() instanceof CellType.Name);
      case CONDITION, ACTION ->
          !column.fill().follows()
              && !(column.binding() instanceof Binding.Block)
              && !(column.binding() instanceof Binding.End);
    };
  }

  /** One of the values of a cell, with its place. */
  private record Part(TypedCell cell, int index, SourceLocation place) {

    CellValue value() {
      return cell.values().get(index);
    }
  }

  private List<MutationPoint<CellValue>> part(Column column, CellType type, Part part) {
    CellValue value = part.value();
    CellType of = type instanceof CellType.Test test ? test.of() : type;
    List<MutationPoint<CellValue>> sites = new ArrayList<>();
    if (value instanceof CellValue.Number number) {
      sites.add(site(MutationKind.NUMBER, part, NumberChanges.of(number.number(), of)));
    } else if (value instanceof CellValue.Text word) {
      sites.add(site(kind(column, of), part, words(word.text(), of, part)));
    } else if (value instanceof CellValue.Test test) {
      sites.add(site(MutationKind.NUMBER, part, TestChanges.of(test.test(), of)));
    }
    if (type instanceof CellType.Test) {
      opposite(value)
          .ifPresent(other -> sites.add(site(MutationKind.COMPARISON, part, List.of(other))));
    }
    return sites;
  }

  private static MutationPoint<CellValue> site(
      MutationKind kind, Part part, List<CellValue> others) {
    List<Alternative<CellValue>> alternatives =
        others.stream().map(one -> new Alternative<>(one.literal(), one)).toList();
    return new MutationPoint<>(kind, part.place(), part.value().literal(), alternatives);
  }

  private static MutationKind kind(Column column, CellType of) {
    boolean scope =
        column.binding() instanceof Binding.Whose
            || of instanceof CellType.Word word && word.list().equals(WordList.SCOPE);
    return scope ? MutationKind.SCOPE : MutationKind.WORD;
  }

  /** Other words of the column's list; where any word will do, those that its other cells have. */
  private List<CellValue> words(String word, CellType of, Part part) {
    List<String> known = new ArrayList<>();
    if (of instanceof CellType.Word list && !list.isOpen()) {
      known.addAll(list.allowed());
    } else if (of instanceof CellType.Word) {
      TreeSet<String> used = new TreeSet<>();
      for (TypedRow row : table.rows()) {
        TypedCell other = row.cell(part.cell().column());
        if (other != null && other.values().size() > part.index()) {
          other(other.values().get(part.index())).ifPresent(used::add);
        }
      }
      known.addAll(used);
    }
    known.remove(word);
    return known.stream().map(other -> (CellValue) new CellValue.Text(other)).toList();
  }

  private static Optional<String> other(CellValue value) {
    return value instanceof CellValue.Text text ? Optional.of(text.text()) : Optional.empty();
  }

  private static Optional<CellValue> opposite(CellValue value) {
    if (value instanceof CellValue.Test test) {
      return Optional.of(new CellValue.Test(test.test().opposite()));
    }
    if (value instanceof CellValue.Number number) {
      return Optional.of(new CellValue.Test(TestChanges.not(number.number())));
    }
    return value instanceof CellValue.Text word
        ? Optional.of(new CellValue.Test(new CellCondition.Words(true, List.of(word.text()))))
        : Optional.empty();
  }
}
