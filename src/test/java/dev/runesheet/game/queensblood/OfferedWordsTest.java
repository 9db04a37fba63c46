package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.ScopeWords;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.DataValidation;
import org.apache.poi.ss.util.AreaReference;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The drop-downs of the shipped workbook of effects. */
class OfferedWordsTest {

  private static final int FIRST_ROW = 7;

  @ParameterizedTest
  @CsvSource({
    "Change power, K, Change the power of a scope",
    "Change power, M, Change the power of a scope",
    "Change power, O, Lower the power of a scope",
    "Destroy cards, K, Destroy a scope",
    "Auras, G, Whose power changes",
  })
  void whereverAScopeIsWrittenAllScopesAreOffered(String sheet, String column, String heading)
      throws IOException {
    assertThat(heading(sheet, column)).isEqualTo(heading);
    assertThat(offered(sheet, column)).containsExactlyInAnyOrderElementsOf(scopes());
  }

  @ParameterizedTest
  @CsvSource({
    "Change power, H, If holder's stat",
    "Change power, N, by holder's stat",
    "Change power, P, by holder's stat",
  })
  void whereverAStatIsNamedAllStatsAreOffered(String sheet, String column, String heading)
      throws IOException {
    assertThat(heading(sheet, column)).isEqualTo(heading);
    assertThat(offered(sheet, column)).contains(CardStats.POWER, CardStats.REPLACED_POWER);
  }

  private static List<String> scopes() {
    List<String> scopes = new ArrayList<>(ScopeWords.CARDS);
    scopes.add(ScopeWords.SELF);
    return scopes.stream().distinct().toList();
  }

  private static String heading(String sheet, String column) throws IOException {
    try (XSSFWorkbook workbook = open()) {
      return text(
          workbook.getSheet(sheet), FIRST_ROW - 1, CellReference.convertColStringToIndex(column));
    }
  }

  private static List<String> offered(String sheet, String column) throws IOException {
    int index = CellReference.convertColStringToIndex(column);
    try (XSSFWorkbook workbook = open()) {
      for (DataValidation one : workbook.getSheet(sheet).getDataValidations()) {
        if (one.getRegions().getCellRangeAddress(0).isInRange(FIRST_ROW, index)) {
          return words(workbook, one);
        }
      }
    }
    return List.of();
  }

  private static List<String> words(XSSFWorkbook workbook, DataValidation list) {
    String[] written = list.getValidationConstraint().getExplicitListValues();
    if (written != null) {
      return List.of(written);
    }
    AreaReference area =
        new AreaReference(
            list.getValidationConstraint().getFormula1(), workbook.getSpreadsheetVersion());
    List<String> words = new ArrayList<>();
    for (CellReference cell : area.getAllReferencedCells()) {
      words.add(text(workbook.getSheet(cell.getSheetName()), cell.getRow(), cell.getCol()));
    }
    return words;
  }

  private static String text(XSSFSheet sheet, int row, int column) {
    return new DataFormatter().formatCellValue(sheet.getRow(row).getCell(column));
  }

  private static XSSFWorkbook open() throws IOException {
    byte[] shipped =
        QueensBooks.SHIPPED.read("decision-tables/queens-blood/effects.drl.xlsx").orElseThrow();
    return new XSSFWorkbook(new ByteArrayInputStream(shipped));
  }
}
