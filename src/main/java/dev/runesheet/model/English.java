package dev.runesheet.model;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The singular of English nouns, and their indefinite article. */
public final class English {

  /** The words behind which a noun has only what says more of it. */
  private static final Pattern REST = Pattern.compile(" (of|in|on|with|at|from|to|for) ");

  private static final Map<String, String> IRREGULAR =
      Map.of(
          "children", "child",
          "dice", "die",
          "feet", "foot",
          "geese", "goose",
          "mice", "mouse",
          "oxen", "ox",
          "people", "person",
          "teeth", "tooth",
          "axes", "axe");

  /** The ends of plurals, with those of their singulars; the first that fits counts. */
  private static final List<End> ENDS =
      List.of(
          new End("(series|species|always)", ""),
          new End("((?:gen|zomb|cook|mov|p|t|l|d|pix|faer|coll|rook)i)es", "e"),
          new End("(..+)ies", "y"),
          new End("((?:.*sh|t|f|h|can|ob|r|fl|d|w|al)o)es", "e"),
          new End("(.+o)es", ""),
          new End("(.*(?:wol|el|hal|cal|lea|loa|shea|thie|scar|dwar|hoo))ves", "f"),
          new End("((?:.*[^a-z])?(?:kni|li|(?:house|mid)?wi))ves", "fe"),
          new End("((?:.*[^a-z])?(?:wo)?m|.+[bcdeghklnprstwx]m)en", "an"),
          new End("((?:avalan|ni|qui|c?a|.+[dty]a)ch)es", "e"),
          new End("(.*(?:ss|ch|sh|x|zz))es", ""),
          new End("(.*(?:stat|vir|bon|b|min|pl|foc|camp|cact|circ|nex)us)es", ""),
          // Words such as chaos, focus and glass are no plurals.
          new End("(.*[^aious])s", ""));

  /** The stem and end of plurals, and the end of their singulars. */
  private record End(Pattern plural, String singular) {
    End(String plural, String singular) {
      this(Pattern.compile(plural), singular);
    }

    Optional<String> of(String word) {
      Matcher fits = plural.matcher(word);
      return fits.matches() ? Optional.of(fits.group(1) + singular) : Optional.empty();
    }
  }

  private static final Pattern LIKE_YOU =
      Pattern.compile("(uni[^mn]|us[eau]|ut[eio]|eu|ewe|one\\b|once\\b).*");

  private static final Pattern SILENT_H = Pattern.compile("(hour|honou?r|honest|heir).*");

  private English() {}

  /**
   * The singular of a noun, of which other words may say more: {@code wolf of the north}. A word
   * that is no plural stays as it is.
   */
  public static String singular(String noun) {
    return singular(noun, Map.of());
  }

  /**
   * The singular of a noun.
   *
   * @param others the singulars of words that are otherwise than usual, by plural
   */
  static String singular(String noun, Map<String, String> others) {
    String main = REST.split(noun, 2)[0];
    int head = main.lastIndexOf(' ') + 1;
    String word = main.substring(head);
    String one = others.getOrDefault(word, IRREGULAR.get(word));
    return noun.substring(0, head)
        + (one == null ? usual(word) : one)
        + noun.substring(main.length());
  }

  private static String usual(String word) {
    return ENDS.stream().flatMap(end -> end.of(word).stream()).findFirst().orElse(word);
  }

  /** A noun with its article: {@code an hour}, {@code a unit}, {@code another ally}. */
  public static String a(String noun) {
    if (noun.startsWith("other ")) {
      return "an" + noun;
    }
    String plain = noun.toLowerCase(Locale.ROOT);
    boolean vowel = "aeiou".indexOf(plain.charAt(0)) >= 0;
    boolean an = vowel ? !LIKE_YOU.matcher(plain).matches() : SILENT_H.matcher(plain).matches();
    return (an ? "an " : "a ") + noun;
  }
}
