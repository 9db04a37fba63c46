package dev.runesheet.table.compile;

import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.check.MergeCheck;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.util.CellRangeAddress;
import org.drools.decisiontable.parser.DefaultRuleSheetListener;
import org.drools.template.model.DRLOutput;
import org.drools.template.model.Package;
import org.drools.template.model.Rule;
import org.drools.template.parser.DataListener;

/**
 * Rows of a table as Drools' decision-table compiler makes rules of them. It is fed with the header
 * of the layout and the typed values, cell for cell, as it would read them from a sheet.
 *
 * @param head the text before the rules
 * @param rules the text of each row's rule
 */
record SheetFeed(String head, List<String> rules) {

  SheetFeed {
    rules = List.copyOf(rules);
  }

  /**
   * Makes rules of rows.
   *
   * @param rows at least one; the table's other rows make no difference to them
   */
  static SheetFeed of(TableLayout layout, List<TypedRow> rows) {
    DefaultRuleSheetListener sheet = new DefaultRuleSheetListener();
    sheet.startSheet(layout.title());
    for (int row = SheetShape.RULE_SET; row <= SheetShape.LABELS; row++) {
      header(sheet, layout, row);
    }
    for (int i = 0; i < rows.size(); i++) {
      int number = SheetShape.FIRST_ROW + i;
      sheet.newRow(number, SheetShape.FIRST_COLUMN + layout.columns().size());
      for (TypedCell cell : rows.get(i).cells()) {
        int column = SheetShape.FIRST_COLUMN + cell.column();
        sheet.newCell(number, column, cell.spliced(), DataListener.NON_MERGED);
      }
    }
    sheet.finishSheet();
    return of(sheet.getRuleSet());
  }

  /** The pattern stands over all conditions: each of these cells has its text. */
  private static void header(DataListener sheet, TableLayout layout, int row) {
    CellRangeAddress pattern = MergeCheck.pattern(layout);
    sheet.newRow(row, SheetShape.FIRST_COLUMN + layout.columns().size());
    for (int i = 0; i < Math.max(2, layout.columns().size()); i++) {
      int column = SheetShape.FIRST_COLUMN + i;
      boolean merged = pattern != null && pattern.isInRange(row, column);
      int from = merged ? pattern.getFirstColumn() : column;
      sheet.newCell(row, column, layout.header(row, from), merged ? from : DataListener.NON_MERGED);
    }
  }

  private static SheetFeed of(Package rules) {
    DRLOutput all = new DRLOutput();
    rules.renderDRL(all);
    List<String> texts = new ArrayList<>();
    String head = all.getDRL();
    for (Rule rule : rules.getRules()) {
      DRLOutput one = new DRLOutput();
      rule.renderDRL(one);
      if (texts.isEmpty()) {
        head = head.substring(0, head.indexOf(one.getDRL()));
      }
      String text = one.getDRL();
      texts.add(text.substring(text.indexOf('\n') + 1)); // Without the comment.
    }
    return new SheetFeed(head, texts);
  }
}
