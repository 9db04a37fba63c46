package dev.runesheet.table.check;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.HashMap;
import java.util.Map;

/**
 * The check of rows, of the bounds in each and against each other: names, the hit policy of the
 * table, and their effects.
 */
public record RowsCheck(TypedTable table, Diagnostics findings) {

  public void check() {
    names();
    new BoundCheck(table, findings).check();
    new PolicyCheck(table, findings).check();
    new DuplicateRows(table, findings).check();
  }

  /** Each further row of a name is told: it was copied, and its name is not changed yet. */
  private void names() {
    int column = table.layout().first(Keyword.NAME);
    Map<String, TypedRow> named = new HashMap<>();
    for (TypedRow row : table.rows()) {
      TypedCell name = column < 0 ? null : row.cell(column);
      TypedRow other = name == null ? null : named.putIfAbsent(name.text(), row);
      if (other != null) {
        findings.errorAbout(
            Code.DUPLICATE,
            name.place(),
            name.text(),
            "another name than row " + other.number() + " has");
      }
    }
  }
}
