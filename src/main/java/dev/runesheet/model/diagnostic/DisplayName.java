package dev.runesheet.model.diagnostic;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.spelling.Blanks;

/** The check of a name by which people choose or tell things, as it is printed. */
public final class DisplayName {

  private DisplayName() {}

  /** False after a report if a name cannot be read, or has more to it than can be seen. */
  public static boolean check(String name, SourceLocation place, Diagnostics findings) {
    if (Blanks.areAll(name)) {
      findings.error(Code.EMPTY, place, "", "a name");
    } else if (name.chars().anyMatch(Character::isISOControl)) {
      String expected = "a name without control characters";
      findings.errorAbout(Code.NAME_NOT_PLAIN, place, name, expected);
    } else if (!name.equals(name.strip())) {
      String expected = "a name without blanks around it";
      findings.errorAbout(Code.NAME_NOT_PLAIN, place, name, expected);
    } else {
      return true;
    }
    return false;
  }
}
