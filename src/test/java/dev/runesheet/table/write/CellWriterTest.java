package dev.runesheet.table.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

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
    byte[] edited =
        new CellWriter("a.xlsx", workbook(), new Diagnostics())
            .write("Cards", cell, text)
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

  @Test
  void aSheetThatIsNotThereIsNotMade() throws IOException {
    CellWriter writer = new CellWriter("a.xlsx", workbook(), new Diagnostics());
    assertThat(writer.write("Decks", "A1", "x")).isEmpty();
    assertThat(writer.shown("Cards", "A1")).contains("007");
  }
}
