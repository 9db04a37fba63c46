package dev.runesheet.document;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import dev.runesheet.model.diagnostic.Code;
import java.io.IOException;

/** The syntax of a document's text: JSON or equivalent YAML. */
interface Syntax {

  /** A parser that gives the text's tokens and lets keys stand twice. */
  JsonParser parser(String text) throws IOException;

  /** The code of a text that cannot be read. */
  Code broken();

  /** The syntax error of a text, in words for authors. */
  JsonProblem problem(String text, JsonProcessingException thrown);

  /** The kind of document, for a message about text after its end. */
  String whole();

  /** The name of an object, in words for authors. */
  default String object() {
    return "an object";
  }

  /**
   * The error of a token that the parser accepts but the language does not; null if there is none.
   */
  default JsonProblem refused(JsonParser parser) throws IOException {
    return null;
  }

  /** True if the present token is a text although the parser takes it for a whole number. */
  default boolean isText(JsonParser parser) throws IOException {
    return false;
  }

  /** The signs that may stand between a scalar that has no quotes and the place of its end. */
  default String behindScalars() {
    return " \t\r\n";
  }

  /** The most characters of a line that its parser reads in a time that grows with the text. */
  default int longestLine() {
    return Integer.MAX_VALUE;
  }

  /** True if places in the text count a pair of surrogates as one character. */
  default boolean countsCodePoints() {
    return false;
  }
}
