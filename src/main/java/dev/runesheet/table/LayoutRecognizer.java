package dev.runesheet.table;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the layout of a table of effects by its header, among the columns that its family can have.
 */
final class LayoutRecognizer {

  private final EffectFamily family;
  private final RawCells cells;
  private final Grid sheet;
  private final Map<String, Column> byTemplate = new LinkedHashMap<>();
  private final Map<String, Column> byLabel = new LinkedHashMap<>();

  LayoutRecognizer(EffectFamily family, Grid sheet) {
    this.family = family;
    this.sheet = sheet;
    // What is wrong with a header cell is found when the sheet is read with the layout.
    this.cells = new RawCells("", sheet, new Diagnostics());
    for (Column column : family.allColumns()) {
      byTemplate.putIfAbsent(column.template(), column);
      byLabel.putIfAbsent(column.label(), column);
    }
  }

  TableLayout layout() {
    List<GuardColumn> guards = new ArrayList<>();
    List<VerbColumn> acts = new ArrayList<>();
    boolean whose = false;
    for (int i = SheetShape.FIRST_COLUMN; i < width(); i++) {
      Column column = column(text(SheetShape.TEMPLATES, i), text(SheetShape.LABELS, i));
      if (column != null && column.binding() instanceof Binding.Guard guard) {
        guards.add(new GuardColumn(guard.role(), guard.relation()));
      } else if (column != null && column.binding() instanceof Binding.Act act) {
        acts.add(act.column());
      } else {
        whose |= column != null && column.binding() instanceof Binding.Whose;
      }
    }
    return family.layout(guards, acts, whose);
  }

  private int width() {
    int width = 0;
    for (int row : new int[] {SheetShape.TEMPLATES, SheetShape.LABELS}) {
      width = Math.max(width, sheet.width(row));
    }
    return Math.min(width, Limits.COLUMNS);
  }

  private String text(int row, int column) {
    return cells.at(row, column, "").text();
  }

  private Column column(String template, String label) {
    Column exact = template.isEmpty() ? null : byTemplate.get(template);
    if (exact != null) {
      return exact;
    }
    Column named = byLabel.get(label);
    if (named != null) {
      return named;
    }
    String near = Words.nearest(label, byLabel.keySet());
    return near == null ? null : byLabel.get(near);
  }
}
