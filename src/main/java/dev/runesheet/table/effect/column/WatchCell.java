package dev.runesheet.table.effect.column;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spelling.Word;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.word.Watch;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The cell that says whose events start an effect; an empty one means the holder's own. */
public final class WatchCell {

  /** The words of its list, the widest first. */
  public static final List<String> WORDS =
      Stream.of(Watch.ANY, Watch.ALLY, Watch.ENEMY, Watch.OTHER).map(Word::word).toList();

  /** The predicate of sentences whose subject is an empty cell: what such a cell means. */
  static final String EMPTY = "means the holder's own";

  private WatchCell() {}

  /**
   * The type of its cells: that of the holder's own events, which has a word elsewhere, is told.
   */
  static CellType type() {
    Map<String, String> elsewhere = Map.of(Watch.OWN.word(), "an empty cell " + EMPTY);
    return new CellType.Word("choice", WORDS, List.of(), elsewhere, Code.UNKNOWN_WORD);
  }

  /** The word, or null for the holder's own. */
  public static String word(Watch watch) {
    return watch == Watch.OWN ? null : watch.word();
  }

  /** Whose events a word names; the holder's own for null. */
  public static Watch watch(String word) {
    return word == null ? Watch.OWN : Word.of(Watch.class, word);
  }
}
