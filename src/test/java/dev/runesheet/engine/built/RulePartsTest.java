package dev.runesheet.engine.built;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file is taken apart by what the build wrote, and by nothing else. */
class RulePartsTest {

  private static final String DRL = "package a;\n// one\nrule \"one\" end\n";

  @Test
  void theRestOfTheTextIsTheRule() {
    var parts = ResourceJson.read("[{'name': 'one', 'comment': 7, 'text': 15}]".replace('\'', '"'));
    assertThat(RuleParts.cut("a.drl", DRL, parts).rules())
        .singleElement()
        .satisfies(rule -> assertThat(rule.comment()).isEqualTo("// one\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{'name': 'one', 'comment': 700, 'text': 15}]",
        "[{'name': 'one', 'comment': 2147483647, 'text': 2147483647}]",
        "[{'name': 'one', 'comment': -1, 'text': 15}]",
        "[{'name': 'one', 'comment': 'x', 'text': 15}]",
        "[{'name': 'one', 'text': 15}]",
        "[{'comment': 7, 'text': 15}]",
        "[7]"
      })
  void partsOfAnotherTextAreRefused(String parts) {
    assertThatThrownBy(
            () -> RuleParts.cut("a.drl", DRL, ResourceJson.read(parts.replace('\'', '"'))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("is no part of the text of a.drl");
  }
}
