package dev.runesheet.table.layout;

import dev.runesheet.table.cell.CellCondition;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.Constraint;
import dev.runesheet.table.cell.TypedCell;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Cells of conditions as constraints. */
public final class Conditions {

  private static final Pattern GAP = Pattern.compile("\\$(param|\\d+)");

  private Conditions() {}

  /** The test of a cell, or null if it is one word or number. */
  public static CellCondition test(TypedCell cell) {
    return cell.values().get(cell.values().size() - 1) instanceof CellValue.Test test
        ? test.test()
        : null;
  }

  /** A cell that holds a test as a constraint. */
  public static Constraint constraint(TableLayout layout, TypedCell cell) {
    return type(layout, cell).tested().constraint(test(cell), subject(cell));
  }

  /** The constraint that holds exactly when a cell's condition does not. */
  public static Constraint opposite(TableLayout layout, TypedCell cell) {
    if (test(cell) != null) {
      return type(layout, cell).tested().constraint(test(cell).opposite(), subject(cell));
    }
    String template = layout.column(cell).template();
    List<String> literals = new ArrayList<>();
    cell.values().forEach(value -> literals.add(value.literal()));
    String code = GAP.matcher(template).replaceAll("?");
    return code.contains(" == ")
        ? new Constraint(code.replace(" == ", " != "), literals)
        : new Constraint("!" + code, literals);
  }

  private static CellType.Test type(TableLayout layout, TypedCell cell) {
    List<CellType> types = layout.column(cell).types();
    return (CellType.Test) types.get(types.size() - 1);
  }

  private static String subject(TypedCell cell) {
    return cell.values().size() > 1 ? cell.text(0) : "";
  }
}
