package dev.runesheet.language.active.card;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonNumbers;
import dev.runesheet.document.JsonValue;
import dev.runesheet.schema.Form;
import dev.runesheet.schema.ValueForm;
import java.util.Optional;

/**
 * The value of a parameter that a cell can hold.
 *
 * @param node a number, flag, text, or list of texts
 */
@Form(ParameterValue.InSource.class)
public record ParameterValue(JsonNode node) {

  /** The form in sources: as it is; whether it fits its parameter is checked with the effect. */
  public static final class InSource implements ValueForm<ParameterValue> {

    @Override
    public String kind() {
      return "parameter";
    }

    @Override
    public Optional<ParameterValue> read(JsonValue value) {
      JsonNode node = value.node();
      return Optional.of(
          new ParameterValue(node.isNumber() ? JsonNumbers.write(node.doubleValue()) : node));
    }

    @Override
    public JsonNode write(ParameterValue value) {
      return value.node();
    }

    @Override
    public ObjectNode schema() {
      return JsonNodeFactory.instance.objectNode();
    }
  }
}
