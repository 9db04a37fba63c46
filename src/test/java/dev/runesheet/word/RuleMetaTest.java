package dev.runesheet.word;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuleMetaTest {

  @ParameterizedTest
  @ValueSource(strings = {"Fireball", " two words ", "100%", "\"quoted\"", "Œuvre ( 夜 )", "a\\b\n"})
  void aTextIsReadAsItWasWritten(String text) {
    String line = RuleMeta.NAME.line(text);
    assertThat(line).startsWith("  @Name( ").endsWith(" )\n").isASCII();
    String value = line.substring("  @Name( ".length(), line.length() - " )\n".length());
    assertThat(RuleMeta.NAME.of(Map.of("Name", value))).contains(text);
  }

  @Test
  void aValueOfATableNeedsNoQuotes() {
    assertThat(RuleMeta.OWNER.column()).isEqualTo("Owner($param)");
    assertThat(RuleMeta.OWNER.of(Map.of("Owner", " fire-mage "))).contains("fire-mage");
  }

  @Test
  void aRuleNeedNotSayIt() {
    assertThat(RuleMeta.BRANCH.isIn(Map.of())).isFalse();
    assertThat(RuleMeta.WHEN.of(Map.of())).isEmpty();
  }
}
