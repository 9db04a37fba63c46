package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.TypedRow;
import dev.runesheet.table.TypedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Finds names that two cards have, and ids that have lost their zeros, which it gives back. */
final class CardNamesCheck {

  private static final String DIGITS = "\\d+";

  private final TypedTable table;
  private final Diagnostics findings;

  CardNamesCheck(TypedTable table, Diagnostics findings) {
    this.table = table;
    this.findings = findings;
  }

  /** What is meant by each id. */
  Map<String, String> check() {
    names();
    return ids();
  }

  /** Both are named: either may be the wrong one. */
  private void names() {
    Map<String, List<TypedRow>> named = new LinkedHashMap<>();
    for (TypedRow row : table.rows()) {
      String name = table.text(row, CardsWorkbook.NAME);
      if (name != null) {
        named.computeIfAbsent(name, any -> new ArrayList<>(1)).add(row);
      }
    }
    named.forEach((name, rows) -> rows.forEach(row -> shared(name, row, rows)));
  }

  private void shared(String name, TypedRow row, List<TypedRow> rows) {
    if (rows.size() > 1) {
      TypedRow other = rows.get(row == rows.get(0) ? 1 : 0);
      findings.add(
          Diagnostic.of(
              Code.NAME_SHARED,
              table.place(row, CardsWorkbook.NAME),
              Words.quote(name),
              "another name than row " + other.number() + " has"));
    }
  }

  /** Numbers that are shorter than nearly all others are meant with their zeros. */
  private Map<String, String> ids() {
    Map<Integer, Integer> lengths = new HashMap<>();
    for (TypedRow row : table.rows()) {
      String id = table.text(row, CardsWorkbook.ID);
      if (id != null && id.matches(DIGITS)) {
        lengths.merge(id.length(), 1, Integer::sum);
      }
    }
    int usual =
        lengths.entrySet().stream()
            .filter(length -> 2 * length.getValue() > table.rows().size())
            .mapToInt(Map.Entry::getKey)
            .findFirst()
            .orElse(0);
    Map<String, String> meant = new HashMap<>();
    table.rows().stream()
        .map(row -> table.text(row, CardsWorkbook.ID))
        .filter(Objects::nonNull)
        .forEach(id -> meant.put(id, id));
    for (TypedRow row : table.rows()) {
      String id = table.text(row, CardsWorkbook.ID);
      if (id != null && id.length() < usual && id.matches(DIGITS)) {
        String whole = "0".repeat(usual - id.length()) + id;
        if (!meant.containsKey(whole)) {
          meant.put(id, whole);
        }
        findings.add(
            Diagnostic.of(
                    Code.ID_SHORT,
                    table.place(row, CardsWorkbook.ID),
                    Words.quote(id),
                    usual + " digits, as other ids have")
                .suggesting("format the cell as text and write '" + whole + "'"));
      }
    }
    return meant;
  }
}
