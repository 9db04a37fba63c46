package dev.runesheet.studio.desk;

import java.util.Collection;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The search for names and ids in texts. */
public final class WordSearch {

  private WordSearch() {}

  /** True if a text says one of some words, each as a word of its own. */
  public static Predicate<String> saying(Collection<String> words) {
    return Pattern.compile(
            words.stream()
                .distinct()
                .map(Pattern::quote)
                .collect(Collectors.joining("|", "(?<![\\w-])(?:", ")(?![\\w-])")))
        .asPredicate();
  }
}
