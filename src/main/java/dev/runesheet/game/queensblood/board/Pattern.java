package dev.runesheet.game.queensblood.board;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The cells that a card reaches from its tile (decision 1): a column letter, a row digit and a kind
 * each, for example {@code B3P}. The right side's columns are mirrored; what falls off the board is
 * dropped; the order is that of the text.
 */
public final class Pattern {

  private static final String COLUMNS = "EDCBA";
  private static final int CENTRE = 2;

  private final List<Cell> cells;

  /** Made when a match asks first, by whichever thread; all make the same. */
  private volatile Reach reach;

  private Pattern(List<Cell> cells) {
    this.cells = List.copyOf(cells);
  }

  /**
   * A cell relative to the card's own.
   *
   * @param lanes the number of lanes below
   * @param columns the number of columns ahead
   * @param kind P for a pawn, E for the effect, X for both
   */
  public record Cell(int lanes, int columns, char kind) {

    boolean has(char what) {
      return kind == what || kind == 'X';
    }

    @Override
    public String toString() {
      return "" + COLUMNS.charAt(columns + CENTRE) + (lanes + CENTRE + 1) + kind;
    }
  }

  /** The cell that a text such as {@code B3P} names, or null if it names none within the grid. */
  public static Cell cell(String text) {
    boolean fits =
        text.length() == 3
            && COLUMNS.indexOf(text.charAt(0)) >= 0
            && text.charAt(1) >= '1'
            && text.charAt(1) <= '5'
            && "PEX".indexOf(text.charAt(2)) >= 0;
    int lanes = fits ? text.charAt(1) - '1' - CENTRE : 0;
    int columns = fits ? COLUMNS.indexOf(text.charAt(0)) - CENTRE : 0;
    boolean own = lanes == 0 && columns == 0;
    return fits && !own ? new Cell(lanes, columns, text.charAt(2)) : null;
  }

  /**
   * The pattern of a text; empty for none.
   *
   * @throws IllegalArgumentException if a cell is not within the grid
   */
  @JsonCreator
  public static Pattern of(String text) {
    List<Cell> cells = new ArrayList<>();
    for (String part : text.isEmpty() ? new String[0] : text.split(",", -1)) {
      Cell cell = cell(part.strip());
      if (cell == null) {
        throw new IllegalArgumentException(
            "cell (" + part + ") of a pattern is not within the grid.");
      }
      cells.add(cell);
    }
    return new Pattern(cells);
  }

  /** The cells in order. */
  public List<Cell> cells() {
    return cells;
  }

  /** The tiles that get pawns, in order. */
  public int[] pawns(int side, int tile) {
    return reach().pawns[side * Grid.TILES + tile];
  }

  /** The affected tiles, in order. */
  public int[] affected(int side, int tile) {
    return reach().affected[side * Grid.TILES + tile];
  }

  /** True if a tile is affected. */
  boolean affects(int side, int tile, int other) {
    return (reach().masks[side * Grid.TILES + tile] & 1 << other) != 0;
  }

  private Reach reach() {
    Reach known = reach;
    if (known == null) {
      known = new Reach(cells);
      reach = known;
    }
    return known;
  }

  /** The tiles that the cells are from each tile, for each side. */
  private static final class Reach {
    private final int[][] pawns = new int[2 * Grid.TILES][];
    private final int[][] affected = new int[2 * Grid.TILES][];
    private final int[] masks = new int[2 * Grid.TILES];

    Reach(List<Cell> cells) {
      for (int side = 0; side < 2; side++) {
        for (int tile = 0; tile < Grid.TILES; tile++) {
          int at = side * Grid.TILES + tile;
          pawns[at] = reach(cells, side, tile, 'P');
          affected[at] = reach(cells, side, tile, 'E');
          for (int other : affected[at]) {
            masks[at] |= 1 << other;
          }
        }
      }
    }

    private static int[] reach(List<Cell> cells, int side, int tile, char what) {
      int[] tiles = new int[cells.size()];
      int count = 0;
      for (Cell cell : cells) {
        int other = Grid.beside(tile, cell.lanes(), cell.columns() * Side.sign(side));
        if (cell.has(what) && other >= 0) {
          tiles[count++] = other;
        }
      }
      return Arrays.copyOf(tiles, count);
    }
  }

  @Override
  @JsonValue
  public String toString() {
    return String.join(",", cells.stream().map(Cell::toString).toList());
  }
}
