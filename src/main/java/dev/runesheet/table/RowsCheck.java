package dev.runesheet.table;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.HashMap;
import java.util.Map;

/** Checks rows against each other: names, and the hit policy of the table. */
final class RowsCheck {

  private final TypedTable table;
  private final Diagnostics findings;

  RowsCheck(TypedTable table, Diagnostics findings) {
    this.table = table;
    this.findings = findings;
  }

  void check() {
    names();
    new PolicyCheck(table, findings).check();
  }

  private void names() {
    int column = table.layout().first(Keyword.NAME);
    Map<String, TypedRow> seen = new HashMap<>();
    for (TypedRow row : table.rows()) {
      TypedCell name = column < 0 ? null : row.cell(column);
      TypedRow other = name == null ? null : seen.putIfAbsent(name.text(), row);
      if (other != null) {
        findings.error(
            Code.DUPLICATE,
            name.place(),
            Words.quote(name.text()),
            "another name than row " + other.number() + " has");
      }
    }
  }
}
