package dev.runesheet.pack.change;

import dev.runesheet.analysis.change.Change.Kind;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The differences of two versions of a table without effects: row by row, identified by name, then
 * in which of them count.
 */
public final class RowDiff {

  private final PlainForm form;
  private final Set<SourceLocation> moved;
  private final List<RowChange> changes = new ArrayList<>();

  private RowDiff(PlainForm form, Set<SourceLocation> moved) {
    this.form = form;
    this.moved = moved;
  }

  /** The differences: first those of rows of the old version, in its order, then the added rows. */
  public static List<RowChange> between(PlainForm form, TypedTable before, TypedTable after) {
    return between(form, before, after, Set.of(), Map.of());
  }

  /**
   * The differences besides cells that are empty in one version.
   *
   * @param moved the cells whose effects the other version has elsewhere
   * @param renamed the new names of rows by the old ones
   */
  public static List<RowChange> between(
      PlainForm form,
      TypedTable before,
      TypedTable after,
      Set<SourceLocation> moved,
      Map<String, String> renamed) {
    RowDiff diff = new RowDiff(form, moved);
    Map<String, TypedRow> old = diff.byKey(before);
    Map<String, TypedRow> now = diff.byKey(after);
    Set<String> known = new HashSet<>(old.keySet());
    old.forEach(
        (key, row) -> {
          String other = renamed.getOrDefault(key, key);
          diff.compare(key, row, now.containsKey(other) ? other : key, now);
          known.add(other);
        });
    now.forEach((key, row) -> diff.added(key, row, known.contains(key)));
    diff.changes.addAll(RowsThatCount.between(form, before, after, renamed));
    return diff.changes;
  }

  private Map<String, TypedRow> byKey(TypedTable table) {
    Map<String, TypedRow> rows = new LinkedHashMap<>();
    table.rows().forEach(row -> rows.putIfAbsent(form.key(table, row), row));
    return rows;
  }

  private void compare(String old, TypedRow row, String key, Map<String, TypedRow> after) {
    TypedRow now = after.get(key);
    if (now == null) {
      add(Kind.REMOVED, old, row, sentence(row), "", List.of());
      return;
    }
    List<String> details = details(key, row, now);
    if (!old.equals(key)) {
      details.add(0, String.format(Locale.ROOT, "%s %s was %s", form.noun(), key, old));
      add(Kind.RENAMED, key, now, "", "", details);
    } else if (!details.isEmpty()) {
      add(Kind.CHANGED, key, now, "", "", details);
    }
  }

  private List<String> details(String key, TypedRow old, TypedRow now) {
    List<String> details = new ArrayList<>();
    for (int i = 0; i < form.layout().columns().size(); i++) {
      Column column = form.layout().columns().get(i);
      String before = text(old, i);
      String after = text(now, i);
      boolean elsewhere = after.isEmpty() && isMoved(old, i) || before.isEmpty() && isMoved(now, i);
      if (tells(column) && !TypedCell.alike(old.cell(i), now.cell(i)) && !elsewhere) {
        details.add(
            String.format(
                Locale.ROOT,
                "%s %s %s %s instead of %s",
                form.noun(),
                key,
                form.says(column),
                shown(after),
                shown(before)));
      }
    }
    return details;
  }

  private boolean isMoved(TypedRow row, int column) {
    TypedCell cell = row.cell(column);
    return cell != null && moved.contains(cell.place());
  }

  private void added(String key, TypedRow row, boolean there) {
    if (!there) {
      add(Kind.ADDED, key, row, "", sentence(row), List.of());
    }
  }

  private void add(
      Kind kind, String key, TypedRow row, String old, String now, List<String> details) {
    changes.add(new RowChange(kind, form.noun(), key, row.place(), old, now, details));
  }

  /** All cells of a row, each with its heading. */
  private String sentence(TypedRow row) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < form.layout().columns().size(); i++) {
      Column column = form.layout().columns().get(i);
      if (!isRemark(column) && !text(row, i).isEmpty()) {
        parts.add(column.label() + ": " + text(row, i));
      }
    }
    return String.join(", ", parts);
  }

  /** True if a column differs only where rows do: their names are told besides. */
  private static boolean tells(Column column) {
    return !isRemark(column) && !(column.binding() instanceof Binding.Name);
  }

  private static boolean isRemark(Column column) {
    return column.binding() instanceof Binding.InWords;
  }

  private static String text(TypedRow row, int column) {
    TypedCell cell = row.cell(column);
    return cell == null ? "" : cell.literal();
  }

  private static String shown(String text) {
    return text.isEmpty() ? "nothing" : text;
  }
}
