package dev.runesheet.table.compile;

import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.Constraint;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.check.Region;
import dev.runesheet.table.check.Regions;
import dev.runesheet.table.check.RowOverlaps;
import dev.runesheet.table.layout.Conditions;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The additional constraints of rows in a table whose first matching row counts: each row matches
 * only where no earlier one does, so the order in which rules fire makes no difference.
 */
final class EarlierRows {

  /** The constraint that no fact fulfils. */
  private static final Constraint NEVER = Constraint.of("this == ?", "null");

  private final TypedTable table;
  private final Map<Integer, List<Constraint>> byRow = new HashMap<>();

  EarlierRows(TypedTable table) {
    this.table = table;
    if (table.layout().hitPolicy() == HitPolicy.FIRST) {
      Regions regions = new Regions(table);
      RowOverlaps meetings = new RowOverlaps();
      for (TypedRow row : table.rows()) {
        Region region = regions.widest(row);
        List<Constraint> constraints = new ArrayList<>();
        for (TypedRow earlier : meetings.add(row, region)) {
          constraints.add(not(earlier, region, regions));
        }
        byRow.put(row.number(), constraints.contains(NEVER) ? List.of(NEVER) : constraints);
      }
    }
  }

  /** The constraints that keep earlier rows' cases from a row. */
  List<Constraint> of(TypedRow row) {
    return byRow.getOrDefault(row.number(), List.of());
  }

  /** The constraint that an earlier row does not match, within the cases of a row. */
  private Constraint not(TypedRow earlier, Region region, Regions regions) {
    List<Constraint> parts = new ArrayList<>();
    for (TypedCell cell : earlier.cells()) {
      boolean condition = table.column(cell).keyword() == Keyword.CONDITION;
      if (condition && !regions.implies(region, cell)) {
        parts.add(Conditions.opposite(table.layout(), cell));
      }
    }
    return parts.isEmpty() ? NEVER : Constraint.any(parts);
  }
}
