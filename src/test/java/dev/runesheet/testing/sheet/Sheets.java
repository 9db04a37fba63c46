package dev.runesheet.testing.sheet;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.testing.suite.ScenarioSuite;
import dev.runesheet.testing.suite.ScenarioSuite.FileResult;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** Workbooks with a sheet of tests, as an author would have typed them. */
final class Sheets {

  static final String FILE = "mine.xlsx";

  private Sheets() {}

  static RuleBook book(String game) {
    return ShippedBooks.ofSources(game);
  }

  /** A workbook of an empty sheet and one named Tests; lines of cells with bars between them. */
  static byte[] workbook(String game, String lines) {
    return changed(
        empty(),
        workbook -> {
          Sheet sheet = workbook.createSheet("Tests");
          Row first = sheet.createRow(0);
          first.createCell(0).setCellValue("Game");
          first.createCell(1).setCellValue(game);
          List<String> rows = lines.lines().toList();
          for (int i = 0; i < rows.size(); i++) {
            fill(sheet.createRow(i + 1), rows.get(i));
          }
        });
  }

  private static void fill(Row row, String line) {
    String[] cells = line.split("\\|", -1);
    for (int i = 0; i < cells.length; i++) {
      String text = cells[i].strip();
      if (text.matches("-?\\d+(\\.\\d+)?")) {
        row.createCell(i).setCellValue(Double.parseDouble(text));
      } else if (!text.isEmpty()) {
        row.createCell(i).setCellValue(text.replace("'", ""));
      }
    }
  }

  static byte[] empty() {
    try (XSSFWorkbook workbook = new XSSFWorkbook()) {
      workbook.createSheet("Mine").createRow(0).createCell(0).setCellValue("my own words");
      return bytes(workbook);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  static byte[] changed(byte[] content, Consumer<XSSFWorkbook> change) {
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(content))) {
      change.accept(workbook);
      return bytes(workbook);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static byte[] bytes(XSSFWorkbook workbook) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    workbook.write(bytes);
    return bytes.toByteArray();
  }

  static FileResult run(byte[] content) {
    return new ScenarioSuite(Sheets::book, scenario -> true).run(FILE, content);
  }

  static List<String> messages(List<Diagnostic> findings) {
    return findings.stream().map(Diagnostic::message).toList();
  }
}
