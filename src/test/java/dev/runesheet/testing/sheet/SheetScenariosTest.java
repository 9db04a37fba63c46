package dev.runesheet.testing.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.suite.ScenarioSuite.FileResult;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.util.CellRangeAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows of a sheet are scenarios like those of a file; what is wrong is found at its cell. */
class SheetScenariosTest {

  private static final String DUEL =
      """
      Scenario | Given  |        |          | When   | Then     |        | |
      Name     | Hero 0 | Hero 1 | health 1 | Choose | health 1 | burn 1 | Over | Winner
      """;
  private static final String FINE =
      "fine | fighter | fighter | | Basic Attack | 90 | | no | nobody\n";

  @Test
  void aRowIsAScenario() {
    FileResult result =
        Sheets.run(
            Sheets.workbook(
                "math-battle",
                DUEL + "Fireball burns | fire-mage | fighter | 50 | Fireball | 40 | 1 | |\n"));
    assertThat(result.findings()).isEmpty();
    assertThat(result.scenarios()).singleElement().matches(ScenarioResult::passed);
  }

  @Test
  void aNameThatIsMissingIsOneFinding() {
    String rows =
        "x | fighter | fighter | | Basic Attack | 90 | | |\n"
            + " | fighter | fighter | 10 | | 90 | | |\n";
    FileResult result = Sheets.run(Sheets.workbook("math-battle", DUEL + rows));
    List<String> told = Sheets.messages(result.scenarios().get(0).findings());
    assertThat(told)
        .singleElement()
        .asString()
        .contains("Tests!A5", "a row without a name goes on with the scenario above");
  }

  @Test
  void rowsWithoutANameGoOnWithTheScenarioAbove() {
    String rows =
        "two attacks | fighter | fighter | | Basic Attack | 90 | | |\n"
            + " | | | | Basic Attack | | | |\n\n"
            + FINE;
    FileResult result = Sheets.run(Sheets.workbook("math-battle", DUEL + rows));
    assertThat(result.scenarios()).hasSize(2).allMatch(ScenarioResult::passed);
    assertThat(result.scenarios().get(0).scenario().when()).hasSize(2);
  }

  /** Excel shows a merged cell over all its rows, but only the first has its value. */
  @Test
  void mergedCellsOfRowsAreFoundThoseOfBandsAreFine() {
    byte[] fine = Sheets.workbook("math-battle", DUEL + FINE + FINE.replace("fine", "also"));
    assertThat(Sheets.run(merged(fine, "B2:D2")).findings()).isEmpty();
    FileResult result = Sheets.run(merged(fine, "C4:C5"));
    assertThat(result.broken()).isTrue();
    assertThat(Sheets.messages(result.findings()))
        .singleElement()
        .asString()
        .startsWith("mine.xlsx!Tests!C4: error RS039")
        .contains("found C4:C5");
  }

  private static byte[] merged(byte[] workbook, String cells) {
    return Sheets.changed(
        workbook, one -> one.getSheet("Tests").addMergedRegion(CellRangeAddress.valueOf(cells)));
  }

  @Test
  void columnsMayStandInAnyOrderAndBandsMayComeTwice() {
    String rows =
        """
        Then     | Scenario | When   | Given  |        | Then
        health 1 | Name     | Choose | Hero 1 | Hero 0 | Active
        90       | shuffled | Basic Attack | fighter | fighter | 1
        """;
    FileResult result = Sheets.run(Sheets.workbook("math-battle", rows));
    assertThat(result.findings()).isEmpty();
    assertThat(result.scenarios()).singleElement().matches(ScenarioResult::passed);
  }

  @Test
  void whatIsNotAsExpectedIsNamedByItsCell() {
    String row = "too little | fighter | fighter | | Basic Attack | 95 | | |\n";
    FileResult result = Sheets.run(Sheets.workbook("math-battle", DUEL + row + FINE));
    ScenarioResult failed = result.scenarios().get(0);
    assertThat(failed.mismatches().toString())
        .isEqualTo("[mine.xlsx!Tests!F4: expected 95, actual 90]");
    assertThat(failed.story()).anyMatch(line -> line.contains("health 100 → 90"));
    assertThat(result.scenarios().get(1).passed()).isTrue();
  }

  /** Nobody must know how JSON writes what a cell says. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      textBlock =
          """
          x | fighter | fighter | | Basic Attack | | | yes | % expected yes, actual no
          x | fighter | fighter | 10 | Basic Attack | | | no | % expected no, actual yes
          x | fighter | fighter | | Basic Attack | | | | 1 % expected 1, actual nobody
          x | fighter | fighter | 10 | Basic Attack | | | | nobody % expected nobody, actual 0
          """)
  void whatIsNotAsExpectedIsToldInTheWordsOfItsColumn(String row, String told) {
    FileResult result = Sheets.run(Sheets.workbook("math-battle", DUEL + row + "\n"));
    assertThat(result.scenarios().get(0).mismatches().toString()).contains(told);
  }

  @ParameterizedTest
  @CsvSource({
    "Archer;; Cleric, true",
    "'Archer,, Cleric', true",
    "'Archer, Cleric,', true",
    "; Archer, true",
    "Archer; Cleric;, false",
    "'Archer, Cleric', false",
  })
  void anEmptyEntryOfAListIsFoundButNotTheEnd(String cards, boolean found) {
    String rows = "Scenario | Given | Then\nName | Ann cards | Turn of\nx | " + cards + " | Ann\n";
    FileResult result = Sheets.run(Sheets.workbook("valeria", rows));
    List<String> told =
        Sheets.messages(result.scenarios().get(0).findings()).stream().distinct().toList();
    if (found) {
      assertThat(told).singleElement().asString().contains("Tests!B4: error RS009");
    } else {
      assertThat(told).isEmpty();
    }
  }

  @Test
  void anEffectOfACardRunsByItself() {
    String rows =
        """
        Scenario | Given | When | | Then | |
        Name | Bob gold | Use | Choose | Ann gold | Bob gold | Options
        it takes | 5 | d5/passive | | 1 | 4 |
         | | | Bob | | |
        something is asked | 5 | d5/passive | | | | none
        """;
    List<ScenarioResult> played = Sheets.run(Sheets.workbook("valeria", rows)).scenarios();
    assertThat(played.get(0).mismatches().toString()).isEqualTo("[]");
    assertThat(Sheets.messages(played.get(0).findings())).isEmpty();
    assertThat(played.get(1).mismatches().toString()).contains("expected none, actual");
  }

  /** Each row as a file would say it, too: the name, the code, or both. */
  @ParameterizedTest
  @CsvSource({
    "Hire, c1",
    "Hire, c1 Cleric",
    "Hire, Cleric",
    "Build, d5",
    "Slay, m5",
    "Engage, a1",
    "Relic, r1"
  })
  void aCardOfAnActionIsNamedByItsCode(String label, String card) {
    String rows =
        "Scenario | When | Then\nName | %s | Refused\nx | %s | illegal\n".formatted(label, card);
    ScenarioResult played = Sheets.run(Sheets.workbook("valeria", rows)).scenarios().get(0);
    assertThat(Sheets.messages(played.findings())).isEmpty();
    assertThat(played.scenario().when().toString()).contains(card);
  }

  @Test
  void aCardOfAnActionThatIsNoneIsFound() {
    String rows = "Scenario | When | Then\nName | Slay | Refused\nx | m999 | illegal\n";
    ScenarioResult read = Sheets.run(Sheets.workbook("valeria", rows)).scenarios().get(0);
    assertThat(Sheets.messages(read.findings()).toString()).contains("Tests!B4", "RS022", "'m999'");
  }

  @Test
  void anAbilityIsNamedByItsPlace() {
    String row = "x | fighter | fighter | | 0 | 90 | | | \n";
    FileResult result = Sheets.run(Sheets.workbook("math-battle", DUEL + row));
    assertThat(Sheets.messages(result.scenarios().get(0).findings())).isEmpty();
    assertThat(result.scenarios().get(0).passed()).isTrue();
  }

  @Test
  void noCodeIsMeantByAnotherThatResemblesIt() {
    String rows = "Scenario | When | Then\nName | Use | Ann gold\nx | c901/on-turn | 1\n";
    ScenarioResult read = Sheets.run(Sheets.workbook("valeria", rows)).scenarios().get(0);
    assertThat(Sheets.messages(read.findings()))
        .singleElement()
        .asString()
        .contains("found 'c901/on-turn', expected an effect by its card's code")
        .endsWith(", such as c5/on-turn");
  }

  @Test
  void eachWrongWordOfACellIsTold() {
    String rows = "Scenario | | When\nName | Variant | Do\nx | classic, v9 | pass\n";
    FileResult result = Sheets.run(Sheets.workbook("queens-blood", rows));
    List<Diagnostic> told = new ArrayList<>(result.findings());
    result.scenarios().forEach(one -> told.addAll(one.findings()));
    assertThat(Sheets.messages(told).stream().filter(line -> line.contains("RS018")))
        .hasSize(2)
        .allMatch(line -> line.contains("!B4"))
        .anyMatch(line -> line.contains("found 'classic'"))
        .anyMatch(line -> line.contains("found 'v9'"));
  }

  @ParameterizedTest
  @CsvSource({
    "d5/pasive, did you mean 'd5/passive'?",
    "Cleric/on-turn, 'Cleric/on-turn' has the id 'c1/on-turn'",
    "Cleric, did you mean 'c1/on-turn' or 'c1/off-turn'?",
    "c1, did you mean 'c1/on-turn' or 'c1/off-turn'?"
  })
  void anEffectIsMeantByItsCard(String use, String hint) {
    String rows = "Scenario | When | Then\nName | Use | Ann gold\nx | " + use + " | 1\n";
    ScenarioResult read = Sheets.run(Sheets.workbook("valeria", rows)).scenarios().get(0);
    assertThat(Sheets.messages(read.findings()).toString())
        .contains("RS018", hint, "an effect by its card's code");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      textBlock =
          """
          x | figter | fighter | | | | | |            % B4 % RS022 % did you mean 'fighter'?
          x | fighter | fighter | lots | | | | |      % D4 % RS005 % expected a number
          x | fighter | fighter | | Fire | | | no |    % E4 % RS022 % expected one of
          x | fighter | fighter | | Fireball | | | no | % E4 % RS081 % 'Fireball' is not one of
          x | fighter | fighter | | Power Strike | | | no | % E4 % RS082 % too few
          x | fighter | fighter | | | | | perhaps |   % H4 % RS018 % expected one of yes, no
          x | fighter | fighter | | | 1 | | | '2'     % I4 % RS018 % expected one of 0, 1, nobody
          x | | fighter | | | 1 | | |                 % B4 % RS005 % found nothing, expected a text
           | fighter | fighter | | | 1 | | |          % A4 % RS006 % the field 'name'
          x | fighter | fighter | | | | | |           % A4 % RS006 % the field 'then'
          """)
  void aWrongCellIsFoundAndTheOthersStillRun(String row, String cell, String code, String words) {
    String line = row.startsWith("|") ? " " + row : row;
    FileResult result = Sheets.run(Sheets.workbook("math-battle", DUEL + line + "\n" + FINE));
    ScenarioResult wrong = result.scenarios().get(0);
    assertThat(Sheets.messages(wrong.findings()))
        .anySatisfy(
            message ->
                assertThat(message)
                    .startsWith("mine.xlsx!Tests!" + cell + ": error " + code)
                    .contains(words));
    assertThat(wrong.passed()).isFalse();
    assertThat(result.scenarios().get(1).passed()).isTrue();
  }

  /** That the game now lacks a hero, or the scenario an expectation, is nobody's mistake. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      textBlock =
          """
          x | figter | fighter | | | 100 | | | % B4
          x | fighter | fighter | | | lots | | | % F4
          """)
  void aWrongCellIsTheOnlyFinding(String row, String cell) {
    FileResult result = Sheets.run(Sheets.workbook("math-battle", DUEL + row + "\n" + FINE));
    assertThat(Sheets.messages(result.scenarios().get(0).findings()))
        .singleElement()
        .asString()
        .startsWith("mine.xlsx!Tests!" + cell + ": error ");
    assertThat(result.findings()).isEmpty();
    assertThat(result.scenarios().get(1).passed()).isTrue();
  }

  @Test
  void theSameValueTwiceIsFoundAtTheSecondCell() {
    String rows = "x | fighter | fighter | | | 100 | | |\n | | | | | 90 | | |\n";
    FileResult result = Sheets.run(Sheets.workbook("math-battle", DUEL + rows));
    assertThat(Sheets.messages(result.scenarios().get(0).findings()))
        .singleElement()
        .asString()
        .startsWith("mine.xlsx!Tests!F5: error RS008");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      textBlock =
          """
          Hero 0 | Hero 1 | helth 1    % D3 % RS033 % did you mean 'health 1'?
          Hero 0 | Hero 0 | Hero 1     % C3 % RS008 % each column once
          Hero 0 | health 1 |          % A3 % RS033 % 'Hero 1' under Given
          """)
  void aWrongHeadingIsFound(String labels, String cell, String code, String words) {
    String header = "Scenario | Given | | | Then\nName | " + labels + " | Over\n";
    FileResult result = Sheets.run(Sheets.workbook("math-battle", header));
    assertThat(result.broken()).isTrue();
    assertThat(Sheets.messages(result.findings()))
        .anySatisfy(
            message ->
                assertThat(message)
                    .startsWith("mine.xlsx!Tests!" + cell + ": error " + code)
                    .contains(words));
  }

  @Test
  void anUnknownBandIsFound() {
    FileResult result =
        Sheets.run(Sheets.workbook("math-battle", "Scenario | Givn\nName | Hero 0\n"));
    assertThat(Sheets.messages(result.findings()))
        .anyMatch(
            message ->
                message.startsWith("mine.xlsx!Tests!B2: error RS033")
                    && message.contains("did you mean 'Given'?"));
  }

  /** Neither is the column missing, nor is anything wrong with the cells below. */
  @Test
  void aMisspeltHeadingIsTheOnlyFinding() {
    FileResult result =
        Sheets.run(
            Sheets.workbook(
                "math-battle",
                "Scenario | Given | | Then\n"
                    + "Name | Hero 0 | Hero O | Over\n"
                    + "one | fighter | fire-mage | no\n"
                    + "two | fighter | fire-mage | no\n"));
    assertThat(Sheets.messages(result.findings()))
        .singleElement()
        .asString()
        .startsWith("mine.xlsx!Tests!C3: error RS033");
    assertThat(result.scenarios()).isEmpty();
  }

  @Test
  void aCellWithoutAHeadingIsFound() {
    String rows = DUEL + FINE.strip() + " | lost\n";
    FileResult result = Sheets.run(Sheets.workbook("math-battle", rows));
    assertThat(Sheets.messages(result.scenarios().get(0).findings()))
        .singleElement()
        .asString()
        .startsWith("mine.xlsx!Tests!J4: error RS035");
  }

  @Test
  void formulasAndTruthValuesAreFound() {
    byte[] content =
        Sheets.changed(
            Sheets.workbook("math-battle", DUEL + FINE),
            workbook -> {
              Cell formula = workbook.getSheet("Tests").getRow(3).getCell(5);
              formula.setCellFormula("45+45");
              workbook.getSheet("Tests").getRow(3).getCell(7).setCellValue(false);
            });
    List<String> messages = Sheets.messages(Sheets.run(content).scenarios().get(0).findings());
    assertThat(messages)
        .anyMatch(message -> message.startsWith("mine.xlsx!Tests!F4: error RS034"))
        .anyMatch(message -> message.startsWith("mine.xlsx!Tests!H4: error RS005"));
  }

  @Test
  void anUnknownGameIsFound() {
    FileResult result = Sheets.run(Sheets.workbook("math-batle", DUEL));
    assertThat(Sheets.messages(result.findings()))
        .singleElement()
        .asString()
        .startsWith("mine.xlsx!Tests!B1: error RS060")
        .contains("did you mean 'math-battle'?");
  }

  @Test
  void aWorkbookWithoutTheSheetHasNoScenarios() {
    assertThat(SheetScenarios.isIn(Sheets.FILE, Sheets.empty())).isFalse();
    assertThat(Sheets.messages(Sheets.run(Sheets.empty()).findings()))
        .containsExactly("mine.xlsx!Tests!A1: error RS032: a sheet is missing: expected 'Tests'");
  }

  @Test
  void aSheetOfTestsWithAnotherTitleIsFound() {
    byte[] renamed =
        Sheets.changed(
            Sheets.workbook("math-battle", DUEL),
            workbook -> workbook.setSheetName(workbook.getSheetIndex("Tests"), "Versuche"));
    assertThat(SheetScenarios.isMeant(Sheets.FILE, renamed)).isTrue();
    assertThat(Sheets.messages(Sheets.run(renamed).findings()))
        .containsExactly(
            "mine.xlsx!Versuche!A1: error RS032: a sheet is missing: found its tests on a sheet"
                + " 'Versuche', expected 'Tests'");
  }

  @Test
  void whatIsNoWorkbookIsAFinding() {
    byte[] junk = "no workbook".getBytes(java.nio.charset.StandardCharsets.UTF_8);
    assertThat(SheetScenarios.isIn(Sheets.FILE, junk)).isFalse();
    assertThat(Sheets.messages(Sheets.run(junk).findings()))
        .singleElement()
        .asString()
        .contains("RS030");
  }

  @Test
  void tilesAreNamedByCellsOfTheirRow() {
    String rows =
        """
        Scenario | Given | | | | When | | | | | Then | | |
        Name | Lane | Column | Shows | Hand of Y | Do | Side | Card | Lane | Column | Lane | Column | Shows | Card
        play | 0 | 1 | Y2 | '007' | play | Y | '007' | 1 | 0 | 1 | 0 | | '007'
         | | | | | | | | | | 0 | 1 | Y2 | nothing
        """;
    FileResult result = Sheets.run(Sheets.workbook("queens-blood", rows));
    assertThat(result.findings()).isEmpty();
    assertThat(result.scenarios().get(0).findings()).isEmpty();
    assertThat(result.scenarios().get(0).mismatches()).isEmpty();
    assertThat(result.scenarios().get(0).scenario().given().node().toString())
        .isEqualTo("{\"tiles\":{\"0,1\":{\"t\":\"Y2\"}},\"hands\":{\"Y\":[\"007\"]}}");
  }

  @Test
  void aTileWithoutItsColumnIsFound() {
    String rows =
        """
        Scenario | Given | | | Then
        Name | Lane | Column | Shows | Over
        x | 0 | | Y2 | no
        """;
    FileResult result = Sheets.run(Sheets.workbook("queens-blood", rows));
    assertThat(Sheets.messages(result.scenarios().get(0).findings()))
        .singleElement()
        .asString()
        .startsWith("mine.xlsx!Tests!D4: error RS037")
        .contains("'Lane', 'Column' in the same row");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2.0 x", "=1+1"})
  void aTileWhoseLaneCannotBeReadIsFoundOnce(String lane) {
    String rows =
        """
        Scenario | Given | | | | Then
        Name | Lane | Column | Shows | Card | Over
        x | %s | 0 | Y2 | '007' | no
        """;
    FileResult result = Sheets.run(Sheets.workbook("queens-blood", rows.formatted(lane)));
    assertThat(Sheets.messages(result.scenarios().get(0).findings()))
        .singleElement()
        .asString()
        .startsWith("mine.xlsx!Tests!B4: error RS");
  }

  @Test
  void aRowWhoseNameCannotBeReadIsAScenarioOfItsOwn() {
    byte[] content =
        Sheets.changed(
            Sheets.workbook("math-battle", DUEL + FINE + FINE),
            workbook -> workbook.getSheet("Tests").getRow(4).getCell(0).setCellFormula("A4"));
    List<ScenarioResult> played = Sheets.run(content).scenarios();
    assertThat(played).hasSize(2);
    assertThat(played.get(0).passed()).isTrue();
    assertThat(Sheets.messages(played.get(1).findings()))
        .singleElement()
        .asString()
        .startsWith("mine.xlsx!Tests!A5: error RS034");
  }

  @Test
  void rowsOnACopyOfTheSheetAreMissed() {
    String rows = "Scenario | Given  | Given  | Then\nName | Hero 0 | Hero 1 | Active\n";
    byte[] content =
        Sheets.changed(
            Sheets.workbook("math-battle", rows + "a | fighter | fighter | 0"),
            workbook -> {
              workbook.cloneSheet(workbook.getSheetIndex("Tests"), "Tests 2");
              workbook.getSheet("Tests 2").getRow(2).createCell(4).setCellValue("of my own");
            });
    FileResult result = Sheets.run(content);
    assertThat(result.scenarios()).extracting(ScenarioResult::passed).containsExactly(true);
    assertThat(Sheets.messages(result.findings()))
        .singleElement()
        .asString()
        .startsWith("mine.xlsx!Tests 2!A1: warning RS124: ")
        .endsWith(
            "found a sheet 'Tests 2' with the headings of 'Tests', expected its rows on the"
                + " sheet 'Tests'");
  }
}
