package dev.runesheet.table.effect.column;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.ArgumentForm;
import dev.runesheet.table.layout.VerbColumn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Steps to the cells of their column, and back. */
public final class VerbCells {

  private VerbCells() {}

  /** The parts of the cell that writes a step in its column; an {@code x} if there are none. */
  public static List<CellValue> values(VerbColumn column, Step.Do step) {
    List<CellValue> values = new ArrayList<>();
    for (int i = 0; i < column.forms().size(); i++) {
      Argument argument = step.arguments().get(column.verb().parameters().get(i).name());
      if (column.forms().get(i).inCell()) {
        values.add(value(argument));
      }
    }
    return values.isEmpty() ? List.of(new CellValue.Marked()) : values;
  }

  private static CellValue value(Argument argument) {
    if (argument instanceof Value.Constant constant) {
      return new CellValue.Number(constant.number());
    }
    if (argument instanceof Value.Roll roll) {
      return new CellValue.Number(roll.sides());
    }
    if (argument instanceof Value.StatOf stat) {
      return new CellValue.Text(stat.stat());
    }
    if (argument instanceof Selector.Role role) {
      return new CellValue.Text(role.name());
    }
    return new CellValue.Text(((Argument.Word) argument).word());
  }

  /** The step that a cell writes. */
  public static Step.Do step(VerbColumn column, TypedCell cell) {
    Map<String, Argument> arguments = new LinkedHashMap<>();
    int part = 0;
    for (int i = 0; i < column.forms().size(); i++) {
      Parameter parameter = column.verb().parameters().get(i);
      ArgumentForm form = column.forms().get(i);
      arguments.put(parameter.name(), argument(form, cell, part));
      part += form.inCell() ? 1 : 0;
    }
    return new Step.Do(column.verb(), arguments, cell.place());
  }

  private static Argument argument(ArgumentForm form, TypedCell cell, int part) {
    return switch (form.kind()) {
      case ENTITY -> new Selector.Role(form.role());
      case ROLE -> new Selector.Role(cell.text(part));
      case NUMBER, WHOLE -> new Value.Constant(cell.number(part));
      case STAT -> new Value.StatOf(new Selector.Role(form.role()), cell.text(part));
      case DICE -> new Value.Roll((int) cell.number(part));
      case WORD -> new Argument.Word(cell.text(part));
    };
  }
}
