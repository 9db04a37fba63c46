package dev.runesheet.language.roletext.write;

import java.util.Set;
import java.util.regex.Pattern;

/** Texts between quotes: apostrophes, or back-ticks around a text that holds apostrophes. */
public final class Quotes {

  private static final Pattern BARE =
      Pattern.compile("[\\p{L}_][\\p{L}\\p{M}0-9_-]*( [\\p{L}_][\\p{L}\\p{M}0-9_-]*)*");

  private static final Pattern SENTENCE = Pattern.compile("\\p{L}[\\p{L}\\p{M}0-9 ,.;:!?-]*");

  private static final Set<String> JOINING =
      Set.of(
          "to", "from", "for", "as", "by", "is", "in", "has", "lacks", "exists", "and", "or", "not",
          "through", "during", "applied", "Poll", "Chosen", "with");

  private static final Pattern AMBIGUOUS = Pattern.compile("x[0-9]+|(Start|End|Immediate)-.*");

  private Quotes() {}

  /** A text in the quotes that it can stand in; no quotes can hold a backtick. */
  public static String put(String text) {
    String held = text.replace('`', '’');
    char quote =
        held.indexOf('\'') < 0 && held.indexOf('’') < 0 && held.indexOf('‘') < 0 ? '\'' : '`';
    return quote + held + quote;
  }

  /** True if a name can stand without quotes. */
  public static boolean bare(String text) {
    if (!BARE.matcher(text).matches()) {
      return false;
    }
    for (String word : text.split(" ")) {
      if (JOINING.contains(word) || AMBIGUOUS.matcher(word).matches()) {
        return false;
      }
    }
    return true;
  }

  /** A sentence without quotes if it can stand so. */
  static String sentence(String text) {
    return SENTENCE.matcher(text).matches() ? text : put(text);
  }

  /** A name without quotes if it can stand so. */
  static String needed(String text) {
    return bare(text) ? text : put(text);
  }
}
