package dev.runesheet.table.read;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.RowGroups;
import dev.runesheet.table.effect.TableForm;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.word.BlockName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Rows that go on with an effect of another sheet: {@code x/2} where {@code x} stands elsewhere.
 * Such a row is an effect of its own, which runs after {@code x} because of its id; what starts it
 * and whose it is follow from the row of {@code x}.
 */
final class ContinuationsElsewhere {

  private static final List<Binding> FROM_FIRST =
      List.of(new Binding.When(), new Binding.Whose(), new Binding.Owner());

  /** A row and its table. */
  private record First(TypedTable table, TypedRow row) {}

  private final Map<String, First> firsts = new LinkedHashMap<>();
  private final Map<String, List<First>> begun = new LinkedHashMap<>();
  private final Diagnostics findings;

  private ContinuationsElsewhere(Diagnostics findings) {
    this.findings = findings;
  }

  /** The tables of one workbook, with what such rows leave out. */
  static Map<TableForm, TypedTable> completed(
      Map<TableForm, TypedTable> tables, Diagnostics findings) {
    ContinuationsElsewhere steps = new ContinuationsElsewhere(findings);
    tables.values().stream().filter(ContinuationsElsewhere::hasEffects).forEach(steps::look);
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
      begun
          .computeIfAbsent(String.valueOf(id), any -> new ArrayList<>())
          .add(new First(table, row));
    }
  }

  private TypedTable completed(TypedTable table) {
    if (!hasEffects(table)) {
      return table;
    }
    Set<String> own = ids(table);
    return table.with(table.rows().stream().map(row -> completed(table, row, own)).toList());
  }

  private static Set<String> ids(TypedTable table) {
    Set<String> ids = new HashSet<>();
    table.rows().forEach(row -> ids.add(String.valueOf(table.text(row, new Binding.Block()))));
    return ids;
  }

  private TypedRow completed(TypedTable table, TypedRow row, Set<String> own) {
    String id = table.text(row, new Binding.Block());
    BlockName name = id == null ? null : BlockName.of(id).orElse(null);
    if (name == null || !begun.containsKey(name.effect())) {
      return row;
    }
    return name.kind() == BlockName.Kind.ELSE
        ? alternative(table, row, name.effect(), own)
        : step(table, row, name, own);
  }

  /** A row that counts where none before fits, which must stand on the sheet of its effect. */
  private TypedRow alternative(TypedTable table, TypedRow row, String effect, Set<String> own) {
    if (own.contains(effect)) {
      return row;
    }
    if (row.complete() && firsts.containsKey(effect)) {
      report(table, row, effect, onSheet(table, firsts.get(effect)));
    }
    return apart(table, row);
  }

  private TypedRow step(TypedTable table, TypedRow row, BlockName step, Set<String> own) {
    if (table.text(row, new Binding.When()) != null) {
      return started(table, row, step, own);
    }
    if (!goesOnElsewhere(step, own)) {
      return row;
    }
    First first = firsts.get(step.effect());
    // The trigger of the effect can have an error of its own, reported there.
    return first == null || row.complete() && isMistaken(table, row, step)
        ? apart(table, row)
        : completed(table, row, first);
  }

  /** A row that says what starts it, as its first row on another sheet does. */
  private TypedRow started(TypedTable table, TypedRow row, BlockName step, Set<String> own) {
    if (row.complete() && isMistaken(table, row, step)) {
      return apart(table, row);
    }
    First first = goesOnElsewhere(step, own) ? firsts.get(step.effect()) : null;
    TypedCell start = table.cell(row, new Binding.When());
    String same = first == null ? null : first.table().text(first.row(), new Binding.When());
    if (same == null) {
      return row; // What starts the effect has a finding of its own.
    }
    if (same.equals(start.text())) {
      return owned(table, row, first);
    }
    findings.errorAbout(
        Code.CELL_TEXT,
        start.place(),
        start.literal(),
        "nothing, or " + Words.quote(same) + " as the first row of the effect says");
    return apart(table, row);
  }

  /** A row that belongs to what its first row belongs to, unless it says so itself. */
  private static TypedRow owned(TypedTable table, TypedRow row, First first) {
    TypedCell own = table.cell(row, new Binding.Owner());
    TypedCell there = first.table().cell(first.row(), new Binding.Owner());
    boolean follows = own != null && own.place().equals(table.place(row, new Binding.Name()));
    if (there == null || !follows) {
      return row;
    }
    List<TypedCell> cells = new ArrayList<>(row.cells());
    cells.set(cells.indexOf(own), new TypedCell(own.column(), there.values(), own.place()));
    return row.with(cells);
  }

  private static String onSheet(TypedTable table, First first) {
    return "an effect of the sheet "
        + Words.quote(table.layout().title())
        + ": rows of which the first that fits counts stand on one sheet, and this begins on "
        + Words.quote(first.table().layout().title());
  }

  private static String without(First first, Binding binding) {
    int column = first.table().layout().indexOf(binding);
    return "an effect without "
        + Words.quote(first.table().layout().columns().get(column).label())
        + ", of which this sheet has no column";
  }

  /** A row that is no part of an effect: one of its sheet may have the steps that it lacks. */
  private static TypedRow apart(TypedTable table, TypedRow row) {
    int block = table.layout().indexOf(new Binding.Block());
    List<TypedCell> cells = row.cells().stream().filter(cell -> cell.column() != block).toList();
    return row.with(cells).incomplete();
  }

  private TypedRow completed(TypedTable table, TypedRow row, First first) {
    List<TypedCell> cells = new ArrayList<>(row.cells());
    for (Binding binding : FROM_FIRST) {
      TypedCell there = first.table().cell(first.row(), binding);
      TypedCell own = table.cell(row, binding);
      if (own != null) {
        findings.errorAbout(Code.CELL_TEXT, own.place(), own.literal(), RowGroups.FIRST_SAYS);
      }
      int column = table.layout().indexOf(binding);
      if (there != null && column < 0) {
        if (row.complete()) {
          String effect = first.table().text(first.row(), new Binding.Block());
          report(table, row, effect, without(first, binding));
        }
        return apart(table, row);
      }
      if (there != null) {
        cells.removeIf(cell -> cell.column() == column);
        cells.add(new TypedCell(column, there.values(), table.place(row, new Binding.Name())));
      }
    }
    cells.sort(Comparator.comparingInt(TypedCell::column));
    return row.with(cells);
  }

  /** True if the effect that a row goes on with, or a step before the row, stands elsewhere. */
  private boolean goesOnElsewhere(BlockName step, Set<String> own) {
    boolean here =
        own.contains(step.effect())
            && step.between().stream()
                .map(BlockName::text)
                .allMatch(before -> own.contains(before) || !begun.containsKey(before));
    return !here && begun.containsKey(step.effect());
  }

  /**
   * Reports a row of a number that a row has which belongs to the effect's own sheet, or before
   * which a number is missing.
   */
  private boolean isMistaken(TypedTable table, TypedRow row, BlockName step) {
    for (First same : begun.get(step.text())) {
      if (same.table() != table && !goesOnElsewhere(step, ids(same.table()))) {
        findings.add(
            Diagnostic.about(
                    Code.EFFECT_TWICE,
                    table.place(row, new Binding.Block()),
                    step.text(),
                    "a number of its own")
                .suggesting(
                    "it is also defined at "
                        + same.table().place(same.row(), new Binding.Block())));
        return true;
      }
    }
    for (BlockName before : step.between()) {
      if (!begun.containsKey(before.text()) && !isMisspelt(before)) {
        report(table, row, step.text(), Words.quote(before.text()) + " first");
        return true;
      }
    }
    return false;
  }

  /** True if a row goes on with no effect, which is told, but may be meant for a missing one. */
  private boolean isMisspelt(BlockName missing) {
    return begun.keySet().stream()
        .flatMap(id -> BlockName.of(BlockName.Kind.STEP, id).stream())
        .filter(step -> step.number() == missing.number() && !begun.containsKey(step.effect()))
        .anyMatch(step -> Words.nearest(step.effect(), List.of(missing.effect())) != null);
  }

  private void report(TypedTable table, TypedRow row, String found, String expected) {
    findings.errorAbout(
        Code.UNKNOWN_REFERENCE, table.place(row, new Binding.Block()), found, expected);
  }
}
