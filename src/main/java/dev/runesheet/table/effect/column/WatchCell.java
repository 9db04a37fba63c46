package dev.runesheet.table.effect.column;

import dev.runesheet.spelling.Word;
import dev.runesheet.word.Watch;
import java.util.List;
import java.util.stream.Stream;

/** The cell that says whose events start an effect; an empty one means the holder's own. */
public final class WatchCell {

  /** The words of its list, the widest first. */
  public static final List<String> WORDS =
      Stream.of(Watch.ANY, Watch.ALLY, Watch.ENEMY, Watch.OTHER).map(Word::word).toList();

  private WatchCell() {}

  /** The word, or null for the holder's own. */
  public static String word(Watch watch) {
    return watch == Watch.OWN ? null : watch.word();
  }

  /** Whose events a word names; the holder's own for null. */
  public static Watch watch(String word) {
    return word == null ? Watch.OWN : Word.of(Watch.class, word);
  }
}
