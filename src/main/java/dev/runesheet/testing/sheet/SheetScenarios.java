package dev.runesheet.testing.sheet;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonNumbers;
import dev.runesheet.document.PathStep;
import dev.runesheet.document.PlacedTree;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.table.cases.CaseReader;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.NumberedWord;
import dev.runesheet.table.layout.CaseColumn;
import dev.runesheet.table.layout.CaseRow;
import dev.runesheet.table.layout.CaseRow.CaseCell;
import dev.runesheet.table.layout.CaseSheet;
import dev.runesheet.testing.HomeGame;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioColumn;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The reader of the scenarios of a workbook's sheet {@code Tests}. */
public final class SheetScenarios {

  private static final String ONCE = "one cell for each value of a scenario";

  private static final String GOES_ON = "; a row without a name goes on with the scenario above";

  private final String name;
  private final Diagnostics findings;
  private final List<Diagnostics> ofScenarios = new ArrayList<>();
  private Map<String, Map<String, ScenarioColumn>> columns = Map.of();

  private SheetScenarios(String name, Diagnostics findings) {
    this.name = name;
    this.findings = findings;
  }

  /** True if a file of a game is a workbook with a sheet of scenarios. */
  public static boolean isIn(String name, byte[] content) {
    return PackFiles.isWorkbook(name)
        && new CaseReader(name, content, new Diagnostics()).hasSheet();
  }

  /** True if it is one, or was before the sheet was given another title. */
  public static boolean isMeant(String name, byte[] content) {
    return PackFiles.isWorkbook(name)
        && new CaseReader(name, content, new Diagnostics()).meansSheet();
  }

  /**
   * Reads the sheet.
   *
   * @param books gives the rules of a game, whose words the cells may name
   * @param findings takes the errors of the workbook and of headings; each scenario has its own
   * @return the scenarios, or empty after a report
   */
  public static Optional<ScenarioFile> read(
      String name,
      byte[] content,
      Function<String, ? extends RuleWords> books,
      Diagnostics findings) {
    SheetScenarios reader = new SheetScenarios(name, findings);
    CaseReader cases = new CaseReader(name, content, findings);
    return cases
        .read(subject -> reader.columns(subject, books))
        .flatMap(sheet -> reader.file(sheet));
  }

  private Optional<List<CaseColumn>> columns(
      CaseReader.Subject subject, Function<String, ? extends RuleWords> books) {
    Optional<String> home = HomeGame.insteadOf(subject.word(), name);
    if (home.isPresent()) {
      String found = subject.word().isEmpty() ? "" : Words.quote(subject.word());
      findings.error(Code.HEADER_CHANGED, subject.place(), found, HomeGame.says(home.get()));
      return Optional.empty();
    }
    Optional<ScenarioKit> kit = ScenarioKits.find(subject.word());
    if (kit.isEmpty()) {
      findings.unknownWord(
          Code.GAME_MISSING, subject.place(), subject.word(), ScenarioKits.games());
      return Optional.empty();
    }
    List<ScenarioColumn> known = kit.get().columns(books.apply(subject.word()));
    columns =
        known.stream()
            .collect(
                Collectors.groupingBy(
                    one -> one.column().band(),
                    Collectors.toMap(one -> one.column().label(), one -> one)));
    return Optional.of(known.stream().map(ScenarioColumn::column).toList());
  }

  private Optional<ScenarioFile> file(CaseSheet sheet) {
    SourceLocation top = SourceLocation.cell(name, CaseSheet.TITLE, "A1");
    PlacedTree tree = new PlacedTree(top);
    tree.put(
        List.of(PathStep.into("game")), JsonNodeFactory.instance.textNode(sheet.subject()), top);
    RowPaths paths = null;
    for (int i = 0; i < sheet.rows().size(); i++) {
      CaseRow row = sheet.rows().get(i);
      boolean begins =
          row.cell(ScenarioColumn.SCENARIO, SheetShape.NAME).isPresent()
              || row.isUnread(ScenarioColumn.SCENARIO, SheetShape.NAME);
      boolean first = begins || paths == null;
      if (first) {
        paths = new RowPaths(ofScenarios.size());
        ofScenarios.add(new Diagnostics());
      }
      Diagnostics own = ofScenarios.get(ofScenarios.size() - 1);
      own.addAll(sheet.rowFindings().get(i));
      paths.nextRow();
      Optional<SourceLocation> forgotten = begins ? Optional.empty() : name(sheet, row);
      put(row, forgotten, paths, tree, own);
      if (first && forgotten.isPresent()) {
        List<PathStep> path = paths.of(nameColumn(), row, own).orElseThrow();
        tree.belongs(path, forgotten.get());
      }
      if (begins) {
        empty(sheet, row, paths, tree);
      }
    }
    JsonDocument document = JsonDocument.of(name, tree.root(), tree, findings);
    Optional<ScenarioFile> file =
        ofScenarios.isEmpty()
            ? Optional.of(new ScenarioFile(name, sheet.subject(), document.root(), List.of()))
            : ScenarioReader.read(name, document, findings);
    return file.map(one -> withFindings(one, columns(sheet)));
  }

  private List<ScenarioFile.Column> columns(CaseSheet sheet) {
    Map<CaseColumn, Integer> filled = new HashMap<>();
    sheet
        .rows()
        .forEach(row -> row.cells().forEach(cell -> filled.merge(cell.column(), 1, Integer::sum)));
    List<ScenarioFile.Column> all = new ArrayList<>();
    new TreeMap<>(sheet.columns())
        .forEach(
            (index, column) ->
                all.add(
                    new ScenarioFile.Column(
                        column.band() + ": " + column.label(),
                        at(CaseSheet.LABELS, index),
                        filled.getOrDefault(column, 0))));
    return all;
  }

  private SourceLocation at(int row, int column) {
    String cell = dev.runesheet.table.grid.SheetShape.cell(row, column);
    return SourceLocation.cell(name, CaseSheet.TITLE, cell);
  }

  /** The cells of entries of lists that are empty, for the case that the list needs them. */
  private void empty(CaseSheet sheet, CaseRow row, RowPaths paths, PlacedTree tree) {
    sheet
        .columns()
        .forEach(
            (index, known) -> {
              ScenarioColumn column = columns.get(known.band()).get(known.label());
              boolean entry = column.path().matches(".*/" + SheetShape.ENTRY + "\\d+");
              if (entry && RowPaths.labels(column.path()).isEmpty()) {
                SourceLocation cell = at(row.number() - 1, index);
                paths
                    .of(column, row, new Diagnostics())
                    .ifPresent(path -> tree.belongs(path, cell));
              }
            });
  }

  private ScenarioColumn nameColumn() {
    return columns.get(ScenarioColumn.SCENARIO).get(SheetShape.NAME);
  }

  /** The cell that takes the name of a row; empty if the sheet has no column for it. */
  private Optional<SourceLocation> name(CaseSheet sheet, CaseRow row) {
    return sheet.columns().entrySet().stream()
        .filter(known -> known.getValue().band().equals(ScenarioColumn.SCENARIO))
        .filter(known -> known.getValue().label().equals(SheetShape.NAME))
        .map(known -> at(row.number() - 1, known.getKey()))
        .findFirst();
  }

  /**
   * Puts the cells of a row where they belong.
   *
   * @param forgotten the cell without the name that the row would need to be a scenario of its own,
   *     which it seems to be if it has several values that the scenario above has; empty if it has
   *     it
   */
  private void put(
      CaseRow row,
      Optional<SourceLocation> forgotten,
      RowPaths paths,
      PlacedTree tree,
      Diagnostics own) {
    List<SourceLocation> twice = new ArrayList<>();
    for (CaseCell cell : row.cells()) {
      ScenarioColumn column = column(cell);
      if (column.path().isEmpty()) {
        continue;
      }
      Optional<List<PathStep>> path = paths.of(column, row, own);
      if (path.isPresent() && !put(tree, column, path.get(), cell)) {
        twice.add(cell.place());
      }
    }
    if (forgotten.isEmpty()) {
      twice.forEach(place -> own.error(Code.DUPLICATE, place, "", ONCE));
    } else if (!twice.isEmpty()) {
      SourceLocation place = twice.size() > 1 ? forgotten.get() : twice.get(0);
      own.error(Code.DUPLICATE, place, "", ONCE + GOES_ON);
    }
  }

  private static boolean put(
      PlacedTree tree, ScenarioColumn column, List<PathStep> path, CaseCell cell) {
    return tree.put(path, value(column, cell), cell.place(), value -> text(column, value));
  }

  private static Optional<String> text(ScenarioColumn column, JsonNode value) {
    return column.column().list() && value.isArray() && value.isEmpty()
        ? Optional.of(CaseSheet.NONE)
        : ScenarioRows.text(column, value);
  }

  private ScenarioColumn column(CaseCell cell) {
    return columns.get(cell.column().band()).get(cell.column().label());
  }

  private static JsonNode value(ScenarioColumn column, CaseCell cell) {
    if (!column.column().list()) {
      return value(column, cell.values().get(0));
    }
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    cell.values().forEach(one -> list.add(value(column, one)));
    return list;
  }

  private static JsonNode value(ScenarioColumn column, CellValue value) {
    if (value instanceof CellValue.Number number) {
      return JsonNumbers.write(number.number());
    }
    String text = value.literal();
    if (!column.field().isEmpty()) {
      return object(column, NumberedWord.read(text).orElseThrow());
    }
    JsonNode meaning = column.meanings().get(text);
    return meaning == null ? JsonNodeFactory.instance.textNode(text) : meaning;
  }

  private static JsonNode object(ScenarioColumn column, NumberedWord word) {
    ObjectNode object = JsonNodeFactory.instance.objectNode().put(column.field(), word.word());
    word.numbers().forEach((name, number) -> object.set(name, JsonNumbers.write(number)));
    return object;
  }

  /** Adds the errors of a scenario's cells to each of its variants, which are then not run. */
  private ScenarioFile withFindings(ScenarioFile file, List<ScenarioFile.Column> columns) {
    return new ScenarioFile(
        file.name(),
        file.game(),
        file.root(),
        file.scenarios().stream().map(this::withFindings).toList(),
        columns);
  }

  private Scenario withFindings(Scenario scenario) {
    String pointer = scenario.source().pointer();
    int number = Integer.parseInt(pointer.substring(pointer.lastIndexOf('/') + 1));
    Diagnostics ofCells = ofScenarios.get(number);
    if (!ofCells.hasErrors()) {
      scenario.findings().addAll(ofCells);
      return scenario;
    }
    // The value of a wrong cell is missing, but its author did not leave it out.
    Scenario afresh = scenario.afresh();
    scenario.findings().all().stream()
        .filter(finding -> finding.code() != Code.MISSING_FIELD)
        .forEach(afresh.findings()::add);
    afresh.findings().addAll(ofCells);
    return afresh;
  }
}
