package dev.runesheet.pack.check;

import dev.runesheet.analysis.Finding;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The check that people can read a name, wherever it is shown: in tables, in messages, and in a
 * browser. Names of cards, heroes, roles and the like of all games are held to it.
 */
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

  /**
   * The doubt about a name that people cannot read; empty if they can.
   *
   * @param place where the name is written
   * @param of what {@code accepted} may call the thing with the name
   */
  public static Optional<Finding> doubt(String name, SourceLocation place, List<String> of) {
    return expected(name)
        .map(
            expected ->
                new Finding(
                    Diagnostic.of(Code.NAME_UNREADABLE, place, Words.quote(name), expected), of));
  }

  /** The expected form of a name; empty if the name is valid. */
  private static Optional<String> expected(String name) {
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
