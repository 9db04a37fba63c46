package dev.runesheet.table.check;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The check for redundant rows of a table in which all matching rows count: two rows with the same
 * action for the same case, or with other numbers only, of which probably one is meant; with ranges
 * of numbers that overlap; and rows without an effect, or with none but what holds anyway.
 */
final class DuplicateRows {

  /** Rows that are looked back at; nobody writes more of one kind for one case. */
  private static final int MOST = 100;

  private final TypedTable table;
  private final Regions regions;
  private final Diagnostics findings;
  private final PartialOverlap overlaps;

  /** The numbers of rows whose overlap with another is told. */
  private final Set<Integer> told = new HashSet<>();

  DuplicateRows(TypedTable table, Diagnostics findings) {
    this.table = table;
    this.regions = new Regions(table);
    this.findings = findings;
    this.overlaps = new PartialOverlap(table, regions);
  }

  /** Checks a table of rules over one fact; effects are compared by their meaning. */
  void check() {
    if (!table.layout().choosesPolicy()) {
      return;
    }
    Map<Object, List<TypedRow>> alike = new HashMap<>();
    for (TypedRow row : table.rows()) {
      if (row.complete() && cells(row, Keyword.ACTION).isEmpty()) {
        idle(row);
      } else if (row.complete() && addsNothing(row)) {
        TypedCell nothing = cells(row, Keyword.ACTION).get(0);
        findings.errorAbout(
            Code.NO_CHANGE, nothing.place(), nothing.literal(), "something that adds to the rest");
      } else if (canAnswer(row) && table.layout().hitPolicy() == HitPolicy.COLLECT) {
        twin(row, alike.computeIfAbsent(shape(row, Keyword.ACTION), any -> new ArrayList<>()));
      }
    }
  }

  /** True if all rows that fit count, and a row says of each answer what holds without it. */
  private boolean addsNothing(TypedRow row) {
    return table.layout().hitPolicy() == HitPolicy.COLLECT
        && cells(row, Keyword.ACTION).stream()
            .allMatch(cell -> table.column(cell).isOtherwise(cell));
  }

  /** True if a row is understood and has a case; that it has none is found by itself. */
  private boolean canAnswer(TypedRow row) {
    return row.complete() && !regions.widest(row).isEmpty();
  }

  /**
   * Checks a row without an effect; where only one row answers, it can be an intended exception, or
   * make the table complete.
   */
  private void idle(TypedRow row) {
    HitPolicy policy = table.layout().hitPolicy();
    boolean meant = policy == HitPolicy.FIRST || policy == HitPolicy.COMPLETE;
    List<Column> actions =
        table.layout().columns().stream()
            .filter(column -> column.keyword() == Keyword.ACTION)
            .toList();
    if (!meant && !actions.isEmpty()) {
      List<String> labels = actions.stream().map(one -> Words.quote(one.label())).toList();
      findings.error(
          Code.NO_CHANGE,
          table.place(row, actions.get(0).binding()),
          "a row that does nothing",
          "what it does, under " + Words.oneOf(labels));
    }
  }

  private void twin(TypedRow row, List<TypedRow> others) {
    List<TypedRow> looked = others.subList(Math.max(0, others.size() - MOST), others.size());
    if (looked.stream().noneMatch(other -> isOfOneCase(row, other))) {
      looked.forEach(other -> overlap(row, other));
    }
    others.add(row);
  }

  /** True, and told, if two rows do the same for one case, or the same with other numbers. */
  private boolean isOfOneCase(TypedRow row, TypedRow other) {
    boolean same = actions(row).equals(actions(other));
    if (same && (implies(row, other) || implies(other, row))) {
      same(row, other);
      same(other, row);
      return true;
    }
    if (shape(row, Keyword.CONDITION).equals(shape(other, Keyword.CONDITION))) {
      contradicts(row, other);
      contradicts(other, row);
      return true;
    }
    return false;
  }

  /** Tells at both rows that some numbers are in the conditions of both, once at each. */
  private void overlap(TypedRow row, TypedRow other) {
    overlaps.of(row, other).ifPresent(cell -> reaches(row, cell, other));
    overlaps.of(other, row).ifPresent(cell -> reaches(other, cell, row));
  }

  private void reaches(TypedRow row, TypedCell cell, TypedRow other) {
    if (told.add(row.number())) {
      findings.errorAbout(
          Code.CONDITIONS_OVERLAP,
          cell.place(),
          cell.literal(),
          "numbers that row " + other.number() + " does not answer, too");
    }
  }

  /** True if all cases of a row are cases of another. */
  private boolean implies(TypedRow row, TypedRow other) {
    Region region = regions.region(row);
    return cells(other, Keyword.CONDITION).stream()
        .allMatch(
            cell ->
                row.cell(cell.column()) != null
                    && (cell.means(row.cell(cell.column())) || regions.implies(region, cell)));
  }

  private void same(TypedRow row, TypedRow other) {
    findings.errorAbout(
        Code.SAME_EFFECT,
        row.place(),
        table.text(row, new Binding.Name()),
        "what row " + other.number() + " does not do for the same case");
  }

  private void contradicts(TypedRow row, TypedRow other) {
    TypedCell cell =
        row.cells().stream()
            .filter(one -> isRule(one) && !one.means(other.cell(one.column())))
            .findFirst()
            .orElseThrow();
    findings.errorAbout(
        Code.CONTRADICTION,
        cell.place(),
        cell.literal(),
        "what row "
            + other.number()
            + " says of the same case ('"
            + literal(other, cell.column())
            + "'), or another case");
  }

  private static String literal(TypedRow row, int column) {
    return row.cell(column) == null ? "" : row.cell(column).literal();
  }

  private List<TypedCell> cells(TypedRow row, Keyword keyword) {
    return row.cells().stream().filter(cell -> table.column(cell).keyword() == keyword).toList();
  }

  private boolean isRule(TypedCell cell) {
    Keyword keyword = table.column(cell).keyword();
    return keyword == Keyword.CONDITION || keyword == Keyword.ACTION;
  }

  private List<Object> actions(TypedRow row) {
    return cells(row, Keyword.ACTION).stream()
        .<Object>map(cell -> Map.entry(cell.column(), cell.meaning()))
        .toList();
  }

  /**
   * The cells without their numbers. A number that distinguishes cases stays: with another one, the
   * case is another.
   */
  private List<Object> shape(TypedRow row, Keyword keyword) {
    List<Object> shape = new ArrayList<>();
    for (TypedCell cell : cells(row, keyword)) {
      boolean exact = table.column(cell).exact();
      shape.add(cell.column());
      for (CellValue value : cell.values()) {
        boolean number = value instanceof CellValue.Number && !exact;
        shape.add(number ? CellValue.Number.class : value.meaning());
      }
    }
    return shape;
  }
}
