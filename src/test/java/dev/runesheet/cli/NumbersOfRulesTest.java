package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers of a declared game's rules in its workbook. */
class NumbersOfRulesTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"0.5, a whole number", "-3, a number from 0"})
  void aNumberOfAnotherKindThanDeclaredIsFound(double number, String expected) throws IOException {
    Ran.copyOfRules(folder);
    Path book = folder.resolve("decision-tables/tcg-pocket/numbers.drl.xlsx");
    try (InputStream in = Files.newInputStream(book);
        Workbook workbook = new XSSFWorkbook(in)) {
      for (Row row : workbook.getSheet("Numbers of the rules")) {
        for (Cell cell : row) {
          boolean hand =
              cell.getCellType() == CellType.STRING
                  && cell.getStringCellValue().equals("hand limit");
          if (hand) {
            row.getCell(cell.getColumnIndex() + 1).setCellValue(number);
          }
        }
      }
      try (OutputStream out = Files.newOutputStream(book)) {
        workbook.write(out);
      }
    }
    Ran ran = Ran.in(folder, "", "check", "tcg-pocket");
    assertThat(ran.out() + ran.err())
        .contains(
            "numbers.drl.xlsx!Numbers of the rules!E9: warning RS010",
            "expected " + expected + ", as game.yaml declares 'hand limit'",
            "0 errors, 1 warning");
  }
}
