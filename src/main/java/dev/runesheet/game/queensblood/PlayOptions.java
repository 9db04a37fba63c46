package dev.runesheet.game.queensblood;

import dev.runesheet.engine.Option;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;

/**
 * The options to play a card, one for each tile. They are put into words when they are asked for:
 * most cards that there are are in no deck.
 */
public final class PlayOptions extends AbstractList<Option> {

  private final String id;
  private final String called;

  /** Any thread may make it; all make the same. */
  private volatile List<Option> options;

  /**
   * The options of a card.
   *
   * @param id the card's id
   * @param name as people call it; may be empty
   */
  PlayOptions(String id, String name) {
    this.id = id;
    this.called = name.isEmpty() ? "card " + id : name;
  }

  @Override
  public Option get(int tile) {
    List<Option> known = options;
    if (known == null) {
      known = made();
      options = known;
    }
    return known.get(tile);
  }

  @Override
  public int size() {
    return Board.TILES;
  }

  private List<Option> made() {
    List<Option> made = new ArrayList<>();
    for (int tile = 0; tile < Board.TILES; tile++) {
      int lane = Board.lane(tile);
      int column = Board.column(tile);
      made.add(
          new Option(
              id + "@" + lane + "," + column,
              called + " on lane " + (lane + 1) + ", column " + (column + 1)));
    }
    return List.copyOf(made);
  }
}
