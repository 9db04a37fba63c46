package dev.runesheet.table.read;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.grid.Grid;
import dev.runesheet.table.grid.RawCells;
import dev.runesheet.table.grid.SheetShape;

/** The place and heading of the column that names the users of each effect. */
public final class UsersHeading {

  public static final String LABEL = "Used by";
  public static final int COLUMN = 0;

  private UsersHeading() {}

  /** True if a sheet has the column. */
  static boolean isOn(Grid sheet) {
    RawCells cells = new RawCells("", sheet, new Diagnostics());
    return cells.at(SheetShape.LABELS, COLUMN, "").text().equals(LABEL);
  }

  /** True if a column is where this one would be. */
  static boolean isAt(int column) {
    return column == COLUMN;
  }
}
