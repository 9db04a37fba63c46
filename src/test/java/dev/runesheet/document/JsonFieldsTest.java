package dev.runesheet.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.FindingCode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonFieldsTest {

  private final Diagnostics diagnostics = new Diagnostics();

  @Test
  void aMisspeltFieldIsReportedOnceWithTheNearestName() {
    JsonFields fields = fields("{\n  \"name\": \"x\",\n  \"ammount\": 3\n}");
    fields.required("name");
    fields.required("amount");
    fields.noOthers();
    assertThat(messages())
        .containsExactly(
            "a.json:3:3 #/ammount: error RS007: unknown field: found 'ammount', expected one of"
                + " name, amount; did you mean 'amount'?");
  }

  @Test
  void theOnlyMissingFieldIsToldWithTheOnlyUnknownOne() {
    JsonFields fields = fields("{\n  \"name\": \"x\",\n  \"delta\": 3\n}");
    fields.required("name");
    fields.required("amount");
    fields.noOthers();
    assertThat(messages())
        .containsExactly(
            "a.json:3:3 #/delta: error RS007: unknown field: found 'delta', expected one of"
                + " name, amount; 'amount' is missing");
  }

  @Test
  void whichOfSeveralUnknownFieldsIsMeantForAMissingOneIsNotGuessed() {
    JsonFields fields = fields("{\"colour\": 1, \"size\": 2}");
    fields.required("amount");
    fields.noOthers();
    assertThat(codes()).containsExactly(Code.MISSING_FIELD, Code.UNKNOWN_FIELD, Code.UNKNOWN_FIELD);
  }

  @Test
  void pointersEscapeSlashAndTilde() {
    JsonFields fields = fields("{\"a/b\": {\"c~d\": \"x\"}}");
    JsonValue inner = fields.required("a/b").orElseThrow();
    inner.fields().orElseThrow().required("c~d").orElseThrow().number();
    assertThat(messages()).singleElement().asString().startsWith("a.json:1:17 #/a~1b/c~0d: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"true", "\"5\"", "null", "[]", "{}"})
  void onlyJsonNumbersAreNumbers(String value) {
    assertThat(value(value).number()).isEmpty();
    assertThat(codes()).containsExactly(Code.WRONG_TYPE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e999", "-1e999"})
  void numbersMustBeFinite(String value) {
    assertThat(value(value).number()).isEmpty();
    assertThat(codes()).containsExactly(Code.OUT_OF_RANGE);
  }

  @Test
  void wholeNumbersOfHundredsOfDigitsAreNotFinite() {
    assertThat(value("9".repeat(400)).number()).isEmpty();
    assertThat(codes()).containsExactly(Code.OUT_OF_RANGE);
  }

  @Test
  void minusZeroIsReadAsZero() {
    assertThat(Double.doubleToRawLongBits(value("-0.0").number().orElseThrow())).isZero();
  }

  @Test
  void wholeNumbersMayBeWrittenWithAPoint() {
    assertThat(value("6.0").whole(1, 10)).hasValue(6);
    assertThat(value("6.5").whole(1, 10)).isEmpty();
    assertThat(value("11").whole(1, 10)).isEmpty();
    assertThat(value("0").whole(1, Integer.MAX_VALUE)).isEmpty();
    assertThat(value("99999999999").whole(1, Integer.MAX_VALUE)).isEmpty();
    assertThat(codes())
        .containsExactly(Code.WRONG_TYPE, Code.OUT_OF_RANGE, Code.OUT_OF_RANGE, Code.OUT_OF_RANGE);
    assertThat(messages().get(1)).contains("from 1 to 10");
    assertThat(messages().get(2)).contains("at least 1");
    assertThat(messages().get(3)).contains("from 1 to 2147483647");
  }

  @Test
  void anUnknownWordNamesTheNearest() {
    WordTable<Integer> table = WordTable.<Integer>empty().and("SELF", 1).and("OPPONENT", 2);
    assertThat(value("\"SELV\"").word(table, Code.UNKNOWN_TARGET)).isEmpty();
    assertThat(value("\"OPPONENT\"").word(table, Code.UNKNOWN_TARGET)).contains(2);
    assertThat(value("7").word(table, Code.UNKNOWN_TARGET)).isEmpty();
    assertThat(messages().get(0))
        .endsWith("found 'SELV', expected one of SELF, OPPONENT; did you mean 'SELF'?");
    assertThat(codes()).containsExactly(Code.UNKNOWN_TARGET, Code.WRONG_TYPE);
  }

  @Test
  void allFieldsOfAMapComeInOrder() {
    assertThat(fields("{\"b\": 1, \"a\": 2}").all())
        .extracting(JsonFields.JsonField::name)
        .containsExactly("b", "a");
  }

  private JsonFields fields(String text) {
    return value(text).fields().orElseThrow();
  }

  private JsonValue value(String text) {
    return JsonDocument.parse("a.json", text, diagnostics).orElseThrow().root();
  }

  private List<String> messages() {
    return diagnostics.all().stream().map(Diagnostic::message).toList();
  }

  private List<FindingCode> codes() {
    return diagnostics.all().stream().map(Diagnostic::code).toList();
  }

  @Test
  void partsOfAnotherSortHaveNoEntriesAndNoFindings() {
    JsonValue root = value("{\"list\": [1, 2], \"object\": {\"a\": 1}, \"word\": \"x\"}");
    assertThat(root.entries("list"))
        .extracting(JsonValue::pointer)
        .containsExactly("/list/0", "/list/1");
    assertThat(root.named("object")).extracting(JsonFields.JsonField::name).containsExactly("a");
    assertThat(root.entries("object")).isEmpty();
    assertThat(root.named("list")).isEmpty();
    assertThat(root.entries("word")).isEmpty();
    assertThat(root.named("nothing")).isEmpty();
    assertThat(diagnostics.all()).isEmpty();
  }

  @Test
  void fieldsWithoutEntriesAreToldAtTheirPlace() {
    JsonValue root = value("{\"list\": [], \"object\": {}, \"word\": \"\", \"full\": [1]}");
    List.of("list", "object", "word", "full", "nothing")
        .forEach(field -> root.notEmpty(field, Code.EMPTY, "none", "some"));
    assertThat(diagnostics.all())
        .extracting(one -> one.location().place().pointer().orElseThrow().last())
        .containsExactly("list", "object");
  }
}
