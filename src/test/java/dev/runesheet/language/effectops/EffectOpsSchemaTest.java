package dev.runesheet.language.effectops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.document.SchemaCheck;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The schemas that follow from what the reader reads. */
class EffectOpsSchemaTest {

  @Test
  void furtherVerbsOfACatalogBecomeOpsOfTheSchema() {
    String hero =
        Texts.hero("{\"op\": \"DRAW_CARDS\", \"count\": 9, \"pile\": \"x\", \"luck\": 2}");
    assertThat(violations(EffectOpsSchemas.check(TestVerbs.MATH_BATTLE), hero)).hasSize(1);
    assertThat(violations(EffectOpsSchemas.check(TestVerbs.EXTENDED), hero)).hasSize(3);
  }

  private static List<String> violations(SchemaCheck schemas, String hero) {
    return Texts.violations(schemas, "effect-ops-hero", hero);
  }
}
