package dev.runesheet.table.effect.column;

import dev.runesheet.spelling.Capital;
import dev.runesheet.table.layout.VerbColumn;

/** The heading of a verb's column, made from the verb's own sentence. */
final class VerbLabel {

  private VerbLabel() {}

  /**
   * The heading of a verb's column, for example "Change holder's stat by a number"; unique among
   * the columns of the verb.
   */
  static String of(VerbColumn column) {
    return of(new HeadingWords(column, false));
  }

  /** The heading in these words. */
  static String of(HeadingWords words) {
    String says = words.says();
    StringBuilder asides = new StringBuilder();
    for (int i = 0; i < words.column().forms().size(); i++) {
      String parameter = words.column().verb().parameters().get(i).name();
      String part = words.of(i);
      String named =
          says.replace("{" + parameter + "}", part).replace("{" + parameter + "'s}", part + "'s");
      if (named.equals(says)) {
        asides.append(" (").append(parameter).append(": ").append(part).append(')');
      }
      says = named;
    }
    return Capital.first(says + asides);
  }
}
