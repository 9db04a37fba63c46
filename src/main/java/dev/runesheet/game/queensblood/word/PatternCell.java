package dev.runesheet.game.queensblood.word;

import java.util.Optional;

/**
 * A cell of a card's pattern, relative to the card's own (decision 1); as text a column letter, a
 * row digit and a kind, for example {@code B3P}.
 *
 * @param lanes the number of lanes below
 * @param columns the number of columns ahead
 * @param kind P for a pawn, E for the effect, X for both
 */
public record PatternCell(int lanes, int columns, char kind) {

  /** The number of lanes and columns that a pattern reaches to each side. */
  public static final int REACH = 2;

  /** The number of lanes and columns of a pattern. */
  public static final int SIZE = 2 * REACH + 1;

  /** The kind of a cell that gets a pawn. */
  public static final char PAWN = 'P';

  /** The kind of a cell that the card's effect is about. */
  public static final char EFFECT = 'E';

  /** The kinds of cells. */
  public static final String KINDS = "PEX";

  /** The sign of the card itself where a pattern is drawn. */
  public static final char CARD = 'W';

  /** The regular expression of a cell; it also fits the card's own. */
  public static final String TEXT = "[A-E][1-5][" + KINDS + "]";

  private static final String COLUMNS = "EDCBA";

  /** The cell of a text; empty if it names none within the grid, or the card's own. */
  public static Optional<PatternCell> of(String text) {
    if (!text.matches(TEXT)) {
      return Optional.empty();
    }
    int lanes = text.charAt(1) - '1' - REACH;
    int columns = COLUMNS.indexOf(text.charAt(0)) - REACH;
    return lanes == 0 && columns == 0
        ? Optional.empty()
        : Optional.of(new PatternCell(lanes, columns, text.charAt(2)));
  }

  /** True if it is of a kind, or of both. */
  public boolean has(char what) {
    return kind == what || kind == 'X';
  }

  /** True if another cell lies at the same place. */
  public boolean isAt(PatternCell other) {
    return lanes == other.lanes && columns == other.columns;
  }

  @Override
  public String toString() {
    return "" + COLUMNS.charAt(columns + REACH) + (lanes + REACH + 1) + kind;
  }
}
