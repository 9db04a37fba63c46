package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellText;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.NumberedWord;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.CellParser;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.read.WorkbookReader;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Consumer;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What spreadsheets and people make of values: understood, or explained with what to write. */
class SpreadsheetHabitsTest {

  private static final CellType YES_NO =
      new CellType.Word(
          "answer", List.of("yes", "no"), dev.runesheet.model.diagnostic.Code.UNKNOWN_WORD);
  private static final CellType WHOLE = new CellType.Whole(-9999, 9999);
  private static final CellType MARK = new CellType.Mark();

  private final Diagnostics findings = new Diagnostics();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"１２|12", "−7|-7", "+3|3", "12\u00a0|12", "\u200b12|12", "1,0|1", "1e2|100", "-0|0"})
  void numbersOfOtherHands(String text, String number) {
    assertThat(parse(WHOLE, text)).isEqualTo(number);
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void minusZeroIsZeroInNumbersRangesAndNumbersOfAWord() {
    byte[] workbook =
        Edit.sheet(
            Weather.workbook(),
            sheet -> {
              Edit.cell(sheet, "B8").setCellValue("A");
              Edit.cell(sheet, "D8").setCellValue("from -0 to 5");
              Edit.cell(sheet, "E8").setCellValue(-0.0);
              Edit.cell(sheet, "F8").setCellValue("x");
            });
    TypedRow row =
        new WorkbookReader(Duel.FILE, workbook, findings)
            .read(Weather.layout(HitPolicy.COLLECT))
            .rows()
            .get(0);
    assertThat(findings.all()).isEmpty();
    assertThat(row.cell(2).literal()).isEqualTo("0..5");
    assertThat(row.cell(3).literal()).isEqualTo("0");
    assertThat(row.cell(3).values()).containsExactly(new CellValue.Number(0));
    assertThat(NumberedWord.read("imp (attack -0)")).isEqualTo(NumberedWord.read("imp (attack 0)"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 500   | write 1500",
        "1’500   | write 1500",
        "1,500   | write 1500",
        "50 %    | ",
        "three   | ",
        "٣       | "
      })
  void numbersThatCouldBeTwoThingsAreAsked(String text, String advice) {
    assertThat(parse(WHOLE, text.strip())).isNull();
    assertThat(only().suggestion()).isEqualTo(advice == null ? "" : advice);
  }

  @ParameterizedTest
  @CsvSource({"0, of at least 1", "99999999999, from 1 to 2147483647"})
  void aNumberOutsideItsBoundsIsToldTheBound(String text, String bound) {
    assertThat(parse(new CellType.Whole(1, Integer.MAX_VALUE), text)).isNull();
    assertThat(only().expected()).isEqualTo("a whole number " + bound);
  }

  @ParameterizedTest
  @CsvSource({
    "ja, yes",
    "WAHR, yes",
    "VRAI, yes",
    "oui, yes",
    "✓, yes",
    "“yes”, yes",
    "ｙｅｓ, yes",
    "nein, no",
    "FAUX, no",
    "FALSCH, no",
    "'yes ', yes",
    "Yes, yes",
    "yess, yes"
  })
  void wordsOfOtherLanguagesAreAsked(String text, String word) {
    String understood = parse(YES_NO, text);
    if (understood == null) {
      assertThat(only().suggestion()).isEqualTo("did you mean '" + word + "'?");
    } else {
      assertThat(understood).isEqualTo(word);
    }
  }

  @ParameterizedTest
  @CsvSource({"x, x", "X, x", "ja, ", "WAHR, ", "✔, ", "nein, ", "y, "})
  void marks(String text, String mark) {
    assertThat(parse(MARK, text)).isEqualTo(mark);
    if (mark == null) {
      assertThat(only().suggestion())
          .isEqualTo(text.equals("nein") ? "leave the cell empty" : "did you mean 'x'?");
    }
  }

  @Test
  void truthValuesSayWhatToWrite() {
    assertThat(cell("O10", cell -> cell.setCellValue(true)))
        .satisfies(
            finding -> {
              assertThat(finding.found()).isEqualTo("the truth value TRUE");
              assertThat(finding.suggestion()).isEqualTo("did you mean 'x'?");
            });
    assertThat(cell("O10", cell -> cell.setCellValue(false)).suggestion())
        .isEqualTo("leave the cell empty");
  }

  @Test
  void datesThatASpreadsheetMadeAreNamed() {
    Diagnostic date = cell("K9", cell -> date(cell, "yyyy-mm-dd", 46024));
    assertThat(date.found()).isEqualTo("the date " + LocalDate.of(2026, 1, 2));
    assertThat(date.suggestion()).isEqualTo("format the cell as text, then write it again");
    assertThat(cell("K9", cell -> date(cell, "hh:mm", 0.5)).found()).isEqualTo("a time");
    assertThat(cell("K9", cell -> date(cell, "yyyy-mm-dd", -1)).found())
        .isEqualTo("-1 formatted as a date");
  }

  @Test
  void aRangeThatBecameADateIsExplained() {
    byte[] workbook =
        Edit.cell(
            Edit.text(Edit.text(Weather.workbook(), "B8", "A"), "F8", "windy"),
            "D8",
            cell -> date(cell, "d-mmm", 46024));
    new WorkbookReader(Duel.FILE, workbook, findings).read(Weather.layout(HitPolicy.COLLECT));

    assertThat(only().suggestion()).endsWith("a range has two points, such as 1..2");
    assertThat(only().location()).isEqualTo(Duel.cell("D8"));
  }

  private static Diagnostic cell(String name, Consumer<Cell> change) {
    List<Diagnostic> found = Duel.findings(Edit.cell(Duel.workbook(), name, change));
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  private static void date(Cell cell, String format, double value) {
    CellStyle style = cell.getSheet().getWorkbook().createCellStyle();
    style.setDataFormat(cell.getSheet().getWorkbook().createDataFormat().getFormat(format));
    cell.setCellStyle(style);
    cell.setCellValue(value);
  }

  private Diagnostic only() {
    assertThat(findings.all()).hasSize(1);
    return findings.all().get(0);
  }

  private String parse(CellType type, String text) {
    Column column = Column.of(Keyword.ACTION, "", "A", "", type, new Binding.Value("a"));
    RawCell raw = RawCell.filled(CellText.clean(text), null, Duel.cell("B8"));
    List<CellValue> values = new CellParser(findings).parse(column, raw);
    return values == null ? null : values.get(0).literal();
  }
}
