package dev.runesheet.document;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.ContentReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.IOException;
import java.util.Optional;

/**
 * The builder of a JSON text's tree. Jackson's own builder stops at the first duplicate key; this
 * one reports each and goes on.
 */
final class JsonTreeReader {

  private final String file;
  private final int firstLine;
  private final String text;
  private final JsonLimits limits;
  private final Syntax syntax;
  private final Diagnostics diagnostics;
  private final JsonNodeFactory nodes = JsonNodeFactory.instance;
  private JsonParser parser;

  /** The mark of a refused value: what would stand in its place would be told as wrong again. */
  private boolean refusing;

  JsonTreeReader(
      String file,
      int firstLine,
      String text,
      JsonLimits limits,
      Syntax syntax,
      Diagnostics diagnostics) {
    this.file = file;
    this.firstLine = firstLine;
    this.text = text;
    this.limits = limits;
    this.syntax = syntax;
    this.diagnostics = diagnostics;
  }

  /** The tree, or empty after a report. */
  Optional<JsonNode> read() {
    if (text.length() > limits.characters()) {
      String found = text.length() + " characters";
      report(Code.TOO_LARGE, "", null, found, "at most " + limits.characters());
      return Optional.empty();
    }
    if (hasLongLine()) {
      return Optional.empty();
    }
    int unreadable = DecodedText.unreadable(text);
    if (unreadable >= 0) {
      JsonLocation where = at(unreadable);
      DecodedText.Fault fault = DecodedText.fault(text, unreadable);
      report(syntax.broken(), "", where, fault.found(), fault.expected());
      return Optional.empty();
    }
    try (JsonParser open = syntax.parser(text)) {
      parser = open;
      return Optional.ofNullable(document());
    } catch (StreamConstraintsException e) {
      report(Code.TOO_LARGE, "", position(e), e.getOriginalMessage(), "");
    } catch (JsonProcessingException e) {
      JsonProblem problem = syntax.problem(text, e);
      boolean placed = problem.where() != null;
      JsonLocation where = placed ? problem.where() : before(position(e), problem.back());
      report(syntax.broken(), "", where, problem.found(), problem.expected());
    } catch (IOException e) {
      report(syntax.broken(), "", null, e.getMessage(), "");
    }
    return Optional.empty();
  }

  private boolean hasLongLine() {
    int end;
    for (int start = 0; start < text.length(); start = end + 1) {
      int next = text.indexOf('\n', start);
      end = next < 0 ? text.length() : next;
      if (end - start > syntax.longestLine()) {
        String found = "a line of " + (end - start) + " characters";
        report(Code.TOO_LARGE, "", at(start), found, "at most " + syntax.longestLine());
        return true;
      }
    }
    return false;
  }

  private JsonLocation at(int character) {
    String before = text.substring(0, character);
    int lines = (int) before.chars().filter(one -> one == '\n').count();
    int column = character - before.lastIndexOf('\n');
    return new JsonLocation(ContentReference.unknown(), -1, lines + 1, column);
  }

  private JsonNode document() throws IOException {
    JsonToken first = parser.nextToken();
    if (first == null) {
      report(syntax.broken(), "", parser.currentLocation(), "an empty text", "a value");
      return null;
    }
    JsonNode tree = value(first, 1);
    if (tree != null && parser.nextToken() != null) {
      JsonLocation where = parser.currentTokenLocation();
      report(syntax.broken(), "", where, "more text after the end", syntax.whole());
      return null;
    }
    return refusing ? null : tree;
  }

  /** The value at the present token; null once the nesting limit was met. */
  private JsonNode value(JsonToken token, int level) throws IOException {
    if (token.isStructStart() && level > limits.levels()) {
      String pointer = parser.getParsingContext().getParent().pathAsPointer().toString();
      String most = "at most " + limits.levels();
      report(Code.TOO_DEEP, pointer, parser.currentTokenLocation(), level + " levels", most);
      return null;
    }
    JsonProblem refused = syntax.refused(parser);
    if (refused != null) {
      refusing = true;
      String pointer = parser.getParsingContext().pathAsPointer().toString();
      JsonLocation where = parser.currentTokenLocation();
      report(syntax.broken(), pointer, where, refused.found(), refused.expected());
    }
    return switch (token) {
      case START_OBJECT -> object(level);
      case START_ARRAY -> list(level);
      case VALUE_STRING -> nodes.textNode(parser.getText());
      case VALUE_NUMBER_INT -> whole();
      case VALUE_NUMBER_FLOAT -> fraction();
      case VALUE_TRUE -> nodes.booleanNode(true);
      case VALUE_FALSE -> nodes.booleanNode(false);
      default -> nodes.nullNode();
    };
  }

  private JsonNode whole() throws IOException {
    if (syntax.isText(parser)) {
      return nodes.textNode(parser.getText());
    }
    return switch (parser.getNumberType()) {
      case INT -> nodes.numberNode(parser.getIntValue());
      case LONG -> nodes.numberNode(parser.getLongValue());
      default -> nodes.numberNode(parser.getBigIntegerValue());
    };
  }

  private JsonNode fraction() throws IOException {
    return syntax.isText(parser)
        ? nodes.textNode(parser.getText())
        : nodes.numberNode(parser.getDoubleValue());
  }

  private JsonNode object(int level) throws IOException {
    ObjectNode object = nodes.objectNode();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String key = parser.currentName();
      if (object.has(key)) {
        String pointer = parser.getParsingContext().pathAsPointer().toString();
        JsonLocation where = parser.currentTokenLocation();
        report(syntax.broken(), pointer, where, "'" + key + "' again", "each key once");
      }
      JsonNode child = value(parser.nextToken(), level + 1);
      if (child == null) {
        return null;
      }
      if (!object.has(key)) {
        object.set(key, child);
      }
    }
    return object;
  }

  private JsonNode list(int level) throws IOException {
    ArrayNode list = nodes.arrayNode();
    JsonToken token = parser.nextToken();
    while (token != JsonToken.END_ARRAY) {
      JsonNode child = value(token, level + 1);
      if (child == null) {
        return null;
      }
      list.add(child);
      token = parser.nextToken();
    }
    return list;
  }

  private JsonLocation position(JsonProcessingException problem) {
    return problem.getLocation() != null ? problem.getLocation() : parser.currentLocation();
  }

  private static JsonLocation before(JsonLocation where, int characters) {
    int column = Math.max(1, where.getColumnNr() - characters);
    return new JsonLocation(where.contentReference(), -1, where.getLineNr(), column);
  }

  private void report(
      Code code, String pointer, JsonLocation where, String found, String expected) {
    SourceLocation location =
        pointer.isEmpty() ? SourceLocation.file(file) : SourceLocation.pointer(file, pointer);
    Diagnostic finding = Diagnostic.of(code, location, found, expected);
    int line = where == null ? firstLine : where.getLineNr() + firstLine - 1;
    diagnostics.add(finding.at(line, where == null ? 1 : where.getColumnNr()));
  }
}
