package dev.runesheet.table;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * One condition as one column: how a stat of an entity compares to a number; the cell names both.
 *
 * @param role whose stat
 * @param relation how it compares
 */
public record GuardColumn(String role, Condition.Relation relation) {

  /** Checks that a reaction knows the role. */
  public GuardColumn {
    if (!Roles.has(role)) {
      throw new IllegalArgumentException("role (" + role + ") is not one of " + Roles.NAMES);
    }
  }

  /** Every column of conditions. */
  static List<GuardColumn> all() {
    List<GuardColumn> columns = new ArrayList<>();
    for (String role : Roles.NAMES) {
      for (Condition.Relation relation : Condition.Relation.values()) {
        columns.add(new GuardColumn(role, relation));
      }
    }
    return columns;
  }

  /**
   * The column that can write a condition.
   *
   * @return the column, or null if no column can
   */
  static GuardColumn of(Condition condition) {
    boolean simple =
        condition instanceof Condition.Comparison comparison
            && comparison.left() instanceof Value.StatOf stat
            && comparison.right() instanceof Value.Constant constant
            && Double.isFinite(constant.number())
            && Roles.has(stat.who().name());
    if (!simple) {
      return null;
    }
    Condition.Comparison comparison = (Condition.Comparison) condition;
    String role = ((Value.StatOf) comparison.left()).who().name();
    return new GuardColumn(role, comparison.relation());
  }

  /** The condition that a cell of the column says. */
  Condition condition(TypedCell cell) {
    Value stat = new Value.StatOf(new Selector.Role(role), cell.text(0));
    return new Condition.Comparison(relation, stat, new Value.Constant(cell.number(1)));
  }

  /** The parts of the cell that says a condition of this column. */
  static List<CellValue> values(Condition condition) {
    Condition.Comparison comparison = (Condition.Comparison) condition;
    String stat = ((Value.StatOf) comparison.left()).stat();
    double number = ((Value.Constant) comparison.right()).number();
    return List.of(new CellValue.Text(stat), new CellValue.Number(number));
  }
}
