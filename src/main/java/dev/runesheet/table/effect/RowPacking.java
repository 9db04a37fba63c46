package dev.runesheet.table.effect;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Step;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.effect.column.GuardColumn;
import dev.runesheet.table.effect.column.VerbCells;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.VerbColumn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The packing of conditions and verbs into the columns of a layout, from left to right. Verbs that
 * would have to go back to the left begin a new row, if no condition is to hold for all.
 */
final class RowPacking {

  private final TableLayout layout;
  private final List<TreeMap<Integer, List<CellValue>>> rows = new ArrayList<>();
  private int last = -1;
  private String problem;

  private RowPacking(TableLayout layout) {
    this.layout = layout;
    rows.add(new TreeMap<>());
  }

  static RowPacking of(TableLayout layout, TabularCheck.Shape shape) {
    RowPacking packing = new RowPacking(layout);
    shape.guards().forEach(packing::guard);
    packing.last = -1;
    shape.acts().forEach(act -> packing.act(act, shape.guards().isEmpty()));
    return packing;
  }

  /** The filled columns of each row. */
  List<TreeMap<Integer, List<CellValue>>> rows() {
    return rows;
  }

  /** The reason why it does not fit, or null. */
  String problem() {
    return problem;
  }

  private void guard(Condition condition) {
    GuardColumn guard = GuardColumn.of(condition);
    int column = next(new Binding.Guard(guard.role(), guard.relation()));
    put(column, GuardColumn.values(condition), "no column for '" + condition + "'");
  }

  private void act(Step.Do act, boolean rowsMayFollow) {
    int column = next(act);
    if (column < 0 && rowsMayFollow && !rows.get(rows.size() - 1).isEmpty()) {
      rows.add(new TreeMap<>());
      last = -1;
      column = next(act);
    }
    List<CellValue> values = column < 0 ? List.of() : VerbCells.values(verb(column), act);
    put(column, values, "no column left for " + act.verb());
  }

  private VerbColumn verb(int column) {
    return ((Binding.Act) layout.columns().get(column).binding()).column();
  }

  /** The next column of a verb, whether its heading or its cells name the entities. */
  private int next(Step.Do act) {
    return Arrays.stream(Roles.Place.values())
        .map(roles -> VerbColumn.of(act, roles))
        .filter(Objects::nonNull)
        .mapToInt(verb -> next(new Binding.Act(verb)))
        .filter(column -> column >= 0)
        .min()
        .orElse(-1);
  }

  private void put(int column, List<CellValue> values, String what) {
    if (column < 0) {
      problem = problem == null ? what : problem;
      return;
    }
    rows.get(rows.size() - 1).put(column, values);
    last = column;
  }

  private int next(Binding binding) {
    for (int i = last + 1; i < layout.columns().size(); i++) {
      if (layout.columns().get(i).binding().equals(binding)) {
        return i;
      }
    }
    return -1;
  }
}
