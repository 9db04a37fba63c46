package dev.runesheet.table.check;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The check of rows, of the bounds in each and against each other: names, the hit policy of the
 * table, and their effects.
 */
public final class RowsCheck {

  private final TypedTable table;
  private final Diagnostics findings;

  public RowsCheck(TypedTable table, Diagnostics findings) {
    this.table = table;
    this.findings = findings;
  }

  public void check() {
    names();
    new BoundCheck(table, findings).check();
    new PolicyCheck(table, findings).check();
    new DuplicateRows(table, findings).check();
  }

  /** Each row that shares its name is named: either may be the wrong one. */
  private void names() {
    int column = table.layout().first(Keyword.NAME);
    Map<String, List<TypedRow>> named = new LinkedHashMap<>();
    for (TypedRow row : table.rows()) {
      TypedCell name = column < 0 ? null : row.cell(column);
      if (name != null) {
        named.computeIfAbsent(name.text(), any -> new ArrayList<>(1)).add(row);
      }
    }
    for (List<TypedRow> rows : named.values()) {
      for (TypedRow row : rows.size() > 1 ? rows : List.<TypedRow>of()) {
        TypedRow other = rows.get(row == rows.get(0) ? 1 : 0);
        TypedCell name = row.cell(column);
        findings.errorAbout(
            Code.DUPLICATE,
            name.place(),
            name.text(),
            "another name than row " + other.number() + " has");
      }
    }
  }
}
