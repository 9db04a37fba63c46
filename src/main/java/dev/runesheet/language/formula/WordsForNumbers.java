package dev.runesheet.language.formula;

import dev.runesheet.model.diagnostic.Words;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The advice for a property that is a word, such as an element, where a number is expected. */
final class WordsForNumbers {

  /** A word that needs no quotes. */
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}_][\\p{L}\\p{M}0-9_' -]*");

  private WordsForNumbers() {}

  /**
   * The advice for a property of one entity.
   *
   * @param words the words of each property; none if they can be any text
   * @return empty if there is no such property
   */
  static Optional<String> ofOne(
      String property, String role, Map<String, Collection<String>> words) {
    return asked(property, role, words).map(is -> "a word is no number: ask " + Words.quote(is));
  }

  /** The advice for a property of a scope. */
  static Optional<String> ofMany(
      String property, String scope, Map<String, Collection<String>> words) {
    return asked(property, "target", words)
        .map(
            is ->
                "a word is no number: write " + Words.quote("count of " + scope + " [" + is + "]"));
  }

  private static Optional<String> asked(
      String property, String who, Map<String, Collection<String>> words) {
    return Optional.ofNullable(words.get(property))
        .map(all -> property + " of " + who + " is " + written(all));
  }

  /** The first of some words, as a formula says it. */
  private static String written(Collection<String> all) {
    String first = all.stream().findFirst().orElse("…");
    return PLAIN.matcher(first).matches() ? first : '"' + first + '"';
  }
}
