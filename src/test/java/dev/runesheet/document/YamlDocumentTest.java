package dev.runesheet.document;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
  void whatNoGameReckonsWithIsAText() {
    assertThat(parse("{a: .inf, b: -.INF, c: .nan, d: 1_0, e: 1.5e1}").node())
        .hasToString("{\"a\":\".inf\",\"b\":\"-.INF\",\"c\":\".nan\",\"d\":\"1_0\",\"e\":15.0}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a: 1\nb: S\uFFFDm\n", "a: 1\nb: S\0m\0n\0\0\n"})
  void aTextThatIsNotUtf8IsFoundWhereItIsNot(String text) {
    assertThat(JsonDocument.parseYaml("f.yaml", text, findings)).isEmpty();
    assertThat(findings.all())
        .singleElement()
        .asString()
        .startsWith("f.yaml:2:5: error RS023")
        .endsWith("found a character that is not UTF-8, expected a file saved as UTF-8");
  }

  @Test
  void aNulAmongReadableLettersIsNamed() {
    assertThat(JsonDocument.parseYaml("f.yaml", "a: 1\nb: S\0m\n", findings)).isEmpty();
    assertThat(findings.all())
        .singleElement()
        .asString()
        .startsWith("f.yaml:2:5: error RS023")
        .endsWith("found a NUL character, expected printable characters only");
  }

  @Test
  void aTextOfMoreThanThreeMillionCharactersIsReadAndOneBeyondTheLimitIsTooLarge() {
    String comments = ("# " + "x".repeat(100_000) + "\n").repeat(40);
    assertThat(parse(comments + "a: 1\n").node()).hasToString("{\"a\":1}");
    String text = "a: 1\n" + "#\n".repeat(JsonLimits.DEFAULT.characters() / 2);
    assertThat(JsonDocument.parseYaml("f.yaml", text, findings)).isEmpty();
    assertThat(findings.all())
        .singleElement()
        .asString()
        .startsWith("f.yaml:1:1: error RS004")
        .endsWith("found 16000005 characters, expected at most 16000000");
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
  void aValueThatIsRefusedIsToldOnceAndNoMore() {
    String text = "a: &one x\nb: *one\nc: !!binary aGk=\nd: *one\ne: !not x\n";
    assertThat(JsonDocument.parseYaml("f.yaml", text, findings)).isEmpty();
    assertThat(findings.all())
        .extracting(one -> one.location().place() + " " + one.code())
        .containsExactly("#/b NOT_YAML", "#/c NOT_YAML", "#/d NOT_YAML", "#/e NOT_YAML");
  }

  /** The library's time grows with the square of a line's length. */
  @Test
  void aLineOfMoreThanAMillionCharactersIsRefusedWhereItStands() {
    String text = "a: 1\nb: " + "x".repeat(1_000_000) + "\n";
    assertThat(JsonDocument.parseYaml("f.yaml", text, findings)).isEmpty();
    assertThat(findings.all())
        .singleElement()
        .asString()
        .startsWith("f.yaml:2:1: error RS004")
        .endsWith("found a line of 1000003 characters, expected at most 1000000");
  }

  @Test
  void quotesAroundANumberAreToldAsTheReason() {
    JsonFields fields = parse("a: \"2\"\nb: two\nc: 'true'\nd: 007\n").fields().orElseThrow();
    for (String field : List.of("a", "b", "d")) {
      fields.required(field).orElseThrow().number();
    }
    fields.required("c").orElseThrow().flag();
    assertThat(findings.all())
        .extracting(one -> one.message().replaceAll(".*expected ", ""))
        .containsExactly(
            "a number without quotes", "a number", "a number", "true or false without quotes");
  }

  @ParameterizedTest
  @CsvSource({"ture, true", "flase, false", "yes, true", "Off, false", "perhaps, "})
  void whatIsNearTrueOrFalseIsSuggested(String written, String meant) {
    parse("a: " + written + "\n").fields().orElseThrow().required("a").orElseThrow().flag();
    assertThat(findings.all())
        .singleElement()
        .satisfies(one -> assertThat(one.meant()).isEqualTo(Optional.ofNullable(meant)));
  }

  @Test
  void nothingBehindAColonIsCalledNothingWhereEntriesAreExpected() {
    JsonFields fields = parse("a:\nb: ''\nc: x\n").fields().orElseThrow();
    fields.required("a").orElseThrow().fields();
    fields.required("b").orElseThrow().list();
    fields.required("c").orElseThrow().list();
    assertThat(findings.all())
        .extracting(one -> one.found() + ", " + one.expected())
        .containsExactly("nothing, entries with names", "nothing, a list", "'x', a list");
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
        "a: \"\\",
        "a: \"\u2028 \\q",
        "\tb: 1",
        "a: !!binary aGVsbG8=",
        "a: \u0001",
        "a: *b",
        "a: !kind of self is unit",
        "%YAML 9"
      })
  void whatIsNotPlainYamlIsAFindingWithAPlace(String text) {
    JsonDocument.parseYaml("f.yaml", text, findings);
    assertThat(findings.hasErrors()).isTrue();
    assertThat(findings.all().get(0).code()).isEqualTo(Code.NOT_YAML);
    assertThat(findings.all().get(0).line()).matches("\\d+:\\d+");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a: [1, 2\\nb: 3 | 2:1 | 'b: 3' | a comma, or the ] of the list that begins in line 1",
        "a: {b: 1\\nc: 2 | 2:1 | 'c: 2' | a comma, or the } of the fields that begins in line 1",
        "a: [{b: 1] | 1:10 | ']' | a comma, or the } of the fields that begins in line 1",
        "a: b: c | 1:5 | ': c' | quotes around a text with ': ' in it",
        "a: 1\\n b:\\n  - x | 2:2 | 'b:' | the indentation of line 1, or ': ' in that line",
        "- a: 1\\n  b: 1\\n c: 1 | 3:2 | 'c: 1' | the indentation of line 1",
        "- a\\nb: 1 | 2:1 | 'b: 1' | what line 1 begins with, or other indentation",
        "a: \"open\\nb: 1 | 1:4 | '\"open' | the closing quote",
        "a: 'it's' | 1:8 | 's'' | nothing behind the closing quote; or the text in quotes of the"
            + " other kind",
        "a:\\n\\t- b | 2:1 | a tab | blanks",
        "a: @b | 1:4 | '@b' | quotes around a text that begins so",
        "a: [1, 2]] | 1:10 | ']' | nothing: no bracket is open",
        "a: \"\\q\" | 1:6 | '\\q' | two backslashes, or single quotes around the text",
        "a: 1\\nb | 2:1 | 'b' | a key and ': ' before a value",
        "a: >x\\n  text | 1:5 | 'x' | the text in the lines below",
        "a: [1, , 2] | 1:8 | ', 2]' | a value",
        "a: - | 1:4 | '-' | the list in lines of its own",
        "a: 1\\nb: \u0001c | 2:4 | a control character | printable characters only",
        "a: 1\\n---\\nb: 2 | 3:1 | more text after the end | one document, without '---'",
      })
  void whatIsNoYamlIsToldInTheWordsOfItsAuthor(
      String text, String place, String found, String expected) {
    String lines = text.replace("\\n", "\n").replace("\\t", "\t");
    JsonDocument.parseYaml("f.yaml", lines, findings);
    assertThat(findings.all())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.line()).isEqualTo(place);
              assertThat(one.found()).isEqualTo(found);
              assertThat(one.expected()).isEqualTo(expected);
            });
  }

  @Test
  void nestingIsLimited() {
    JsonDocument.parseYaml("f.yaml", "[".repeat(500) + "]".repeat(500), findings);
    assertThat(findings.all()).extracting(one -> one.code()).containsExactly(Code.TOO_DEEP);
  }

  @Test
  void objectsAreEntriesWithNames() {
    parse("a: 1").list();
    parse("[a]").fields();
    assertThat(findings.all())
        .extracting(one -> one.found() + ", not " + one.expected())
        .containsExactly("entries with names, not a list", "a list, not entries with names");
  }

  @Test
  void aWholeNumberIsExpectedWithItsRange() {
    parse("2 * turns").whole(0, 99);
    parse("'5'").whole(0, 99);
    parse("many").whole(1, Integer.MAX_VALUE);
    assertThat(findings.all())
        .extracting(Diagnostic::expected)
        .containsExactly(
            "a whole number from 0 to 99", "a number without quotes", "a whole number");
  }

  private JsonValue parse(String text) {
    return JsonDocument.parseYaml("f.yaml", text, findings).orElseThrow().root();
  }

  @Test
  void aBackslashBehindLettersOfTwoCharactersIsNamed() {
    JsonDocument.parseYaml("f.yaml", "a: \"🎲🎲\\q\"\n", findings);
    assertThat(findings.all()).singleElement().asString().contains("'\\q'");
  }
}
