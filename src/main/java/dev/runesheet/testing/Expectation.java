package dev.runesheet.testing;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * The comparison of expected and actual values: for objects only the expected fields, for lists all
 * entries, numbers by value.
 */
public final class Expectation {

  private final List<Mismatch> mismatches = new ArrayList<>();
  private final BiFunction<JsonValue, JsonNode, Mismatch> teller;

  private Expectation(BiFunction<JsonValue, JsonNode, Mismatch> teller) {
    this.teller = teller;
  }

  /** The differences, in the order written; {@code error} is not compared here. */
  public static List<Mismatch> compare(JsonValue then, JsonNode actual) {
    return compare(
        then,
        actual,
        (expected, is) ->
            Mismatch.at(expected, expected.written(expected.node()), expected.written(is)));
  }

  /**
   * The differences, described by the caller.
   *
   * @param teller describes a value whose actual one differs
   */
  public static List<Mismatch> compare(
      JsonValue then, JsonNode actual, BiFunction<JsonValue, JsonNode, Mismatch> teller) {
    Expectation expectation = new Expectation(teller);
    for (JsonField field : then.fields().orElseThrow().all()) {
      if (!Scenario.REFUSAL.contains(field.name())) {
        expectation.descend(field.value(), actual.path(field.name()));
      }
    }
    return expectation.mismatches;
  }

  private void descend(JsonValue expected, JsonNode actual) {
    JsonNode node = expected.node();
    if (node.isObject() && actual.isObject()) {
      for (JsonField field : expected.fields().orElseThrow().all()) {
        descend(field.value(), actual.path(field.name()));
      }
    } else if (node.isArray() && actual.isArray() && node.size() == actual.size()) {
      List<JsonValue> entryList = expected.list().orElseThrow();
      for (int i = 0; i < entryList.size(); i++) {
        descend(entryList.get(i), actual.get(i));
      }
    } else if (!same(node, actual)) {
      mismatches.add(teller.apply(expected, actual));
    }
  }

  private static boolean same(JsonNode expected, JsonNode actual) {
    if (expected.isNull()) {
      return actual.isNull() || actual.isMissingNode();
    }
    return expected.isNumber() && actual.isNumber()
        ? expected.decimalValue().compareTo(actual.decimalValue()) == 0
        : expected.equals(actual);
  }
}
