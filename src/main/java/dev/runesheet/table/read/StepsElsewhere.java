package dev.runesheet.table.read;

import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.RowGroups;
import dev.runesheet.table.effect.TableForm;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;

/**
 * Rows that go on with an effect of another sheet: {@code x/2} where {@code x} stands elsewhere.
 * Such a row is an effect of its own, which runs after {@code x} because of its id; what starts it
 * and whose it is follow from the row of {@code x}.
 */
final class StepsElsewhere {

  private static final List<Binding> FROM_FIRST =
      List.of(new Binding.When(), new Binding.Whose(), new Binding.Owner());

  /** A row and its table. */
  private record First(TypedTable table, TypedRow row) {}

  private final Map<String, First> firsts = new LinkedHashMap<>();
  private final Set<String> begun = new HashSet<>();

  private StepsElsewhere() {}

  /** The tables of one workbook, with what such rows leave out. */
  static Map<TableForm, TypedTable> completed(Map<TableForm, TypedTable> tables) {
    StepsElsewhere steps = new StepsElsewhere();
    tables.values().stream().filter(StepsElsewhere::hasEffects).forEach(steps::look);
    Map<TableForm, TypedTable> completed = new LinkedHashMap<>();
    tables.forEach((form, table) -> completed.put(form, steps.completed(table)));
    return completed;
  }

  private static boolean hasEffects(TypedTable table) {
    return table.layout().indexOf(new Binding.When()) >= 0 && table.layout().hasEffects();
  }

  private void look(TypedTable table) {
    for (TypedRow row : table.rows()) {
      String id = table.text(row, new Binding.Block());
      if (id != null && table.text(row, new Binding.When()) != null) {
        firsts.putIfAbsent(id, new First(table, row));
      }
      begun.add(String.valueOf(id));
    }
  }

  private TypedTable completed(TypedTable table) {
    if (!hasEffects(table)) {
      return table;
    }
    Set<String> own = new HashSet<>();
    table.rows().forEach(row -> own.add(String.valueOf(table.text(row, new Binding.Block()))));
    return table.with(table.rows().stream().map(row -> completed(table, row, own)).toList());
  }

  private TypedRow completed(TypedTable table, TypedRow row, Set<String> own) {
    String effect = goesOnElsewhere(table, row, own);
    if (effect == null) {
      return row;
    }
    First first = firsts.get(effect);
    if (first == null) {
      // The trigger of the effect has an error of its own, reported there.
      return new TypedRow(row.number(), row.place(), row.cells(), false);
    }
    List<TypedCell> cells = new ArrayList<>(row.cells());
    for (Binding binding : FROM_FIRST) {
      TypedCell there = first.table().cell(first.row(), binding);
      int column = table.layout().indexOf(binding);
      if (there != null && column < 0) {
        return row;
      }
      if (there != null) {
        cells.removeIf(cell -> cell.column() == column);
        cells.add(new TypedCell(column, there.values(), table.place(row.number() - 1, column)));
      }
    }
    cells.sort(Comparator.comparingInt(TypedCell::column));
    return new TypedRow(row.number(), row.place(), cells, row.complete());
  }

  /** The effect that a row goes on with, if that, or a step before the row, stands elsewhere. */
  private String goesOnElsewhere(TypedTable table, TypedRow row, Set<String> own) {
    String id = table.text(row, new Binding.Block());
    Matcher step = id == null ? null : RowGroups.STEP.matcher(id);
    boolean further = step != null && step.matches() && table.text(row, new Binding.When()) == null;
    if (!further || !begun.contains(step.group(1))) {
      return null;
    }
    boolean here = own.contains(step.group(1));
    for (int number = 2; here && number < Integer.parseInt(step.group(2)); number++) {
      String before = step.group(1) + "/" + number;
      here = own.contains(before) || !begun.contains(before);
    }
    return here ? null : step.group(1);
  }
}
