package dev.runesheet.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What of files of rules counts for whether two sets of rules are the same. */
class RuleHashTest {

  private static final String RULE = "rule \"r\" when String() then int x = %d; end";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "package a; %s",
        "package a %s",
        "package a; import java.util.List; %s",
        "package a;\nimport java.util.List; %s",
        "package a; import function java.lang.Math.abs; %s",
        "package  a.b ; /* why */ %s",
      })
  void aRuleOnTheLineOfAPackageOrImportCounts(String text) {
    assertThat(hash(text.formatted(RULE.formatted(1))))
        .isNotEqualTo(hash(text.formatted(RULE.formatted(2))))
        .isNotEqualTo(hash(text.formatted("")));
  }

  @ParameterizedTest
  @CsvSource({
    "'package a;\n%s', 'package b;\n%s'",
    "'package a\n%s', 'package a;\n%s'",
    "'package a; %s', 'package b.c; %s'",
  })
  void thePackageOfRulesDoesNotCount(String one, String other) {
    String rule = RULE.formatted(1);
    assertThat(hash(one.formatted(rule))).isEqualTo(hash(other.formatted(rule)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "package my.rule;",
        "package a; import my.rule.Rule; // for a rule",
        "package a;\nimport function java.lang.Math.abs;\n",
        "package a;\nglobal java.util.List rules;\n",
      })
  void aFileThatABaseDoesNotRememberDoesNotCount(String text) {
    assertThat(hash(text)).isEqualTo(RuleHash.of(List.of(), JsonNodeFactory.instance.nullNode()));
  }

  @Test
  void aBaseHasTheHashOfItsFilesOnOneLine() {
    List<RuleSource> files = List.of(source("package a; " + RULE.formatted(1)));
    assertThat(RuleHash.of(RuleCompiler.compile(files), JsonNodeFactory.instance.nullNode()))
        .isEqualTo(hash(files.get(0).drl()));
  }

  private static String hash(String text) {
    return RuleHash.of(List.of(source(text)), JsonNodeFactory.instance.nullNode());
  }

  private static RuleSource source(String text) {
    return new RuleSource("rules/a.drl", text);
  }
}
