package dev.runesheet.testing.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.change.JsonDifference;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.suite.ScenarioFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.DataValidation;
import org.apache.poi.ss.usermodel.DataValidationHelper;
import org.apache.poi.ss.usermodel.IndexedColors;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddressList;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scenarios written into workbooks are the same scenarios; the author's own work stays. */
@Tag("thorough")
class ScenarioSheetTest {

  @ParameterizedTest
  @ValueSource(strings = {"math-battle", "queens-blood", "ember-vale", "valeria"})
  void rowsSayWhatTheFilesSay(String game) {
    ScenarioSheet sheet = ScenarioSheet.of(Sheets.book(game)).orElseThrow();
    Map<String, JsonNode> written = new LinkedHashMap<>();
    for (JsonNode scenario : shipped(game)) {
      String name = scenario.path("name").asText();
      if (!written.containsKey(name) && sheet.add(scenario).isEmpty()) {
        written.put(name, scenario);
      }
    }
    assertThat(sheet.size()).isEqualTo(written.size()).isGreaterThan(15);
    ScenarioFile read = read(write(sheet, Sheets.empty()));
    for (Scenario scenario : read.scenarios()) {
      assertThat(scenario.findings().all()).isEmpty();
      JsonNode before = written.remove(scenario.name());
      if (before != null) {
        assertThat(JsonDifference.between("", normal(game, before), scenario.source().node()))
            .isEmpty();
      }
    }
    assertThat(written).isEmpty();
  }

  @Test
  void everyShippedScenarioOfADeclaredGameIsRows() {
    ScenarioSheet sheet = ScenarioSheet.of(Sheets.book("ember-vale")).orElseThrow();
    for (JsonNode scenario : shipped("ember-vale")) {
      assertThat(sheet.add(scenario)).isEmpty();
    }
    List<ScenarioResult> played = Sheets.run(write(sheet, Sheets.empty())).scenarios();
    assertThat(played).hasSize(sheet.size()).allMatch(ScenarioResult::passed);
  }

  /** As rows have it: without short forms, and with an ability's place as a word. */
  private static JsonNode normal(String game, JsonNode scenario) {
    JsonNode usual =
        ScenarioKits.find(game)
            .orElseThrow()
            .forColumns(Sheets.book(game), ScenarioSheet.listed(scenario));
    for (JsonNode action : usual.path("when")) {
      if (action.path("choose").isIntegralNumber()) {
        ((ObjectNode) action).put("choose", action.get("choose").asText());
      }
    }
    return usual;
  }

  private static List<JsonNode> shipped(String game) {
    DirectoryFiles files = new DirectoryFiles(Path.of(""));
    List<JsonNode> scenarios = new ArrayList<>();
    for (String name : ScenarioFiles.namesOf(game, files)) {
      Diagnostics findings = new Diagnostics();
      ScenarioFiles.read(name, files.read(name).orElseThrow(), Sheets::book, findings)
          .orElseThrow()
          .root()
          .node()
          .path("scenarios")
          .forEach(scenarios::add);
    }
    return scenarios;
  }

  private static byte[] write(ScenarioSheet sheet, byte[] content) {
    Diagnostics findings = new Diagnostics();
    EditedWorkbook edited = sheet.write(Sheets.FILE, content, findings).orElseThrow();
    assertThat(findings.all()).isEmpty();
    return edited.content();
  }

  private static ScenarioFile read(byte[] content) {
    Diagnostics findings = new Diagnostics();
    ScenarioFile file =
        SheetScenarios.read(Sheets.FILE, content, Sheets::book, findings).orElseThrow();
    assertThat(findings.all()).isEmpty();
    return file;
  }

  @Test
  void aNewSheetIsReadyToBeFilledIn() {
    byte[] content =
        write(ScenarioSheet.of(Sheets.book("math-battle")).orElseThrow(), Sheets.empty());
    assertThat(read(content).scenarios()).isEmpty();
    Sheets.changed(
        content,
        workbook -> {
          Sheet sheet = workbook.getSheet("Tests");
          assertThat(sheet.getRow(2).getCell(0).getStringCellValue()).isEqualTo("Name");
          assertThat(sheet.getRow(2).getCell(2).getCellComment().getString().getString())
              .contains("The hero of player 0.")
              .contains("one of fighter, fire-mage");
          assertThat(choices(sheet, 2)).containsExactly("fighter", "fire-mage");
          assertThat(workbook.getSheetName(0)).isEqualTo("Mine");
        });
  }

  private static String[] choices(Sheet sheet, int column) {
    for (DataValidation one : sheet.getDataValidations()) {
      if (one.getRegions().getCellRangeAddresses()[0].getFirstColumn() == column) {
        return one.getValidationConstraint().getExplicitListValues();
      }
    }
    return new String[0];
  }

  @Test
  void moreScenariosAreAddedBelowAndTheAuthorsFormatsStay() {
    byte[] begun =
        Sheets.workbook(
            "math-battle",
            """
            Scenario | Given | | Then
            Name | Hero 0 | Hero 1 | Over
            mine | fighter | fighter | no
            """);
    byte[] coloured = Sheets.changed(begun, ScenarioSheetTest::paint);
    ScenarioSheet sheet = ScenarioSheet.of(Sheets.book("math-battle")).orElseThrow();
    for (JsonNode scenario : shipped("math-battle")) {
      sheet.add(scenario);
    }
    byte[] added = write(sheet, coloured);
    assertThat(Sheets.run(added).scenarios())
        .hasSize(1 + sheet.size())
        .allMatch(ScenarioResult::passed);
    Sheets.changed(
        added,
        workbook -> {
          CellStyle style = workbook.getSheet("Tests").getRow(3).getCell(1).getCellStyle();
          assertThat(style.getFillForegroundColor()).isEqualTo(IndexedColors.ROSE.getIndex());
        });
  }

  private static void paint(XSSFWorkbook workbook) {
    CellStyle style = workbook.createCellStyle();
    style.setFillForegroundColor(IndexedColors.ROSE.getIndex());
    style.setFillPattern(org.apache.poi.ss.usermodel.FillPatternType.SOLID_FOREGROUND);
    workbook.getSheet("Tests").getRow(3).getCell(1).setCellStyle(style);
  }

  @Test
  void aDropDownOfTheAuthorsOwnStaysWhenThoseOfTheTestsAreRenewed() {
    byte[] own =
        Sheets.changed(
            Sheets.workbook(
                "math-battle",
                """
                Scenario | Given | | Then
                Name | Hero 0 | Hero 1 | Over
                mine | fighter | fighter | no
                """),
            workbook -> {
              Sheet sheet = workbook.getSheet("Tests");
              DataValidationHelper helper = sheet.getDataValidationHelper();
              sheet.addValidationData(
                  helper.createValidation(
                      helper.createExplicitListConstraint(new String[] {"open", "done"}),
                      new CellRangeAddressList(3, 9, 20, 20)));
            });
    byte[] renewed = write(ScenarioSheet.of(Sheets.book("math-battle")).orElseThrow(), own);
    Sheets.changed(
        renewed,
        workbook -> {
          assertThat(choices(workbook.getSheet("Tests"), 20)).containsExactly("open", "done");
          assertThat(choices(workbook.getSheet("Tests"), 1)).contains("fighter");
        });
  }

  @Test
  void asLongAsNothingIsNewTheBytesStay() {
    ScenarioSheet none = ScenarioSheet.of(Sheets.book("math-battle")).orElseThrow();
    byte[] content = write(none, Sheets.empty());
    assertThat(write(ScenarioSheet.of(Sheets.book("math-battle")).orElseThrow(), content))
        .isEqualTo(content);
  }

  @Test
  void aSheetOfAnotherGameIsRefused() {
    Diagnostics findings = new Diagnostics();
    byte[] content = Sheets.workbook("queens-blood", "Scenario\nName\n");
    assertThat(
            ScenarioSheet.of(Sheets.book("math-battle"))
                .orElseThrow()
                .write(Sheets.FILE, content, findings))
        .isEmpty();
    assertThat(Sheets.messages(findings.all()).get(0)).contains("Tests!B1").contains("RS033");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "valeria: {\"slay\": \"m1\"}",
        "valeria: {\"hire\": \"c1 Cleric\"}",
        "valeria: {\"build\": \"d5\"}",
        "valeria: {\"engage\": \"a1\"}",
        "valeria: {\"relic\": \"r1\"}",
        "math-battle: {\"choose\": 0}"
      })
  void whatAFileTakesAsAWordIsACell(String action) throws Exception {
    String game = action.substring(0, action.indexOf(':'));
    JsonNode scenario =
        new com.fasterxml.jackson.databind.ObjectMapper()
            .readTree(
                "{\"name\": \"x\", \"when\": ["
                    + action.substring(game.length() + 1)
                    + "], \"then\": {\"error\": \"illegal\"}}");
    ScenarioSheet sheet = ScenarioSheet.of(Sheets.book(game)).orElseThrow();
    assertThat(sheet.add(scenario)).isEmpty();
    Scenario read = read(write(sheet, Sheets.empty())).scenarios().get(0);
    assertThat(read.findings().all()).noneMatch(one -> one.toString().contains("RS022"));
    assertThat(read.source().node().get("when").toString().replace("\"0\"", "0"))
        .isEqualTo(scenario.get("when").toString());
  }

  @Test
  void aScenarioWithAnEmptyListOfActionsIsOneWithoutActions() throws Exception {
    JsonNode scenario =
        new com.fasterxml.jackson.databind.ObjectMapper()
            .readTree(
                "{\"name\": \"x\", \"given\": {\"heroes\": [\"fighter\", \"fighter\"]},"
                    + " \"when\": [], \"then\": {\"turn\": 1}}");
    ScenarioSheet sheet = ScenarioSheet.of(Sheets.book("math-battle")).orElseThrow();
    assertThat(sheet.add(scenario)).isEmpty();
    Scenario read = read(write(sheet, Sheets.empty())).scenarios().get(0);
    assertThat(read.findings().all()).isEmpty();
    assertThat(read.when()).isEmpty();
  }

  /** A player of whom nothing is said plays all the same where as many always play. */
  @Test
  void aPlayerOfWhomNothingIsSaidNeedsNoRow() throws Exception {
    JsonNode scenario =
        new com.fasterxml.jackson.databind.ObjectMapper()
            .readTree(
                "{\"name\": \"x\", \"given\": {\"players\": {\"player 1\": {\"embers\": 2},"
                    + " \"player 2\": {}}}, \"then\": {\"turn\": 1}}");
    ScenarioSheet sheet = ScenarioSheet.of(Sheets.book("ember-vale")).orElseThrow();
    assertThat(sheet.add(scenario)).isEmpty();
    List<ScenarioResult> played = Sheets.run(write(sheet, Sheets.empty())).scenarios();
    assertThat(played).singleElement().matches(ScenarioResult::passed);
  }

  @Test
  void whatNoColumnHoldsIsNamedAndNotLost() throws Exception {
    JsonNode scenario =
        new com.fasterxml.jackson.databind.ObjectMapper()
            .readTree(
                "{\"name\": \"x\", \"given\": {\"heroes\": [\"fighter\", \"fighter\"]},"
                    + " \"when\": [{\"choose\": [\"Defend\", \"Heal\"]}], \"then\": {}}");
    ScenarioSheet sheet = ScenarioSheet.of(Sheets.book("math-battle")).orElseThrow();
    assertThat(sheet.add(scenario))
        .containsExactly("/when/0/choose/0", "/when/0/choose/1", "/then");
    assertThat(sheet.size()).isZero();
  }
}
