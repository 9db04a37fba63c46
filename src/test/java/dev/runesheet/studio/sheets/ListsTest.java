package dev.runesheet.studio.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.apache.poi.ss.usermodel.DataValidationHelper;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.ss.util.CellRangeAddressList;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

/** Drop-downs of sheets as the studio shows them. */
class ListsTest {

  /** Each place repeats the words of its list: the product of both would exhaust the memory. */
  @Test
  void listsWithMoreWordsAndPlacesThanAnybodyMakesAreCut() throws IOException {
    try (XSSFWorkbook workbook = new XSSFWorkbook()) {
      Sheet sheet = workbook.createSheet("Cards");
      for (int row = 0; row < 5000; row++) {
        sheet.createRow(row).createCell(0).setCellValue("word " + row);
      }
      CellRangeAddressList places = new CellRangeAddressList();
      for (int row = 0; row < 5000; row++) {
        places.addCellRangeAddress(new CellRangeAddress(row, row, 1, 1));
      }
      DataValidationHelper helper = sheet.getDataValidationHelper();
      sheet.addValidationData(
          helper.createValidation(
              helper.createFormulaListConstraint("Cards!$A$1:$A$5000"), places));

      assertThat(Lists.of(sheet))
          .hasSize(1000)
          .allSatisfy(list -> assertThat(list.path("words")).hasSize(2000));
    }
  }
}
