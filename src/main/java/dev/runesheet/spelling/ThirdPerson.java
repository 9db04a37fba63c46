package dev.runesheet.spelling;

import java.util.regex.Pattern;

/**
 * Words that were put to somebody, as they are told of that person: {@code choose one of your
 * cards} as {@code choose one of their cards}.
 */
public final class ThirdPerson {

  private static final Pattern OBJECT =
      Pattern.compile("\\b(to|from|of|by|for|with|than|at|on|near|behind|against) you\\b");

  private static final Pattern SUBJECT = Pattern.compile("\\byou\\b");

  private static final Pattern OWNER = Pattern.compile("\\byour(s|self)?\\b");

  private ThirdPerson() {}

  /** The words about the person to whom they were put. */
  public static String of(String words) {
    String of = OBJECT.matcher(words).replaceAll("$1 them");
    of = SUBJECT.matcher(of).replaceAll("they");
    return OWNER.matcher(of).replaceAll("their$1").replace("theirself", "themselves");
  }
}
