package dev.runesheet.spi.fact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.setup.RecordJson;
import dev.runesheet.word.StackingMode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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

  /** A mode without a rule would never count, and a misspelt word would match no modifier. */
  @Test
  void theEnginesRulesAnswerEachModeByItsWord() throws IOException {
    String rules = Files.readString(Path.of("rules/engine/stacking.drl"));
    Set<String> words =
        Pattern.compile("mode == \"([^\"]*)\"")
            .matcher(rules)
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.toSet());

    List<String> expected = new ArrayList<>(Word.words(StackingMode.class));
    expected.add(Modifier.LATE);
    assertThat(words).containsExactlyInAnyOrderElementsOf(expected);
  }
}
