package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

/** The pattern of a card, drawn in one cell. */
class PatternsTest {

  private static final String FILE = "data/queens-blood/cards.xlsx";
  private static final String SHEET = "Cards";

  /** The cell of Grenadier's pattern, which has one effect two tiles to its right. */
  private static final String CELL = "H10";

  @Test
  void aPatternIsOnePictureOfFiveLines() throws IOException {
    try (XSSFWorkbook book =
        new XSSFWorkbook(new ByteArrayInputStream(QueensBooks.SHIPPED.read(FILE).orElseThrow()))) {
      Cell cell = book.getSheet(SHEET).getRow(9).getCell(7);
      assertThat(cell.getStringCellValue())
          .isEqualTo("· · · · ·\n· · · · ·\n· · W · E\n· · · · ·\n· · · · ·");
      assertThat(cell.getCellStyle().getWrapText()).isTrue();
      // Five lines of its font, and room.
      assertThat(cell.getRow().getHeightInPoints()).isGreaterThan(70);
    }
  }

  @Test
  void aMistakeIsToldWithItsPlaceInThePattern() {
    assertThat(errors(drawn("_____ _____ __WQ_ _____ _____")))
        .singleElement()
        .asString()
        .contains("!Cards!H10", "RS070", "'Q' in line 3, sign 4", "one of _, P, E, X");
    assertThat(errors(drawn("_____ _____ __P__ _____ _____")))
        .singleElement()
        .asString()
        .contains("'P' in line 3, sign 3", "the middle to be 'W'");
    assertThat(errors(drawn("W____ _____ __W__ _____ _____")))
        .singleElement()
        .asString()
        .contains("'W' in line 1, sign 1", "W stands in the middle only");
    assertThat(errors(drawn("_____ ____ __W__ _____ _____")))
        .singleElement()
        .asString()
        .contains("'____' in line 2", "5 signs, not 4");
    assertThat(errors(drawn("_____\n_____\n__W__\n_____")))
        .singleElement()
        .asString()
        .contains("4 lines", "expected 5 lines");
    assertThat(errors(drawn("__W__"))).singleElement().asString().contains("expected 5 lines");
  }

  @Test
  void allMistakesOfAPatternAreToldAtOnce() {
    assertThat(errors(drawn("____? _____ __W__ 1____ ______"))).hasSize(3);
  }

  private static PackFiles drawn(String pattern) {
    return Workbooks.cell(FILE, SHEET, CELL, pattern);
  }

  private static List<String> errors(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    Packs.build(QueensBlood.ID, files, findings);
    return findings.all().stream()
        .filter(one -> one.severity() == Severity.ERROR)
        .map(Object::toString)
        .toList();
  }
}
