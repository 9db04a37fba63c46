package dev.runesheet.language.roletext;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parts of actions that do nothing are told where they stand. */
class ActionCheckTest {

  private static final String PART =
      "Compound:\n  • Starting:\n    ‣ %s\n    ‣ %s\n  • End Day: Reveal @Self to #inn\n";

  private static final String LINE =
      """
      Immediate Night:
        • Process:
          ‣ Role Investigate @Selection (OB)
        • Evaluate:
          ‣ @Result1 is 'Wolf':
            ◦ %s
            ◦ %s
      """;

  private static List<Diagnostic> check(String abilities) {
    Diagnostics findings = new Diagnostics();
    RoleTextReader.STRICT
        .read("@@ A\n" + abilities, SourceLocation.file("roles.txt"), findings)
        .definitions()
        .forEach(new ActionCheck(findings)::check);
    return findings.all();
  }

  @Test
  void aCompoundOfOnePartIsTold() {
    String first = "Compound:\n  • Immediate: Target @Selection\n";
    assertThat(check(first))
        .singleElement()
        .asString()
        .contains(
            "roles.txt:2:1: warning RS131", "found Compound with one part, expected a second");
    assertThat(check(first + "  • End Day: Attack @Selection\n")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          @Result1 is @Result1: 'Alike'              | 7:7: warning RS131: | found '@Result1' compared with itself
          not (@Result1 is @Result1): 'Alike'        | 7:12: warning RS092: | found '@Result1' compared with itself
          (@Result1 is 'Wolf') or (@Result2 is @Result2): 'A' | 7:32: warning RS131: | found '@Result2' compared with itself
          @Result1 is @Result2: 'Different'          | 8:7: warning RS131: | found 'Different', told whatever holds
          """)
  void anEvaluationThatTellsNothingIsTold(String line, String place, String found) {
    assertThat(evaluated(line, "Otherwise: 'Different'"))
        .singleElement()
        .asString()
        .contains("roles.txt:" + place, found);
  }

  @Test
  void aConditionAndItsOppositeWithOneTextAreTold() {
    assertThat(evaluated("@Result1 is @Result2: 'A'", "not (@Result1 is @Result2): 'A'"))
        .singleElement()
        .asString()
        .contains("8:7: warning RS131", "found 'A', told whatever holds");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          @Result1 is @Result2: 'A' | Otherwise: 'B'
          @Result1 is 'Wolf': 'A'   | @Result2 is 'Wolf': 'A'
          """)
  void anEvaluationThatTellsSomethingIsAccepted(String line, String other) {
    assertThat(evaluated(line, other)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          Alignment Investigate @Selection (OB)          | @Result1 is @Result2       | 7:7: warning RS131
          Alignment Investigate @Selection (OB)          | not (@Result2 is @Result1) | 7:12: warning RS092
          Alignment Investigate @Selection (WD, OB)      | @Result1 is @Result2       |
          Role Investigate @Selection (OB)               | @Result1 is @Result2       |
          Alignment Investigate @SecondarySelection (OB) | @Result1 is @Result2       |
          """)
  void resultsOfOneInvestigationThatIsWrittenTwiceAreAlike(
      String second, String condition, String place) {
    List<Diagnostic> told =
        check(
            """
            Immediate Night:
              • Process:
                ‣ Alignment Investigate @Selection (OB)
                ‣ %s
              • Evaluate:
                ‣ %s: 'Alike'
            """
                .formatted(second, condition));
    if (place == null) {
      assertThat(told).isEmpty();
    } else {
      assertThat(told)
          .singleElement()
          .asString()
          .contains("roles.txt:" + place, "compared with its like '@Result");
    }
  }

  @Test
  void aRedirectionToWhoHasItIsTold() {
    String redirect = "Starting: Redirect 'non-killing abilities' from %s to %s\n";
    for (String from : List.of("@Self", "@(Wolfish)")) {
      assertThat(check(redirect.formatted(from, "@Self")))
          .singleElement()
          .asString()
          .contains("roles.txt:2:", "warning RS131", "abilities used on @Self redirected to @Self");
      assertThat(check(redirect.formatted(from, "@Target"))).isEmpty();
    }
  }

  private static List<Diagnostic> evaluated(String line, String other) {
    return check(
        """
        Immediate Night:
          • Process:
            ‣ Role Investigate @Selection (OB)
            ‣ Role Investigate @SecondarySelection (OB)
          • Evaluate:
            ‣ %s
            ‣ %s
        """
            .formatted(line, other));
  }

  @Test
  void aProcessWhoseAnswersNobodyGetsIsTold() {
    String asks =
        """
        Immediate Night:
          • Process:
            ‣ Role Investigate @Selection (OB)
            ‣ Attribute Investigate @Selection for Wolfish
        """;
    assertThat(check(asks))
        .singleElement()
        .asString()
        .contains("roles.txt:2:1: warning RS131", "which nobody is told", "lines below Evaluate");
    assertThat(check(asks + "    ‣ Attack @Selection\n")).isEmpty();
    assertThat(check(asks + "  • Evaluate:\n    ‣ Otherwise: @Result1\n")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          Join 'Pack'                                                      | RS090: two effects do the same: found Join 'Pack' a second time, expected it once
          Apply Wolfish to @Self (x)                                       | RS090
          Protect @Self from 'Attacks' through Active Defense (~Phase)     | RS090
          Attack @Self                                                     |
          Add Lynch Poll                                                   |
          """)
  void anAbilityThatAddsNothingASecondTimeIsTold(String ability, String found) {
    for (String where : List.of("Starting:\n  • %s\n  • %s\n", PART, LINE)) {
      List<Diagnostic> told = check(where.formatted(ability, ability));
      if (found == null) {
        assertThat(told).isEmpty();
      } else {
        assertThat(told).singleElement().asString().contains(found);
      }
      assertThat(check(where.formatted(ability, ability + " [Attribute: has A]"))).isEmpty();
    }
  }
}
