package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.FormulaError;
import org.apache.poi.ss.usermodel.Workbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each wrong cell gives one finding, at that cell. Columns of the global rules: B rule, C in words,
 * D when, E belongs to, F effect, G if a stat, H is below, I if a stat, J is above, K lose, L
 * damage by stat, M change a stat, N by a number, O pass, P end; rows 8 death, 9 burning, 10 stun.
 */
class HostileCellTest {

  @ParameterizedTest(name = "{1} in {0}")
  @CsvSource(
      delimiter = '¦',
      value = {
        "N9 ¦ 1); System.exit(0); //     ¦ RS005",
        "M9 ¦ burn\"; System.exit(0);//   ¦ RS015",
        "H8 ¦ 999 || true                ¦ RS005",
        "G8 ¦ health\",1) || eval(true    ¦ RS015",
        "G8 ¦ \"health\"                 ¦ RS015",
        "G8 ¦ heelth                     ¦ RS015",
        "G8 ¦ health,1                   ¦ RS015",
        "H8 ¦ health,1                   ¦ RS005",
        "H8 ¦ 1,500                      ¦ RS005",
        "H8 ¦ one                        ¦ RS005",
        "G8 ¦ $param                     ¦ RS015",
        "N9 ¦ $param                     ¦ RS005",
        "B8 ¦ \"Death                    ¦ RS035",
        "B8 ¦ Death\\                    ¦ RS035",
        "B8 ¦ De*/ath                    ¦ RS035",
        "B8 ¦ =1+1                       ¦ RS035",
        "B8 ¦ “Death”                    ¦ RS035",
        "B9 ¦ $param                     ¦ RS035",
        "B9 ¦ RuleTable x               ¦ RS035",
        "C9 ¦ ruletable x               ¦ RS035",
        "C9 ¦ nothing */ end             ¦ RS035",
        "C9 ¦ /* nothing                 ¦ RS035",
        "D8 ¦ health change              ¦ RS013",
        "D8 ¦ turn starts) @Salience(9   ¦ RS013",
        "E8 ¦ mo de                      ¦ RS035",
        "E8 ¦ mode) end                  ¦ RS035",
        "F8 ¦ mode/death\" || true       ¦ RS035",
        "L9 ¦ 5                          ¦ RS015",
        "O10¦ y                          ¦ RS035",
        "P10¦ yes                        ¦ RS035",
        "A9 ¦ RuleTable more             ¦ RS035",
        "Q9 ¦ a note                     ¦ RS035",
        "Z99¦ a note                     ¦ RS035",
      })
  void aWrongTextIsFoundAtItsCell(String cell, String text, String code) {
    List<Diagnostic> findings = Duel.findings(Edit.text(Duel.workbook(), cell, text.strip()));

    assertThat(findings).extracting(finding -> finding.code().id()).contains(code);
    assertThat(findings)
        .singleElement()
        .extracting(Diagnostic::location)
        .isEqualTo(Duel.cell(cell));
  }

  @Test
  void rowsWithOneNameAreFoundAtTheSecond() {
    assertThat(Duel.findings(Edit.text(Duel.workbook(), "B9", "Death")))
        .extracting(finding -> finding.code().id() + " " + finding.location().place())
        .containsExactly("RS008 !Global rules!B9");
  }

  @Test
  void rowsThatAnswerTheSameCaseAreBothFound() {
    byte[] shown = Edit.sheet(Duel.workbook(), sheet -> sheet.setColumnHidden(5, false));

    assertThat(Duel.findings(Edit.text(shown, "F9", "mode/death")))
        .extracting(finding -> finding.code().id() + " " + finding.location().place())
        .containsExactly("RS040 !Global rules!F8", "RS040 !Global rules!F9");
  }

  @Test
  void rowsWhoseNamesGiveOneIdAreFoundAtTheName() {
    byte[] named = Edit.text(Duel.workbook(), "B9", "DEATH");

    List<Diagnostic> findings = Duel.findings(Edit.text(named, "F9", ""));

    assertThat(findings)
        .extracting(finding -> finding.code().id() + " " + finding.location().place())
        .containsExactly("RS040 !Global rules!F8", "RS040 !Global rules!B9");
    assertThat(findings.get(1).expected())
        .isEqualTo("a name that gives another id than that of row 8");
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("kinds")
  void aWrongKindOfCellIsFoundThere(String cell, String what, Code code, Consumer<Cell> change) {
    List<Diagnostic> findings = Duel.findings(Edit.cell(Duel.workbook(), cell, change));

    assertThat(findings)
        .as(what)
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.code()).isEqualTo(code);
              assertThat(finding.location()).isEqualTo(Duel.cell(cell));
            });
  }

  static Stream<Arguments> kinds() {
    return Stream.of(
        kind("N9", "formula", Code.FORMULA, cell -> cell.setCellFormula("1+1")),
        kind("C9", "formula", Code.FORMULA, cell -> cell.setCellFormula("1+1")),
        kind(
            "D9",
            "error",
            Code.CELL_ERROR,
            cell -> cell.setCellErrorValue(FormulaError.DIV0.getCode())),
        kind("O10", "boolean", Code.WRONG_TYPE, cell -> cell.setCellValue(true)),
        kind("N9", "date", Code.WRONG_TYPE, HostileCellTest::date),
        kind("M9", "number", Code.UNKNOWN_STAT, cell -> cell.setCellValue(1.5)),
        kind("D9", "number", Code.UNKNOWN_TRIGGER, cell -> cell.setCellValue(5)),
        kind("M9", "missing", Code.CELL_MISSING, Cell::setBlank),
        kind("N9", "missing", Code.CELL_MISSING, Cell::setBlank),
        kind("B9", "missing", Code.CELL_MISSING, Cell::setBlank),
        kind("D9", "missing", Code.CELL_MISSING, Cell::setBlank),
        kind("E9", "missing", Code.CELL_MISSING, Cell::setBlank),
        kind(
            "F6",
            "template",
            Code.HEADER_CHANGED,
            cell -> cell.setCellValue("block != \"$param\"")),
        kind("F5", "pattern", Code.HEADER_CHANGED, cell -> cell.setCellValue("$r : Object")),
        kind("F4", "keyword", Code.HEADER_CHANGED, cell -> cell.setCellValue("CONDITON")),
        kind("M7", "label", Code.HEADER_CHANGED, cell -> cell.setCellValue("Change it")),
        kind("C2", "import", Code.HEADER_CHANGED, cell -> cell.setCellValue("java.io.File")),
        kind("D1", "beside", Code.HEADER_CHANGED, cell -> cell.setCellValue("Functions")),
        kind("Q6", "beside", Code.HEADER_CHANGED, cell -> cell.setCellValue("$r.end();")),
        kind("C1", "package", Code.HEADER_CHANGED, Cell::setBlank),
        kind("B3", "formula", Code.FORMULA, cell -> cell.setCellFormula("\"RuleTable\"")));
  }

  private static Arguments kind(String cell, String what, Code code, Consumer<Cell> change) {
    return Arguments.of(cell, what, code, change);
  }

  private static void date(Cell cell) {
    Workbook workbook = cell.getSheet().getWorkbook();
    CellStyle style = workbook.createCellStyle();
    style.setDataFormat(workbook.createDataFormat().getFormat("d.m.yy"));
    cell.setCellStyle(style);
    cell.setCellValue(LocalDate.of(2026, 2, 1));
  }

  @Test
  void findingsSayWhatWouldBeRight() {
    assertThat(Duel.findings(Edit.text(Duel.workbook(), "G8", "heelth")))
        .singleElement()
        .extracting(Diagnostic::suggestion)
        .isEqualTo("did you mean 'health'?");
    assertThat(Duel.findings(Edit.text(Duel.workbook(), "H8", "1 500")))
        .singleElement()
        .extracting(Diagnostic::suggestion)
        .isEqualTo("write 1500");
    assertThat(Duel.findings(Edit.text(Duel.workbook(), "D8", "“health changes”")))
        .singleElement()
        .extracting(Diagnostic::suggestion)
        .isEqualTo("did you mean 'health changes'?");
    assertThat(Duel.findings(Edit.text(Duel.workbook(), "F6", "block = 1")))
        .singleElement()
        .extracting(Diagnostic::expected)
        .isEqualTo("'block == \"$param\"'");
  }

  @Test
  void whatOnlyLooksDifferentIsUnderstood() {
    byte[] workbook = Edit.text(Duel.workbook(), "G8", "\u00a0health ");
    workbook = Edit.text(workbook, "H8", "\u2007\u22121 ");
    workbook = Edit.text(workbook, "D8", "health\u00a0changes\u200b ");
    workbook = Edit.text(workbook, "P8", "X");

    assertThat(Duel.findings(workbook)).isEmpty();
  }

  @Test
  void allFindingsComeAtOnce() {
    byte[] workbook = Edit.text(Duel.workbook(), "N9", "burn");
    workbook = Edit.text(workbook, "D10", "turn start");
    workbook = Edit.text(workbook, "H7", "If");

    assertThat(Duel.findings(workbook))
        .extracting(Diagnostic::location)
        .containsExactlyInAnyOrder(Duel.cell("H7"), Duel.cell("N9"), Duel.cell("D10"));
  }

  @ParameterizedTest
  @CsvSource({"H8, < 3", "J9, at least 3", "J9, '>3'"})
  void aSignUnderAHeadingThatComparesIsAskedToGo(String cell, String text) {
    List<Diagnostic> findings = Duel.findings(Edit.text(Duel.workbook(), cell, text));

    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).code()).isEqualTo(Code.WRONG_TYPE);
    assertThat(findings.get(0).suggestion())
        .isEqualTo("write 3: the heading says how it is compared");
  }
}
