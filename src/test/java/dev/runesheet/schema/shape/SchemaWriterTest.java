package dev.runesheet.schema.shape;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.document.SchemaCheck;
import dev.runesheet.document.SchemaFiles;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.OrNull;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Size;
import dev.runesheet.schema.Tag;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a record declares, its reader and its schema take alike. */
class SchemaWriterTest {

  record Log(
      @Required(orEmpty = true) @Size(value = 1, orMore = true, of = "number") List<Sum> numbers,
      @OrNull("nobody") @Range(min = 0) Integer winner,
      @Inline Optional<Failure> failure,
      @Ref("doubled") Doubled twice) {}

  record Failure(String error, @Named("error at") int at, Optional<String> why) {}

  record Doubled(int number) {}

  @Tag("kind")
  sealed interface Sum permits Sum.Number, Sum.Both {
    record Number(int value) implements Sum {}

    record Both(Kind kind, Sum a, Sum b) implements Sum {}

    enum Kind {
      PLUS,
      TIMES
    }
  }

  private static final SourceNames DOUBLING =
      new SourceNames() {
        @Override
        public Words words(String kind) {
          return Words.any();
        }

        @Override
        public Optional<?> value(String kind, JsonValue value) {
          return value.whole(0, 9).stream().boxed().map(one -> new Doubled(2 * one)).findFirst();
        }
      };

  private final Diagnostics findings = new Diagnostics();

  private Optional<Log> read(String json) {
    return new ShapeReader(DOUBLING)
        .read(Log.class, JsonDocument.parse("a.json", text(json), findings).orElseThrow().root());
  }

  private static String text(String json) {
    return json.replace('\'', '"').replace("ONE", "{\"kind\": \"number\", \"value\": 1}");
  }

  private static List<String> violations(String json) throws IOException {
    SchemaWriter writer = new SchemaWriter(kind -> null);
    ObjectNode schema = SchemaFiles.begin("log", "A log").setAll(writer.of(Log.class));
    writer.definitions().putObject("doubled").put("type", "integer");
    schema.set("$defs", writer.definitions());
    return SchemaCheck.of(List.of(schema)).violations("log", new ObjectMapper().readTree(json));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'numbers': [ONE], 'winner': null, 'twice': 2",
        "'numbers': [ONE, ONE], 'winner': 1, 'twice': 2, 'error': 'x', 'error at': 3",
        "'numbers': [{'kind': 'times', 'a': ONE, 'b': ONE}], 'winner': 1, 'twice': 2",
      })
  void whatIsRightIsTaken(String fields) throws IOException {
    assertThat(read("{" + fields + "}")).isPresent();
    assertThat(findings.all()).isEmpty();
    assertThat(violations(text("{" + fields + "}"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'numbers': [], 'winner': 1, 'twice': 2               | EMPTY #/numbers",
        "'winner': 1, 'twice': 2                              | MISSING_FIELD #",
        "'numbers': [ONE], 'twice': 2                         | MISSING_FIELD #",
        "'numbers': [ONE], 'winner': -1, 'twice': 2           | OUT_OF_RANGE #/winner",
        "'numbers': [ONE], 'winner': 3000000000, 'twice': 2   | OUT_OF_RANGE #/winner",
        "'numbers': [ONE], 'winner': 1, 'twice': 'x'          | WRONG_TYPE #/twice",
        "'numbers': [ONE], 'winner': 1, 'twice': 2, 'error': 'x'  | MISSING_FIELD #",
        "'numbers': [ONE], 'winner': 1, 'twice': 2, 'why': 'x'"
            + "| MISSING_FIELD # MISSING_FIELD #",
        "'numbers': [{'kind': 'plus', 'a': ONE}], 'winner': 1, 'twice': 2"
            + "| MISSING_FIELD #/numbers/0",
        "'numbers': [{'kind': 'number', 'value': 1, 'b': 1}], 'winner': 1, 'twice': 2"
            + "| UNKNOWN_FIELD #/numbers/0/b",
        "'numbers': [{'kind': 'minus', 'a': ONE, 'b': ONE}], 'winner': 1, 'twice': 2"
            + "| UNKNOWN_WORD #/numbers/0/kind",
        "'numbers': [3], 'winner': 1, 'twice': 2              | WRONG_TYPE #/numbers/0",
      })
  void whatIsWrongIsRefused(String fields, String finding) throws IOException {
    read("{" + fields + "}");
    assertThat(findings.all())
        .extracting(one -> one.code() + " " + one.location().place())
        .containsExactly(finding.replace(" M", ",M").split(","));
    assertThat(violations(text("{" + fields + "}"))).isNotEmpty();
  }

  @Test
  void aRecordIsThereWithoutAListThatMayBeEmptyAfterItsReport() {
    Optional<Log> log = read("{'winner': 1, 'twice': 2}");
    assertThat(log).hasValue(new Log(List.of(), 1, Optional.empty(), new Doubled(4)));
    assertThat(findings.all()).extracting("code").containsExactly(Code.MISSING_FIELD);
  }

  @Test
  void aCaseOfSeveralWordsIsWrittenWithItsOwn() {
    Sum one = new Sum.Number(1);
    Sum sum = new Sum.Both(Sum.Kind.TIMES, one, one);
    assertThat(new ShapeWriter(DOUBLING).write(Sum.class, sum).toString())
        .startsWith("{\"kind\":\"times\",\"a\":{\"kind\":\"number\",\"value\":1}");
  }

  @Test
  void aDeepValueIsCheckedOnceForEachOfItsParts() throws IOException {
    int depth = 60;
    String deep = "{'kind': 'plus', 'b': ONE, 'a': ".repeat(depth) + "ONE" + "}".repeat(depth);
    assertThat(violations(text("{'numbers': [" + deep + "], 'winner': 1, 'twice': 2}"))).isEmpty();
  }
}
