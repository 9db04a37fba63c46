package dev.runesheet.table.compile;

import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.Constraint;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Conditions;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A table as plain Drools understands it: each form of condition that a row uses has a column of
 * its own, so that all cells hold literals again; and where the first row that fits counts, each
 * row asks that none of the earlier ones fits.
 */
public final class PlainRows {

  /**
   * The constraint that every fact fulfils, needed because Drools drops the pattern of a row
   * without conditions.
   */
  private static final Constraint ALWAYS = Constraint.of("this != ?", "null");

  /**
   * A column of the plain table.
   *
   * @param origin the column that it comes from
   * @param template its code; empty for the column itself
   * @param use which of several cells of a row with the same code it holds
   */
  private record Place(int origin, String template, int use) {}

  private record Extra(Place place, TypedCell cell) {}

  private final TypedTable table;
  private final EarlierRows earlier;

  private PlainRows(TypedTable table) {
    this.table = table;
    this.earlier = new EarlierRows(table);
  }

  /** The rules without the conditions and policies that only Runesheet reads. */
  public static TypedTable of(TypedTable table) {
    PlainRows rows = new PlainRows(table);
    List<List<Extra>> extras = table.rows().stream().map(rows::extras).toList();
    return extras.stream().allMatch(List::isEmpty) ? table : rows.table(extras);
  }

  /** The cells of a row that the table has no column for. */
  private List<Extra> extras(TypedRow row) {
    List<Extra> extras = new ArrayList<>();
    for (TypedCell cell : row.cells()) {
      if (Conditions.test(cell) != null) {
        add(extras, cell.column(), Conditions.constraint(table.layout(), cell), cell);
      }
    }
    int last = lastCondition();
    for (Constraint constraint : earlier.of(row)) {
      add(extras, last, constraint, row.cells().get(0));
    }
    if (extras.isEmpty() && last >= 0 && row.cells().stream().noneMatch(this::isCondition)) {
      add(extras, last, ALWAYS, row.cells().get(0));
    }
    return extras;
  }

  private static void add(List<Extra> extras, int origin, Constraint constraint, TypedCell source) {
    int use = 0;
    Place place = new Place(origin, constraint.template(), use);
    while (holds(extras, place)) {
      place = new Place(origin, constraint.template(), ++use);
    }
    List<CellValue> literals = new ArrayList<>();
    constraint.literals().forEach(text -> literals.add(new CellValue.Text(text)));
    extras.add(new Extra(place, new TypedCell(0, literals, source.place())));
  }

  private static boolean holds(List<Extra> extras, Place place) {
    return extras.stream().anyMatch(extra -> extra.place().equals(place));
  }

  private boolean isCondition(TypedCell cell) {
    return table.column(cell).keyword() == Keyword.CONDITION;
  }

  private int lastCondition() {
    return table.layout().first(Keyword.CONDITION) + table.layout().count(Keyword.CONDITION) - 1;
  }

  private TypedTable table(List<List<Extra>> extras) {
    Map<Place, Integer> indexes = new LinkedHashMap<>();
    List<Column> columns = new ArrayList<>();
    for (int i = 0; i < table.layout().columns().size(); i++) {
      Column column = table.layout().columns().get(i);
      indexes.put(new Place(i, "", 0), columns.size());
      columns.add(column);
      for (List<Extra> row : extras) {
        for (Extra extra : row) {
          if (extra.place().origin() == i && !indexes.containsKey(extra.place())) {
            indexes.put(extra.place(), columns.size());
            columns.add(column(extra.place().template(), column));
          }
        }
      }
    }
    List<TypedRow> rows = new ArrayList<>();
    for (int i = 0; i < extras.size(); i++) {
      rows.add(row(table.rows().get(i), extras.get(i), indexes));
    }
    return new TypedTable(table.layout().withColumns(columns), table.workbook(), rows);
  }

  private static Column column(String template, Column like) {
    return Column.of(
        Keyword.CONDITION,
        template,
        like.label(),
        like.note(),
        like.types().get(0),
        like.binding());
  }

  private static TypedRow row(TypedRow row, List<Extra> extras, Map<Place, Integer> indexes) {
    List<TypedCell> cells = new ArrayList<>();
    for (TypedCell cell : row.cells()) {
      if (Conditions.test(cell) == null) {
        cells.add(cell.in(indexes.get(new Place(cell.column(), "", 0))));
      }
    }
    extras.forEach(extra -> cells.add(extra.cell().in(indexes.get(extra.place()))));
    cells.sort(Comparator.comparingInt(TypedCell::column));
    return row.with(cells);
  }
}
