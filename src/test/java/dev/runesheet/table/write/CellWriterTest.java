package dev.runesheet.table.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.CTCell;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.STCellType;

/** What becomes of what an author types into a cell. */
class CellWriterTest {

  private static byte[] workbook() throws IOException {
    try (XSSFWorkbook book = new XSSFWorkbook();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      Row row = book.createSheet("Cards").createRow(0);
      row.createCell(0).setCellValue("007");
      row.createCell(1).setCellValue(3);
      Cell text = row.createCell(2);
      CellStyle style = book.createCellStyle();
      style.setDataFormat(book.createDataFormat().getFormat("@"));
      text.setCellStyle(style);
      book.write(bytes);
      return bytes.toByteArray();
    }
  }

  /** Kind and text of a cell after something was written into it. */
  private static String written(String cell, String text) throws IOException {
    CellWriter writer = new CellWriter("a.xlsx", workbook(), new Diagnostics());
    String shown = writer.shown("Cards", cell).orElseThrow();
    byte[] edited =
        writer
            .replace("Cards", cell, shown, text, new OpenWorkbook())
            .orElseThrow()
            .written()
            .orElseThrow()
            .content();
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(edited))) {
      var at = new org.apache.poi.ss.util.CellReference(cell);
      Cell found = book.getSheet("Cards").getRow(at.getRow()).getCell(at.getCol());
      return found.getCellType() + " " + found;
    }
  }

  @Test
  void aNumberIsANumberUnlessTheCellIsKeptAsText() throws IOException {
    assertThat(written("B1", "12")).isEqualTo("NUMERIC 12.0");
    assertThat(written("C1", "12")).isEqualTo("STRING 12");
    assertThat(written("B1", "007")).isEqualTo("STRING 007");
    assertThat(written("B1", "-2.5")).isEqualTo("NUMERIC -2.5");
  }

  @Test
  void nothingThatIsTypedBecomesAFormula() throws IOException {
    assertThat(written("B1", "=1+1")).isEqualTo("STRING =1+1");
  }

  @Test
  void anEmptyTextEmptiesTheCell() throws IOException {
    assertThat(written("B1", "")).startsWith("BLANK");
  }

  @Test
  void aCellThatWasNotThereIsMade() throws IOException {
    assertThat(written("E30", "new")).isEqualTo("STRING new");
  }

  @ParameterizedTest
  @ValueSource(strings = {"12", "-2.5", ""})
  void onlyTheMarkupOfTheCellIsWritten(String text) throws IOException {
    String part = "xl/worksheets/sheet1.xml";
    byte[] content = workbook();
    Map<String, String> before = parts(content);
    CellWriter writer = new CellWriter("a.xlsx", content, new Diagnostics());
    byte[] edited =
        writer
            .replace("Cards", "B1", "3", text, new OpenWorkbook())
            .flatMap(CellWriter.Replacement::written)
            .orElseThrow()
            .content();
    assertThat(new CellWriter("a.xlsx", edited, new Diagnostics()).shown("Cards", "B1"))
        .contains(text);
    Map<String, String> after = parts(edited);
    String cell = "(?s)<c r=\"B1\"[^>]*(/>|>.*?</c>)";
    assertThat(after.put(part, "").replaceFirst(cell, ""))
        .isEqualTo(before.put(part, "").replaceFirst(cell, ""));
    assertThat(after).isEqualTo(before);
  }

  @Test
  void aTextWithinACellGivesWayToAnother() throws IOException {
    byte[] content;
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(workbook()));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      CTCell cell = book.getSheet("Cards").getRow(0).getCell(1).getCTCell();
      cell.unsetV();
      cell.setT(STCellType.INLINE_STR);
      cell.addNewIs().setT("one");
      book.write(bytes);
      content = bytes.toByteArray();
    }
    for (String text : new String[] {"two", "3", "four & <five>", ""}) {
      CellWriter writer = new CellWriter("a.xlsx", content, new Diagnostics());
      content =
          writer
              .replace(
                  "Cards",
                  "B1",
                  writer.shown("Cards", "B1").orElseThrow(),
                  text,
                  new OpenWorkbook())
              .flatMap(CellWriter.Replacement::written)
              .orElseThrow()
              .content();
      assertThat(new CellWriter("a.xlsx", content, new Diagnostics()).shown("Cards", "B1"))
          .contains(text);
    }
  }

  @Test
  void aTextInPlaceOfAFormulaLeavesNothingOfIt() throws IOException {
    byte[] content;
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(workbook()));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      book.getSheet("Cards").getRow(0).getCell(1).setCellFormula("1+2");
      book.write(bytes);
      content = bytes.toByteArray();
    }
    CellWriter writer = new CellWriter("a.xlsx", content, new Diagnostics());
    byte[] edited =
        writer
            .replace("Cards", "B1", "1+2", "four", new OpenWorkbook())
            .flatMap(CellWriter.Replacement::written)
            .orElseThrow()
            .content();
    assertThat(parts(edited).toString()).doesNotContain("1+2");
    assertThat(new CellWriter("a.xlsx", edited, new Diagnostics()).shown("Cards", "B1"))
        .contains("four");
  }

  @Test
  void aCellThatShowsAnotherTextThanExpectedIsLeftAsItIs() throws IOException {
    CellWriter.Replacement replaced =
        new CellWriter("a.xlsx", workbook(), new Diagnostics())
            .replace("Cards", "A1", "008", "009", new OpenWorkbook())
            .orElseThrow();
    assertThat(replaced.shown()).isEqualTo("007");
    assertThat(replaced.written()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "queens-blood/effects",
        "queens-blood/variants",
        "valeria/costs",
        "werewolf/order",
        "ember-vale/effects",
        "math-battle/global-rules",
        "tcg-pocket/stacking"
      })
  void aWorkbookThatStaysOpenIsWrittenAsOneThatIsReadAgain(String book) throws IOException {
    byte[] content = Files.readAllBytes(Path.of("decision-tables", book + ".drl.xlsx"));
    String sheet;
    try (XSSFWorkbook read = new XSSFWorkbook(new ByteArrayInputStream(content))) {
      sheet = read.getSheetName(read.getNumberOfSheets() - 1);
    }
    OpenWorkbook last = new OpenWorkbook();
    byte[] open = content;
    byte[] again = content;
    for (String text : new String[] {"one", "2", "", "three"}) {
      open = edited(open, sheet, text, last);
      again = edited(again, sheet, text, new OpenWorkbook());
      assertThat(parts(open)).isEqualTo(parts(again));
    }
  }

  private static byte[] edited(byte[] content, String sheet, String text, OpenWorkbook last) {
    CellWriter writer = new CellWriter("a.xlsx", content, new Diagnostics());
    String shown = writer.shown(sheet, "F60").orElseThrow();
    return writer
        .replace(sheet, "F60", shown, text, last)
        .flatMap(CellWriter.Replacement::written)
        .orElseThrow()
        .content();
  }

  /** The parts of a workbook as texts; the archive's own times differ. */
  private static Map<String, String> parts(byte[] content) throws IOException {
    Map<String, String> parts = new TreeMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(content))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        parts.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.ISO_8859_1));
      }
    }
    return parts;
  }

  @Test
  void aSheetThatIsNotThereIsNotMade() throws IOException {
    CellWriter writer = new CellWriter("a.xlsx", workbook(), new Diagnostics());
    assertThat(writer.replace("Decks", "A1", "", "x", new OpenWorkbook())).isEmpty();
    assertThat(writer.shown("Cards", "A1")).contains("007");
  }
}
