package dev.runesheet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is compared, and how differences are shown. */
class ExpectationTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {}                       | {"a": 1}
          {"a": 1}                 | {"a": 1, "b": 2}
          {"a": {"b": 1}}          | {"a": {"b": 1.0, "c": 2}}
          {"a": [1, {"b": 2}]}     | {"a": [1, {"b": 2, "c": 3}]}
          {"a": null}              | {}
          {"a": null}              | {"a": null}
          {"a": 1e2}               | {"a": 100}
          {"error": "illegal"}     | {}
          """)
  void isAsExpected(String expected, String actual) throws IOException {
    assertThat(compare(expected, actual)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"a": 1}                 | {"a": 2}            | #/a: expected 1, actual 2
          {"a": 1}                 | {"a": "1"}          | #/a: expected 1, actual "1"
          {"a": 1}                 | {}                  | #/a: expected 1, actual nothing
          {"a": null}              | {"a": 0}            | #/a: expected null, actual 0
          {"a": []}                | {"a": [1]}          | #/a: expected [], actual [1]
          {"a": [1, 2]}            | {"a": [2, 1]}       | #/a/0: expected 1, actual 2
          {"a": {"b": true}}       | {"a": {"b": false}} | #/a/b: expected true, actual false
          {"a": {"b": 1}}          | {"a": 5}            | #/a: expected {"b":1}, actual 5
          """)
  void differs(String expected, String actual, String difference) throws IOException {
    assertThat(compare(expected, actual)).first().asString().isEqualTo("f.json:1 " + difference);
  }

  @Test
  void allDifferencesAreFoundAtOnce() throws IOException {
    assertThat(compare("{\"a\": 1, \"b\": [1], \"c\": 3}", "{\"a\": 2, \"b\": [2], \"c\": 3}"))
        .hasSize(2);
  }

  private static List<Mismatch> compare(String expected, String actual) throws IOException {
    JsonDocument document = JsonDocument.parse("f.json", expected, new Diagnostics()).orElseThrow();
    return Expectation.compare(document.root(), new ObjectMapper().readTree(actual));
  }
}
