package dev.runesheet.model;

import java.util.regex.Pattern;

/**
 * The noun for entities of a group, or for the units of a stat.
 *
 * @param one its singular: {@code citizen}
 * @param many its plural: {@code citizens}
 * @param where the words after the noun: {@code of the centre}; may be empty
 * @param owned whether it belongs to a player, who is then named: {@code your citizens}
 * @param person whether they are people: {@code that player} rather than {@code it}
 */
public record Noun(String one, String many, String where, boolean owned, boolean person) {

  /** Words such as chaos, focus and glass are no plurals. */
  private static final Pattern PLURAL = Pattern.compile(".*[^aious]s");

  /** A thing whose plural has an s. */
  public static Noun of(String one) {
    return new Noun(one, one + "s", "", false, false);
  }

  /** A thing that cannot be counted, such as gold. */
  public static Noun mass(String word) {
    return new Noun(word, word, "", false, false);
  }

  /**
   * A thing by a word that may be its plural, as a stat is called: {@code embers}. What only looks
   * like a plural, such as a bonus, is not counted.
   */
  static Noun called(String word) {
    return new Noun(singular(word), word, "", false, false);
  }

  /** A word without the s of its plural; other words as they are. */
  static String singular(String word) {
    if (word.endsWith("ies")) {
      return word.substring(0, word.length() - "ies".length()) + "y";
    }
    return PLURAL.matcher(word).matches() ? word.substring(0, word.length() - 1) : word;
  }

  /** A person whose plural has an s. */
  public static Noun person(String one) {
    return new Noun(one, one + "s", "", false, true);
  }

  /** The noun with a place: a citizen of the centre. */
  public Noun where(String place) {
    return new Noun(one, many, place, owned, person);
  }

  /** The noun with its player as owner. */
  public Noun ofPlayer() {
    return new Noun(one, many, where, true, person);
  }

  /** The noun with an adjective: a regular monster. */
  Noun being(String adjective) {
    return new Noun(adjective + " " + one, adjective + " " + many, where, owned, person);
  }

  /** The noun with a number: {@code 2 worker signs}. */
  String count(String number) {
    return number + " " + (number.equals("1") ? one : many);
  }

  /** A noun with the article that it is said with. */
  static String a(String noun) {
    boolean another = noun.startsWith("other ");
    String article = "aeiou".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ";
    return another ? "an" + noun : article + noun;
  }
}
