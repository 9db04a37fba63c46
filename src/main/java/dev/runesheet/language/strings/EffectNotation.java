package dev.runesheet.language.strings;

import dev.runesheet.language.strings.syntax.TextReader;
import dev.runesheet.language.strings.words.StringMistakes;
import dev.runesheet.language.strings.words.StringWords;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A parser and printer of the effect strings of card tables. It reads the forms that the tables use
 * and the unified notation, and prints the unified notation; what it prints is parsed as the same.
 */
public final class EffectNotation {

  private static final int LONGEST = 1_000;

  private final Patterns patterns;
  private final StringWords words;

  /** The notation with the words of a game. */
  public EffectNotation(StringWords words) {
    this.words = words;
    this.patterns = new Patterns(words);
  }

  /**
   * Reads a text.
   *
   * @param place where the text stands; findings name the character behind it
   * @return what it says; empty after a finding
   */
  public Optional<Phrase> read(
      String text, Column column, SourceLocation place, Diagnostics findings) {
    String meant = words.aliases().getOrDefault(text.strip(), text);
    Diagnostics own = new Diagnostics();
    Optional<Phrase> read = readMeant(meant, column, place, own);
    own.all().stream()
        .map(one -> one.suggestion().isEmpty() ? one.suggesting(elsewhere(meant)) : one)
        .forEach(findings::add);
    return read;
  }

  /** The heading below which a text that does not fit its column can stand; empty if none. */
  private String elsewhere(String text) {
    return Stream.of(Column.values())
        .filter(other -> readMeant(text, other, SourceLocation.NONE, new Diagnostics()).isPresent())
        .findFirst()
        .map(other -> "it can stand under '" + other.label() + "'")
        .orElse("");
  }

  /**
   * Finds the mistake of a text that no column can read: that of the column that reads the longest
   * part of it.
   *
   * @return empty if a column can read it
   */
  public Optional<Diagnostic> mistake(String text, SourceLocation place) {
    List<Diagnostic> mistakes = new ArrayList<>();
    for (Column column : Column.values()) {
      Diagnostics own = new Diagnostics();
      if (readMeant(text, column, place, own).isPresent()) {
        return Optional.empty();
      }
      mistakes.add(own.all().get(0));
    }
    return mistakes.stream().max(Comparator.comparingInt(one -> understood(one, place)));
  }

  /** True if a text is a word of patterns, or says something by itself. */
  public boolean isWord(String text) {
    return patterns.reserved().contains(text.strip().toLowerCase(Locale.ROOT))
        || mistake(text, SourceLocation.NONE).isEmpty();
  }

  /** The characters before a mistake; of two columns, the one that guesses what is meant counts. */
  private static int understood(Diagnostic mistake, SourceLocation text) {
    int characters = mistake.location().equals(text) ? 0 : mistake.location().place().lastNumber();
    return 2 * characters + (mistake.suggestion().isEmpty() ? 0 : 1);
  }

  private Optional<Phrase> readMeant(
      String meant, Column column, SourceLocation place, Diagnostics findings) {
    if (meant.length() > LONGEST) {
      findings.error(Code.TOO_LARGE, place, meant.length() + " characters", "at most " + LONGEST);
      return Optional.empty();
    }
    return TextReader.read(
        meant,
        place,
        patterns.column(column),
        patterns.reserved(),
        new StringMistakes(words)::of,
        findings);
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
