package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookLimits;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookWriter;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.Row;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Columns: B rule, C sky, D wind, E heat, F say; D3 says which rows count; rows from 8. */
class HitPolicyTest {

  private static final String FIRST = "the first that fits";
  private static final String ONE = "one at most";
  private static final String EXACTLY = "exactly one";

  private final Diagnostics findings = new Diagnostics();

  @Test
  void bothRowsOfAnOverlapAreFoundEachNamingTheOther() {
    read(
        ONE,
        row("A", "any of clear, rain", "0..3", ""),
        row("B", "clear", "4..6", ""),
        row("C", "", "3..5", "> 0"),
        row("D", "snow fall", "> 6", ""));

    assertThat(findings.all())
        .extracting(Diagnostic::code, Diagnostic::location, Diagnostic::expected)
        .as("where both rows have a range, and these meet")
        .containsExactly(overlap("D8", 10), overlap("D9", 10), overlap("D10", 8));
  }

  @Test
  void anOverlapIsToldAtTheCellThatMostRowsFill() {
    read(
        ONE,
        row("A", "clear", "0..3", ""),
        row("B", "clear", "4..6", "> 0"),
        row("C", "snow fall", "0..6", ""),
        row("D", "clear", "", "<= 0"));

    assertThat(findings.all())
        .extracting(Diagnostic::code, Diagnostic::location, Diagnostic::expected)
        .containsExactly(overlap("D8", 11), overlap("D11", 8));
  }

  @Test
  void aColumnOfNumbersWithoutConditionsTellsCasesApartByTheNumbers() {
    TableLayout layout = windByNumber();
    byte[] empty = WorkbookWriter.write(List.of(new TypedTable(layout, Duel.FILE, List.of())));
    byte[] workbook =
        rows(
            Edit.text(empty, "D3", FIRST),
            List.of(row("A", "", "3", ""), row("B", "rain", "4", ""), row("C", "clear", "3", "")));

    new WorkbookReader(Duel.FILE, workbook, findings).read(layout);

    assertThat(findings.all())
        .extracting(Diagnostic::code, Diagnostic::location)
        .as("row A takes all of row C's cases, and none of row B's")
        .containsExactly(tuple(Code.SHADOWED, Duel.cell("B10")));
  }

  @Test
  void aRowWithAWarningIsUsed() {
    TypedTable table =
        read("all that fit", row("A", "any of clear, clear", ">= 0", ""), row("B", "rain", "", ""));

    assertThat(findings.all())
        .extracting(Diagnostic::code)
        .containsExactly(Code.PART_TWICE, Code.EVERY_CASE);
    assertThat(table.rows()).allMatch(TypedRow::complete);
    String rules = TableCompiler.compile(table).drl();
    assertThat(rules).contains("sky == \"clear\"");
  }

  private static TableLayout windByNumber() {
    TableLayout layout = Weather.layout(HitPolicy.COLLECT);
    List<Column> columns = new ArrayList<>(layout.columns());
    columns.replaceAll(
        column ->
            column.label().equals("Wind")
                ? Column.of(
                        Keyword.CONDITION,
                        column.template(),
                        "Wind",
                        "How strong.",
                        new CellType.Whole(0, 12),
                        Weather.WIND)
                    .telling()
                : column);
    return new TableLayout(
        layout.title(),
        layout.rulePackage(),
        layout.imports(),
        layout.pattern(),
        layout.hitPolicy(),
        columns);
  }

  private static Tuple overlap(String cell, int row) {
    return tuple(
        Code.RULES_OVERLAP, Duel.cell(cell), "a case that row " + row + " does not answer");
  }

  @Test
  void rowsThatShareNoCaseDoNotOverlap() {
    read(
        ONE,
        row("A", "", "0..3", ""),
        row("B", "", "4", ""),
        row("C", "none of clear, rain", "> 4", ""),
        row("D", "any of clear, rain", "> 4", "< 0"),
        row("E", "any of clear, rain", "> 4", "0"),
        row("F", "any of clear, rain", "> 4", "> 0"));

    assertThat(findings.all()).isEmpty();
  }

  @Test
  void allRowsMayFitWhereAllCount() {
    TypedTable table =
        read(
            "all that fit",
            List.of("A", "", "0..3", "", "mild"),
            List.of("B", "", "0..3", "", "calm"));

    assertThat(findings.all()).isEmpty();
    assertThat(table.layout().hitPolicy()).isEqualTo(HitPolicy.COLLECT);
  }

  @Test
  void whereAllCountRowsThatSayTheSameForOneCaseAreFoundAtBoth() {
    read(
        "all that fit",
        List.of("A", "", "0..3", "", "mild"),
        List.of("B", "", "4..6", "", "mild"),
        List.of("C", "rain", "1", "", "mild"));

    assertThat(findings.all())
        .extracting(Diagnostic::code, Diagnostic::location, Diagnostic::expected)
        .containsExactly(
            tuple(Code.SAME_EFFECT, Duel.cell("B10"), "what row 8 does not do for the same case"),
            tuple(Code.SAME_EFFECT, Duel.cell("B8"), "what row 10 does not do for the same case"));
  }

  @Test
  void whereAllCountRowsWithOverlappingRangesThatSayTheSameAreFoundAtBoth() {
    read(
        "all that fit",
        List.of("A", "rain", "2..4", "", "mild"),
        List.of("B", "rain", "3..6", "", "mild"),
        List.of("C", "clear", "4..9", "", "mild"),
        List.of("D", "rain", "7", "", "mild"));

    assertThat(findings.all())
        .extracting(Diagnostic::code, Diagnostic::location, Diagnostic::found, Diagnostic::expected)
        .containsExactlyInAnyOrder(
            tuple(
                Code.CONDITIONS_OVERLAP,
                Duel.cell("D8"),
                "'2..4'",
                "numbers that row 9 does not answer, too"),
            tuple(
                Code.CONDITIONS_OVERLAP,
                Duel.cell("D9"),
                "'3..6'",
                "numbers that row 8 does not answer, too"));
  }

  @Test
  void whichRowsCountMustBeSaid() {
    read("", row("A", "", "0..3", ""));

    assertThat(findings.all())
        .extracting(Diagnostic::code, Diagnostic::location)
        .containsExactly(tuple(Code.CELL_MISSING, Duel.cell("D3")));
  }

  @Test
  void aRowThatEarlierOnesLeaveNothingForNeverCounts() {
    read(
        FIRST,
        row("A", "clear", "", ""),
        row("B", "", "0..5", ""),
        row("C", "rain", "1", ""),
        row("D", "none of clear", "6..12", ""),
        row("E", "", "", ""));

    assertThat(findings.all())
        .extracting(
            Diagnostic::code,
            finding -> finding.location().place().toString(),
            Diagnostic::expected)
        .containsExactly(
            tuple(Code.SHADOWED, "!Global rules!B10", "a case that row 9 before it leaves open"),
            tuple(
                Code.SHADOWED,
                "!Global rules!B12",
                "a case that rows 8, 9, 11 before it leaves open"));
  }

  @Test
  void casesThatNoRowAnswersAreNamed() {
    read(EXACTLY, row("A", "any of clear, rain", "", ""), row("B", "snow fall", "0..5", ""));

    assertThat(findings.all())
        .extracting(Diagnostic::code, Diagnostic::location, Diagnostic::found)
        .containsExactly(
            tuple(Code.CASE_OPEN, Duel.cell("D3"), "Sky: cloudy"),
            tuple(
                Code.CASE_OPEN,
                Duel.cell("D3"),
                "Sky: snow fall; Wind: at least 6 and at most 12"));
  }

  @Test
  void aTableThatAnswersEachCaseOnceIsComplete() {
    read(
        EXACTLY,
        row("A", "any of clear, rain", "", "< 0"),
        row("B", "any of clear, rain", "", ">= 0"),
        row("C", "none of clear, rain", "0..5", ""),
        row("D", "none of clear, rain", "> 5", ""));

    assertThat(findings.all()).isEmpty();
  }

  @Test
  void anEmptyTableIsNotComplete() {
    read(EXACTLY);

    assertThat(findings.all())
        .singleElement()
        .extracting(Diagnostic::code)
        .isEqualTo(Code.CASE_OPEN);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "first that fits | did you mean 'the first that fits'?",
        "exactly on      | did you mean 'exactly one'?",
        "unique          | ",
        "=1+1            | ",
      })
  void anotherChoiceIsExplained(String words, String advice) {
    read(words);

    assertThat(findings.all())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.code()).isEqualTo(Code.UNKNOWN_WORD);
              assertThat(finding.location()).isEqualTo(Duel.cell("D3"));
              assertThat(finding.suggestion()).isEqualTo(advice == null ? "" : advice);
            });
  }

  @Test
  void withoutAChoiceTheTableIsAsItsGameDeclaresIt() {
    byte[] old =
        Edit.sheet(
            Weather.workbook(),
            sheet -> {
              sheet.getRow(SheetShape.TABLE).getCell(2).setBlank();
              sheet.getRow(SheetShape.TABLE).getCell(3).setBlank();
            });
    TypedTable table = read(old);

    assertThat(findings.all()).isEmpty();
    assertThat(table.layout().hitPolicy()).isEqualTo(HitPolicy.COLLECT);
  }

  @Test
  void allThatFitIsNoChoiceWhereOneRowAnswers() {
    assertThat(Weather.layout(HitPolicy.UNIQUE).policies())
        .containsExactly(HitPolicy.FIRST, HitPolicy.UNIQUE, HitPolicy.COMPLETE);
    assertThat(Weather.layout(HitPolicy.COMPLETE).policies())
        .as("no case may stay open")
        .containsExactly(HitPolicy.COMPLETE);
    assertThat(Weather.layout(HitPolicy.UNIQUE).with(HitPolicy.COMPLETE).policies())
        .as("an author can choose again")
        .containsExactly(HitPolicy.FIRST, HitPolicy.UNIQUE, HitPolicy.COMPLETE);
    assertThat(Duel.layout().choosesPolicy()).as("rows of effects have ids").isFalse();
  }

  @Test
  void tooManyEarlierRowsAreRefused() {
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i <= WorkbookLimits.EARLIER_ROWS + 1; i++) {
      rows.add(row("R" + i, "", "", "> " + i));
    }
    read(FIRST, rows);

    assertThat(findings.all())
        .extracting(Diagnostic::code)
        .containsOnly(Code.TOO_LARGE, Code.SHADOWED)
        .contains(Code.TOO_LARGE);
  }

  private static List<String> row(String name, String sky, String wind, String heat) {
    return List.of(name, sky, wind, heat, "x");
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // Only read.
  private TypedTable read(String policy, List<String>... rows) {
    return read(policy, List.of(rows));
  }

  private TypedTable read(String policy, List<List<String>> rows) {
    return read(rows(Edit.text(Weather.workbook(), "D3", policy), rows));
  }

  private static byte[] rows(byte[] workbook, List<List<String>> rows) {
    return Edit.sheet(
        workbook,
        sheet -> {
          for (int i = 0; i < rows.size(); i++) {
            Row row = sheet.createRow(SheetShape.FIRST_ROW + i);
            for (int j = 0; j < rows.get(i).size(); j++) {
              row.createCell(SheetShape.FIRST_COLUMN + j).setCellValue(rows.get(i).get(j));
            }
          }
        });
  }

  private TypedTable read(byte[] workbook) {
    return new WorkbookReader(Duel.FILE, workbook, findings)
        .read(Weather.layout(HitPolicy.COLLECT));
  }
}
