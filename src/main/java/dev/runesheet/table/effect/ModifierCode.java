package dev.runesheet.table.effect;

import dev.runesheet.model.Body;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import java.util.List;
import java.util.Map;

/** The columns by which the rows of a table say what a modifier changes. */
public interface ModifierCode {

  /** The columns of the table from left to right. */
  List<Column> columns();

  /** True if changes of this kind belong in the table. */
  boolean takes(Body.Modify modify);

  /** The cells of a change; not all that a change can be fits into them. */
  Map<Binding, List<CellValue>> cells(Body.Modify modify);

  /**
   * The change that cells say.
   *
   * @param cells the filled cells of a row, by the meaning of their columns
   * @param name the name of the row's effect
   */
  Body.Modify body(Map<Binding, List<CellValue>> cells, String name);

  /** The changes that rows can say, in words. */
  String expected();
}
