package dev.runesheet.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A table as plain Drools understands it: each form of condition that a row uses has a column of
 * its own, and all cells hold literals again.
 */
final class PlainRows {

  /** What holds for every fact: Drools leaves the pattern of a row without any condition out. */
  private static final Constraint ALWAYS = Constraint.of("this != ?", "null");

  private final TypedTable table;
  private final List<Column> columns = new ArrayList<>();
  private final Map<Integer, Map<String, Integer>> forms = new HashMap<>();
  private final Map<Integer, Integer> indexes = new HashMap<>();
  private int always;

  private PlainRows(TypedTable table) {
    this.table = table;
  }

  /** The same rules without conditions that only Runesheet reads. */
  static TypedTable of(TypedTable table) {
    PlainRows rows = new PlainRows(table);
    boolean plain =
        table.rows().stream()
            .noneMatch(
                row ->
                    rows.isUnconditional(row)
                        || row.cells().stream().anyMatch(cell -> test(cell) != null));
    return plain ? table : rows.table();
  }

  private boolean isUnconditional(TypedRow row) {
    return table.layout().first(Keyword.CONDITION) >= 0
        && row.cells().stream().noneMatch(cell -> isCondition(cell.column()));
  }

  private boolean isCondition(int column) {
    return table.layout().columns().get(column).keyword() == Keyword.CONDITION;
  }

  private TypedTable table() {
    int first = table.layout().first(Keyword.CONDITION);
    for (int i = 0; i < table.layout().columns().size(); i++) {
      Column column = table.layout().columns().get(i);
      if (i == first && table.rows().stream().anyMatch(this::isUnconditional)) {
        always = columns.size();
        columns.add(column(ALWAYS.template(), column));
      }
      indexes.put(i, columns.size());
      columns.add(column);
      for (String template : templates(i)) {
        forms.computeIfAbsent(i, key -> new LinkedHashMap<>()).put(template, columns.size());
        columns.add(column(template, column));
      }
    }
    TableLayout layout = table.layout().withColumns(columns);
    List<TypedRow> rows = table.rows().stream().map(this::row).toList();
    return new TypedTable(layout, table.workbook(), rows);
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

  private List<String> templates(int column) {
    return table.rows().stream()
        .map(row -> row.cell(column))
        .filter(cell -> cell != null && test(cell) != null)
        .map(cell -> constraint(cell).template())
        .distinct()
        .toList();
  }

  private TypedRow row(TypedRow row) {
    List<TypedCell> cells = new ArrayList<>();
    if (isUnconditional(row)) {
      cells.add(new TypedCell(always, literals(ALWAYS), row.place()));
    }
    for (TypedCell cell : row.cells()) {
      if (test(cell) == null) {
        cells.add(new TypedCell(indexes.get(cell.column()), cell.values(), cell.place()));
      } else {
        Constraint constraint = constraint(cell);
        int column = forms.get(cell.column()).get(constraint.template());
        cells.add(new TypedCell(column, literals(constraint), cell.place()));
      }
    }
    return new TypedRow(row.number(), row.place(), cells, row.complete());
  }

  private static List<CellValue> literals(Constraint constraint) {
    return constraint.literals().stream()
        .map(text -> (CellValue) new CellValue.Text(text))
        .toList();
  }

  private Constraint constraint(TypedCell cell) {
    List<CellType> types = table.layout().columns().get(cell.column()).types();
    CellType.Test type = (CellType.Test) types.get(types.size() - 1);
    String subject = cell.values().size() > 1 ? cell.text(0) : "";
    return type.tested().constraint(test(cell), subject);
  }

  private static CellTest test(TypedCell cell) {
    return cell.values().get(cell.values().size() - 1) instanceof CellValue.Test test
        ? test.test()
        : null;
  }
}
