package dev.runesheet.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The singular of English nouns, and their indefinite article. */
public final class English {

  /** Words that say behind a noun where it is. */
  private static final String PLACES =
      "( (abroad|afar|afloat|ahead|aloft|apart|ashore|away|behind|below|far|here|near|nearby|out"
          + "|outside|there))";

  /** The words with which what says more of a noun begins, behind it. */
  private static final Pattern REST =
      Pattern.compile(
          PLACES
              + "*( (of|in|on|with|at|from|to|for) "
              + "| (above|around|before|behind|below|beside|between|near|next to|over|under"
              + "|without)"
              + " (it|you|them|a|an|the|this|that|its|your|their|each|another)\\b)"
              + "|"
              + PLACES
              + "+$");

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
   * @param others the singulars that are otherwise than usual, by plural: of the last word of a
   *     noun, or of more of its words
   */
  static String singular(String noun, Map<String, String> others) {
    String known = ends(noun).stream().filter(others::containsKey).findFirst().orElse(null);
    String main = main(noun);
    String begin = noun.endsWith(known == null ? " " : known) ? noun : main;
    if (known != null) {
      return begin.substring(0, begin.length() - known.length())
          + others.get(known)
          + noun.substring(begin.length());
    }
    int head = main.lastIndexOf(' ') + 1;
    return noun.substring(0, head) + usual(main.substring(head)) + noun.substring(main.length());
  }

  /**
   * The ends of a noun, with and without what says more of it, at which a plural is known, the
   * longest first: {@code red ships at sea}, {@code ships at sea}, …, {@code red ships}, …
   */
  public static List<String> ends(String noun) {
    List<String> ends = new ArrayList<>();
    for (String whole : List.of(noun, main(noun))) {
      for (int begin = 0; begin >= 0; begin = whole.indexOf(' ', begin + 1)) {
        ends.add(whole.substring(begin).stripLeading());
      }
    }
    return List.copyOf(new LinkedHashSet<>(ends));
  }

  /** True if the last word of a noun is no plural, but one before it is: {@code ships hidden}. */
  public static boolean hidesPlural(String noun) {
    String[] words = main(noun).split(" ");
    int last = words.length - 1;
    return usual(words[last]).equals(words[last])
        && Stream.of(words).limit(last).anyMatch(word -> !usual(word).equals(word));
  }

  /** A noun without what says more of it behind it. */
  private static String main(String noun) {
    Matcher rest = REST.matcher(noun);
    return rest.find() && rest.start() > 0 ? noun.substring(0, rest.start()) : noun;
  }

  private static String usual(String word) {
    String plural = word.toLowerCase(Locale.ROOT);
    String one = IRREGULAR.get(plural);
    if (one == null && (plural.endsWith("s") || plural.endsWith("en"))) { // As all ends do.
      one = ENDS.stream().flatMap(end -> end.of(plural).stream()).findFirst().orElse(plural);
    }
    if (one == null || one.equals(plural) || plural.length() != word.length()) {
      return word;
    }
    int same = alike(one, plural);
    return word.substring(0, same) + one.substring(same);
  }

  /** The number of characters that two words have in common at their beginning. */
  private static int alike(String one, String other) {
    int most = Math.min(one.length(), other.length());
    return IntStream.range(0, most)
        .filter(i -> one.charAt(i) != other.charAt(i))
        .findFirst()
        .orElse(most);
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
