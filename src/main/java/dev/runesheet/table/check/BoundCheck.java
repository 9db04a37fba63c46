package dev.runesheet.table.check;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.cell.ValueSet;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The check for bounds that nothing or everything keeps, and for cells of one row on the same
 * property that exclude each other, so that the row can never answer. What a cell of conditions
 * alone asks for is checked as it is read.
 */
final class BoundCheck {

  private final TypedTable table;
  private final Regions regions;
  private final Diagnostics findings;

  BoundCheck(TypedTable table, Diagnostics findings) {
    this.table = table;
    this.regions = new Regions(table);
    this.findings = findings;
  }

  void check() {
    if (table.layout().columns().stream().anyMatch(column -> column.bound().isPresent())) {
      table.rows().forEach(this::check);
    }
  }

  private void check(TypedRow row) {
    Map<String, List<TypedCell>> asked = new LinkedHashMap<>();
    for (TypedCell cell : row.cells()) {
      String axis = regions.axis(cell);
      if (axis != null && (table.column(cell).bound().isEmpty() || isKept(cell))) {
        asked.computeIfAbsent(axis, any -> new ArrayList<>()).add(cell);
      }
    }
    asked.values().forEach(this::together);
  }

  /** True if something can keep a bound; a finding says so if not. */
  private boolean isKept(TypedCell cell) {
    ValueSet kept = regions.values(cell);
    if (kept.isEmpty()) {
      error(Code.NO_CASE, cell, "a bound kept by something that is " + regions.all(cell).text());
    } else if (regions.all(cell).within(kept)) {
      error(Code.EVERY_CASE, cell, "an empty cell, or less");
    }
    return !kept.isEmpty();
  }

  private void together(List<TypedCell> cells) {
    if (cells.stream().map(regions::values).reduce(ValueSet::and).get().isEmpty()) {
      boolean pairs = cells.stream().anyMatch(cell -> !excluding(cell, cells).isEmpty());
      cells.forEach(cell -> excluded(cell, pairs ? excluding(cell, cells) : others(cell, cells)));
    }
  }

  /** Each of the cells that exclude each other is named: either may be the wrong one. */
  private void excluded(TypedCell cell, List<TypedCell> excluding) {
    if (!excluding.isEmpty()) {
      String expected =
          excluding.stream()
              .map(
                  one ->
                      Words.quote(one.literal())
                          + " under "
                          + Words.quote(table.column(one).label()))
              .collect(Collectors.joining(" and ", "what ", " leaves"));
      error(Code.IMPOSSIBLE, cell, expected);
    }
  }

  private List<TypedCell> excluding(TypedCell cell, List<TypedCell> cells) {
    return others(cell, cells).stream()
        .filter(other -> !regions.values(cell).meets(regions.values(other)))
        .toList();
  }

  private static List<TypedCell> others(TypedCell cell, List<TypedCell> cells) {
    return cells.stream().filter(other -> other != cell).toList();
  }

  private void error(Code code, TypedCell cell, String expected) {
    findings.errorAbout(code, cell.place(), cell.literal(), expected);
  }
}
