package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.util.CellUtil;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers of a declared game's rules in a workbook. */
@Tag("thorough")
class NumbersOfRulesTest {

  private static final String BOOK = "decision-tables/tcg-pocket/numbers.drl.xlsx";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0.5 | RS010 | a whole number, as game.yaml declares 'hand limit'",
        "-3 | RS010 | a number from 0, as game.yaml declares 'hand limit'",
        "10 | RS131 | another number than game.yaml declares for 'hand limit'"
      })
  void aNumberOfAnotherKindThanDeclaredAndARepeatedOneAreFound(
      double number, String code, String expected) throws IOException {
    Ran ran = withHandLimit(number);
    assertThat(ran.out() + ran.err())
        .contains(
            "numbers.drl.xlsx!Numbers of the rules!E8: warning " + code,
            "expected " + expected,
            "0 errors, 1 warning");
  }

  @Test
  void anotherNumberOfTheSameKindIsRight() throws IOException {
    assertThat(withHandLimit(7).out()).contains("0 errors, 0 warnings");
  }

  /** The findings where a workbook of numbers, made by the command, has one row. */
  private Ran withHandLimit(double number) throws IOException {
    Ran.copyOfRules(folder);
    Path game = folder.resolve("data/tcg-pocket/game.yaml");
    String homes =
        Files.readString(game).replaceFirst("homes:\n", "homes:\n  numbers: " + BOOK + "\n");
    Files.writeString(game, homes);
    assertThat(Ran.in(folder, "", "table", "tcg-pocket", "new", "numbers").out()).contains(BOOK);
    Path book = folder.resolve(BOOK);
    try (InputStream in = Files.newInputStream(book);
        Workbook workbook = new XSSFWorkbook(in)) {
      Row row = CellUtil.getRow(7, workbook.getSheet("Numbers of the rules"));
      CellUtil.getCell(row, 1).setCellValue("Hand");
      CellUtil.getCell(row, 3).setCellValue("hand limit");
      CellUtil.getCell(row, 4).setCellValue(number);
      try (OutputStream out = Files.newOutputStream(book)) {
        workbook.write(out);
      }
    }
    return Ran.in(folder, "", "check", "tcg-pocket");
  }
}
