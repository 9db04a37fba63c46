package dev.runesheet.spi.fact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.spi.setup.RecordJson;
import dev.runesheet.word.StackingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Stacking rules as set-ups and saves keep them, and as a policy's words give them. */
class StackingRuleTest {

  @ParameterizedTest
  @EnumSource(StackingMode.class)
  void jsonHasTheWordOfTheMode(StackingMode mode) {
    StackingRule rule = new StackingRule(mode, "boost", 20);

    ObjectNode json = (ObjectNode) RecordJson.write(rule);

    assertThat(json.toString())
        .isEqualTo("{\"mode\":\"" + mode.word() + "\",\"key\":\"boost\",\"cap\":20.0}");
    assertThat(RecordJson.read(json, StackingRule.class)).isEqualTo(rule);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sideways", "MAX_ONLY", "max only", "0", ""})
  void jsonWithAnotherWordIsRefusedWithThoseThatThereAre(String word) {
    ObjectNode json = (ObjectNode) RecordJson.write(StackingRule.ADDITIVE);
    json.put("mode", word);

    assertThatThrownBy(() -> RecordJson.read(json, StackingRule.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("/mode (\"" + word + "\") is not right")
        .hasMessageContaining("expected one of additive, max_only, min_only, no_stack");
  }

  @Test
  void aPolicyThatSaysAnotherWordIsRefused() {
    StackingRequest request = new StackingRequest("boost", "");

    assertThatThrownBy(() -> request.decide("most")).hasMessageContaining("word (most)");
  }
}
