package dev.runesheet.table.read;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.effect.column.FormerHeadings;
import dev.runesheet.table.effect.column.GuardColumn;
import dev.runesheet.table.grid.Grid;
import dev.runesheet.table.grid.RawCells;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookLimits;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.ColumnParts;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.VerbColumn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The search for the layout of a table of effects by its header, among the columns that its family
 * can have.
 */
final class LayoutRecognizer {

  private final EffectFamily family;
  private final RawCells cells;

  /** The sheet's columns that say something; one that was inserted parts no columns. */
  private final List<Integer> used;

  private final Map<List<String>, Column> byTemplates = new HashMap<>();
  private final Map<String, List<Column>> byPart = new HashMap<>();
  private final Map<List<String>, Column> byLabels = new HashMap<>();
  private final Map<String, Column> byLabel = new LinkedHashMap<>();
  private final Set<String> labels = new HashSet<>();
  private final List<Column> order;
  private int most = 1;
  private int passed = -1;

  LayoutRecognizer(EffectFamily family, Grid sheet) {
    this.family = family;
    // An error in a header cell is found when the sheet is read with the layout.
    this.cells = new RawCells("", sheet, new Diagnostics());
    this.order = family.allColumns();
    for (Column column : order) {
      add(column, List.of(column)); // Workbooks from before have one cell for all parts.
      add(column, ColumnParts.of(column));
    }
    for (Column column : order) {
      Column former = FormerHeadings.of(column);
      if (former != column) {
        add(column, List.of(former));
        add(column, ColumnParts.of(former));
      }
    }
    this.used = used(sheet);
  }

  private void add(Column column, List<Column> parts) {
    byTemplates.putIfAbsent(parts.stream().map(Column::template).toList(), column);
    byLabels.putIfAbsent(parts.stream().map(Column::label).toList(), column);
    byLabel.putIfAbsent(parts.get(0).label(), column);
    if (parts.size() > 1) {
      parts.forEach(
          part ->
              byPart.computeIfAbsent(part.template(), template -> new ArrayList<>()).add(column));
    }
    parts.forEach(part -> labels.add(part.label()));
    most = Math.max(most, parts.size());
  }

  TableLayout layout() {
    List<GuardColumn> guards = new ArrayList<>();
    List<VerbColumn> acts = new ArrayList<>();
    boolean whose = false;
    for (int i = 0, next; i < used.size(); i = next) {
      next = i + Math.max(1, known(i));
      Column column = column(i, next);
      passed = Math.max(passed, order.indexOf(column));
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

  private List<Integer> used(Grid sheet) {
    int width = Math.max(sheet.width(SheetShape.TEMPLATES), sheet.width(SheetShape.LABELS));
    return IntStream.range(SheetShape.FIRST_COLUMN, Math.min(width, WorkbookLimits.COLUMNS))
        .filter(column -> cells.at(SheetShape.TEMPLATES, column, "").isFilled() || isNamed(column))
        .boxed()
        .toList();
  }

  private boolean isNamed(int column) {
    String label = cells.at(SheetShape.LABELS, column, "").text();
    return labels.contains(label) || Words.nearest(label, labels) != null;
  }

  private String text(int row, int index) {
    return index < used.size() ? cells.at(row, used.get(index), "").text() : "";
  }

  /**
   * The number of sheet columns, from here on, that make up one column of a layout; 0 if none does.
   */
  private int known(int from) {
    for (int count = most; count > 0; count--) {
      if (exact(from, from + count) != null) {
        return count;
      }
    }
    return 0;
  }

  private Column exact(int from, int to) {
    List<String> templates = texts(SheetShape.TEMPLATES, from, to);
    boolean coded = templates.stream().noneMatch(String::isEmpty);
    Column column = coded ? byTemplates.get(templates) : null;
    return column == null ? byLabels.get(texts(SheetShape.LABELS, from, to)) : column;
  }

  private List<String> texts(int row, int from, int to) {
    return IntStream.range(from, to).mapToObj(column -> text(row, column)).toList();
  }

  private Column column(int from, int to) {
    Column exact = exact(from, to);
    if (exact != null) {
      return exact;
    }
    List<Column> wholes = byPart.get(text(SheetShape.TEMPLATES, from));
    if (wholes != null) {
      return whole(wholes, text(SheetShape.LABELS, from));
    }
    String near = Words.nearest(text(SheetShape.LABELS, from), byLabel.keySet());
    return near == null ? null : byLabel.get(near);
  }

  /**
   * The column of which some parts are gone. Many columns end with the same code; what it is called
   * tells them apart, that an action often stands twice, and that columns stand in the order of the
   * family.
   */
  private Column whole(List<Column> wholes, String label) {
    List<Column> called =
        wholes.stream()
            .filter(whole -> isPart(whole, label) || isPart(FormerHeadings.of(whole), label))
            .toList();
    return called.stream()
        .filter(whole -> order.indexOf(whole) > passed || isRepeated(whole))
        .findFirst()
        .orElse(called.isEmpty() ? wholes.get(0) : called.get(0));
  }

  private static boolean isPart(Column whole, String label) {
    return ColumnParts.of(whole).stream().anyMatch(one -> one.label().equals(label));
  }

  /** True for an action that stands just before. */
  private boolean isRepeated(Column whole) {
    return order.indexOf(whole) == passed && whole.binding() instanceof Binding.Act;
  }
}
