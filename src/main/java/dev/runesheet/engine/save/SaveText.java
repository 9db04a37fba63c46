package dev.runesheet.engine.save;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.spelling.NearestWord;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The text of a saved match, with the places of its values.
 *
 * @param tree what it says
 */
record SaveText(String json, ObjectNode tree) {

  private static final String FORMAT = "format";

  /** The fields by which a save is known. */
  private static final List<String> FIRST = List.of(FORMAT, "game", "rules");

  /** A pointer in a message, as {@code /entities/3}; it may name a field that is not there. */
  private static final Pattern POINTER = Pattern.compile("(?<![^\\s(])(?:/[^\\s/():,;]+)+");

  /**
   * A text as a saved match.
   *
   * @throws IllegalArgumentException if it is no JSON, names a field twice, or is none of a match
   */
  static SaveText read(String json) {
    try {
      JsonNode tree = SaveJson.MATCHES.readTree(json);
      if (tree instanceof ObjectNode object && !object.isEmpty()) {
        SaveText text = new SaveText(json, object);
        text.mustHave(FORMAT);
        return text;
      }
      throw new IllegalArgumentException("text is not a saved match.");
    } catch (JsonProcessingException wrong) {
      JsonLocation where = wrong.getLocation();
      boolean twice = wrong instanceof MismatchedInputException;
      throw new IllegalArgumentException(
          "text is not a saved match: "
              + (twice ? "a field of an object is there twice" : "it is not one JSON text")
              + (where == null ? "" : ", from " + words(where))
              + ".");
    }
  }

  /**
   * Refuses a text without a field by which a save is known.
   *
   * @throws IllegalArgumentException if it has none; it names the one that may be misspelt
   */
  void mustHave(String field) {
    if (!tree.hasNonNull(field)) {
      List<String> others = new ArrayList<>();
      tree.fieldNames().forEachRemaining(others::add);
      others.removeAll(FIRST);
      String near = NearestWord.of(field, others);
      throw new IllegalArgumentException(
          "text is not a saved match: it has no field '"
              + field
              + "'."
              + (near == null ? "" : placed(" Maybe /" + near + " means it.")));
    }
  }

  /** A message about it with the line and column of the first value that the message names. */
  String placed(String message) {
    return POINTER
        .matcher(message)
        .results()
        .flatMap(pointer -> place(pointer.group()).stream())
        .findFirst()
        .map(place -> message + " It is in " + words(place) + ".")
        .orElse(message);
  }

  /** The place of a value; of an entry of an object that of its name. */
  private Optional<JsonLocation> place(String pointer) {
    try (JsonParser parser = SaveJson.MATCHES.getFactory().createParser(json)) {
      JsonPointer rest = JsonPointer.compile(pointer);
      parser.nextToken();
      JsonLocation place = null;
      while (rest != null && !rest.matches()) {
        place =
            parser.currentToken() == JsonToken.START_OBJECT
                ? field(parser, rest)
                : entry(parser, rest);
        rest = place == null ? null : rest.tail();
      }
      return Optional.ofNullable(place);
    } catch (IOException | IllegalArgumentException none) {
      return Optional.empty(); // It has been read, so the pointer is none.
    }
  }

  private static JsonLocation field(JsonParser parser, JsonPointer wanted) throws IOException {
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      JsonLocation place = parser.currentTokenLocation();
      boolean found = wanted.getMatchingProperty().equals(parser.currentName());
      parser.nextToken();
      if (found) {
        return place;
      }
      parser.skipChildren();
    }
    return null;
  }

  private static JsonLocation entry(JsonParser parser, JsonPointer wanted) throws IOException {
    if (parser.currentToken() != JsonToken.START_ARRAY) {
      return null;
    }
    for (int left = wanted.getMatchingIndex(); parser.nextToken() != JsonToken.END_ARRAY; left--) {
      if (left == 0) {
        return parser.currentTokenLocation();
      }
      parser.skipChildren();
    }
    return null;
  }

  private static String words(JsonLocation where) {
    return "line " + where.getLineNr() + ", column " + where.getColumnNr();
  }
}
