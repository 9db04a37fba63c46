package dev.runesheet.game.werewolf.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.werewolf.authoring.effect.RoleSentence;
import dev.runesheet.game.werewolf.authoring.effect.TablePhrases;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.model.diagnostic.Diagnostics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sentences say what a restriction holds for: one ability, or the whole action. */
class RoleSentenceTest {

  private static final RoleSentence SENTENCES = new RoleSentence(TablePhrases.USUAL);

  private static final String BOTH =
      """
      Immediate Night:
        • Attack @Selection%s
        • Protect @Self from 'Attacks' through Active Defense (~Phase)%s
      """;

  private static String sentence(String written) {
    Diagnostics findings = new Diagnostics();
    TriggeredAbility one =
        RoleReading.strict("roles", "@@ Any\n" + written, findings)
            .definitions()
            .get(0)
            .abilities()
            .get(0);
    assertThat(findings.all()).isEmpty();
    return one.action() instanceof Action.Complex complex
        ? SENTENCES.of(one.trigger(), complex)
        : SENTENCES.of(one.trigger(), ((Action.Abilities) one.action()).abilities(), false);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Quantity: 1                        | once a game
          Temporal: Night 2+                 | from Night 2 on
          Succession: No Succession          | not twice in succession
          Succession: No Target Succession   | not on the same player twice in succession
          Attribute: lacks Tired             | only if you lack Tired
          Attribute: @Selection has Marked   | only if the chosen player has Marked
          """)
  void aRestrictionOfOneAbilityIsSaidAtThatAbility(String restriction, String said) {
    assertThat(sentence(BOTH.formatted(" [" + restriction + "]", "")))
        .isEqualTo(
            "By night, at once: attack the chosen player ("
                + said
                + ") and protect yourself from attacks (active defense), until the phase ends.");
  }

  @Test
  void aRestrictionOfAllAbilitiesIsSaidAtTheEnd() {
    String once = " [Quantity: 1]";
    assertThat(sentence(BOTH.formatted(once, " [Temporal: Night 2+, Quantity: 1]")))
        .isEqualTo(
            "By night, at once: attack the chosen player and protect yourself from attacks"
                + " (active defense), until the phase ends (from Night 2 on). Once a game.");
    assertThat(sentence(BOTH.formatted(once, once)))
        .endsWith("attacks (active defense), until the phase ends. Once a game.");
  }

  @Test
  void whatMakesOneAbilityForcedOrSeveralMakesTheWholeActionSo() {
    assertThat(sentence(BOTH.formatted(" {Forced}", " <x2>")))
        .endsWith("until the phase ends. If you do not choose, chance does; twice at once.");
  }

  @Test
  void aRestrictionOfALineOfAnEvaluationIsSaidThere() {
    assertThat(
            sentence(
                """
                End Night:
                  • Process:
                    ‣ Attribute Investigate @Selection for Wolfish [Temporal: Night 2+]
                  • Evaluate:
                    ‣ @Result1 is 'Success': Attack @Selection [Quantity: 1]
                    ‣ Otherwise: 'Nothing'
                """))
        .isEqualTo(
            "When the night ends: in secret, learn whether the chosen player has Wolfish."
                + " From Night 2 on. If the first answer is ‘Success’: attack the chosen player"
                + " (once a game). Otherwise: you are told ‘Nothing’.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          A                          | the first answer is ‘A’
          not (A)                    | the first answer is not ‘A’
          not ((A) and (B))          | it is not so that (the first answer is ‘A’ and the second answer is ‘B’)
          (not (A)) and (B)          | the first answer is not ‘A’ and the second answer is ‘B’
          (not ((A) or (B))) and (C) | (it is not so that (the first answer is ‘A’ or the second answer is ‘B’)) and the third answer is ‘C’
          (A) or ((B) and (C))       | the first answer is ‘A’ or (the second answer is ‘B’ and the third answer is ‘C’)
          ((A) or (B)) or (C)        | the first answer is ‘A’ or the second answer is ‘B’ or the third answer is ‘C’
          """)
  void whatIsNotSoEndsWhereItEnds(String condition, String said) {
    String results =
        condition
            .replace("A", "@Result1 is 'A'")
            .replace("(B", "(@Result2 is 'B'")
            .replace("(C", "(@Result3 is 'C'");
    assertThat(
            sentence(
                """
                End Night:
                  • Process:
                    ‣ Attribute Investigate @Selection for Wolfish
                    ‣ Attribute Investigate @Selection for Wolfish
                    ‣ Attribute Investigate @Selection for Wolfish
                  • Evaluate:
                    ‣ %s: Attack @Selection
                    ‣ Otherwise: 'Nothing'
                """
                    .formatted(results)))
        .contains("If " + said + ": attack");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Killing for @Selection              | killing abilities of the chosen player from now on: they fail
          Killing for @Selection ⇒ Failure    | killing abilities of the chosen player from now on: they fail
          Killing for @Selection ⇒ Success    | killing abilities of the chosen player from now on: used on others, they bring only the answer ‘Success’
          """)
  void anObstructionSaysHowLongItLastsAndWhatItsAnswerStops(String written, String said) {
    assertThat(sentence("Immediate Night: Obstruct " + written))
        .isEqualTo("By night, at once: obstruct " + said + ".");
  }

  @Test
  void whatAnswersActionsDoesNotSayThatTheyWereChosenOrHadAnEffect() {
    assertThat(sentence("On Action [Investigation]: Apply Tired to @Self (once)"))
        .startsWith("When an investigating ability of yours has been used: ");
  }
}
