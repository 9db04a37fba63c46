package dev.runesheet.table.effect;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.CellParser;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/**
 * Rows of a new table of effects, one after the other; what the reader would not take is refused.
 */
final class NewRows {

  private final TableLayout layout;
  private final String workbook;
  private final Diagnostics findings = new Diagnostics();
  private final List<TypedRow> rows = new ArrayList<>();
  private final Set<String> names;
  private final Set<String> blocks = new HashSet<>();

  /**
   * No rows yet.
   *
   * @param taken the names of rows that stand there already, which no new row has
   */
  NewRows(TableLayout layout, String workbook, Set<String> taken) {
    this.layout = layout;
    this.workbook = workbook;
    this.names = new HashSet<>(taken);
  }

  /** The columns of the rows. */
  TableLayout layout() {
    return layout;
  }

  /** Takes the findings about refused rows. */
  Diagnostics findings() {
    return findings;
  }

  /** The accepted rows, with the findings. */
  EffectSheet sheet() {
    return new EffectSheet(new TypedTable(layout, workbook, rows), findings.all());
  }

  /** The name of an effect's first row. */
  String name(Effect effect) {
    return RowName.first(effect.name(), effect.owner(), names.contains(effect.name()));
  }

  /** True if a row has this name or block, or could not have it. */
  boolean taken(String name, String block) {
    return blocks.contains(block) || names.contains(name) || !Literals.isName(name);
  }

  /** Adds the rows of an effect, given by their cells, all or none. */
  void add(Effect effect, List<TreeMap<Integer, List<CellValue>>> cells) {
    List<TypedRow> added = new ArrayList<>();
    cells.forEach(row -> added.add(placed(SheetShape.FIRST_ROW + rows.size() + added.size(), row)));
    if (checked(effect, added)) {
      added.forEach(this::keep);
    }
  }

  private void keep(TypedRow row) {
    rows.add(row);
    names.add(row.cell(layout.indexOf(new Binding.Name())).text());
    blocks.add(row.cell(layout.indexOf(new Binding.Block())).text());
  }

  /** Puts a text into a row; a column that is not there is found when the row is added. */
  void put(TreeMap<Integer, List<CellValue>> cells, Binding binding, String text) {
    if (text != null && !text.isEmpty()) {
      cells.put(layout.indexOf(binding), List.of(new CellValue.Text(text)));
    }
  }

  private TypedRow placed(int row, TreeMap<Integer, List<CellValue>> cells) {
    List<TypedCell> typed = new ArrayList<>();
    cells.forEach(
        (column, values) ->
            typed.add(new TypedCell(column, values, layout.place(workbook, row, column))));
    return new TypedRow(row + 1, layout.place(workbook, row, 0), typed, true);
  }

  /** Reads each cell as an author's would be: what the reader would not take is not written. */
  private boolean checked(Effect effect, List<TypedRow> added) {
    for (TypedRow row : added) {
      for (TypedCell cell : row.cells()) {
        boolean column = cell.column() >= 0;
        if (!column || !cell.values().equals(reread(cell))) {
          refuse(effect, column ? "'" + cell.literal() + "'" : "whose events it answers");
          return false;
        }
      }
    }
    return true;
  }

  private List<CellValue> reread(TypedCell cell) {
    RawCell raw = RawCell.filled(cell.literal(), null, cell.place());
    return new CellParser(new Diagnostics()).parse(layout.column(cell), raw);
  }

  void refuse(Effect effect, String found) {
    refuse(effect, found, TabularCheck.EXPECTED);
  }

  void refuse(Effect effect, String found, String expected) {
    findings.add(TabularCheck.refused(effect, effect.source(), found, expected));
  }
}
