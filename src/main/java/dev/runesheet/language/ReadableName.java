package dev.runesheet.language;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** A name that people can read, wherever it is shown: in tables, in messages, and in a browser. */
public final class ReadableName {

  private static final int LONGEST = 60;
  private static final Pattern MARKUP = Pattern.compile("<[^<>]*>|&#?\\w+;");

  /** Types of characters that nobody sees, or that everybody sees otherwise. */
  private static final Set<Byte> UNSEEN =
      Set.of(
          Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR);

  private ReadableName() {}

  /** The expected form of a name; empty if the name is valid. */
  public static Optional<String> expected(String name) {
    if (name.codePoints().anyMatch(ReadableName::isUnseen)) {
      return Optional.of("a name without control characters, invisible ones, and line breaks");
    }
    if (name.codePoints().noneMatch(Character::isLetterOrDigit)) {
      return Optional.of("a name with letters or digits");
    }
    if (MARKUP.matcher(name).find()) {
      return Optional.of("a name without markup");
    }
    if (!name.equals(name.strip()) || name.contains("  ")) {
      return Optional.of("single blanks, and only between words");
    }
    return name.codePointCount(0, name.length()) > LONGEST
        ? Optional.of("at most " + LONGEST + " characters")
        : Optional.empty();
  }

  private static boolean isUnseen(int character) {
    return UNSEEN.contains((byte) Character.getType(character));
  }
}
