package dev.runesheet.table.effect.column;

import dev.runesheet.model.English;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.spelling.Capital;
import dev.runesheet.table.layout.ArgumentForm;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.table.layout.VerbColumn;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The words of a verb's headings: its sentence, and what stands in it for each parameter.
 *
 * @param column the verb's column
 * @param former whether they are those of earlier versions: words of lists without an article, also
 *     where the sentence names the list already, and numbers before nouns as elsewhere
 */
record HeadingWords(VerbColumn column, boolean former) {

  /** The end of what stands before a noun that needs no article. */
  private static final Pattern DETERMINED =
      Pattern.compile("(?:.*\\b(?:the|an?|another)|.*'s}?) $");

  /** A number with what it counts or measures. */
  private static final Pattern COUNTED =
      Pattern.compile("\\{\\w+} (?!(?:and|at|by|for|from|in|into|of|on|or|to|with)\\b)[a-z{].*");

  /** A number with another part of the cell that it counts or measures. */
  private static final Pattern OF_ANOTHER = Pattern.compile("\\{\\w+} \\{.*");

  /** The verb's sentence, which names no list twice. */
  String says() {
    String says = column.verb().says();
    for (Parameter parameter : column.verb().parameters()) {
      if (!former && !parameter.words().isEmpty()) {
        says = says.replace(parameter.words() + " " + gap(parameter), gap(parameter));
      }
    }
    return says;
  }

  private static String gap(Parameter parameter) {
    return "{" + parameter.name() + "}";
  }

  /** The words for a parameter. */
  String of(int index) {
    ArgumentForm form = column.forms().get(index);
    Parameter parameter = column.verb().parameters().get(index);
    return switch (form.kind()) {
      case ENTITY -> Roles.label(form.role());
      case ROLE -> "a target";
      case NUMBER -> number("a number", COUNTED, parameter);
      case WHOLE -> number("a whole number", COUNTED, parameter);
      case STAT -> number(Roles.label(form.role()) + "'s stat", OF_ANOTHER, parameter);
      case DICE -> number("a die", OF_ANOTHER, parameter);
      case WORD -> parameter.words().isEmpty() ? parameter.name() : word(parameter);
    };
  }

  private String number(String words, Pattern counted, Parameter parameter) {
    int at = says().indexOf(gap(parameter));
    boolean counts = !former && at >= 0 && counted.matcher(says().substring(at)).matches();
    return counts ? words + " of" : words;
  }

  private String word(Parameter parameter) {
    String says = says();
    int at = says.indexOf(gap(parameter));
    boolean bare = former || at < 0 || DETERMINED.matcher(says.substring(0, at)).matches();
    return bare ? parameter.words() : English.a(parameter.words());
  }

  /** The names of the parts of cells, where the sentence names them in another order. */
  List<String> named(String label, List<String> parts) {
    String verb = former ? label : Capital.first(column.verb().name().replace('-', ' '));
    return parts.stream()
        .map(part -> (part.equals(parts.get(0)) ? label : verb) + ": " + part)
        .toList();
  }
}
