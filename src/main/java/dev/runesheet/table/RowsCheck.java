package dev.runesheet.table;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Checks rows against each other: names, and the hit policy of the table. */
final class RowsCheck {

  private final TypedTable table;
  private final Diagnostics findings;
  private final List<Integer> exact = new ArrayList<>();

  RowsCheck(TypedTable table, Diagnostics findings) {
    this.table = table;
    this.findings = findings;
    for (int i = 0; i < table.layout().columns().size(); i++) {
      if (table.layout().columns().get(i).exact()) {
        exact.add(i);
      }
    }
  }

  void check() {
    names();
    if (table.layout().hitPolicy() == HitPolicy.UNIQUE && !exact.isEmpty()) {
      overlaps();
    }
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

  /** Rows that fill all exact columns are looked up; only the others are compared one by one. */
  private void overlaps() {
    Map<List<String>, TypedRow> full = new HashMap<>();
    List<TypedRow> open = new ArrayList<>();
    List<TypedRow> before = new ArrayList<>();
    for (TypedRow row : table.rows()) {
      List<String> texts = texts(row);
      boolean complete = !texts.contains(null);
      if (!complete && !row.complete()) {
        continue; // The cell that is empty has a finding, so what the row is for is not known.
      }
      TypedRow other = complete ? full.putIfAbsent(texts, row) : null;
      other = other != null ? other : overlapping(texts, complete ? open : before);
      if (other != null) {
        report(row, other);
      }
      if (!complete) {
        open.add(row);
      }
      before.add(row);
    }
  }

  private TypedRow overlapping(List<String> texts, List<TypedRow> others) {
    for (TypedRow other : others) {
      List<String> otherTexts = texts(other);
      boolean apart = false;
      for (int i = 0; i < texts.size(); i++) {
        boolean both = texts.get(i) != null && otherTexts.get(i) != null;
        apart |= both && !texts.get(i).equals(otherTexts.get(i));
      }
      if (!apart) {
        return other;
      }
    }
    return null;
  }

  private List<String> texts(TypedRow row) {
    List<String> texts = new ArrayList<>();
    for (int column : exact) {
      TypedCell cell = row.cell(column);
      texts.add(cell == null ? null : cell.literal());
    }
    return texts;
  }

  private void report(TypedRow row, TypedRow other) {
    TypedCell cell = exact.stream().map(row::cell).filter(c -> c != null).findFirst().orElse(null);
    findings.error(
        Code.RULES_OVERLAP,
        cell == null ? row.place() : cell.place(),
        cell == null ? "a row for every case" : Words.quote(cell.literal()),
        "a case that row " + other.number() + " does not answer");
  }
}
