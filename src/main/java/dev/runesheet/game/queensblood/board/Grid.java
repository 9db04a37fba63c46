package dev.runesheet.game.queensblood.board;

/** The tiles of the board: three lanes of five columns, numbered lane by lane. */
public final class Grid {

  /** The number of lanes. */
  public static final int LANES = 3;

  /** The number of columns. */
  public static final int COLUMNS = 5;

  /** The number of tiles. */
  public static final int TILES = LANES * COLUMNS;

  private Grid() {}

  /** The tile of a lane and a column. */
  public static int tile(int lane, int column) {
    return lane * COLUMNS + column;
  }

  /** The lane of a tile. */
  public static int lane(int tile) {
    return tile / COLUMNS;
  }

  /** The column of a tile. */
  public static int column(int tile) {
    return tile % COLUMNS;
  }

  /** The name of a tile for people: lanes and columns count from 1. */
  public static String place(int tile) {
    return "lane " + (lane(tile) + 1) + ", column " + (column(tile) + 1);
  }

  /** The tile some lanes and columns away, or -1 if that is off the board. */
  public static int beside(int tile, int lanes, int columns) {
    int lane = lane(tile) + lanes;
    int column = column(tile) + columns;
    boolean on = lane >= 0 && lane < LANES && column >= 0 && column < COLUMNS;
    return on ? tile(lane, column) : -1;
  }
}
