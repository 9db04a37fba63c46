package dev.runesheet.table.write;

import dev.runesheet.model.Numerals;
import dev.runesheet.table.cell.Bounds;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.grid.SheetShape;

/**
 * The formula by which a spreadsheet itself looks at a condition on numbers: a number within
 * bounds, or a text that begins or goes on like a condition.
 */
final class ConditionFormula {

  private ConditionFormula() {}

  static String of(CellType numbers, int column) {
    String cell = SheetShape.cell(SheetShape.FIRST_ROW, column);
    double min = numbers instanceof CellType.Whole whole ? whole.min() : decimal(numbers).min();
    double max = numbers instanceof CellType.Whole whole ? whole.max() : decimal(numbers).max();
    String value = "VALUE(" + cell + ")";
    String number = "AND(" + value + ">=" + bound(min) + "," + value + "<=" + bound(max) + ")";
    String signs = "ISNUMBER(FIND(LEFT(" + cell + ",1),\"<>=\"))";
    // A validation holds 255 characters at most, so a text with a blank may be any condition.
    String words = "ISNUMBER(FIND(\" \"," + cell + "))";
    String range = "ISNUMBER(FIND(\"..\"," + cell + "))";
    return "OR(IFERROR(" + number + ",FALSE)," + range + "," + signs + "," + words + ")";
  }

  /** The formula that a cell holds a number, whichever it is. */
  static String anyNumber(int column) {
    return "ISNUMBER(" + SheetShape.cell(SheetShape.FIRST_ROW, column) + ")";
  }

  private static CellType.Decimal decimal(CellType numbers) {
    return (CellType.Decimal) numbers;
  }

  /** A bound as validations hold it; the largest numbers count as no bound. */
  static String bound(double bound) {
    return Numerals.plain(Bounds.bounded(bound) ? bound : Math.copySign(1e15, bound));
  }
}
