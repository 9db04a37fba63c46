package dev.runesheet.document;

import com.fasterxml.jackson.core.JsonLocation;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A syntax error of a JSON text, in words for authors: Jackson's messages name its own Java
 * features and character codes.
 *
 * @param found the text found
 * @param expected the text expected; empty if unknown
 * @param back the distance in characters from Jackson's place back to its beginning
 * @param where the place, if it differs from Jackson's; otherwise null
 */
record JsonProblem(String found, String expected, int back, JsonLocation where) {

  private static final Pattern CHARACTER =
      Pattern.compile("Unexpected character \\((.+?) \\(code .*?\\)\\)(.*)", Pattern.DOTALL);
  private static final Pattern TOKEN =
      Pattern.compile("Unrecognized token '(.*?)'.*", Pattern.DOTALL);
  private static final Pattern NON_STANDARD =
      Pattern.compile("Non-standard token '(.*?)'.*", Pattern.DOTALL);
  private static final Pattern CONTROL =
      Pattern.compile(
          "Illegal (?:unquoted )?character \\(\\(CTRL-CHAR, code (\\d+)\\)\\).*", Pattern.DOTALL);
  private static final Pattern END = Pattern.compile("Unexpected end-of-input(.*)", Pattern.DOTALL);

  JsonProblem(String found, String expected) {
    this(found, expected, 0, null);
  }

  JsonProblem(String found, String expected, JsonLocation where) {
    this(found, expected, 0, where);
  }

  static JsonProblem of(String message) {
    Matcher character = CHARACTER.matcher(message);
    if (character.matches()) {
      return new JsonProblem(character.group(1), expectation(character.group(2)));
    }
    Matcher control = CONTROL.matcher(message);
    if (control.matches()) {
      return control(Integer.parseInt(control.group(1)), message.contains("unquoted"));
    }
    Matcher end = END.matcher(message);
    if (end.matches()) {
      return new JsonProblem("the end of the text", closing(end.group(1)));
    }
    Matcher nonStandard = NON_STANDARD.matcher(message);
    if (nonStandard.matches()) {
      String word = nonStandard.group(1);
      return new JsonProblem(word, "a number with digits", word.length(), null);
    }
    Matcher token = TOKEN.matcher(message);
    return token.matches()
        ? new JsonProblem("'" + token.group(1) + "'", "a value; texts stand in double quotes")
        : new JsonProblem(message, "");
  }

  /** A control character; texts can have it if it is escaped, and nothing else can. */
  private static JsonProblem control(int character, boolean inText) {
    String escape =
        switch (character) {
          case '\t' -> "\\t";
          case '\n', '\r' -> "\\n";
          default -> String.format(Locale.ROOT, "\\u%04x", character);
        };
    String found =
        switch (character) {
          case '\t' -> "a tab";
          case '\n', '\r' -> "the end of the line";
          default -> "a control character";
        };
    String expected =
        inText ? escape + " in a text, or the closing quote before it" : "no such character";
    return new JsonProblem(found, expected, inText ? 0 : 1, null);
  }

  private static String expectation(String text) {
    if (text.contains("in numeric value")) {
      return "a number as JSON writes it, such as -1 or 0.5";
    }
    String plain =
        text.replaceFirst("^: ", "").replace("was expecting ", "").replace("Expected ", "");
    if (plain.contains("to separate Object entries")) {
      return "a comma or }";
    }
    if (plain.contains("to separate Array entries")) {
      return "a comma or ]";
    }
    if (plain.contains("field name")) {
      return "a key in double quotes";
    }
    if (plain.contains("comment")) {
      return "no comment: JSON has none";
    }
    return plain.startsWith("expected a valid value") ? "a value" : plain;
  }

  private static String closing(String text) {
    if (text.contains("Object")) {
      return "a closing }";
    }
    return text.contains("Array") ? "a closing ]" : "the rest of a value";
  }
}
