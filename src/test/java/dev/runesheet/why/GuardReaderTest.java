package dev.runesheet.why;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Constraints of rules are told in words, however Drools writes their signs. */
class GuardReaderTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "self.above(\"mana\", 4.0); mana of self > 4",
        "!self.above(\"mana\", 4.0); mana of self ≤ 4",
        "( !self.above(\"mana\", 4.0) ); mana of self ≤ 4",
        "!(!self.carries(\"zone\", \"hand\")); zone of self is hand",
        "!self.carries(\"definition\", \"seal\"); card of self is not seal",
        "target.hasStatus(\"frozen\"); target has frozen",
        "!self.hasStatus(\"frozen\") && more == true; self does not have frozen and there is one more",
        "(self.equal(\"mana\", 1) || (self.atLeast(\"mana\", 4) &&self.atMost(\"mana\", 6)) ||self.above(\"mana\", 9));"
            + " mana of self = 1 or (mana of self ≥ 4 and mana of self ≤ 6) or mana of self > 9",
        "!( self.atLeast(\"strength\", 10) )||!(self.atMost(\"strength\", 20));"
            + " strength of self < 10 or strength of self > 20",
        "!( self.atLeast(\"strength\", 10) && self.atMost(\"strength\", 20));"
            + " strength of self < 10 or strength of self > 20",
        "!( self.equal(\"a\", 1) || self.equal(\"a\", 2)) && self.above(\"b\", 0);"
            + " a of self ≠ 1 and a of self ≠ 2 and b of self > 0",
        "more == true; there is one more",
        "more == false; there is no more",
        "!noted(0); not (noted(0))",
        "self.name == \"a && b\" || x(1) > 2; self.name == \"a && b\" or x(1) > 2",
        "(a + b) > 3 && c; (a + b) > 3 and c"
      })
  void wordsStandWhereSignsStood(String constraint, String said) {
    assertThat(GuardReader.words(constraint)).isEqualTo(said);
  }
}
