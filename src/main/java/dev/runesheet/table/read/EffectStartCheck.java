package dev.runesheet.table.read;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.RowGroups;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.word.BlockName;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The check of what rows say of their start: one that goes on with an effect of its sheet says
 * nothing of it, and one that begins an effect does.
 */
final class EffectStartCheck {

  private final String workbook;
  private final TableLayout layout;
  private final EmptyCellValues filling;
  private final Diagnostics findings;
  private final int when;
  private final int owner;
  private final int block;

  EffectStartCheck(
      String workbook, TableLayout layout, EmptyCellValues filling, Diagnostics findings) {
    this.workbook = workbook;
    this.layout = layout;
    this.filling = filling;
    this.findings = findings;
    this.when = layout.indexOf(new Binding.When());
    this.owner = layout.indexOf(new Binding.Owner());
    this.block = layout.indexOf(new Binding.Block());
  }

  /**
   * Rows of which those that go on with another have no start.
   *
   * @param alone whether no other sheet can have rows of the same effects
   */
  List<TypedRow> checked(List<TypedRow> rows, boolean alone) {
    if (when < 0 || block < 0) {
      return rows;
    }
    Set<String> ids = new HashSet<>();
    rows.stream().map(row -> row.cell(block)).forEach(id -> ids.add(id == null ? "" : id.text()));
    return rows.stream().map(row -> checked(row, ids, alone)).toList();
  }

  private TypedRow checked(TypedRow row, Set<String> ids, boolean alone) {
    TypedCell id = row.cell(block);
    if (id == null) {
      return row.complete() ? withoutId(row) : row;
    }
    if (RowGroups.effect(id.text()) == null) {
      return row.complete() && row.cell(when) == null ? withoutStart(row) : row;
    }
    return goesOn(id.text(), ids, alone) ? furtherRow(row) : row;
  }

  /** True if the effect that an id goes on with stands here, as do the rows between. */
  private static boolean goesOn(String id, Set<String> ids, boolean alone) {
    BlockName name = BlockName.of(id).orElseThrow();
    boolean begun = ids.contains(name.effect());
    if (name.kind() == BlockName.Kind.ELSE) {
      return begun;
    }
    return begun
        && name.number() > 1
        && (alone || name.between().stream().allMatch(before -> ids.contains(before.text())));
  }

  /** A row that goes on, without a start; what it is left out of is not known if it had one. */
  private TypedRow furtherRow(TypedRow row) {
    TypedCell start = row.cell(when);
    if (start != null) {
      findings.errorAbout(Code.CELL_TEXT, start.place(), start.literal(), RowGroups.FIRST_SAYS);
    }
    TypedCell named = row.cell(layout.indexOf(new Binding.Name()));
    List<TypedCell> cells =
        row.cells().stream()
            .filter(cell -> cell != start && !(cell.column() == owner && follows(cell, named)))
            .toList();
    TypedRow further = row.with(cells);
    return start == null ? further : further.incomplete();
  }

  /** True if a cell is empty on the sheet and stands for what follows from the row's name. */
  private static boolean follows(TypedCell cell, TypedCell named) {
    return named != null && cell.place().equals(named.place());
  }

  /**
   * A copied row that kept no id of its own: it was renamed to one that goes on and still says its
   * start, or has lost that.
   */
  private TypedRow withoutId(TypedRow row) {
    if (filling.begunAsStep(row.cells())) {
      reportNamed(row.cells());
    } else if (row.cell(when) == null) {
      return withoutStart(row);
    }
    return row.incomplete();
  }

  /** A row that begins an effect and does not say when; those that go on with it are no mistake. */
  private TypedRow withoutStart(TypedRow row) {
    TypedTable table = new TypedTable(layout, workbook, List.of(row));
    findings.error(
        Code.CELL_MISSING, table.place(row, new Binding.When()), "", Binding.When.NEEDED);
    return row.incomplete();
  }

  /** Reports the start of a row that goes on by its name. */
  void reportNamed(List<TypedCell> cells) {
    cells.stream()
        .filter(cell -> cell.column() == when)
        .forEach(
            cell ->
                findings.errorAbout(
                    Code.CELL_TEXT,
                    cell.place(),
                    cell.literal(),
                    "nothing, since by its name the row goes on with "
                        + Words.quote(filling.continued(cells))
                        + "; an effect of its own needs another name"));
  }
}
