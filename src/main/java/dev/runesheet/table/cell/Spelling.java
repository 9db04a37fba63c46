package dev.runesheet.table.cell;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;

/** The probable meaning of a text that is not in a list, or not a mark. */
public final class Spelling {

  private static final Set<String> YES =
      Set.of(
          "yes",
          "y",
          "true",
          "ja",
          "wahr",
          "oui",
          "vrai",
          "si",
          "sí",
          "sì",
          "verdadero",
          "vero",
          "sim",
          "verdadeiro",
          "tak",
          "prawda",
          "waar",
          "✓",
          "✔",
          "1");
  private static final Set<String> NO =
      Set.of(
          "no", "n", "false", "nein", "falsch", "non", "faux", "falso", "não", "nie", "fałsz",
          "nee", "onwaar", "-", "0");

  private Spelling() {}

  /** The text without quotes, and with plain letters and digits for full-width ones. */
  static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC)
        .replaceAll("[“”„‟\"‘’‚‛'«»‹›`´]", "")
        .strip();
  }

  /** True if a text is a word or sign for yes in a language in which spreadsheets are written. */
  static boolean isYes(String text) {
    return YES.contains(plain(text).toLowerCase(Locale.ROOT));
  }

  /** True if a text is a word or sign for no in such a language. */
  static boolean isNo(String text) {
    return NO.contains(plain(text).toLowerCase(Locale.ROOT));
  }

  /**
   * The word of a list that equals a text apart from quotes, letter forms, or language.
   *
   * @return the word, or null if there is none
   */
  public static String likely(String text, Collection<String> valid) {
    String plain = plain(text);
    if (valid.contains(plain)) {
      return plain;
    }
    String truth = isYes(text) ? "yes" : isNo(text) ? "no" : "";
    return valid.contains(truth) ? truth : null;
  }

  /** The text to write for a mark; empty if unknown. */
  public static String mark(String text) {
    return isYes(text) ? "did you mean 'x'?" : isNo(text) ? "leave the cell empty" : "";
  }

  /** The id that a text is but for quotes and for the dashes that text editors write. */
  public static String id(String text) {
    String plain = plain(text).replaceAll("\\p{Pd}|\u2212", "-");
    return Literals.isId(plain) ? "did you mean '" + plain + "'?" : "";
  }
}
