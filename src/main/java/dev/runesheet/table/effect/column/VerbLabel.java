package dev.runesheet.table.effect.column;

import dev.runesheet.model.verb.Parameter;
import dev.runesheet.spelling.Capital;
import dev.runesheet.table.layout.ArgumentForm;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.table.layout.VerbColumn;

/** The heading of a verb's column, made from the verb's own sentence. */
final class VerbLabel {

  private VerbLabel() {}

  /**
   * The heading of a verb's column, for example "Change holder's stat by a number"; unique among
   * the columns of the verb.
   */
  static String of(VerbColumn column) {
    String says = column.verb().says();
    StringBuilder asides = new StringBuilder();
    for (int i = 0; i < column.forms().size(); i++) {
      Parameter parameter = column.verb().parameters().get(i);
      String words = words(column, i);
      String named =
          says.replace("{" + parameter.name() + "}", words)
              .replace("{" + parameter.name() + "'s}", words + "'s");
      if (named.equals(says)) {
        asides.append(" (").append(parameter.name()).append(": ").append(words).append(')');
      }
      says = named;
    }
    return Capital.first(says + asides);
  }

  /** The words for a parameter of a column in its headings. */
  static String words(VerbColumn column, int index) {
    ArgumentForm form = column.forms().get(index);
    Parameter parameter = column.verb().parameters().get(index);
    return switch (form.kind()) {
      case ENTITY -> Roles.label(form.role());
      case ROLE -> "a target";
      case NUMBER -> "a number";
      case WHOLE -> "a whole number";
      case STAT -> Roles.label(form.role()) + "'s stat";
      case DICE -> "a die";
      case WORD -> parameter.words().isEmpty() ? parameter.name() : parameter.words();
    };
  }
}
