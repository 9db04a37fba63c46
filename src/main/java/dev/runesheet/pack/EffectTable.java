package dev.runesheet.pack;

import dev.runesheet.generate.DrlGenerator;
import dev.runesheet.generate.SourceRows;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;

/** The rules of tables whose rows are effects, generated as those of every effect. */
final class EffectTable {

  private EffectTable() {}

  /** The rules, with notes that lead to the rows. */
  static DrlGenerator.Generated rules(PackContent.Table table) {
    TypedTable rows = table.table();
    return DrlGenerator.generate(
        rows.layout().rulePackage(), file(rows), table.effects(), rows(rows));
  }

  /** The name of the file of a table's rules. */
  static String file(TypedTable table) {
    return table.workbook() + "!" + table.layout().title();
  }

  private static SourceRows rows(TypedTable table) {
    SourceRows rows = new SourceRows();
    for (TypedRow row : table.rows()) {
      String name = table.text(row, new Binding.Name());
      List<String> conditions =
          row.cells().stream()
              .filter(cell -> isCondition(table, cell))
              .map(cell -> cell.place().toString())
              .toList();
      rows.add(
          new SourceRows.Row(name, row.place().toString(), conditions),
          row.cells().stream().map(cell -> cell.place().toString()).toList());
    }
    return rows;
  }

  private static boolean isCondition(TypedTable table, TypedCell cell) {
    return table.column(cell).keyword() == Keyword.CONDITION;
  }
}
