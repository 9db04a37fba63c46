package dev.runesheet.studio.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.studio.desk.Refusal;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The message of a page: a JSON object that is not too long. */
record RequestBody(JsonNode fields) {

  /** No text source and no answer to a match is longer. */
  static final int MOST_BYTES = 8 << 20;

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Reads it; never more than the limit, whatever the request says of its length. */
  static RequestBody of(Context request) {
    try {
      if (!String.valueOf(request.contentType()).startsWith("application/json")) {
        throw Refusal.wrong("The request is no JSON.");
      }
      byte[] bytes = request.bodyInputStream().readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw Refusal.wrong("The request is too long.");
      }
      JsonNode read = JSON.readTree(new String(bytes, StandardCharsets.UTF_8));
      if (read == null || !read.isObject()) {
        throw Refusal.wrong("The request is no JSON object.");
      }
      return new RequestBody(read);
    } catch (JsonProcessingException wrong) {
      throw Refusal.wrong("The request is no JSON.");
    } catch (IOException broken) {
      throw Refusal.wrong("The request broke off.");
    }
  }

  /** A text that must be there. */
  String text(String field) {
    JsonNode value = fields.path(field);
    if (!value.isTextual()) {
      throw Refusal.wrong("The request needs the text '" + field + "'.");
    }
    return value.asText();
  }

  /** A text, or empty. */
  String textOr(String field) {
    return fields.path(field).asText("");
  }

  /** A whole number, or another if it is left out. */
  int number(String field, int otherwise) {
    return fields.path(field).asInt(otherwise);
  }

  /** The field as it is. */
  JsonNode field(String name) {
    return fields.path(name);
  }
}
