package dev.runesheet.table.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.Duel;
import dev.runesheet.table.Stacking;
import dev.runesheet.table.cases.CaseWriter;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.effect.EffectSheet;
import dev.runesheet.table.layout.CaseColumn;
import dev.runesheet.table.layout.CaseContent;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.poi.ss.usermodel.BorderStyle;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.DataValidation;
import org.apache.poi.ss.usermodel.DataValidationConstraint;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.SheetVisibility;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

class WorkbookWriterTest {

  @Test
  void theSameTablesGiveTheSameBytes() throws InterruptedException {
    byte[] first = Duel.workbook();
    Thread.sleep(2100); // Times in packed files count in steps of two seconds.
    assertThat(Duel.workbook()).isEqualTo(first);
  }

  @Test
  void technicalRowsAreHiddenAndHeadingsFrozen() throws IOException {
    try (XSSFWorkbook workbook = open(Duel.workbook())) {
      XSSFSheet sheet = workbook.getSheet(Duel.SHEET);
      assertThat(IntStream.range(0, 6)).allMatch(row -> sheet.getRow(row).getZeroHeight());
      assertThat(sheet.getRow(6).getZeroHeight()).isFalse();
      assertThat(sheet.getPaneInformation().getHorizontalSplitPosition()).isEqualTo((short) 7);
      assertThat(sheet.getCTWorksheet().getAutoFilter().getRef()).isEqualTo("B7:P10");
    }
  }

  @Test
  void eachHeadingHasANote() throws IOException {
    try (XSSFWorkbook workbook = open(Duel.workbook())) {
      for (Cell label : workbook.getSheet(Duel.SHEET).getRow(6)) {
        assertThat(label.getCellComment()).as(label.getStringCellValue()).isNotNull();
      }
      assertThat(note(workbook, 12)).contains("Write a stat, for example health");
      assertThat(note(workbook, 13)).contains("Goes with 'Change holder's stat'", "a number");
    }
  }

  @Test
  void noLineStandsBetweenHeadingsThatGoOn() throws IOException {
    try (XSSFWorkbook workbook = open(Duel.workbook())) {
      Row headings = workbook.getSheet(Duel.SHEET).getRow(6);
      List<String> before = new ArrayList<>();
      for (Cell heading : headings) {
        if (heading.getCellStyle().getBorderRight() == BorderStyle.NONE) {
          before.add(heading.getStringCellValue());
        }
      }
      assertThat(before)
          .containsExactly("If holder's stat", "If holder's stat", "Change holder's stat");
    }
  }

  private static String note(XSSFWorkbook workbook, int column) {
    Cell label = workbook.getSheet(Duel.SHEET).getRow(6).getCell(column);
    return label.getCellComment().getString().getString();
  }

  @Test
  void wordsHaveListsAndNumbersHaveBounds() throws IOException {
    List<String> many = IntStream.range(0, 60).mapToObj(i -> "type_number_" + i).toList();
    TableLayout layout = Stacking.layout("Stacking", many);
    TypedTable table = new TypedTable(layout, Duel.FILE, List.of());
    try (XSSFWorkbook workbook = open(WorkbookWriter.write(List.of(Duel.table(), table)))) {
      assertThat(workbook.getSheet(Duel.SHEET).getDataValidations())
          .extracting(WorkbookWriterTest::list)
          .contains("\"" + String.join(",", Duel.WORDS.triggers()) + ",activated\"")
          .contains("\"" + String.join(",", Duel.WORDS.stats()) + "\"", "ISNUMBER(N8)");
      assertThat(workbook.getSheet("Stacking").getDataValidations())
          .extracting(WorkbookWriterTest::list)
          .contains("Lists!$A$1:$A$60");
      assertThat(workbook.getSheetVisibility(workbook.getSheetIndex("Lists")))
          .isEqualTo(SheetVisibility.HIDDEN);
      assertThat(workbook.getSheet("Lists").getRow(59).getCell(0).getStringCellValue())
          .isEqualTo("type_number_59");
    }
  }

  @Test
  void noWordOfAListBecomesAFormulaWhenItIsChosen() throws IOException {
    List<String> words = List.of("plain", "@SUM(1)", "=1+1", "a_x0041_");
    CaseColumn column =
        new CaseColumn(
            "When", "Choose", new CaseContent.OneOf(words, Code.UNKNOWN_WORD), false, true, "");
    CaseWriter.Cases cases =
        new CaseWriter.Cases("duel", List.of(column), List.of(column), List.of(), false);
    byte[] written =
        new CaseWriter(Duel.FILE, Duel.workbook(), new Diagnostics())
            .write(cases)
            .orElseThrow()
            .content();
    try (XSSFWorkbook workbook = open(written)) {
      assertThat(workbook.getSheet("Tests").getDataValidations())
          .extracting(WorkbookWriterTest::list)
          .containsExactly("TestLists!$A$1:$A$4");
      assertThat(workbook.getSheet("TestLists"))
          .extracting(row -> row.getCell(0).getStringCellValue())
          .containsExactly("plain", " @SUM(1)", " =1+1", "a_x0041_");
    }
  }

  @Test
  void boundsThatAreNoWholeNumbersAreKept() throws IOException {
    CaseColumn column =
        new CaseColumn(
            "Odds",
            "Write",
            new CaseContent.Number(new CellType.Decimal(0.05, 10.05)),
            false,
            true,
            "");
    try (XSSFWorkbook workbook = new XSSFWorkbook()) {
      XSSFSheet sheet = workbook.createSheet();
      new DropDowns(workbook).add(sheet, column, 0);
      DataValidationConstraint bounds = sheet.getDataValidations().get(0).getValidationConstraint();
      assertThat(bounds.getFormula1()).isEqualTo("0.05");
      assertThat(bounds.getFormula2()).isEqualTo("10.05");
    }
  }

  private static String list(DataValidation validation) {
    return validation.getValidationConstraint().getFormula1();
  }

  @Test
  void whatIsNotTabularIsListedWithItsPlace() throws IOException {
    List<Effect> effects = new ArrayList<>(Duel.globalRules());
    Effect odd =
        Duel.effect(
            "mode/odd",
            "Odd",
            "turn starts",
            Duel.act("damage", Selector.Role.SELF, new Value.Absolute(Duel.stat("burn"))));
    effects.add(odd.from(SourceLocation.pointer("mode.json", "/effects/3")));
    EffectSheet sheet = Duel.FAMILY.write(Duel.layout(), effects, Duel.FILE);

    assertThat(sheet.table().rows()).hasSize(3);
    assertThat(sheet.notTabular()).singleElement().asString().contains("RS019", "mode/odd");
    try (XSSFWorkbook workbook =
        open(WorkbookWriter.write(List.of(sheet.table()), sheet.notTabular()))) {
      assertThat(workbook.getSheet("Not tabular").getRow(1).getCell(0).getStringCellValue())
          .isEqualTo("mode.json#/effects/3");
    }
  }

  @Test
  void theFirstSheetExplains() throws IOException {
    try (XSSFWorkbook workbook = open(Duel.workbook())) {
      assertThat(workbook.getSheetAt(0).getSheetName()).isEqualTo("Read me");
    }
  }

  @Test
  void theFirstSheetSaysOfEachTableWhatStaysSoWhenRowsAreAdded() throws IOException {
    List<TypedTable> tables =
        List.of(
            Duel.table(),
            new TypedTable(Stacking.layout("Stacking", List.of()), Duel.FILE, List.of()));
    try (XSSFWorkbook workbook = open(WorkbookWriter.write(tables, List.of()))) {
      List<String> lines = new ArrayList<>();
      workbook.getSheetAt(0).forEach(row -> lines.add(row.getCell(1) + ": " + row.getCell(2)));
      assertThat(lines)
          .contains(
              "Global rules: Each row is an effect with an id of its own.",
              "Stacking: Its first line says which rows count when several fit.")
          .noneMatch(line -> line.matches(".*\\d rows?\\..*"));
    }
  }

  @Test
  void settingsForPlainDroolsNameTheSheetsOfRules() {
    assertThat(
            WorkbookWriter.properties(
                List.of(
                    Duel.table(),
                    new TypedTable(Stacking.layout("Stacking", List.of()), Duel.FILE, List.of()))))
        .isEqualTo("sheets=Global rules\n");
  }

  private static XSSFWorkbook open(byte[] workbook) throws IOException {
    return new XSSFWorkbook(new ByteArrayInputStream(workbook));
  }
}
