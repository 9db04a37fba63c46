package dev.runesheet.engine.save;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * The seal of a saved match: a sum of all that it says, by which a value that was changed is found
 * although it could be. White space, the order of fields, and 3 for 3.0 make no difference, so
 * databases may keep saves as JSON.
 */
final class Seal {

  static final String FIELD = "seal";

  // The numbers of what is no number: so large that no save has them, or 12 would pass for null.
  private static final long OBJECT = 0x7B7B7B7B7B7B7B01L;
  private static final long ARRAY = 0x5B5B5B5B5B5B5B03L;
  private static final long TEXT = 0x2222222222222205L;
  private static final long TRUE = 0x7472756574727565L;
  private static final long FALSE = 0x66616C736566616CL;
  private static final long NULL = 0x6E756C6C6E756C6CL;

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final double MOST_WHOLE = 1L << 53;

  private Seal() {}

  /** Puts a seal behind the last field of an object. */
  static String sealed(String json) throws IOException {
    try (JsonParser parser = SaveJson.MATCHES.getFactory().createParser(json)) {
      return json.substring(0, json.length() - 1) + ",\"" + FIELD + "\":\"" + of(parser) + "\"}";
    }
  }

  /** The verdict of the seal of a saved match. */
  enum State {
    /** No seal: a person may have changed the save, or an older version wrote it. */
    NONE,
    /** All is as it was saved. */
    WHOLE,
    /** Something was changed since it was saved. */
    BROKEN
  }

  /** Takes the seal off, and compares what it says with what is there. */
  static State open(ObjectNode tree) {
    JsonNode seal = tree.get(FIELD);
    if (seal == null) {
      return State.NONE;
    }
    tree.remove(FIELD);
    try (JsonParser parser = tree.traverse()) {
      return of(parser).equals(seal.asText()) ? State.WHOLE : State.BROKEN;
    } catch (IOException never) {
      throw new UncheckedIOException(never);
    }
  }

  private static String of(JsonParser parser) throws IOException {
    parser.nextToken();
    return Long.toHexString(value(parser));
  }

  private static long value(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> text(parser);
      case VALUE_NUMBER_INT -> whole(parser);
      case VALUE_NUMBER_FLOAT -> number(parser.getDoubleValue());
      case VALUE_TRUE -> mixed(TRUE);
      case VALUE_FALSE -> mixed(FALSE);
      case VALUE_NULL -> mixed(NULL);
      // A tree that was not read but made can hold bytes, which no save has.
      default ->
          throw new IllegalStateException(
              "token (" + parser.currentToken() + ") is no part of a saved match.");
    };
  }

  private static long whole(JsonParser parser) throws IOException {
    return parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
        ? text(parser)
        : mixed(parser.getLongValue());
  }

  private static long number(double number) {
    boolean whole = number == Math.rint(number) && Math.abs(number) < MOST_WHOLE;
    return mixed(whole ? (long) number : Double.doubleToLongBits(number));
  }

  /** A sum, so that the order of fields does not matter. */
  private static long object(JsonParser parser) throws IOException {
    long sum = OBJECT;
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      long name = parser.currentName().hashCode();
      parser.nextToken();
      sum += mixed(name * GOLDEN + value(parser));
    }
    return mixed(sum);
  }

  private static long array(JsonParser parser) throws IOException {
    long all = ARRAY;
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      all = mixed(all * GOLDEN + value(parser));
    }
    return mixed(all);
  }

  private static long text(JsonParser parser) throws IOException {
    char[] text = parser.getTextCharacters();
    int from = parser.getTextOffset();
    int to = from + parser.getTextLength();
    long all = TEXT + parser.getTextLength();
    for (int i = from; i < to; i++) {
      all = all * GOLDEN + text[i];
    }
    return mixed(all);
  }

  /** The finalizer of SplitMix64. */
  private static long mixed(long number) {
    long all = number + GOLDEN;
    all = (all ^ all >>> 30) * 0xBF58476D1CE4E5B9L;
    all = (all ^ all >>> 27) * 0x94D049BB133111EBL;
    return all ^ all >>> 31;
  }
}
