package dev.runesheet.table.cases;

import dev.runesheet.table.layout.CaseColumn;
import dev.runesheet.table.layout.CaseSheet;
import dev.runesheet.table.write.DropDowns;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.DataValidation;
import org.apache.poi.ss.usermodel.DataValidationConstraint;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.CTWorksheet;

/** The drop-downs and bounds of a sheet of cases, brought up to date. */
record CaseLists(Sheet sheet) {

  /**
   * Updates the validation of the known columns; other validations of the author stay.
   *
   * @return whether anything changed
   */
  boolean renew(Map<Integer, CaseColumn> columns) {
    String before = print();
    removeThoseOf(columns);
    Workbook workbook = sheet.getWorkbook();
    int old = workbook.getSheetIndex(CaseSheet.LISTS);
    if (old >= 0) {
      workbook.removeSheetAt(old);
    }
    DropDowns lists = new DropDowns(workbook, CaseSheet.LISTS);
    columns.forEach((index, column) -> lists.add(sheet, column, index));
    return !print().equals(before);
  }

  private void removeThoseOf(Map<Integer, CaseColumn> columns) {
    CTWorksheet content = ((XSSFSheet) sheet).getCTWorksheet();
    List<? extends DataValidation> all = sheet.getDataValidations(); // In the order of the content.
    for (int i = all.size() - 1; i >= 0; i--) {
      if (isOf(all.get(i), columns)) {
        content.getDataValidations().removeDataValidation(i);
      }
    }
    if (content.isSetDataValidations()) {
      int kept = content.getDataValidations().sizeOfDataValidationArray();
      content.getDataValidations().setCount(kept);
      if (kept == 0) {
        content.unsetDataValidations();
      }
    }
  }

  /** All validations as text, for comparison. */
  private String print() {
    StringBuilder text = new StringBuilder();
    for (DataValidation one : sheet.getDataValidations()) {
      for (CellRangeAddress range : one.getRegions().getCellRangeAddresses()) {
        text.append(range.formatAsString()).append(' ');
      }
      DataValidationConstraint allowed = one.getValidationConstraint();
      text.append(allowed.getFormula1()).append(' ').append(allowed.getFormula2()).append('\n');
    }
    Sheet lists = sheet.getWorkbook().getSheet(CaseSheet.LISTS);
    if (lists != null) {
      lists.forEach(row -> row.forEach(cell -> text.append(cell).append('\n')));
    }
    return text.toString();
  }

  private static boolean isOf(DataValidation validation, Map<Integer, CaseColumn> columns) {
    for (CellRangeAddress range : validation.getRegions().getCellRangeAddresses()) {
      if (columns.containsKey(range.getFirstColumn())) {
        return true;
      }
    }
    return false;
  }
}
