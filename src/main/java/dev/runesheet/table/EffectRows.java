package dev.runesheet.table;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes effects as rows of one table. */
final class EffectRows {

  private final TableLayout layout;
  private final String workbook;
  private final Diagnostics findings = new Diagnostics();
  private final List<TypedRow> rows = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final Set<String> blocks = new HashSet<>();

  EffectRows(TableLayout layout, String workbook) {
    this.layout = layout;
    this.workbook = workbook;
  }

  EffectSheet write(Collection<Effect> effects) {
    Set<String> ids = effects.stream().map(Effect::id).collect(Collectors.toSet());
    for (Effect effect : effects) {
      Tabular.Shape shape = Tabular.of(effect, findings);
      if (shape != null) {
        add(effect, shape, ids);
      }
    }
    return new EffectSheet(new TypedTable(layout, workbook, rows), findings.all());
  }

  private void add(Effect effect, Tabular.Shape shape, Set<String> ids) {
    RowPacking packing = RowPacking.of(layout, shape);
    if (packing.problem() != null) {
      refuse(effect, packing.problem());
      return;
    }
    List<TypedRow> added = new ArrayList<>();
    String first = RowName.first(effect.name(), effect.owner(), names.contains(effect.name()));
    for (int step = 1; step <= packing.rows().size(); step++) {
      String block = step == 1 ? effect.id() : effect.id() + "/" + step;
      String name = step == 1 ? first : RowName.step(first, step);
      boolean taken = step > 1 && ids.contains(block) || blocks.contains(block);
      if (taken || names.contains(name) || !Literals.isName(name)) {
        refuse(effect, "a name that another row has");
        return;
      }
      added.add(row(effect, step, name, block, packing.rows().get(step - 1), added.size()));
    }
    if (checked(effect, added)) {
      added.forEach(this::keep);
    }
  }

  private void keep(TypedRow row) {
    rows.add(row);
    names.add(row.cell(layout.indexOf(new Binding.Name())).text());
    blocks.add(row.cell(layout.indexOf(new Binding.Block())).text());
  }

  private TypedRow row(
      Effect effect,
      int step,
      String name,
      String block,
      TreeMap<Integer, List<CellValue>> acts,
      int offset) {
    TreeMap<Integer, List<CellValue>> cells = new TreeMap<>(acts);
    put(cells, new Binding.Name(), name);
    put(cells, new Binding.InWords(), words(effect, step));
    put(cells, new Binding.Block(), block);
    // A rule that says when and whose it is declares an effect; further rows must not.
    if (step == 1) {
      put(cells, new Binding.Owner(), effect.owner());
      boolean activated = effect.trigger().activated();
      put(
          cells,
          new Binding.When(),
          activated ? EffectColumns.ACTIVATED : effect.trigger().event());
      put(cells, new Binding.Whose(), Whose.word(effect.trigger().watch()));
    }
    cells.put(layout.indexOf(new Binding.End()), List.of(new CellValue.Marked()));
    return placed(SheetShape.FIRST_ROW + rows.size() + offset, cells);
  }

  /** What a row of an effect says of itself. */
  static String words(Effect effect, int step) {
    String words = step == 1 ? effect.sentence() : "Goes on with " + effect.id() + ".";
    return Literals.remark(words);
  }

  private void put(TreeMap<Integer, List<CellValue>> cells, Binding binding, String text) {
    if (text != null && !text.isEmpty()) {
      cells.put(layout.indexOf(binding), List.of(new CellValue.Text(text)));
    }
  }

  private TypedRow placed(int row, TreeMap<Integer, List<CellValue>> cells) {
    List<TypedCell> typed = new ArrayList<>();
    cells.forEach((column, values) -> typed.add(new TypedCell(column, values, place(row, column))));
    return new TypedRow(row + 1, place(row, 0), typed, true);
  }

  private SourceLocation place(int row, int column) {
    String cell = SheetShape.cell(row, SheetShape.FIRST_COLUMN + column);
    return SourceLocation.cell(workbook, layout.title(), cell);
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
    return new CellParser(new Diagnostics()).parse(layout.columns().get(cell.column()), raw);
  }

  private void refuse(Effect effect, String found) {
    findings.error(
        Code.INEXPRESSIBLE, effect.source(), effect.id() + ": " + found, Tabular.EXPECTED);
  }
}
