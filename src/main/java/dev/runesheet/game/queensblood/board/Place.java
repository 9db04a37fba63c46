package dev.runesheet.game.queensblood.board;

import dev.runesheet.schema.AsList;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Range;
import dev.runesheet.spi.action.TextForm;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** A tile of the board by its lane and column, as actions and scenarios name it. */
@AsList
@TextForm("{lane},{column}")
public record Place(
    @Doc("The lane from the top, from 0.")
        @Label(usual = true)
        @Range(min = 0, max = Grid.LANES - 1)
        int lane,
    @Doc("The column from Y's edge, from 0.")
        @Named("col")
        @Label(usual = true)
        @Range(min = 0, max = Grid.COLUMNS - 1)
        int column) {

  /** All tiles, lane by lane. */
  public static final List<Place> ALL =
      IntStream.range(0, Grid.TILES)
          .mapToObj(tile -> new Place(Grid.lane(tile), Grid.column(tile)))
          .toList();

  /** The place of a tile. */
  public static Place of(int tile) {
    return ALL.get(tile);
  }

  /** A value for each tile, by its place. */
  public static <T> Map<Place, T> each(IntFunction<T> ofTile) {
    Map<Place, T> each = new LinkedHashMap<>();
    ALL.forEach(place -> each.put(place, ofTile.apply(place.tile())));
    return each;
  }

  /** The number of the tile. */
  public int tile() {
    return Grid.tile(lane, column);
  }

  /** True if the board has such a tile. */
  public boolean isOnBoard() {
    return lane >= 0 && lane < Grid.LANES && column >= 0 && column < Grid.COLUMNS;
  }

  /** The name as keys have it, such as {@code 1,4}. */
  public String word() {
    return lane + "," + column;
  }
}
