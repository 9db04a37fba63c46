package dev.runesheet.engine.drl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules that cannot be read. */
class RuleParserTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rule 'r' when then end \"",
        "rule 'r' when then end '",
        "rule 'r' when then end \"\"\"",
        "rule 'r' when then end /*",
        "rule 'r' when eval( \" ) then end",
        "\\`"
      })
  void aTextWithoutItsEndIsReadAsFarAsItGoes(String drl) {
    assertTimeoutPreemptively(Duration.ofMinutes(1), () -> RuleParser.parse(null, drl));
    assertThat(DrlText.isTooDeep(drl)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {51, 20_000})
  void bracketsThatNestTooDeeplyAreNotRead(int depth) {
    String drl = "rule 'r' when eval( " + "(".repeat(depth) + " then end";
    assertThat(RuleParser.parse(null, drl)).isEmpty();
  }
}
