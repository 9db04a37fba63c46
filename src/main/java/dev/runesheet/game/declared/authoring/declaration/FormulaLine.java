package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.ShortForm;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A formula with a name. */
@Doc("A formula that others use by its name.")
@ShortForm("is")
public record FormulaLine(
    @Doc(
            "The number or condition; it can stand alone. 'self', 'target' and the like are those"
                + " of the place that uses it.")
        @Ref("formula")
        String is,
    @Doc(
            "What a number is called in sentences, where not by its name: for example the tribute due.")
        Optional<String> called,
    SourceLocation place) {

  /**
   * The formulas that a declaration names, as they are written.
   *
   * @param declared the content of {@code game.yaml}, whatever is wrong with it
   */
  public static Map<String, String> written(JsonNode declared) {
    Map<String, String> formulas = new LinkedHashMap<>();
    declared
        .path("formulas")
        .properties()
        .forEach(one -> formulas.put(one.getKey(), written(one).asText()));
    return formulas;
  }

  private static JsonNode written(Map.Entry<String, JsonNode> one) {
    return one.getValue().isObject() ? one.getValue().path("is") : one.getValue();
  }

  /** The words for those formulas in sentences, by name. */
  static Map<String, String> words(JsonNode declared) {
    Map<String, String> words = new LinkedHashMap<>();
    declared
        .path("formulas")
        .properties()
        .forEach(
            one -> words.put(one.getKey(), one.getValue().path("called").asText(one.getKey())));
    return words;
  }
}
