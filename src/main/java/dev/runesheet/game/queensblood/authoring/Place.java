package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.Board;
import dev.runesheet.schema.AsList;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Range;

/** A tile of the board as scenarios name it. */
@AsList
record Place(
    @Doc("The lane from the top, from 0.")
        @Label(usual = true)
        @Range(min = 0, max = Board.LANES - 1)
        int lane,
    @Doc("The column from Y's edge, from 0.")
        @Named("col")
        @Label(usual = true)
        @Range(min = 0, max = Board.COLUMNS - 1)
        int column) {

  static Place of(int tile) {
    return new Place(Board.lane(tile), Board.column(tile));
  }

  int tile() {
    return Board.tile(lane, column);
  }

  /** The name as options and keys have it, such as {@code 1,4}. */
  String word() {
    return lane + "," + column;
  }
}
