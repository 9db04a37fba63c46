package dev.runesheet.testing.sheet;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cases.CaseWriter;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.table.layout.CaseColumn;
import dev.runesheet.testing.ScenarioColumn;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioKits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Scenarios on their way into a workbook's sheet {@code Tests}. */
public final class ScenarioSheet {

  private static final String VARIANT = "variant";
  private static final String WHEN = "when";

  private final RuleBook rules;
  private final ScenarioKit kit;
  private final List<ScenarioColumn> columns;
  private final List<Map<CaseColumn, List<CellValue>>> rows = new ArrayList<>();
  private int size;

  private ScenarioSheet(RuleBook rules, ScenarioKit kit, List<ScenarioColumn> columns) {
    this.rules = rules;
    this.kit = kit;
    this.columns = columns;
  }

  /** A sheet for the game of a book, without scenarios yet; empty if the game has no sheets. */
  public static Optional<ScenarioSheet> of(RuleBook book) {
    return ScenarioKits.find(book.game().id())
        .map(kit -> new ScenarioSheet(book, kit, kit.columns(book)))
        .filter(sheet -> !sheet.columns.isEmpty());
  }

  /**
   * Adds a scenario if columns can hold all of it.
   *
   * @param scenario as a file of scenarios has it
   * @return the JSON pointers, from the scenario on, of values that no column can hold
   */
  public List<String> add(JsonNode scenario) {
    ScenarioRows.Rows made = new ScenarioRows(columns).of(kit.forColumns(rules, listed(scenario)));
    if (made.left().isEmpty()) {
      rows.addAll(made.rows());
      size++;
    }
    return made.left();
  }

  /** A single variant is written as a list of one, and no actions as none that are said. */
  static JsonNode listed(JsonNode scenario) {
    ObjectNode copy = scenario.deepCopy();
    JsonNode variant = copy.path(VARIANT);
    if (variant.isTextual()) {
      copy.putArray(VARIANT).add(variant);
    }
    if (copy.path(WHEN).isArray() && copy.path(WHEN).isEmpty()) {
      copy.remove(WHEN);
    }
    return copy;
  }

  /** The number of scenarios added. */
  public int size() {
    return size;
  }

  /**
   * Writes the scenarios below those that a workbook has, and brings the drop-downs up to date.
   *
   * @param name the workbook as the user named it
   * @return the workbook, or empty after a report
   */
  public Optional<EditedWorkbook> write(String name, byte[] content, Diagnostics findings) {
    return write(name, content, findings, false);
  }

  /** Writes the sheet in the layout of a new one. */
  public Optional<EditedWorkbook> writeAnew(String name, byte[] content, Diagnostics findings) {
    return write(name, content, findings, true);
  }

  private Optional<EditedWorkbook> write(
      String name, byte[] content, Diagnostics findings, boolean anew) {
    List<CaseColumn> known = columns.stream().map(ScenarioColumn::column).toList();
    List<CaseColumn> usual =
        columns.stream().filter(ScenarioColumn::usual).map(ScenarioColumn::column).toList();
    return new CaseWriter(name, content, findings)
        .write(new CaseWriter.Cases(kit.game(), known, usual, rows, anew));
  }
}
