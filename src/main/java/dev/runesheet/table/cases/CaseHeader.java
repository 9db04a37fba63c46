package dev.runesheet.table.cases;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.grid.Grid;
import dev.runesheet.table.grid.GridRow;
import dev.runesheet.table.grid.RawCells;
import dev.runesheet.table.grid.WorkbookLimits;
import dev.runesheet.table.layout.CaseColumn;
import dev.runesheet.table.layout.CaseSheet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The headings of a sheet of cases: which column stands where. */
final class CaseHeader {

  private final Grid sheet;
  private final List<CaseColumn> known;
  private final RawCells cells;
  private final Diagnostics findings;
  private final Map<Integer, CaseColumn> columns = new TreeMap<>();
  private final Set<String> unknownIn = new HashSet<>();

  CaseHeader(Grid sheet, List<CaseColumn> known, RawCells cells, Diagnostics findings) {
    this.sheet = sheet;
    this.known = known;
    this.cells = cells;
    this.findings = findings;
  }

  /** The columns by their index, from 0; wrong headings are reported. */
  Map<Integer, CaseColumn> read() {
    String band = "";
    Set<CaseColumn> seen = new HashSet<>();
    for (int i = 0; i < width(); i++) {
      RawCell over = cells.at(CaseSheet.BANDS, i, "a heading");
      band = over.isFilled() ? over.text() : band;
      RawCell label = cells.at(CaseSheet.LABELS, i, "the name of a column");
      CaseColumn column = label.isFilled() ? find(band, label, i) : null;
      if (column != null && !seen.add(column)) {
        findings.errorAbout(Code.DUPLICATE, label.place(), label.text(), "each column once");
      } else if (column != null) {
        columns.put(i, column);
      }
    }
    for (CaseColumn column : known) {
      boolean renamed = unknownIn.contains(column.band());
      if (column.required() && !seen.contains(column) && !renamed) {
        String missing = Words.quote(column.label()) + " under " + column.band();
        findings.error(Code.HEADER_CHANGED, cells.place(CaseSheet.LABELS, 0), "", missing);
      }
    }
    return columns;
  }

  /** True if each heading is known; otherwise nobody knows what the rows say. */
  boolean isKnown() {
    return unknownIn.isEmpty();
  }

  private CaseColumn find(String band, RawCell label, int index) {
    for (CaseColumn column : known) {
      if (column.band().equals(band) && column.label().equals(label.text())) {
        return column;
      }
    }
    unknownIn.add(band);
    List<String> labels =
        known.stream().filter(column -> column.band().equals(band)).map(CaseColumn::label).toList();
    if (labels.isEmpty()) {
      List<String> bands = known.stream().map(CaseColumn::band).distinct().toList();
      findings.unknownWord(Code.HEADER_CHANGED, cells.place(CaseSheet.BANDS, index), band, bands);
    } else {
      findings.unknownWord(Code.HEADER_CHANGED, label.place(), label.text(), labels);
    }
    return null;
  }

  private int width() {
    int width = 0;
    for (GridRow row : sheet) {
      width = Math.max(width, row.width());
    }
    if (width > WorkbookLimits.COLUMNS) {
      findings.error(
          Code.TOO_LARGE,
          cells.place(CaseSheet.LABELS, WorkbookLimits.COLUMNS),
          width + " columns",
          "at most " + WorkbookLimits.COLUMNS);
    }
    return Math.min(width, WorkbookLimits.COLUMNS);
  }
}
