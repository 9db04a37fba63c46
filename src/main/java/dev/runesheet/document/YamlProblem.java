package dev.runesheet.document;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.io.ContentReference;
import java.util.List;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/**
 * A syntax error of a YAML text, in words for authors: the library's messages speak of tokens,
 * blocks and scalars.
 */
final class YamlProblem {

  private static final int LONGEST = 20;
  private static final String INDENTATION = "the indentation of ";

  private final List<String> lines;
  private final MarkedYAMLException thrown;

  private YamlProblem(String text, MarkedYAMLException thrown) {
    this.lines = text.lines().toList();
    this.thrown = thrown;
  }

  /** The problem that the library names. */
  static JsonProblem of(String text, MarkedYAMLException thrown) {
    return new YamlProblem(text, thrown).problem();
  }

  /** A character that no text can hold. */
  static JsonProblem control(String text) {
    int at = 0;
    int line = 1;
    int column = 1;
    while (at < text.length() && !isControl(text.charAt(at))) {
      boolean end = text.charAt(at++) == '\n';
      line += end ? 1 : 0;
      column = end ? 1 : column + 1;
    }
    return new JsonProblem("a control character", "printable characters only", at(line, column));
  }

  private static boolean isControl(char one) {
    return Character.isISOControl(one) && one != '\n' && one != '\r' && one != '\t';
  }

  private static JsonLocation at(int line, int column) {
    return new JsonLocation(ContentReference.unknown(), -1, line, column);
  }

  private JsonProblem problem() {
    String problem = thrown.getProblem();
    Mark here = thrown.getProblemMark();
    Mark begun = thrown.getContextMark() == null ? here : thrown.getContextMark();
    if (problem.startsWith("mapping values")) {
      return colon(here);
    } else if (problem.startsWith("expected <block end>")) {
      return block(problem, here, begun);
    } else if (problem.startsWith("expected ',' or ")) {
      boolean list = problem.contains("']'");
      String closing = list ? "] of the list" : "} of the fields";
      String expected = "a comma, or the " + closing + begins(begun);
      boolean later = here.getLine() > begun.getLine();
      return later ? line(here, expected) : found(here, expected);
    } else if (problem.contains("that cannot start any token")) {
      return problem.contains("TAB")
          ? new JsonProblem("a tab", "blanks", place(here))
          : found(here, "quotes around a text that begins so");
    } else if (problem.startsWith("found unexpected end of stream")) {
      return found(begun, "the closing quote");
    } else if (problem.startsWith("found unknown escape")) {
      return escape(here, begun);
    } else if (problem.startsWith("could not find expected ':'")) {
      return found(begun, "a key and ': ' before a value");
    }
    return rarer(problem, here, begun);
  }

  /** A backslash before what needs none; behind one at the end of a file there is nothing. */
  private JsonProblem escape(Mark here, Mark begun) {
    String before = before(here);
    String line = line(here.getLine());
    if (before.isEmpty() || before.length() == line.length()) {
      return found(begun, "the closing quote");
    }
    String written = line.substring(before.length() - 1, before.length() + 1);
    String expected = "two backslashes, or single quotes around the text";
    return new JsonProblem("'" + written + "'", expected, place(here));
  }

  /**
   * The text before a place in its line. The library counts letters of two characters once, and
   * ends lines at more characters than editors do, so its columns may lie beyond a line.
   */
  private String before(Mark here) {
    String line = line(here.getLine());
    int letters = Math.min(here.getColumn(), line.codePointCount(0, line.length()));
    return line.substring(0, line.offsetByCodePoints(0, letters));
  }

  private JsonProblem rarer(String problem, Mark here, Mark begun) {
    if (problem.startsWith("sequence entries")) {
      return found(here, "the list in lines of its own");
    } else if (problem.startsWith("expected the node content")) {
      return found(here, "a value");
    } else if (problem.startsWith("expected chomping")
        || problem.startsWith("expected a comment")) {
      return found(here, "the text in the lines below");
    } else if (String.valueOf(thrown.getContext()).contains("directive")) {
      return found(begun, "quotes around a text that begins so");
    }
    return found(here, "");
  }

  /** A second colon in a line, or a first one in a line that continues the one above. */
  private JsonProblem colon(Mark here) {
    String before = before(here);
    if (before.contains(": ")) {
      return found(here, "quotes around a text with ': ' in it");
    }
    return line(here, INDENTATION + "line " + here.getLine() + ", or ': ' in that line");
  }

  /**
   * The error of a line that belongs neither to the open list or fields nor to a level around them.
   */
  private JsonProblem block(String problem, Mark here, Mark begun) {
    if (problem.endsWith("']'") || problem.endsWith("'}'")) {
      return found(here, "nothing: no bracket is open");
    }
    String before = before(here);
    if (!before.isBlank()) {
      return found(
          here, "nothing behind the closing quote; or the text in quotes of the other kind");
    }
    boolean aligned = here.getColumn() == begun.getColumn();
    String like = (begun.getLine() + 1) + "";
    return aligned
        ? found(here, "what line " + like + " begins with, or other indentation")
        : found(here, INDENTATION + "line " + like);
  }

  private static String begins(Mark begun) {
    return " that begins in line " + (begun.getLine() + 1);
  }

  /** The error of the first text of a line. */
  private JsonProblem line(Mark here, String expected) {
    String line = line(here.getLine());
    return found(here.getLine(), line.length() - line.stripLeading().length(), expected);
  }

  private JsonProblem found(Mark here, String expected) {
    return found(here.getLine(), here.getColumn(), expected);
  }

  private JsonProblem found(int line, int column, String expected) {
    String rest = line(line).substring(Math.min(column, line(line).length())).strip();
    String cut = rest.length() > LONGEST ? rest.substring(0, LONGEST) + "…" : rest;
    String found = rest.isEmpty() ? "the end of the line" : "'" + cut + "'";
    return new JsonProblem(found, expected, at(line + 1, column + 1));
  }

  private static JsonLocation place(Mark here) {
    return at(here.getLine() + 1, here.getColumn() + 1);
  }

  private String line(int number) {
    return number < lines.size() ? lines.get(number) : "";
  }
}
