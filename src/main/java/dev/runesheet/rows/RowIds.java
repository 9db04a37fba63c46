package dev.runesheet.rows;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Checks of ids and names in rows of records. */
public final class RowIds {

  private static final String DIGITS = "\\d+";
  private static final Binding ID = new Binding.Name();

  private RowIds() {}

  /** Warns of rows with one text in a column; both are named, since either may be the wrong one. */
  public static void alike(TypedTable table, Binding column, Diagnostics findings) {
    Map<String, List<TypedRow>> alike = new LinkedHashMap<>();
    for (TypedRow row : table.rows()) {
      String text = table.text(row, column);
      if (text != null) {
        alike.computeIfAbsent(text.toLowerCase(Locale.ROOT), any -> new ArrayList<>(1)).add(row);
      }
    }
    alike.values().removeIf(rows -> rows.size() < 2);
    for (List<TypedRow> rows : alike.values()) {
      for (TypedRow row : rows) {
        TypedRow other = rows.get(row == rows.get(0) ? 1 : 0);
        String text = table.text(row, column);
        String more = text.equals(table.text(other, column)) ? "" : ", not only in its capitals";
        findings.errorAbout(
            Code.NAME_SHARED,
            table.place(row, column),
            text,
            "another name than row " + other.number() + " has" + more);
      }
    }
  }

  /**
   * The table with the ids that are meant: numbers that are shorter than most others have lost
   * their zeros, which is a finding, if others of that length begin with one.
   */
  public static TypedTable meant(TypedTable table, Diagnostics findings) {
    List<String> ids =
        table.rows().stream()
            .map(row -> table.text(row, ID))
            .filter(Objects::nonNull)
            .filter(id -> id.matches(DIGITS))
            .toList();
    Map<Integer, Integer> lengths = new HashMap<>();
    ids.forEach(id -> lengths.merge(id.length(), 1, Integer::sum));
    int usual =
        lengths.entrySet().stream()
            .filter(length -> 2 * length.getValue() > table.rows().size())
            .mapToInt(Map.Entry::getKey)
            .filter(length -> ids.stream().anyMatch(id -> id.length() == length && isPadded(id)))
            .findFirst()
            .orElse(0);
    Set<String> taken = new HashSet<>(ids);
    return table.with(
        table.rows().stream().map(row -> meant(table, row, usual, taken, findings)).toList());
  }

  private static boolean isPadded(String id) {
    return id.startsWith("0");
  }

  private static TypedRow meant(
      TypedTable table, TypedRow row, int usual, Set<String> taken, Diagnostics findings) {
    String id = table.text(row, ID);
    if (id == null || id.length() >= usual || !id.matches(DIGITS)) {
      return row;
    }
    String whole = "0".repeat(usual - id.length()) + id;
    String expected = usual + " digits, as other ids have";
    findings.add(
        Diagnostic.about(Code.ID_SHORT, table.place(row, ID), id, expected)
            .suggesting("format the cell as text and write '" + whole + "'"));
    return taken.contains(whole) ? row : withId(table, row, whole);
  }

  /** A row of a table with another id. */
  public static TypedRow withId(TypedTable table, TypedRow row, String id) {
    TypedCell before = table.cell(row, ID);
    TypedCell now = new TypedCell(before.column(), List.of(new CellValue.Text(id)), before.place());
    List<TypedCell> cells = row.cells().stream().map(one -> one == before ? now : one).toList();
    return row.with(cells);
  }
}
