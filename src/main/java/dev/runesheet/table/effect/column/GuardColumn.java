package dev.runesheet.table.effect.column;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Value;
import dev.runesheet.table.cell.CellCondition;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.StatConditions;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Roles;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * One condition as one column, the comparison of a stat of an entity with a number; the cell names
 * both.
 *
 * @param role the role whose stat is compared
 * @param relation its relation to the number
 */
public record GuardColumn(String role, Condition.Relation relation) {

  /** Checks that a reaction knows the role. */
  public GuardColumn {
    if (!Roles.has(role)) {
      throw new IllegalArgumentException("role (" + role + ") is not one of " + Roles.NAMES);
    }
  }

  /** Every column of conditions on some roles; those that no heading names have none. */
  public static List<GuardColumn> all(Collection<String> roles) {
    List<GuardColumn> columns = new ArrayList<>();
    for (String role : Roles.NAMES.stream().filter(roles::contains).toList()) {
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
  public static GuardColumn of(Condition condition) {
    CellCondition.Numbers test = StatConditions.test(condition);
    if (test == null || !Roles.has(condition.stat().who().name())) {
      return null;
    }
    Condition.Relation relation =
        condition instanceof Condition.Comparison comparison
            ? comparison.relation()
            : Condition.Relation.EQUAL;
    return new GuardColumn(condition.stat().who().name(), relation);
  }

  /** The condition in a cell of the column. */
  public Condition condition(TypedCell cell) {
    Value stat = new Value.StatOf(new Selector.Role(role), cell.text(0));
    return cell.values().get(1) instanceof CellValue.Test test
        ? StatConditions.condition(stat, (CellCondition.Numbers) test.test())
        : new Condition.Comparison(relation, stat, new Value.Constant(cell.number(1)));
  }

  /** The parts of the cell for a condition of this column. */
  public static List<CellValue> values(Condition condition) {
    CellValue stat = new CellValue.Text(condition.stat().stat());
    return condition instanceof Condition.Comparison comparison
        ? List.of(stat, new CellValue.Number(((Value.Constant) comparison.right()).number()))
        : List.of(stat, new CellValue.Test(StatConditions.test(condition)));
  }
}
