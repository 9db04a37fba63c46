package dev.runesheet.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.LongNode;
import dev.runesheet.model.Numerals;
import java.math.BigDecimal;

/** Numbers between JSON and the model. */
public final class JsonNumbers {

  private JsonNumbers() {}

  /**
   * A JSON number as a double, without minus zero.
   *
   * @return the number; infinite if it is too large for a double
   */
  public static double read(JsonNode number) {
    return Numerals.withoutMinusZero(number.doubleValue());
  }

  /** A finite number as JSON, written as {@link Numerals#plain} does. */
  public static JsonNode write(double number) {
    String plain = Numerals.plain(number);
    return plain.matches("-?\\d{1,18}")
        ? LongNode.valueOf(Long.parseLong(plain))
        : DecimalNode.valueOf(new BigDecimal(plain));
  }
}
