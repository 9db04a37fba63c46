package dev.runesheet.document;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.runesheet.model.diagnostic.Code;
import java.io.IOException;

/** Strict JSON: no comments, no {@code NaN}. */
final class JsonSyntax implements Syntax {

  static final JsonSyntax STRICT = new JsonSyntax();

  /** Far above {@link JsonLimits#levels()}, so that our own limit is met first. */
  private static final int PARSER_LEVELS = 100_000;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(PARSER_LEVELS).build())
          .build();

  private JsonSyntax() {}

  @Override
  public JsonParser parser(String text) throws IOException {
    return FACTORY.createParser(text);
  }

  @Override
  public Code broken() {
    return Code.NOT_JSON;
  }

  @Override
  public JsonProblem problem(String text, JsonProcessingException thrown) {
    return JsonProblem.of(thrown.getOriginalMessage());
  }

  /** The end of a number is known by the sign behind it. */
  @Override
  public String behindScalars() {
    return " \t\r\n,:]}";
  }

  @Override
  public String whole() {
    return "one JSON value";
  }
}
