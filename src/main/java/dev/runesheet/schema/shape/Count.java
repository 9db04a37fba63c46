package dev.runesheet.schema.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.ValueForm;
import java.util.Optional;

/** The form of numbers that count something, however large: whole and at least 0. */
final class Count implements ValueForm<Long> {

  @Override
  public String kind() {
    return "count";
  }

  @Override
  public Optional<Long> read(JsonValue value) {
    JsonNode number = value.node();
    if (!number.isIntegralNumber() || !number.canConvertToLong() || number.longValue() < 0) {
      value.wrong(Code.OUT_OF_RANGE, "a whole number of at least 0");
      return Optional.empty();
    }
    return Optional.of(number.longValue());
  }

  @Override
  public JsonNode write(Long value) {
    return JsonNodeFactory.instance.numberNode(value);
  }

  @Override
  public ObjectNode schema() {
    return JsonNodeFactory.instance.objectNode().put("type", "integer").put("minimum", 0);
  }
}
