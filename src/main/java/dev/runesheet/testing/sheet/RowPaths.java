package dev.runesheet.testing.sheet;

import dev.runesheet.document.PathStep;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.layout.CaseRow;
import dev.runesheet.table.layout.CaseRow.CaseCell;
import dev.runesheet.testing.ScenarioColumn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The places of the cells of one scenario's rows, resolved from their columns' paths. */
final class RowPaths {

  private static final Pattern LABEL = Pattern.compile("\\{([^}]*)\\}");

  private final int scenario;
  private final Map<String, Integer> entries = new HashMap<>();
  private final Set<String> ofThisRow = new HashSet<>();

  /** Begins a scenario of a number. */
  RowPaths(int scenario) {
    this.scenario = scenario;
  }

  /** Begins a row: lists that grow with each row get new entries. */
  void nextRow() {
    ofThisRow.clear();
  }

  /** The labels that a path names. */
  static List<String> labels(String path) {
    List<String> labels = new ArrayList<>();
    Matcher matcher = LABEL.matcher(path);
    while (matcher.find()) {
      labels.add(matcher.group(1));
    }
    return labels;
  }

  /** The steps from the root to the cell of a column, or empty after a report. */
  Optional<List<PathStep>> of(ScenarioColumn column, CaseRow row, Diagnostics findings) {
    List<PathStep> path =
        new ArrayList<>(List.of(PathStep.into("scenarios"), PathStep.at(scenario)));
    StringBuilder prefix = new StringBuilder();
    for (String part : column.path().split("/")) {
      if (part.equals(SheetShape.NEXT)) {
        path.add(PathStep.at(entry(prefix.toString())));
      } else {
        Optional<String> named = named(part, column, row, findings);
        if (named.isEmpty()) {
          return Optional.empty();
        }
        String word = named.get();
        boolean isEntry = part.charAt(0) == SheetShape.ENTRY;
        path.add(isEntry ? PathStep.at(Integer.parseInt(word.substring(1))) : PathStep.into(word));
      }
      prefix.append('/').append(part);
    }
    return Optional.of(path);
  }

  private int entry(String list) {
    if (ofThisRow.add(list)) {
      entries.merge(list, 1, Integer::sum);
    }
    return entries.get(list) - 1;
  }

  private static Optional<String> named(
      String part, ScenarioColumn column, CaseRow row, Diagnostics findings) {
    String field = part;
    for (String label : labels(part)) {
      Optional<CaseCell> cell = row.cell(column.column().band(), label);
      if (cell.isEmpty() && labels(part).stream().anyMatch(one -> isUnread(column, one, row))) {
        return Optional.empty(); // Told already.
      }
      if (cell.isEmpty()) {
        String missing = labels(part).stream().map(Words::quote).toList().toString();
        findings.error(
            Code.CELL_MISSING,
            row.cell(column.column().band(), column.column().label()).orElseThrow().place(),
            "",
            missing.substring(1, missing.length() - 1) + " in the same row");
        return Optional.empty();
      }
      field = field.replace("{" + label + "}", cell.get().values().get(0).literal());
    }
    return Optional.of(field);
  }

  private static boolean isUnread(ScenarioColumn column, String label, CaseRow row) {
    return row.isUnread(column.column().band(), label);
  }
}
