package dev.runesheet.table.write;

import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.grid.EscapedText;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.CaseColumn;
import dev.runesheet.table.layout.CaseContent;
import dev.runesheet.table.layout.CaseSheet;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.ToolSheets;
import dev.runesheet.table.layout.TypedTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.DataValidation;
import org.apache.poi.ss.usermodel.DataValidationConstraint;
import org.apache.poi.ss.usermodel.DataValidationConstraint.OperatorType;
import org.apache.poi.ss.usermodel.DataValidationConstraint.ValidationType;
import org.apache.poi.ss.usermodel.DataValidationHelper;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.SheetVisibility;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.util.CellRangeAddressList;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.ss.util.CellUtil;

/** The drop-down lists and bounds of numbers that the spreadsheet itself enforces. */
public final class DropDowns {

  /** The number of rows below the last one that are prepared for input. */
  static final int SPARE_ROWS = 1000;

  private static final int LONGEST_INLINE = 255;
  private static final int LONGEST_TITLE = 32;
  private static final int LONGEST_MESSAGE = 200;

  private final Workbook workbook;
  private final String lists;
  private final Map<List<String>, String> references = new LinkedHashMap<>();

  /** Lists that are kept on the hidden sheet that all tables of a workbook share. */
  public DropDowns(Workbook workbook) {
    this(workbook, ToolSheets.LISTS);
  }

  /** Lists that are kept on a hidden sheet of this name, which is written anew. */
  public DropDowns(Workbook workbook, String lists) {
    this.workbook = workbook;
    this.lists = lists;
  }

  /** Adds what each column of a table allows to its rows, and to those that authors may add. */
  public void add(Sheet sheet, TypedTable table) {
    if (table.layout().choosesPolicy()) {
      policy(sheet, table.layout());
    }
    for (int i = 0; i < table.layout().columns().size(); i++) {
      Column column = table.layout().columns().get(i);
      DataValidationConstraint allowed =
          column.single() == null ? null : constraint(sheet, table, i, column.single());
      if (allowed != null) {
        add(sheet, column, allowed, SheetShape.FIRST_COLUMN + i, table.rows().size());
      }
    }
  }

  private DataValidationConstraint constraint(
      Sheet sheet, TypedTable table, int index, CellType type) {
    DataValidationHelper make = sheet.getDataValidationHelper();
    if (type instanceof CellType.Name name && name.shared()) {
      List<String> there =
          table.rows().stream()
              .map(row -> row.cell(index))
              .filter(Objects::nonNull)
              .map(TypedCell::text)
              .distinct()
              .sorted()
              .toList();
      return there.isEmpty() ? null : list(make, there);
    }
    return constraint(make, type, SheetShape.FIRST_COLUMN + index);
  }

  private static void policy(Sheet sheet, TableLayout layout) {
    List<String> words = HitPolicy.words(layout.policies());
    int column = SheetShape.FIRST_COLUMN + SheetShape.POLICY;
    DataValidationConstraint allowed =
        sheet.getDataValidationHelper().createExplicitListConstraint(words.toArray(new String[0]));
    CellRangeAddressList cell =
        new CellRangeAddressList(SheetShape.TABLE, SheetShape.TABLE, column, column);
    sheet.addValidationData(
        validation(sheet, allowed, cell, "Rows that count", "a choice of the list"));
  }

  private void add(
      Sheet sheet, Column column, DataValidationConstraint allowed, int index, int rows) {
    CellRangeAddressList cells =
        new CellRangeAddressList(
            SheetShape.FIRST_ROW, SheetShape.FIRST_ROW + rows + SPARE_ROWS, index, index);
    DataValidation validation = validation(sheet, allowed, cells, column.label(), column.says());
    // A list of suggestions must not reject other values.
    boolean open =
        column.single() instanceof CellType.Name
            || column.single() instanceof CellType.Word word && !word.numbered().isEmpty();
    validation.setShowErrorBox(!open);
    if (column.single() instanceof CellType.Test) {
      // Only warns: no list of Excel's has room for conditions such as "any of a, b".
      validation.setErrorStyle(DataValidation.ErrorStyle.WARNING);
    }
    sheet.addValidationData(validation);
  }

  private static DataValidation validation(
      Sheet sheet,
      DataValidationConstraint allowed,
      CellRangeAddressList cells,
      String label,
      String says) {
    DataValidation validation = sheet.getDataValidationHelper().createValidation(allowed, cells);
    validation.setShowErrorBox(true);
    validation.createErrorBox(
        label.substring(0, Math.min(LONGEST_TITLE, label.length())),
        "Write " + says.substring(0, Math.min(LONGEST_MESSAGE, says.length())) + ".");
    validation.setEmptyCellAllowed(true);
    validation.setSuppressDropDownArrow(true); // POI means the opposite: the arrow is shown.
    return validation;
  }

  /** Adds what a column of cases allows to its rows, and to those that authors may add. */
  public void add(Sheet sheet, CaseColumn column, int index) {
    DataValidationConstraint allowed = constraint(sheet.getDataValidationHelper(), column);
    if (allowed != null) {
      CellRangeAddressList cells =
          new CellRangeAddressList(CaseSheet.FIRST, CaseSheet.LAST, index, index);
      DataValidation validation = validation(sheet, allowed, cells, column.label(), column.says());
      if (column.content() instanceof CaseContent.OneOf words && words.others() != null) {
        // Only warns: what is not listed may be right, too.
        validation.setErrorStyle(DataValidation.ErrorStyle.WARNING);
      }
      sheet.addValidationData(validation);
    }
  }

  private DataValidationConstraint constraint(DataValidationHelper make, CaseColumn column) {
    if (column.list()) {
      return null;
    }
    if (column.content() instanceof CaseContent.OneOf oneOf) {
      return list(make, oneOf.words());
    }
    return column.content() instanceof CaseContent.Number number
        ? constraint(make, number.type())
        : null;
  }

  private DataValidationConstraint constraint(
      DataValidationHelper make, CellType type, int column) {
    if (type instanceof CellType.Test test) {
      return test.of() instanceof CellType.Word
          ? constraint(make, test.of())
          : make.createCustomConstraint(ConditionFormula.of(test.of(), column));
    }
    if (type.equals(CellType.Decimal.ANY)) {
      return make.createCustomConstraint(ConditionFormula.anyNumber(column));
    }
    return constraint(make, type);
  }

  private DataValidationConstraint constraint(DataValidationHelper make, CellType type) {
    if (type instanceof CellType.Mark) {
      return make.createExplicitListConstraint(new String[] {"x"});
    }
    if (type instanceof CellType.Word word) {
      return word.allowed().isEmpty() ? null : list(make, word.allowed());
    }
    if (type instanceof CellType.Whole whole) {
      return make.createNumericConstraint(
          ValidationType.INTEGER,
          OperatorType.BETWEEN,
          ConditionFormula.bound(whole.min()),
          ConditionFormula.bound(whole.max()));
    }
    return type instanceof CellType.Decimal decimal
        ? make.createNumericConstraint(
            ValidationType.DECIMAL,
            OperatorType.BETWEEN,
            ConditionFormula.bound(decimal.min()),
            ConditionFormula.bound(decimal.max()))
        : null;
  }

  private DataValidationConstraint list(DataValidationHelper make, List<String> words) {
    // The cells of a list keep a blank before what would be a formula; a list in one text does not.
    boolean cells =
        words.stream().anyMatch(one -> one.contains(",") || Literals.beginsFormula(one));
    boolean inline = !cells && String.join(",", words).length() <= LONGEST_INLINE;
    return inline
        ? make.createExplicitListConstraint(words.toArray(new String[0]))
        : make.createFormulaListConstraint(references.computeIfAbsent(words, this::reference));
  }

  /** Writes a list as a column of the hidden sheet. */
  private String reference(List<String> words) {
    Sheet sheet = workbook.getSheet(lists);
    if (sheet == null) {
      sheet = workbook.createSheet(lists);
      workbook.setSheetVisibility(workbook.getSheetIndex(sheet), SheetVisibility.HIDDEN);
    }
    int column = references.size();
    for (int i = 0; i < words.size(); i++) {
      Cell cell = CellUtil.getRow(i, sheet).createCell(column);
      EscapedText.write(cell, Literals.inert(words.get(i)));
    }
    String letter = CellReference.convertNumToColString(column);
    return lists + "!$" + letter + "$1:$" + letter + "$" + words.size();
  }
}
