package dev.runesheet.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonDocumentTest {

  private final Diagnostics diagnostics = new Diagnostics();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``              | 1:1  | found an empty text",
        "`{\"a\": 1,}`   | 1:9  | found '}', expected a key in double quotes",
        "`{\"a\": 1 2}`  | 1:9  | found '2', expected a comma or }",
        "`[1 2]`         | 1:4  | found '2', expected a comma or ]",
        "`[1, NaN]`      | 1:5  | found NaN, expected a number with digits",
        "`[1, hello]`    | 1:5  | found 'hello', expected a value",
        "`[1, 2`         | 1:6  | found the end of the text, expected a closing ]",
        "`{\"a\": 1`     | 1:8  | found the end of the text, expected a closing }",
        "`{\"a`          | 1:4  | found the end of the text",
        "`{} {}`         | 1:4  | found more text after the end, expected one JSON value",
        "`[\"a\tb\"]`   | 1:4  | found a tab, expected \\t in a text",
        "`[\"a\u001bb\"]` | 1:4 | found a control character, expected \\u001b in a text",
        "`[\u001b1]`     | 1:2  | found a control character, expected no such character",
        "`// x`          | 1:1  | found '/'",
        "`[01]`          | 1:3  | ",
        "`[+1]`          | 1:3  | ",
      })
  void textThatIsNotJsonIsReportedWithItsPlace(String text, String place, String message) {
    assertThat(JsonDocument.parse("a.json", text, diagnostics)).isEmpty();
    assertThat(diagnostics.all()).hasSize(1);
    Diagnostic finding = diagnostics.all().get(0);
    assertThat(finding.code()).isEqualTo(Code.NOT_JSON);
    assertThat(finding.sentence()).contains(Optional.ofNullable(message).orElse(""));
    assertThat(finding.line()).isEqualTo(place);
    assertThat(finding.message()).doesNotContain("StreamReadFeature").doesNotContain("code ");
  }

  @Test
  void everyKeyThatStandsTwiceIsReportedAndTheFirstCounts() {
    String text = "{\"a\": 1,\n \"b\": {\"c\": 2, \"c\": 3},\n  \"a\": 4}";
    JsonDocument document = JsonDocument.parse("a.json", text, diagnostics).orElseThrow();
    assertThat(diagnostics.all())
        .extracting(Diagnostic::message)
        .containsExactly(
            "a.json:2:16 #/b/c: error RS002: this is not valid JSON: found 'c' again,"
                + " expected each key once",
            "a.json:3:3 #/a: error RS002: this is not valid JSON: found 'a' again,"
                + " expected each key once");
    assertThat(document.root().node().get("a").intValue()).isEqualTo(1);
  }

  @Test
  void nestingIsBoundedAndReported() {
    String deep = "[".repeat(400) + "]".repeat(400);
    assertThat(JsonDocument.parse("a.json", deep, diagnostics)).isPresent();
    assertThat(diagnostics.all()).isEmpty();
    assertThat(JsonDocument.parse("a.json", "[" + deep + "]", diagnostics)).isEmpty();
    assertThat(diagnostics.all()).extracting(Diagnostic::code).containsExactly(Code.TOO_DEEP);
    assertThat(diagnostics.all().get(0).line()).isEqualTo("1:401");
  }

  @Test
  void endlessNestingDoesNotOverflowTheStack() {
    for (String opening : List.of("[", "{\"a\":")) {
      assertThat(JsonDocument.parse("a.json", opening.repeat(300_000), diagnostics)).isEmpty();
    }
    assertThat(diagnostics.all()).allMatch(finding -> finding.code() == Code.TOO_DEEP);
  }

  @Test
  void sizeIsBoundedAndReported() {
    JsonLimits limits = new JsonLimits(10, 20);
    assertThat(JsonDocument.parse("a.json", 1, " ".repeat(21), limits, diagnostics)).isEmpty();
    assertThat(diagnostics.all()).extracting(Diagnostic::code).containsExactly(Code.TOO_LARGE);
  }

  @Test
  void aNumberOfThousandsOfDigitsIsReported() {
    assertThat(JsonDocument.parse("a.json", "[" + "9".repeat(5000) + "]", diagnostics)).isEmpty();
    assertThat(diagnostics.all()).extracting(Diagnostic::code).containsExactly(Code.TOO_LARGE);
  }

  @Test
  void aByteOrderMarkIsSkipped() {
    assertThat(JsonDocument.parse("a.json", "\uFEFF{}", diagnostics)).isPresent();
    assertThat(diagnostics.all()).isEmpty();
  }

  @Test
  void linesCountFromTheFirstLineGiven() {
    JsonDocument document =
        JsonDocument.parse("a.jsonl", 7, "{\"x\": tru}", JsonLimits.DEFAULT, diagnostics)
            .orElse(null);
    assertThat(document).isNull();
    assertThat(diagnostics.all().get(0).line()).startsWith("7:");
  }

  @Test
  void aSubTreeNamesItsPointerButNoLine() {
    JsonDocument whole = JsonDocument.parse("a.json", "{\"x\": [true]}", diagnostics).orElseThrow();
    JsonDocument part = JsonDocument.of("a.json", "/x", whole.root().node().get("x"), diagnostics);
    part.root().list().orElseThrow().get(0).number();
    assertThat(diagnostics.all())
        .extracting(Diagnostic::message)
        .containsExactly(
            "a.json#/x/0: error RS005: wrong type of value: found true, expected a number");
  }

  @Test
  void allThreadsThatAskAtOnceLearnTheLine() throws Exception {
    String text = "[" + "1,\n".repeat(20_000) + "1]";
    JsonDocument document = JsonDocument.parse("a.json", text, diagnostics).orElseThrow();
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      Callable<Integer> last = () -> document.line("/20000");
      List<Integer> lines = new ArrayList<>();
      for (Future<Integer> line : threads.invokeAll(Collections.nCopies(8, last))) {
        lines.add(line.get());
      }
      assertThat(lines).containsOnly(20_001);
    } finally {
      threads.shutdown();
    }
  }

  @Property(tries = 500)
  void noTextThrows(@ForAll String text) {
    Diagnostics found = new Diagnostics();
    Optional<JsonDocument> document = JsonDocument.parse("a.json", text, found);
    assertThat(document.isPresent() || found.hasErrors()).isTrue();
  }
}
