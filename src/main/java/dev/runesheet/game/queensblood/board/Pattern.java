package dev.runesheet.game.queensblood.board;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.runesheet.game.queensblood.word.PatternCell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The cells that a card reaches from its tile (decision 1). The right side's columns are mirrored;
 * what falls off the board is dropped; the order is that of the text.
 */
public final class Pattern {

  private final List<PatternCell> cells;

  /** Made when a match asks first, by whichever thread; all make the same. */
  private volatile Reach reach;

  /** The pattern of some cells, in their order. */
  public Pattern(List<PatternCell> cells) {
    this.cells = List.copyOf(cells);
  }

  /**
   * The pattern of a text; empty for none.
   *
   * @throws IllegalArgumentException if a cell is not within the grid
   */
  @JsonCreator
  public static Pattern of(String text) {
    List<PatternCell> cells = new ArrayList<>();
    for (String part : text.isEmpty() ? new String[0] : text.split(",", -1)) {
      String why = "cell (" + part + ") of a pattern is not within the grid.";
      cells.add(PatternCell.of(part.strip()).orElseThrow(() -> new IllegalArgumentException(why)));
    }
    return new Pattern(cells);
  }

  /** The cells in order. */
  public List<PatternCell> cells() {
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

    Reach(List<PatternCell> cells) {
      for (int side = 0; side < 2; side++) {
        for (int tile = 0; tile < Grid.TILES; tile++) {
          int at = side * Grid.TILES + tile;
          pawns[at] = reach(cells, side, tile, PatternCell.PAWN);
          affected[at] = reach(cells, side, tile, PatternCell.EFFECT);
          for (int other : affected[at]) {
            masks[at] |= 1 << other;
          }
        }
      }
    }

    private static int[] reach(List<PatternCell> cells, int side, int tile, char what) {
      int[] tiles = new int[cells.size()];
      int count = 0;
      for (PatternCell cell : cells) {
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
    return String.join(",", cells.stream().map(PatternCell::toString).toList());
  }
}
