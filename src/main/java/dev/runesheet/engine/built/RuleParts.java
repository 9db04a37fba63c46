package dev.runesheet.engine.built;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.RuleText;
import java.util.ArrayList;
import java.util.List;

/**
 * The places of single rules in the text of a built file, as lengths in characters: with them a
 * change of one rule leaves the others compiled.
 */
public final class RuleParts {

  private static final String NAME = "name";
  private static final String COMMENT = "comment";
  private static final String TEXT = "text";

  private RuleParts() {}

  /** The parts of a file, for {@link #cut}; empty if it was not taken apart. */
  public static JsonNode of(RuleSource source) {
    ArrayNode parts = JsonNodeFactory.instance.arrayNode();
    for (RuleText rule : source.rules()) {
      parts
          .addObject()
          .put(NAME, rule.name())
          .put(COMMENT, rule.comment().length())
          .put(TEXT, rule.text().length());
    }
    return parts;
  }

  /**
   * A file taken apart again.
   *
   * @throws IllegalArgumentException if its parts are not those of its text
   */
  static RuleSource cut(String name, String drl, JsonNode parts) {
    long length = 0;
    for (JsonNode rule : parts) {
      int comment = rule.path(COMMENT).asInt(-1);
      int text = rule.path(TEXT).asInt(-1);
      length += (long) comment + text;
      if (comment < 0 || text < 0 || length > drl.length() || !rule.path(NAME).isTextual()) {
        throw new IllegalArgumentException("rule " + rule + " is no part of the text of " + name);
      }
    }
    List<RuleText> rules = new ArrayList<>();
    int end = drl.length() - (int) length;
    String head = drl.substring(0, end);
    for (JsonNode rule : parts) {
      int text = end + rule.path(COMMENT).intValue();
      String comment = drl.substring(end, text);
      end = text + rule.path(TEXT).intValue();
      rules.add(new RuleText(rule.path(NAME).textValue(), comment, drl.substring(text, end)));
    }
    return new RuleSource(name, head, rules);
  }
}
