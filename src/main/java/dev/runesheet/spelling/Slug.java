package dev.runesheet.spelling;

import java.text.Normalizer;
import java.util.Locale;
import java.util.stream.Collectors;

/** Ids from names: {@code Fire Mage} becomes {@code fire-mage}. */
public final class Slug {

  private Slug() {}

  /**
   * Lower-case ASCII letters and digits joined by single hyphens. A name of none of them is spelled
   * by the numbers of its characters ({@code u6c34} for 水), so that two such names differ.
   *
   * @return the id; {@code unnamed} if the name has no letter or digit of any script
   */
  public static String of(String name) {
    String ascii = Normalizer.normalize(name, Normalizer.Form.NFD).toLowerCase(Locale.ROOT);
    StringBuilder slug = new StringBuilder();
    for (int i = 0; i < ascii.length(); i++) {
      char c = ascii.charAt(i);
      boolean plain = c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
      if (plain) {
        slug.append(c);
      } else if (!slug.isEmpty() && slug.charAt(slug.length() - 1) != '-' && c < 128) {
        slug.append('-');
      }
    }
    int end = slug.length();
    while (end > 0 && slug.charAt(end - 1) == '-') {
      end--;
    }
    return end == 0 ? byNumbers(name) : slug.substring(0, end);
  }

  /**
   * The id of what an owner has, by its name: {@code fire-mage/ice-bolt}. It has no blanks, also
   * where the owner has some.
   */
  public static String id(String owner, String name) {
    return owner.replace(' ', '-') + "/" + of(name);
  }

  private static String byNumbers(String name) {
    String numbers =
        name.toLowerCase(Locale.ROOT)
            .codePoints()
            .filter(Character::isLetterOrDigit)
            .limit(20)
            .mapToObj(letter -> "u" + Integer.toHexString(letter))
            .collect(Collectors.joining("-"));
    return numbers.isEmpty() ? "unnamed" : numbers;
  }
}
