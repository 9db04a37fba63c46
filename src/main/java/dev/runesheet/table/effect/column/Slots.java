package dev.runesheet.table.effect.column;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The slots of a column's code, one for each part of its cells. The code of all cells is that of
 * one which holds marks: what it says becomes code like any cell's, and each mark becomes its slot.
 *
 * @param types the types of the parts
 */
public record Slots(List<CellType> types) {

  /** Copies the types. */
  public Slots {
    types = List.copyOf(types);
  }

  /** The slot of a part as Drools knows it; the only one is the whole cell. */
  static String of(int part, int parts) {
    return parts == 1 ? "$param" : "$" + (part + 1);
  }

  private String slot(int part) {
    return of(part, types.size());
  }

  /** The cell of marks. A word's is its slot; a number's is below all that stand in columns. */
  public TypedCell marks() {
    List<CellValue> marks = new ArrayList<>();
    for (int part = 0; part < types.size(); part++) {
      marks.add(isNumber(part) ? new CellValue.Number(mark(part)) : new CellValue.Text(slot(part)));
    }
    return new TypedCell(0, marks, SourceLocation.NONE);
  }

  private boolean isNumber(int part) {
    return types.get(part) instanceof CellType.Whole || types.get(part) instanceof CellType.Decimal;
  }

  private static double mark(int part) {
    return -1 - part;
  }

  /**
   * The code of what the cell of marks says, with slots in place of the marks.
   *
   * @throws IllegalArgumentException if a part of the cell is not in it
   */
  public String in(String code) {
    String slotted = code;
    for (int part = 0; part < types.size(); part++) {
      slotted = isNumber(part) ? slotted.replace("" + mark(part), slot(part)) : slotted;
      if (!slotted.contains(slot(part)) && !(types.get(part) instanceof CellType.Mark)) {
        throw new IllegalArgumentException(
            "code (" + code + ") does not say part " + (part + 1) + " of its cells.");
      }
    }
    return slotted;
  }

  /** The call of a static method with all parts. */
  public String call(Class<?> of, String method) {
    String arguments =
        IntStream.range(0, types.size())
            .mapToObj(part -> isNumber(part) ? slot(part) : "\"" + slot(part) + "\"")
            .collect(Collectors.joining(", "));
    return of.getSimpleName() + "." + method + "(" + arguments + ")";
  }
}
