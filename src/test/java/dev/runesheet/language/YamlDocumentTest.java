package dev.runesheet.language;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** YAML that says what JSON could say, with places. */
class YamlDocumentTest {

  private final Diagnostics findings = new Diagnostics();

  @Test
  void wordsAndIdsAreTextsAndNumbersAreNumbers() {
    JsonNode node = parse("{a: Y, b: no, c: 007, d: 0, e: 1.5, f: true, g: null, h: '5'}").node();
    assertThat(node)
        .hasToString(
            "{\"a\":\"Y\",\"b\":\"no\",\"c\":\"007\",\"d\":0,\"e\":1.5,\"f\":true,\"g\":null,\"h\":\"5\"}");
  }

  @Test
  void findingsNameLineAndColumn() {
    JsonValue root = parse("a:\n  - b: 1\n  - b: x\n");
    root.fields()
        .orElseThrow()
        .required("a")
        .orElseThrow()
        .list()
        .orElseThrow()
        .get(1)
        .fields()
        .orElseThrow()
        .required("b")
        .orElseThrow()
        .number();
    assertThat(findings.all())
        .singleElement()
        .asString()
        .startsWith("f.yaml:3:8 #/a/1/b: error RS005");
  }

  @Test
  void linesAreKnownAlsoForWhatWasLeftOut() {
    JsonValue root = parse("x: 1\na:\n  b: 2\n");
    assertThat(root.fields().orElseThrow().required("a").orElseThrow().line()).isEqualTo(3);
    assertThat(new JsonValue(root.document(), "/a/c/d", root.node()).line()).isEqualTo(3);
  }

  @Test
  void aKeyThatStandsTwiceIsReported() {
    parse("a: 1\na: 2\n");
    assertThat(findings.all()).singleElement().asString().startsWith("f.yaml:2:1 #/a: error RS023");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "# nothing",
        "a: [",
        "a: b: c",
        "- &x {a: 1}\n- *x",
        "a: 1\n---\nb: 2",
        "a: \"\\q\"",
        "\tb: 1",
        "a: !!binary aGVsbG8=",
        "a: \u0001",
        "a: *b",
        "%YAML 9"
      })
  void whatIsNotPlainYamlIsAFindingWithAPlace(String text) {
    JsonDocument.parseYaml("f.yaml", text, findings);
    assertThat(findings.hasErrors()).isTrue();
    assertThat(findings.all().get(0).code()).isEqualTo(Code.NOT_YAML);
    assertThat(findings.all().get(0).line()).matches("\\d+:\\d+");
  }

  @Test
  void nestingIsLimited() {
    JsonDocument.parseYaml("f.yaml", "[".repeat(500) + "]".repeat(500), findings);
    assertThat(findings.all()).extracting(one -> one.code()).containsExactly(Code.TOO_DEEP);
  }

  private JsonValue parse(String text) {
    return JsonDocument.parseYaml("f.yaml", text, findings).orElseThrow().root();
  }
}
