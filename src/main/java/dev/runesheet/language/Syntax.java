package dev.runesheet.language;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import dev.runesheet.model.diagnostic.Code;
import java.io.IOException;

/** How a document's text is written: JSON, or YAML that says the same. */
interface Syntax {

  /** A parser that gives the text's tokens and lets keys stand twice. */
  JsonParser parser(String text) throws IOException;

  /** The code of a text that cannot be read. */
  Code broken();

  /** What is wrong with a text, in our words. */
  JsonProblem problem(String text, JsonProcessingException thrown);

  /** What a text holds, for a message about one that holds more. */
  String whole();

  /** What is wrong with the present token although the parser accepts it; null if nothing is. */
  default JsonProblem refused(JsonParser parser) throws IOException {
    return null;
  }

  /** Whether the present token is a text although the parser takes it for a whole number. */
  default boolean isText(JsonParser parser) throws IOException {
    return false;
  }
}
