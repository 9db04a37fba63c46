package dev.runesheet.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import dev.runesheet.table.effect.StaleSentences;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the author of a workbook learns whose sentences an earlier version worded otherwise. */
class StaleSentencesTest {

  private static final String WORKBOOK = "decision-tables/queens-blood/effects.drl.xlsx";
  private static final int LABELS = 6;
  private static final int IN_WORDS = 2;

  @TempDir private Path folder;

  @BeforeEach
  void copy() throws IOException {
    Ran.copyOfRules(folder);
  }

  @Test
  void manySentencesAreOneFindingUntilTheyAreRefreshed() throws IOException {
    int sentences = reword(Integer.MAX_VALUE);
    Ran check = Ran.in(folder, "", "check", "queens-blood");
    assertThat(check.out() + check.err())
        .containsOnlyOnce("RS117")
        .contains(sentences + " sentences of this workbook", "and " + (sentences - 5) + " more")
        .contains("'runesheet table queens-blood refresh " + WORKBOOK + "' writes all of them");
    assertThat(Ran.in(folder, "", "table", "queens-blood", "refresh", WORKBOOK).code()).isZero();
    assertThat(Ran.in(folder, "", "check", "queens-blood").out()).doesNotContain("RS117");
  }

  @Test
  void fewSentencesAreFoundCellByCell() throws IOException {
    assertThat(reword(StaleSentences.SINGLY)).isEqualTo(StaleSentences.SINGLY);
    Ran check = Ran.in(folder, "", "check", "queens-blood");
    assertThat((check.out() + check.err()).split("RS117", -1)).hasSize(StaleSentences.SINGLY + 1);
  }

  /** Gives sentences words that an earlier version might have had; returns how many. */
  private int reword(int most) throws IOException {
    Path file = folder.resolve(WORKBOOK);
    int sentences = 0;
    try (XSSFWorkbook workbook =
        new XSSFWorkbook(new ByteArrayInputStream(Files.readAllBytes(file)))) {
      Sheet sheet = workbook.getSheet("Change power");
      assertThat(sheet.getRow(LABELS).getCell(IN_WORDS).getStringCellValue()).isEqualTo("In words");
      for (int row = LABELS + 1; row <= sheet.getLastRowNum() && sentences < most; row++) {
        Cell cell = sheet.getRow(row).getCell(IN_WORDS);
        if (cell != null && !cell.getStringCellValue().isEmpty()) {
          cell.setCellValue("Then: " + cell.getStringCellValue());
          sentences++;
        }
      }
      try (OutputStream out = Files.newOutputStream(file)) {
        workbook.write(out);
      }
    }
    return sentences;
  }
}
