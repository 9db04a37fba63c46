package dev.runesheet.table.effect;

import dev.runesheet.model.Effect;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.effect.column.EffectColumns;
import dev.runesheet.table.effect.column.WatchCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.word.BlockName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The writer of effects as rows of one table. */
final class EffectRows {

  private final TableLayout layout;
  private final Roles.Place roles;
  private final NewRows rows;

  EffectRows(Roles.Place roles, NewRows rows) {
    this.layout = rows.layout();
    this.roles = roles;
    this.rows = rows;
  }

  EffectSheet write(Collection<Effect> effects) {
    Set<String> ids = effects.stream().map(Effect::id).collect(Collectors.toSet());
    for (Effect effect : effects) {
      TabularCheck.Shape shape = TabularCheck.of(effect, roles, rows.findings());
      if (shape != null) {
        add(effect, shape, ids);
      }
    }
    return rows.sheet();
  }

  private void add(Effect effect, TabularCheck.Shape shape, Set<String> ids) {
    List<TreeMap<Integer, List<CellValue>>> packed = pack(effect, shape);
    List<TreeMap<Integer, List<CellValue>>> added = new ArrayList<>();
    String first = rows.name(effect);
    for (int step = 1; step <= packed.size(); step++) {
      String block = step == 1 ? effect.id() : further(effect.id(), shape, step);
      String name = step == 1 ? first : RowName.step(first, step);
      if (step > 1 && ids.contains(block) || rows.taken(name, block)) {
        rows.refuse(effect, "a name that another row has");
        return;
      }
      added.add(row(effect, step, name, block, packed.get(step - 1)));
    }
    if (!added.isEmpty()) {
      rows.add(effect, added);
    }
  }

  private static String further(String effect, TabularCheck.Shape shape, int row) {
    return shape.otherwise() == null
        ? BlockName.step(effect, row).text()
        : BlockName.otherwise(effect, row - 1).text();
  }

  /** The rows of an effect; none, after a finding, if it does not fit. */
  private List<TreeMap<Integer, List<CellValue>>> pack(Effect effect, TabularCheck.Shape shape) {
    List<TreeMap<Integer, List<CellValue>>> packed = new ArrayList<>();
    for (TabularCheck.Shape part : shape.all()) {
      RowPacking packing = RowPacking.of(layout, part);
      boolean several = shape.otherwise() != null && packing.rows().size() > 1;
      if (packing.problem() != null || several) {
        rows.refuse(effect, several ? "an 'otherwise' of several rows" : packing.problem());
        return List.of();
      }
      packed.addAll(packing.rows());
    }
    return packed;
  }

  private TreeMap<Integer, List<CellValue>> row(
      Effect effect, int step, String name, String block, TreeMap<Integer, List<CellValue>> acts) {
    TreeMap<Integer, List<CellValue>> cells = new TreeMap<>(acts);
    rows.put(cells, new Binding.Name(), name);
    rows.put(cells, new Binding.InWords(), words(effect, block));
    rows.put(cells, new Binding.Block(), block);
    // A rule with a trigger and an owner declares an effect; further rows must not have them.
    if (step == 1) {
      rows.put(cells, new Binding.Owner(), effect.owner());
      boolean activated = effect.trigger().activated();
      rows.put(
          cells,
          new Binding.When(),
          activated ? EffectColumns.ACTIVATED : effect.trigger().event());
      rows.put(cells, new Binding.Whose(), WatchCell.word(effect.trigger().watch()));
    }
    cells.put(layout.indexOf(new Binding.End()), List.of(new CellValue.Marked()));
    return cells;
  }

  /** The words in an effect's first row. */
  static String words(Effect effect) {
    return Literals.remark(effect.sentence());
  }

  /** The words in a row of an effect, by its block. */
  static String words(Effect effect, String block) {
    if (block.equals(effect.id())) {
      return words(effect);
    }
    boolean other = BlockName.of(BlockName.Kind.ELSE, block).isPresent();
    String words = other ? "Counts where no row of %s before it fits." : "Goes on with %s.";
    return Literals.remark(String.format(Locale.ROOT, words, effect.id()));
  }
}
