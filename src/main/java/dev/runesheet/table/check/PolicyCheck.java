package dev.runesheet.table.check;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.RowGroups;
import dev.runesheet.table.grid.WorkbookLimits;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The check of rows against the table's hit policy: rows that can answer the same case, rows that
 * earlier ones leave nothing for, and cases that no row answers.
 */
public final class PolicyCheck {

  private static final int EFFORT = 200_000;
  private static final int MOST_GAPS = 5;

  private final TypedTable table;
  private final Regions regions;
  private final Diagnostics findings;

  public PolicyCheck(TypedTable table, Diagnostics findings) {
    this.table = table;
    this.regions = new Regions(table);
    this.findings = findings;
  }

  public void check() {
    switch (table.layout().hitPolicy()) {
      case COLLECT -> {}
      case FIRST -> first();
      case UNIQUE -> overlaps();
      case COMPLETE -> {
        overlaps();
        gaps();
      }
    }
  }

  private void overlaps() {
    Map<Integer, TypedRow> others = new TreeMap<>();
    RowOverlaps meetings = new RowOverlaps();
    for (TypedRow row : table.rows()) {
      Region region = regions.widest(row);
      if (row.complete() || fillsAll(row)) {
        for (TypedRow earlier : meetings.add(row, region)) {
          if (!named(row).equals(named(earlier))) { // A row copied as it is has that finding alone.
            others.putIfAbsent(row.number(), earlier);
            others.putIfAbsent(earlier.number(), row);
          }
        }
      } // Otherwise a cell has a finding, so what the row is for is not known.
    }
    for (TypedRow row : table.rows()) {
      if (others.containsKey(row.number())) {
        overlap(row, others.get(row.number()));
      }
    }
  }

  /** A row's name; another in each row without one. */
  private String named(TypedRow row) {
    int column = table.layout().first(Keyword.NAME);
    TypedCell name = column < 0 ? null : row.cell(column);
    return name == null ? "\n" + row.number() : name.text();
  }

  private boolean fillsAll(TypedRow row) {
    for (int i = 0; i < table.layout().columns().size(); i++) {
      if (table.layout().columns().get(i).exact() && row.cell(i) == null) {
        return false;
      }
    }
    return true;
  }

  /** Both rows are named: either may be the wrong one. */
  private void overlap(TypedRow row, TypedRow other) {
    int column = new OverlapCell(table, regions).of(row, other);
    TypedCell cell = row.cell(column);
    SourceLocation own = column < 0 ? row.place() : table.place(row.number() - 1, column);
    SourceLocation place = cell == null ? own : cell.place();
    findings.error(
        Code.RULES_OVERLAP,
        place,
        column < 0
            ? "a row for every case"
            : cell == null ? "an empty cell" : Words.quote(cell.literal()),
        isId(cell) && place.equals(own)
            ? anotherId(cell.text(), other)
            : place.equals(own) // An id that follows from a name stands there.
                ? "a case that row " + other.number() + " does not answer"
                : "a name that gives another id than that of row " + other.number());
  }

  private boolean isId(TypedCell cell) {
    return cell != null && cell.column() == table.layout().indexOf(new Binding.Block());
  }

  /** The expectation where two rows have one id, with the next one where rows are counted. */
  private String anotherId(String id, TypedRow other) {
    Set<String> taken =
        table.rows().stream()
            .map(row -> String.valueOf(table.text(row, new Binding.Block())))
            .collect(Collectors.toSet());
    return "another id than row "
        + other.number()
        + " has"
        + RowGroups.next(id, taken).map(next -> ", such as " + Words.quote(next)).orElse("");
  }

  private void first() {
    RowOverlaps meetings = new RowOverlaps();
    for (TypedRow row : table.rows()) {
      if (!row.complete()) {
        continue;
      }
      List<TypedRow> earlier = meetings.add(row, regions.widest(row));
      if (earlier.size() > WorkbookLimits.EARLIER_ROWS) {
        findings.error(
            Code.TOO_LARGE,
            row.place(),
            earlier.size() + " earlier rows that can fit the same case",
            "at most " + WorkbookLimits.EARLIER_ROWS);
      } else {
        shadowed(row, earlier);
      }
    }
  }

  private void shadowed(TypedRow row, List<TypedRow> earlier) {
    List<TypedRow> needed = covering(regions.all().and(regions.region(row)), earlier);
    if (!needed.isEmpty()) {
      String rows =
          needed.stream()
              .map(other -> Integer.toString(other.number()))
              .collect(Collectors.joining(", "));
      findings.error(
          Code.SHADOWED,
          row.place(),
          "a row that never counts",
          "a case that row" + (needed.size() == 1 ? " " : "s ") + rows + " before it leaves open");
    }
  }

  /** Rows that together answer all cases of a region, none of them needlessly; or none. */
  private List<TypedRow> covering(Region region, List<TypedRow> rows) {
    if (!covers(rows, region)) {
      return List.of();
    }
    List<TypedRow> needed = new ArrayList<>(rows);
    for (TypedRow row : rows) {
      List<TypedRow> fewer = new ArrayList<>(needed);
      fewer.remove(row);
      if (covers(fewer, region)) {
        needed = fewer;
      }
    }
    return needed;
  }

  private boolean covers(List<TypedRow> rows, Region region) {
    List<Region> all = rows.stream().map(regions::region).toList();
    return region.without(all, 1, new Region.Effort(EFFORT)).isEmpty();
  }

  private void gaps() {
    if (table.rows().stream().anyMatch(row -> !row.complete())) {
      return;
    }
    Region all = regions.all();
    Region.Effort effort = new Region.Effort(EFFORT);
    List<Region> rows = table.rows().stream().map(regions::region).toList();
    List<Region> gaps = all.without(rows, MOST_GAPS, effort);
    boolean chosen = table.layout().policies().size() > 1;
    String other =
        chosen ? ", or another choice than " + Words.quote(HitPolicy.COMPLETE.words()) : "";
    for (Region gap : effort.spent() ? List.<Region>of() : gaps) {
      String words = gap.words(all);
      findings.error(
          Code.CASE_OPEN,
          table.policyPlace(),
          words.isEmpty() ? "no row" : words,
          "a row for it" + other);
    }
  }
}
