package dev.runesheet.pack.check;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.QuestionTables;
import dev.runesheet.table.grid.SheetShape;
import java.util.List;

/**
 * Tables without any row, unless their rows are exceptions: nobody keeps a sheet to say nothing, so
 * its rows may have been lost.
 */
final class EmptyTables {

  private EmptyTables() {}

  /** Warns of tables of effects without effects, and of tables of questions without answers. */
  static void check(
      QuestionTables questions, List<PackContent.Table> tables, Diagnostics findings) {
    for (PackContent.Table table : tables) {
      if (table.table().rows().isEmpty() && !questions.areExceptions(table.table().layout())) {
        boolean effects = table.reading() != PackContent.Reading.NOTHING;
        findings.error(
            Code.TABLE_EMPTY,
            table.table().place(SheetShape.FIRST_ROW, 0),
            "no row",
            effects ? "a row for each effect" : "rows that answer the question of this table");
      }
    }
  }
}
