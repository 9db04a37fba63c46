package dev.runesheet.document;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/**
 * The line and column of every JSON pointer of a text.
 *
 * <p>Only messages need them, so the text is read again at the first request: sources without
 * errors, the usual case, pay nothing. Several threads may ask at once, as scenarios of one file do
 * that are played side by side.
 */
final class JsonPlaces {

  private final String text;
  private final int firstLine;
  private final Syntax syntax;
  private final Map<String, Place> values = new HashMap<>();
  private final Map<String, Place> keys = new HashMap<>();
  private final Map<String, Integer> lastLines = new HashMap<>();
  private boolean scanned;

  JsonPlaces(String text, int firstLine, Syntax syntax) {
    this.text = text;
    this.firstLine = firstLine;
    this.syntax = syntax;
  }

  /** The name of an object in such a text. */
  String object() {
    return syntax.object();
  }

  /** A line and a column, both from 1. */
  record Place(int line, int column) {}

  /** The beginning of a value, or of the innermost written one around it; null if there is none. */
  Place of(String pointer) {
    scan();
    String written = pointer;
    while (!values.containsKey(written) && written.contains("/")) {
      written = written.substring(0, written.lastIndexOf('/'));
    }
    return values.get(written);
  }

  /** The beginning of a field's name; for a list's entry its own beginning. */
  Place ofKey(String pointer) {
    scan();
    Place key = keys.get(pointer);
    return key != null ? key : values.get(pointer);
  }

  /** The line in which an object or list ends; that in which any other value begins. */
  int lastLine(String pointer) {
    scan();
    Integer last = lastLines.get(pointer);
    Place place = of(pointer);
    return last != null ? last : place == null ? 0 : place.line();
  }

  private synchronized void scan() {
    if (scanned) {
      return;
    }
    try (JsonParser parser = syntax.parser(text)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        note(parser, token);
      }
    } catch (IOException cannotBe) {
      // The text was parsed before; places found so far still help.
    }
    scanned = true;
  }

  private void note(JsonParser parser, JsonToken token) {
    if (token.isStructEnd()) {
      String ended = parser.getParsingContext().pathAsPointer().toString();
      lastLines.put(ended, parser.currentTokenLocation().getLineNr() + firstLine - 1);
      return;
    }
    String pointer = parser.getParsingContext().pathAsPointer().toString();
    Map<String, Place> map = token == JsonToken.FIELD_NAME ? keys : values;
    map.putIfAbsent(pointer, place(parser.currentTokenLocation()));
  }

  private Place place(JsonLocation location) {
    return new Place(location.getLineNr() + firstLine - 1, location.getColumnNr());
  }
}
