package dev.runesheet.language.strings;

import dev.runesheet.language.strings.words.StringWords;

/** Writes effect strings in their unified form; what it writes is read back as the same. */
public final class EffectStringWriter {

  private final Patterns patterns;

  /** Creates a writer for the words of a game. */
  public EffectStringWriter(StringWords words) {
    this.patterns = new Patterns(words);
  }

  /**
   * A column's text.
   *
   * @throws IllegalArgumentException if the column cannot say this
   */
  public String write(Phrase phrase, Column column) {
    return patterns
        .column(column)
        .write(phrase)
        .orElseThrow(() -> new IllegalArgumentException("phrase (" + phrase + ") has no pattern."));
  }
}
