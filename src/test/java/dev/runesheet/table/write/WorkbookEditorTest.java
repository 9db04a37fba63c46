package dev.runesheet.table.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.Duel;
import dev.runesheet.table.Edit;
import dev.runesheet.table.Places;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.ComparisonOperator;
import org.apache.poi.ss.usermodel.ConditionalFormattingRule;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.IndexedColors;
import org.apache.poi.ss.usermodel.Name;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.SheetConditionalFormatting;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFChart;
import org.apache.poi.xssf.usermodel.XSSFDrawing;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

/** What the tool writes into an author's workbook, and what it leaves alone. */
class WorkbookEditorTest {

  private static final String BURNING_WORDS = "C9";

  @Test
  void nothingToRewriteLeavesTheBytes() {
    byte[] workbook = Duel.workbook();
    assertThat(refreshed(workbook).cells()).isEmpty();
    assertThat(refreshed(workbook).content()).isEqualTo(workbook);
  }

  @Test
  void onlyStaleSentencesAreRewritten() throws IOException {
    byte[] edited = Edit.cell(Duel.workbook(), "N9", cell -> cell.setCellValue(-2));
    EditedWorkbook refreshed = refreshed(edited);
    assertThat(refreshed.cells()).containsExactly(Duel.cell(BURNING_WORDS));
    assertThat(text(refreshed.content(), BURNING_WORDS)).contains("loses 2 burn");
    assertThat(refreshed(refreshed.content()).cells()).isEmpty();
  }

  @Test
  void whatAnAuthorAddedSurvives() throws IOException {
    byte[] decorated = decorated(Edit.cell(Duel.workbook(), "N9", cell -> cell.setCellValue(-2)));
    byte[] written = refreshed(decorated).content();
    try (XSSFWorkbook workbook = open(written)) {
      Cell cell = Edit.cell(workbook.getSheet(Duel.SHEET), BURNING_WORDS);
      assertThat(cell.getCellStyle().getFillForegroundColor())
          .isEqualTo(IndexedColors.ROSE.getIndex());
      assertThat(cell.getCellComment().getString().getString()).isEqualTo("ask Ann");
      assertThat(workbook.getSheet("My notes").getRow(0).getCell(0).getCellFormula())
          .isEqualTo("1+1");
      assertThat(workbook.getSheet(Duel.SHEET).getColumnWidth(3)).isEqualTo(9999);
      assertThat(workbook.getSheet(Duel.SHEET).getDataValidations())
          .hasSameSizeAs(open(decorated).getSheet(Duel.SHEET).getDataValidations());
      assertThat(workbook.getSheet(Duel.SHEET).getRow(6).getCell(3).getCellComment()).isNotNull();
    }
  }

  @Test
  void chartsColoursByRuleAndNamesSurviveToo() throws IOException {
    byte[] drawn =
        drawn(Edit.cell(decorated(Duel.workbook()), "N9", cell -> cell.setCellValue(-2)));
    byte[] written = refreshed(drawn).content();
    assertThat(written).isNotEqualTo(drawn);
    Map<String, byte[]> before = Edit.parts(drawn);
    Map<String, byte[]> after = Edit.parts(written);
    assertThat(after.keySet()).containsAll(before.keySet());
    before.forEach(
        (part, bytes) -> {
          boolean own = part.matches(".*(chart|drawing|comments|notes|theme|styles).*");
          if (own) {
            assertThat(new String(after.get(part), StandardCharsets.UTF_8))
                .as(part)
                .isEqualTo(new String(bytes, StandardCharsets.UTF_8));
          }
        });
    try (XSSFWorkbook workbook = open(written)) {
      XSSFSheet sheet = workbook.getSheet(Duel.SHEET);
      assertThat(sheet.getSheetConditionalFormatting().getNumConditionalFormattings()).isEqualTo(2);
      assertThat(workbook.getSheet("My notes").getDrawingPatriarch().getCharts()).hasSize(1);
      assertThat(workbook.getName("burns").getRefersToFormula()).contains("$K$9");
      assertThat(sheet.getRow(8).getZeroHeight()).isTrue();
    }
  }

  /** With a chart on the author's own sheet, a colour by rule, a name and a hidden row. */
  private static byte[] drawn(byte[] workbook) {
    return Edit.sheet(
        workbook,
        sheet -> {
          SheetConditionalFormatting colours = sheet.getSheetConditionalFormatting();
          ConditionalFormattingRule rule =
              colours.createConditionalFormattingRule(ComparisonOperator.EQUAL, "\"x\"");
          rule.createPatternFormatting().setFillBackgroundColor(IndexedColors.GOLD.getIndex());
          colours.addConditionalFormatting(
              new CellRangeAddress[] {CellRangeAddress.valueOf("D8:D99")}, rule);
          sheet.getRow(8).setZeroHeight(true);
          Name name = sheet.getWorkbook().createName();
          name.setNameName("burns");
          name.setRefersToFormula("'" + Duel.SHEET + "'!$K$9");
          XSSFSheet notes = (XSSFSheet) sheet.getWorkbook().getSheet("My notes");
          XSSFDrawing drawing = notes.createDrawingPatriarch();
          XSSFChart chart = drawing.createChart(drawing.createAnchor(0, 0, 0, 0, 1, 1, 9, 20));
          chart.setTitleText("Burning");
        });
  }

  @Test
  void updatingChangesCellsInPlaceAndAppendsRows() throws IOException {
    List<Effect> effects = new ArrayList<>(Duel.globalRules());
    effects.set(
        1,
        Duel.effect(
            "mode/burning",
            "Burning",
            "turn ends",
            Duel.guarded(
                Duel.is(Condition.Relation.ABOVE, "burn", 3),
                Duel.act("add-stat", Selector.Role.SELF, Duel.word("burn"), Value.of(-1)))));
    effects.add(Duel.effect("mode/new", "New", "turn ends", Duel.act("pass")));
    List<Diagnostic> notTabular = new ArrayList<>();
    EditedWorkbook edited = updated(decorated(Duel.workbook()), effects, notTabular);
    assertThat(notTabular).isEmpty();
    assertThat(read(edited.content())).isEqualTo(Places.none(effects));
    assertThat(edited.cells()).doesNotContain(Duel.cell("B8"), Duel.cell("B9"), Duel.cell("B10"));
    assertThat(edited.cells()).contains(Duel.cell("D9"), Duel.cell("B11"));
    try (XSSFWorkbook workbook = open(edited.content())) {
      XSSFSheet sheet = workbook.getSheet(Duel.SHEET);
      assertThat(sheet.getCTWorksheet().getAutoFilter().getRef()).isEqualTo("B7:P11");
      assertThat(sheet.getRow(10).getCell(3).getCellStyle())
          .isEqualTo(sheet.getRow(9).getCell(3).getCellStyle());
      assertThat(workbook.getSheet("My notes")).isNotNull();
    }
  }

  @Test
  void rowsOfOtherEffectsStay() {
    List<Effect> one = List.of(Duel.effect("mode/new", "New", "turn ends", Duel.act("pass")));
    EditedWorkbook edited = updated(Duel.workbook(), one, new ArrayList<>());
    List<Effect> all = new ArrayList<>(Duel.globalRules());
    all.addAll(one);
    assertThat(read(edited.content())).isEqualTo(Places.none(all));
  }

  /** Or the workbook would have two rules of one name. */
  @Test
  void aNewRowHasAnotherNameThanARowThatStays() {
    List<Effect> one = List.of(Duel.effect("mode/later", "Burning", "turn ends", Duel.act("pass")));
    EditedWorkbook edited = updated(Duel.workbook(), one, new ArrayList<>());
    List<Effect> all = new ArrayList<>(Duel.globalRules());
    all.addAll(one);
    assertThat(read(edited.content())).isEqualTo(Places.none(all));
    assertThat(names(edited.content())).endsWith("Burning (mode)").doesNotHaveDuplicates();

    EditedWorkbook again = updated(edited.content(), one, new ArrayList<>());
    assertThat(again.cells()).isEmpty();
  }

  private static List<String> names(byte[] workbook) {
    TypedTable table = new WorkbookReader(Duel.FILE, workbook, new Diagnostics()).read(Duel.FAMILY);
    return table.rows().stream().map(row -> table.text(row, new Binding.Name())).toList();
  }

  @Test
  void aSentenceNeverBeginsAFormula() {
    assertThat(Literals.remark("=1+1")).isEqualTo("· =1+1");
    assertThat(Literals.remark(Literals.remark("-2 mana"))).isEqualTo("· -2 mana");
    assertThat(Literals.isId("-1")).isFalse();
  }

  private static byte[] decorated(byte[] workbook) {
    return Edit.sheet(
        workbook,
        sheet -> {
          Cell cell = Edit.cell(sheet, BURNING_WORDS);
          CellStyle style = sheet.getWorkbook().createCellStyle();
          style.cloneStyleFrom(cell.getCellStyle());
          style.setFillForegroundColor(IndexedColors.ROSE.getIndex());
          style.setFillPattern(FillPatternType.SOLID_FOREGROUND);
          cell.setCellStyle(style);
          Notes.add(cell, "ask Ann");
          sheet.setColumnWidth(3, 9999);
          Sheet notes = sheet.getWorkbook().createSheet("My notes");
          notes.createRow(0).createCell(0).setCellFormula("1+1");
        });
  }

  private static EditedWorkbook refreshed(byte[] workbook) {
    Diagnostics findings = new Diagnostics();
    EditedWorkbook edited =
        new WorkbookEditor(Duel.FILE, workbook, findings)
            .refresh(List.of(Duel.FAMILY), (table, row) -> null)
            .orElseThrow();
    assertThat(findings.all()).isEmpty();
    return edited;
  }

  private static EditedWorkbook updated(
      byte[] workbook, List<Effect> effects, List<Diagnostic> notTabular) {
    Diagnostics findings = new Diagnostics();
    EditedWorkbook edited =
        new WorkbookEditor(Duel.FILE, workbook, findings)
            .update(new EffectBook(List.of(Duel.FAMILY)), effects, notTabular)
            .orElseThrow();
    assertThat(findings.all()).isEmpty();
    return edited;
  }

  private static List<Effect> read(byte[] workbook) {
    Diagnostics findings = new Diagnostics();
    TypedTable table = new WorkbookReader(Duel.FILE, workbook, findings).read(Duel.FAMILY);
    List<Effect> effects = Duel.FAMILY.read(table, findings);
    assertThat(findings.all()).isEmpty();
    return Places.none(effects);
  }

  private static String text(byte[] workbook, String cell) throws IOException {
    try (XSSFWorkbook opened = open(workbook)) {
      return Edit.cell(opened.getSheet(Duel.SHEET), cell).getStringCellValue();
    }
  }

  private static XSSFWorkbook open(byte[] workbook) throws IOException {
    return new XSSFWorkbook(new ByteArrayInputStream(workbook));
  }
}
