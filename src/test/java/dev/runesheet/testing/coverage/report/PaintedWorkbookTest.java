package dev.runesheet.testing.coverage.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.Office;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The author's workbook in the colours of what is covered: row 9 is Burning, row 10 is Stun. */
class PaintedWorkbookTest {

  private static final String GREEN = "FFC6E9CD";
  private static final String YELLOW = "FFFCE9A6";
  private static final String RED = "FFF8C7C1";

  private static final SourceCoverage.Book BOOK = Reports.fireball().books().get(0);

  @Test
  void rowsAndConditionsAreColoured() throws IOException {
    assertColoured(painted());
  }

  @Test
  void countsStandInNotes() throws IOException {
    try (XSSFWorkbook workbook = open(painted())) {
      assertThat(note(workbook, "B9")).isEqualTo("\"Burning\" fired once");
      assertThat(note(workbook, "G9")).contains("burn of self > 0 held once, failed once");
      assertThat(note(workbook, "B10")).isEqualTo("\"Stun\" fired never");
    }
  }

  @Test
  void notesOfTheAuthorStay() throws IOException {
    try (XSSFWorkbook before = open(BOOK.content());
        XSSFWorkbook after = open(painted())) {
      assertThat(note(before, "C7")).isNotEmpty();
      assertThat(note(after, "C7")).isEqualTo(note(before, "C7"));
    }
  }

  @Test
  void whatCellsHoldStays() throws IOException {
    try (XSSFWorkbook before = open(BOOK.content());
        XSSFWorkbook after = open(painted())) {
      DataFormatter text = new DataFormatter();
      for (Row row : before.getSheet("Global rules")) {
        for (Cell cell : row) {
          Cell same = cell(after, new CellReference(cell).formatAsString(false));
          assertThat(text.formatCellValue(same)).isEqualTo(text.formatCellValue(cell));
        }
      }
    }
  }

  @Test
  void equalCoveragesGiveEqualBytes() {
    assertThat(painted()).isEqualTo(painted());
  }

  @Test
  @Tag("slow")
  void libreOfficeOpensIt(@TempDir Path folder) throws Exception {
    Optional<byte[]> saved = Office.saved(folder, painted());
    assumeThat(saved).as("LibreOffice is installed").isPresent();
    assertColoured(saved.get());
  }

  private static void assertColoured(byte[] copy) throws IOException {
    try (XSSFWorkbook workbook = open(copy)) {
      assertThat(color(workbook, "B9")).isEqualTo(GREEN);
      assertThat(color(workbook, "G9")).isEqualTo(GREEN);
      assertThat(color(workbook, "B10")).isEqualTo(RED);
      assertThat(color(workbook, "G10")).isEqualTo(YELLOW);
      assertThat(color(workbook, "B7")).isNotIn(GREEN, YELLOW, RED);
      assertThat(note(workbook, "B9")).isEqualTo("\"Burning\" fired once");
    }
  }

  private static byte[] painted() {
    Diagnostics findings = new Diagnostics();
    byte[] copy = PaintedWorkbook.of(BOOK, findings).orElseThrow();
    assertThat(findings.all()).isEmpty();
    return copy;
  }

  private static XSSFWorkbook open(byte[] content) throws IOException {
    return new XSSFWorkbook(new ByteArrayInputStream(content));
  }

  private static XSSFCell cell(XSSFWorkbook workbook, String name) {
    XSSFSheet sheet = workbook.getSheet("Global rules");
    CellReference at = new CellReference(name);
    return sheet.getRow(at.getRow()).getCell(at.getCol());
  }

  private static String color(XSSFWorkbook workbook, String name) {
    return cell(workbook, name).getCellStyle().getFillForegroundColorColor().getARGBHex();
  }

  private static String note(XSSFWorkbook workbook, String name) {
    return cell(workbook, name).getCellComment().getString().getString();
  }
}
