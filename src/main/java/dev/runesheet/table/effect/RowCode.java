package dev.runesheet.table.effect;

import dev.runesheet.model.Step;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * The mapping between programs of one kind and the cells of a row; columns are counted from the
 * first of its own.
 */
public interface RowCode {

  /** The cells that say a program, by column; empty if no row can say it. */
  Optional<SortedMap<Integer, List<CellValue>>> write(List<Step> steps);

  /** The program that cells say. */
  List<Step> read(SortedMap<Integer, TypedCell> cells);

  /** The first reason why a row with these columns filled is no program; empty if it is one. */
  Optional<Missing> missing(SortedSet<Integer> filled);

  /**
   * A defect of a row.
   *
   * @param column the column that must be filled, or emptied
   * @param expected the content expected there
   */
  record Missing(int column, String expected) {}
}
