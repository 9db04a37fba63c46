package dev.runesheet.table.effect;

import dev.runesheet.model.Step;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/** How programs of one sort stand in the cells of a row; columns are counted from the first own. */
public interface RowCode {

  /** The cells that say a program, by column; empty if no row can say it. */
  Optional<SortedMap<Integer, List<CellValue>>> write(List<Step> steps);

  /** The program that cells say. */
  List<Step> read(SortedMap<Integer, TypedCell> cells);

  /** What a row with these columns filled lacks to be a program; empty if nothing. */
  Optional<Missing> missing(SortedSet<Integer> filled);

  /**
   * What a row lacks.
   *
   * @param column the column that is to be filled, or emptied
   * @param expected what should stand there
   */
  record Missing(int column, String expected) {}
}
