package dev.runesheet.studio.sheets;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.poi.ss.SpreadsheetVersion;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.DataValidation;
import org.apache.poi.ss.usermodel.DataValidationConstraint;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.AreaReference;
import org.apache.poi.ss.util.CellRangeAddress;

/**
 * The drop-downs of a sheet, and the messages that belong to its columns: no more than anybody
 * makes, as each place repeats the words of its list.
 */
final class Lists {

  private static final int MOST_PLACES = 1000;
  private static final int MOST_WORDS = 2000;

  private Lists() {}

  static ArrayNode of(Sheet sheet) {
    ArrayNode lists = Json.list();
    for (DataValidation one : sheet.getDataValidations()) {
      ObjectNode list = Json.object();
      words(sheet, one.getValidationConstraint()).forEach(list.putArray("words")::add);
      list.put("message", one.getPromptBoxText() == null ? "" : one.getPromptBoxText());
      for (CellRangeAddress cells : one.getRegions().getCellRangeAddresses()) {
        if (lists.size() == MOST_PLACES) {
          return lists;
        }
        ObjectNode placed = list.deepCopy();
        placed.set("cells", range(cells));
        lists.add(placed);
      }
    }
    return lists;
  }

  static ArrayNode range(CellRangeAddress cells) {
    return Json.list()
        .add(cells.getFirstRow())
        .add(cells.getFirstColumn())
        .add(cells.getLastRow())
        .add(cells.getLastColumn());
  }

  private static List<String> words(Sheet sheet, DataValidationConstraint constraint) {
    if (constraint.getValidationType() != DataValidationConstraint.ValidationType.LIST) {
      return List.of();
    }
    String[] explicit = constraint.getExplicitListValues();
    return explicit == null ? words(sheet, constraint.getFormula1()) : List.of(explicit);
  }

  /** The cells that a list refers to; none if it is made in another way. */
  private static List<String> words(Sheet sheet, String formula) {
    List<String> words = new ArrayList<>();
    try {
      AreaReference area = new AreaReference(formula, SpreadsheetVersion.EXCEL2007);
      String name = area.getFirstCell().getSheetName();
      Sheet of = name == null ? sheet : sheet.getWorkbook().getSheet(name);
      DataFormatter shown = new DataFormatter(Locale.ROOT);
      int first = area.getFirstCell().getRow();
      int last = Math.min(area.getLastCell().getRow(), first + MOST_WORDS - 1);
      for (int r = first; r <= last; r++) {
        Row row = of.getRow(r);
        if (row != null) {
          words.add(shown.formatCellValue(row.getCell(area.getFirstCell().getCol())));
        }
      }
    } catch (IllegalArgumentException | NullPointerException other) {
      return List.of();
    }
    words.removeIf(String::isEmpty);
    return words;
  }
}
