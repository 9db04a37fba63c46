package dev.runesheet.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which rules are so alike that one tells whether the other compiles. */
class RuleShapeTest {

  private static final String RULE =
      """
      rule "%s"
      /* %s */
      \t@When(turn starts)
      \t@Owner(%s)
      when
        $r : Reaction( block == "%s", self.above("mana", %s) )
      then
        %s
      end
      """;

  private static String shape(String name, String remark, String owner, String block, String end) {
    return RuleShape.of(
        new RuleText(name, "// B8\n", RULE.formatted(name, remark, owner, block, "0", end)));
  }

  @Test
  void wordsAndDigitsMakeNoDifference() {
    String one = shape("Burning", "It burns by 3.", "mode", "mode/burning", "A.b($r, -5, 0.25);");
    String two = shape("Snow 12", "It's cold!", "aur_od-12", "mode/snow_12", "A.b($r, -17, 7.5);");
    assertThat(one).isEqualTo(two);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A.b($r, 5);          | A.c($r, 5);            | another verb",
        "A.b($r, 5);          | A.b($r, 5.0);          | another kind of number",
        "A.b($r, 5);          | A.b($r, 5L);           | another type of number",
        "A.b($r, 5);          | A.b($r, -5);           | a sign",
        "A.b($r, 7);          | A.b($r, 07);           | octal digits",
        "A.b($r, 5);          | A.b($r, 9999999999);   | a number that no int holds",
        "A.b($r, true);       | A.b($r, false);        | a word of Java",
        "A.b($r, \"x\");      | A.b($r, x);            | a text without quotes",
        "A.b($r, \"x\");      | A.b($r, \"x\", \"y\"); | a further argument",
        "A.b($r, \"x\");      | A.b($r, \"\");         | no text",
        "A.b($r, \"x\");      | A.b($r, \"12\");       | a text that is a number",
        "A.b($r, \"x\");      | A.b($r, \"null\");     | a text that is a word of Java",
        "A.b($r, \"x\");      | A.b($r, \"x/y\");      | a sign in a text",
        "A.b($r, \"x\");      | A.b($r, \"\\\\q\");    | an escape",
        "A.b($r, \"x\");      | A.b($r, \"x);          | a quote that is not closed",
        "A.b($r, 'x');        | A.b($r, 'y');          | single quotes, which nobody generates",
        "A.b($r); // x        | A.b($r); // x */ y()   | nothing behind a comment"
      })
  void whateverCanMakeADifferenceStays(String one, String other, String why) {
    boolean comment = why.contains("comment");
    assertThat(shape("a", "b", "c", "d", one).equals(shape("a", "b", "c", "d", other)))
        .as(why)
        .isEqualTo(comment);
  }

  @Test
  void textThatEndsACommentStays() {
    assertThat(shape("a", "b */ function x() {} /*", "c", "d", "e();"))
        .isNotEqualTo(shape("a", "b", "c", "d", "e();"));
  }

  @ParameterizedTest
  @CsvSource({"0x", "1e", "3.", "a'b", "true", "end;"})
  void annotationsWithoutQuotesAreWordsAndWholeNumbers(String owner) {
    assertThat(shape("a", "b", owner, "d", "e();")).isNotEqualTo(shape("a", "b", "c", "d", "e();"));
  }

  @Test
  void whatTheStackingPolicyIsAskedStays() {
    RuleText one = new RuleText("a", "", "rule \"a\"\n@Type(power)\nwhen then end\n");
    RuleText other = new RuleText("a", "", "rule \"a\"\n@Type(cost)\nwhen then end\n");
    assertThat(RuleShape.of(one)).isNotEqualTo(RuleShape.of(other));
  }
}
