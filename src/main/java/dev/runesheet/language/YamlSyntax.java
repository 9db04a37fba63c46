package dev.runesheet.language;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import dev.runesheet.model.diagnostic.Code;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * YAML as far as it says the same as JSON: objects, lists, texts, numbers, true, false, null. Words
 * such as {@code yes} and {@code Y} are texts, and so is {@code 007}: it is an id, not a number.
 * Aliases and binary data are refused. The only class that needs the optional YAML library.
 */
final class YamlSyntax implements Syntax {

  static final YamlSyntax PLAIN = new YamlSyntax();

  private static final Pattern LEADING_ZERO = Pattern.compile("0\\d+");

  private static final Pattern WANTED = Pattern.compile("expected (.*), but found (.*)");

  private static final YAMLFactory FACTORY =
      YAMLFactory.builder().enable(YAMLParser.Feature.PARSE_BOOLEAN_LIKE_WORDS_AS_STRINGS).build();

  private YamlSyntax() {}

  @Override
  public JsonParser parser(String text) throws IOException {
    return FACTORY.createParser(text);
  }

  @Override
  public Code broken() {
    return Code.NOT_YAML;
  }

  /** The last line of the library's text says what it met; the first ones repeat the context. */
  @Override
  public JsonProblem problem(JsonProcessingException thrown) {
    String message = thrown.getOriginalMessage();
    String problem =
        message
            .lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !line.startsWith("in ") && !line.startsWith("at "))
            .filter(line -> line.matches("[a-z].*") && !line.startsWith("while "))
            .findFirst()
            .orElse(message);
    String plain = problem.replaceAll("[<>]", "");
    Matcher wanted = WANTED.matcher(plain);
    return wanted.matches()
        ? new JsonProblem(wanted.group(2), wanted.group(1), 0)
        : new JsonProblem(plain, "", 0);
  }

  @Override
  public JsonProblem refused(JsonParser parser) throws IOException {
    if (((YAMLParser) parser).isCurrentAlias()) {
      return new JsonProblem("the alias '*" + parser.getText() + "'", "the value itself", 0);
    }
    return parser.currentToken() == JsonToken.VALUE_EMBEDDED_OBJECT
        ? new JsonProblem("binary data", "a text", 0)
        : null;
  }

  @Override
  public boolean isText(JsonParser parser) throws IOException {
    return LEADING_ZERO.matcher(parser.getText()).matches();
  }
}
