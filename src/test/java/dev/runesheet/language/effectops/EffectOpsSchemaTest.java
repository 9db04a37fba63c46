package dev.runesheet.language.effectops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.SchemaCheck;
import dev.runesheet.document.SchemaFiles;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The published schemas and the code's tables say the same. */
class EffectOpsSchemaTest {

  private static final JsonNode COMMON = SchemaFiles.load("effect-ops-common").get("$defs");

  @Test
  void enumerationsAreTheTablesOfTheCode() {
    assertThat(words(COMMON.at("/target/enum"))).isEqualTo(EffectOpsWords.TARGETS.words());
    assertThat(words(COMMON.at("/trigger/properties/type/enum")))
        .isEqualTo(EffectOpsWords.triggers());
    assertThat(words(COMMON.at("/value/properties/kind/enum"))).isEqualTo(EffectOpsWords.kinds());
    assertThat(words(COMMON.at("/op/properties/op/enum")))
        .isEqualTo(new OpForms(TestVerbs.MATH_BATTLE).words());
    assertThat(words(SchemaFiles.load("effect-ops-mode").at("/properties/overflow/enum")))
        .isEqualTo(EffectOpsWords.OVERFLOWS.words());
    assertThat(words(rule(COMMON.at("/value/allOf"), "CTX").at("/then/properties/key/enum")))
        .isEqualTo(EffectOpsWords.KEYS.words());
    assertThat(words(COMMON.at("/value/allOf/4/if/properties/kind/enum")))
        .isEqualTo(EffectOpsWords.OPERATORS.words());
    assertThat(words(COMMON.at("/op/allOf/1/if/properties/op/enum")))
        .isEqualTo(EffectOpsWords.BRANCHES.words());
  }

  @Test
  void fieldsOfOpsAreTheParametersOfTheirVerbs() {
    OpForms forms = new OpForms(TestVerbs.MATH_BATTLE);
    for (OpName name : EffectOpsWords.OPS) {
      assertThat(rule(COMMON.at("/op/allOf"), name.op()))
          .isEqualTo(OpSchema.of(forms.find(name.op()).orElseThrow()));
    }
  }

  @Test
  void furtherVerbsOfACatalogBecomeOpsOfTheSchema() {
    String hero =
        Texts.hero("{\"op\": \"DRAW_CARDS\", \"count\": 9, \"pile\": \"x\", \"luck\": 2}");
    assertThat(violations(EffectOpsSchemas.check(TestVerbs.MATH_BATTLE), hero)).hasSize(1);
    assertThat(violations(EffectOpsSchemas.check(TestVerbs.EXTENDED), hero)).hasSize(3);
    ObjectNode common = SchemaFiles.load("effect-ops-common");
    OpForm form = new OpForms(TestVerbs.EXTENDED).find("SWAP_STATS").orElseThrow();
    EffectOpsSchemas.addOp(common, form);
    assertThat(words(common.at("/$defs/op/properties/op/enum"))).endsWith("SWAP_STATS");
  }

  @Test
  void aViolationIsReportedWithItsPlace() {
    List<Diagnostic> found = violations(Texts.SCHEMAS, Texts.hero("{\"op\": \"ENDE\"}"));
    assertThat(found).hasSize(1);
    assertThat(found.get(0).code()).isEqualTo(Code.SCHEMA);
    assertThat(found.get(0).message())
        .startsWith(
            "h.json:1:65 #/abilities/0/program/0/op: error RS011: does not fit the JSON Schema;"
                + " does not have a value in the enumeration");
  }

  @Test
  void everySchemaHasTheIdOfItsFile() {
    for (String name : EffectOpsSchemas.NAMES) {
      assertThat(SchemaFiles.load(name).get("$id").textValue()).isEqualTo(SchemaFiles.id(name));
    }
  }

  @Test
  void aMissingSchemaIsAProgrammersError() {
    assertThatThrownBy(() -> SchemaFiles.load("nothing"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("nothing.schema.json");
  }

  @Test
  void deepProgramsAreCheckedOnASmallStack() throws InterruptedException {
    String zero = "{\"kind\": \"CONST\", \"value\": 0}";
    String open = "{\"op\": \"IF_GT\", \"lhs\": " + zero + ", \"rhs\": " + zero + ", \"then\": [";
    String hero = Texts.hero(open.repeat(190) + "]}".repeat(190));
    List<Diagnostic> found = new ArrayList<>();
    List<Throwable> thrown = new ArrayList<>();
    Thread thread =
        new Thread(null, () -> found.addAll(violations(Texts.SCHEMAS, hero)), "small", 512 * 1024);
    thread.setUncaughtExceptionHandler((in, problem) -> thrown.add(problem));
    thread.start();
    thread.join();
    assertThat(thrown).isEmpty();
    assertThat(found).isEmpty();
  }

  private static List<Diagnostic> violations(SchemaCheck schemas, String hero) {
    return Texts.violations(schemas, "effect-ops-hero", hero);
  }

  private static JsonNode rule(JsonNode ruleList, String word) {
    for (JsonNode rule : ruleList) {
      for (String key : List.of("op", "kind")) {
        if (rule.at("/if/properties/" + key + "/const").asText().equals(word)) {
          return rule;
        }
      }
    }
    throw new IllegalArgumentException(word);
  }

  private static List<String> words(JsonNode list) {
    List<String> words = new ArrayList<>();
    list.forEach(word -> words.add(word.textValue()));
    return words;
  }
}
