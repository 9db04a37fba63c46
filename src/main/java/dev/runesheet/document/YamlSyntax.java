package dev.runesheet.document;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import dev.runesheet.model.diagnostic.Code;
import java.io.IOException;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/**
 * YAML as far as it says the same as JSON: objects, lists, texts, numbers, true, false, null. Words
 * such as {@code yes} and {@code Y} are texts, and so are {@code 007}, an id and no number, and
 * {@code .inf}, which no game reckons with. Aliases and binary data are refused. It and {@link
 * YamlProblem} alone need the optional YAML library.
 */
final class YamlSyntax implements Syntax {

  static final YamlSyntax PLAIN = new YamlSyntax();

  /** Ids such as 007, digits with lines between them, and what is no number that a game has. */
  private static final Pattern TEXT =
      Pattern.compile("0\\d+|.*_.*|[-+]?\\.(inf|nan)", CASE_INSENSITIVE);

  private static final YAMLFactory FACTORY =
      YAMLFactory.builder()
          .enable(YAMLParser.Feature.PARSE_BOOLEAN_LIKE_WORDS_AS_STRINGS)
          .loaderOptions(unlimited())
          .build();

  private YamlSyntax() {}

  /** The library's own limit of 3 MB is none: {@link JsonLimits} hold for both syntaxes. */
  private static LoaderOptions unlimited() {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(Integer.MAX_VALUE);
    return options;
  }

  @Override
  public JsonParser parser(String text) throws IOException {
    return FACTORY.createParser(text);
  }

  @Override
  public Code broken() {
    return Code.NOT_YAML;
  }

  @Override
  public JsonProblem problem(String text, JsonProcessingException thrown) {
    return thrown.getCause() instanceof MarkedYAMLException marked
        ? YamlProblem.of(text, marked)
        : YamlProblem.control(text);
  }

  @Override
  public String whole() {
    return "one document, without '---'";
  }

  @Override
  public String object() {
    return "entries with names";
  }

  @Override
  public JsonProblem refused(JsonParser parser) throws IOException {
    if (((YAMLParser) parser).isCurrentAlias()) {
      return new JsonProblem("the alias '*" + parser.getText() + "'", "the value itself");
    }
    if (parser.currentToken() == JsonToken.VALUE_EMBEDDED_OBJECT) {
      return new JsonProblem("binary data", "a text");
    }
    String tag = (String) parser.getTypeId();
    return tag == null || tag.contains(":")
        ? null
        : new JsonProblem("the tag '!" + tag + "'", "a text in quotes if the '!' belongs to it");
  }

  @Override
  public boolean isText(JsonParser parser) throws IOException {
    return TEXT.matcher(parser.getText()).matches();
  }

  @Override
  public int longestLine() {
    return 1_000_000;
  }

  @Override
  public boolean countsCodePoints() {
    return true;
  }
}
