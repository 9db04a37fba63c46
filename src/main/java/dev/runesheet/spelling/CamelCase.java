package dev.runesheet.spelling;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The names that Java gives to things: {@code seenBy}, {@code SeenBy}. */
public final class CamelCase {

  private static final Pattern SEAM = Pattern.compile("(?<=[a-z])(?=[A-Z])");

  private static final String GET = "get";

  private CamelCase() {}

  /** The words of a name, in small letters: {@code seen by}. */
  public static String words(String name) {
    return SEAM.matcher(name).replaceAll(" ").toLowerCase(Locale.ROOT);
  }

  /** The property of a getter, as rules write it; empty if the name is no getter's. */
  public static Optional<String> property(String getter) {
    return getter.startsWith(GET) && getter.length() > GET.length()
        ? Optional.of(
            Character.toLowerCase(getter.charAt(GET.length())) + getter.substring(GET.length() + 1))
        : Optional.empty();
  }
}
