package dev.runesheet.language.roletext;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.RoleText;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Notations that people write besides the guide's: an error in strict texts, in lenient ones a note
 * with the same code; what is written of them is the guide's form, where there is one.
 */
class LenientNotationsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          RS230 | Starting: Join Bakery | Starting: Join 'Bakery'
          RS230 | Immediate: Remove 'Cold' from @Selection | Immediate: Remove Cold from @Selection
          RS230 | Immediate: Attribute Investigate @Selection for `Cold Feet` | Immediate: Attribute Investigate @Selection for Cold Feet
          RS230 | End Night: Attack @Self [Attribute: has 'Cold'] | End Night: Attack @Self [Attribute: has Cold]
          RS231 | Starting: Protect @Self from 'All' through Active Defense | Starting: Protect @Self from 'All' through Active Defense (~Permanent)
          RS231 | Immediate: Protect @Self from 'All' through Absence at #inn | Immediate: Protect @Self from 'All' through Absence at #inn (~Phase)
          RS232 | Immediate: Role Investigate @Selection | Immediate: Role Investigate @Selection (OB)
          RS233 | Immediate: Apply Cold to @Selection | Immediate: Apply Cold to @Selection ()
          RS234 | On Death: Delete 'Election' Poll | On Death: Delete Election Poll
          RS236 | End Night: Attack @Selection ⟨x3⟩ | End Night: Attack @Selection <x3>
          RS236 | End Night: Attack @Selection ⟨$living/5⟩ | End Night: Attack @Selection <$living/5>
          RS236 | End Night: Attack @Selection ⟨x1, $living>15 ⇒ x2⟩ | End Night: Attack @Selection <x1, $living>15 ⇒ x2>
          RS236 | End Night: Attack @Selection ⟨Odd: x1, Even: x2⟩ | End Night: Attack @Selection <Odd: x1, Even: x2>
          RS236 | End Night: Attack @Selection <$living>15 ⇒ 2> | End Night: Attack @Selection <$living>15 ⇒ x2>
          RS239 | Immediate: Target @Selection (Player) | Immediate: Target @Selection
          RS239 | Immediate: Target @Selection [Player] | Immediate: Target @Selection
          RS240 | End Night: Attack @(Attr:Cold) | End Night: Attack @(Cold)
          RS240 | End Night: Attack @Others | End Night: Attack @Others
          RS240 | End Night: Attack @(Align:!Townsfolk, Cat:Power) | End Night: Attack @(Align:!Townsfolk, Cat:Power)
          RS240 | End Night: Attack @(!Attr:Cold) | End Night: Attack @(Attr:!Cold)
          RS240 | End Night: Attack @(Cold, Wet) | End Night: Attack @(Cold, Wet)
          RS240 | Starting: Strongly Disguise @Self as ^Baker (~Phase) | Starting: Strongly Disguise @Self as ^Baker (~Phase)
          RS240 | Immediate: Reveal @Selection->Role to #inn | Immediate: Reveal @Selection->Role to #inn
          RS240 | Starting: Whisper to &Bakers (~Phase) | Starting: Whisper to &Bakers (~Phase)
          RS240 | Starting: Whisper to %Player% (~Phase) | Starting: Whisper to %Player% (~Phase)
          RS241 | Inherit: 'Cold Ones' | Inherit: 'Cold Ones'
          RS241 | Unique Role | Unique Role
          RS241 | Role Attribute: 'Cold' | Role Attribute: 'Cold'
          RS241 | Require: 'Baker' | Require: 'Baker'
          RS242 | On Killed: Attack @Self | On Killed: Attack @Self
          RS242 | On Lynch: Attack @Self | On Lynch: Attack @Self
          RS242 | On @(Cold) Death: Attack @Self | On @(Cold) Death: Attack @Self
          RS242 | On Visited [Killing]: Attack @Self | On Visit [Killing]: Attack @Self
          RS242 | Passive Start Night: Attack @Self | Passive Start Night: Attack @Self
          RS242 | On Poll Closed: Attack @Self | On Poll Closed: Attack @Self
          RS242 | On Active Defense: Attack @Self | On Active Defense: Attack @Self
          RS242 | On Disbandment: Attack @Self | On Disbandment: Attack @Self
          RS242 | Afterwards: Attack @Self | Afterwards: Attack @Self
          RS243 | Immediate: Role Count Investigate 'Baker' | Immediate: Role Count Investigate 'Baker'
          RS243 | Starting: Role Change @Self to 'Baker' | Starting: Role Change @Self to 'Baker'
          RS243 | Starting: Learn 'It is cold' | Starting: Learn 'It is cold'
          RS243 | Starting: Announce 'It is cold' | Starting: Announce 'It is cold'
          RS243 | Starting: Increment Counter by 2 | Starting: Increment Counter by 2
          RS243 | Starting: Ascend | Starting: Ascend
          RS243 | On Visit: Cancel with 'Failure' | On Visit: Cancel with 'Failure'
          RS243 | Immediate: 'Bread' Choice Creation (Rye, Oat) | Immediate: 'Bread' Choice Creation (Rye, Oat)
          RS243 | Immediate: Reveal 'It is cold' to #inn | Immediate: Reveal 'It is cold' to #inn
          RS243 | Immediate: Manipulate @Self's 'public voting power' by '1' | Immediate: Manipulate @Self's 'public voting power' by '1'
          RS244 | End Night: Attack @Self [Condition: @Self is 'Cold'] | End Night: Attack @Self [Condition: @Self is 'Cold']
          RS244 | End Night: Attack @Self [Status: Ghostly] | End Night: Attack @Self [Status: Ghostly]
          RS244 | End Night: Attack @Self [Counter: >3] | End Night: Attack @Self [Condition: @Self->Counter > '3']
          RS244 | End Night: Attack @Self [Temporal: Night] | End Night: Attack @Self [Temporal: Night]
          RS245 | Starting: Whisper to #inn (~UntilUse) | Starting: Whisper to #inn (~UntilUse)
          RS245 | Immediate: Obstruct @Selection (~NextPhase) | Immediate: Obstruct @Selection (~NextPhase)
          RS246 | Starting: Protect @Self from 'All' through 'Active Defense' during 'Night' (~Phase) | Starting: Protect @Self from 'All' through Active Defense during Night (~Phase)
          RS246 | Starting: Protect @Self from 'Attacks & Lynches' through Active Defense (~Phase) | Starting: Protect @Self from 'Attacks & Lynches' through Active Defense (~Phase)
          RS246 | Starting: Protect @Self from 'All' through Recruitment Defense (~Phase) | Starting: Protect @Self from 'All' through Recruitment Defense (~Phase)
          RS246 | Starting: Protect @Self from 'All' (~Phase) | Starting: Protect @Self from 'All' through Active Defense (~Phase)
          RS247 | On Death: Revoke 'Mayor' from @Self | On Death: Revoke 'Mayor' to @Self
          RS247 | On Death: Create Lynch Poll in #inn | On Death: Create Lynch Poll in #inn
          RS247 | Starting: Join #Bakery | Starting: Join 'Bakery'
          RS247 | Immediate: Add @Selection to 'Bakery' as 'Visitor' | Immediate: Add @Selection to 'Bakery' as 'Visitor'
          RS243 | On Death: Transfer 'Mayor' from @Self to @Target | On Death: Transfer 'Mayor' from @Self to @Target
          RS249 | Immediate: Remove Cold applied by @Self from @Target | Immediate: Remove Cold:@Self from @Target
          RS242 | On [Active] Defense: Attack @Self | On Active Defense: Attack @Self
          RS249 | End-Night: Attack @Selection | End Night: Attack @Selection
          RS249 | End Night Attack @Selection | End Night: Attack @Selection
          RS249 | Starting: Protect @Self from 'all' through Active Defense (~Phase) | Starting: Protect @Self from 'All' through Active Defense (~Phase)
          """)
  void anotherNotationIsANoteAndIsWrittenInTheGuidesForm(
      String code, String text, String canonical) {
    assertNoted(code, text, canonical);
  }

  @Test
  void parametersOnTheTriggersLineGoBehindEachAbility() {
    assertNoted(
        "RS237",
        "Immediate Day: [Quantity: 1] {Forced}\n  • Target @Selection\n  • Attack @Selection",
        """
        Immediate Day:
          • Target @Selection [Quantity: 1] {Forced}
          • Attack @Selection [Quantity: 1] {Forced}\
        """);
    assertNoted(
        "RS237",
        """
        Immediate Night:
          • Action: <x2>
          • Process:
            ‣ Role Investigate @Selection (OB)
          • Evaluate:
            ‣ Otherwise: 'No'\
        """,
        """
        Immediate Night:
          • Process:
            ‣ Role Investigate @Selection (OB) <x2>
          • Evaluate:
            ‣ Otherwise: 'No'\
        """);
  }

  @Test
  void processAndEvaluateOnOneLineGoBelow() {
    String canonical =
        """
        Immediate Night:
          • Process:
            ‣ Attack @Selection
          • Evaluate:
            ‣ @Result1 is 'Success': 'Yes'\
        """;
    assertNoted(
        "RS238",
        """
        Immediate Night:
          • Process: Attack @Selection
          • Evaluate: @Result1 is 'Success': 'Yes'\
        """,
        canonical);
    assertNoted(
        "RS235",
        """
        Immediate Night:
          • Process:
            ‣ Attack @Selection
          • Evaluate:
            ‣ @Result is 'Success': 'Yes'\
        """,
        canonical);
  }

  @Test
  void conditionsMayStandWithoutProcess() {
    assertNoted(
        "RS238",
        "End Night:\n  • Evaluate:\n    ‣ @Target is 'Baker': Attack @Target",
        "End Night:\n  • Evaluate:\n    ‣ @Target is 'Baker': Attack @Target");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          @Target exists | @Target exists
          @Target has Cold | @Target has 'Cold'
          @Target is not 'Cold' | not (@Target is 'Cold')
          @Target is in #Bakery | @Target is in 'Bakery'
          @Target is part of @(Cold) | @Target is part of @(Cold)
          @Target->Counter > '3' | @Target->Counter > '3'
          @Target->Counter < '3' | @Target->Counter < '3'
          @Target is Cold | @Target is 'Cold'
          @Target is 'A' or @Target is 'B' | (@Target is 'A') or (@Target is 'B')
          """)
  void conditionsOfLaterGuidesAreNotes(String condition, String canonical) {
    String text =
        """
        End Night:
          • Process:
            ‣ Attack @Target
          • Evaluate:
            ‣ %s: 'Yes'\
        """;
    assertNoted("RS248", text.formatted(condition), text.formatted(canonical));
  }

  @Test
  void hyphensAreBullets() {
    assertNoted(
        "RS249",
        "End Night:\n- Attack @Selection\n- Attack @Self",
        "End Night:\n  • Attack @Selection\n  • Attack @Self");
  }

  @Test
  void abilitiesForEachTargetAreKept() {
    assertNoted(
        "RS243",
        "End Night:\n  • For Each @(Cold):\n    ‣ Attack @Ind\n    ‣ Attack @Self",
        "End Night:\n  • For Each @(Cold):\n    ‣ Attack @Ind\n    ‣ Attack @Self");
  }

  @Test
  void anAbilityForEachTargetMayStandOnTheLine() {
    assertNoted(
        "RS243",
        "End Night: For Each @(Cold): Attack @Ind",
        "End Night:\n  • For Each @(Cold): Attack @Ind");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "# Baker | Townsfolk Power",
        "> Baker | Townsfolk Power",
        "1. Baker | Townsfolk Power",
        "Baker (Townsfolk Power)",
        "Baker - Townsfolk Power",
        "Baker - Townsfolk/Power",
        "Baker (Townsfolk / Power)",
        "### Baker – Townsfolk Power",
      })
  void headersMayStandInOtherForms(String header) {
    String text = "First | Townsfolk Power\nNo Abilities\n\n" + header + "\nNo Abilities\n";
    Diagnostics findings = new Diagnostics();
    RoleText read = RoleTextReader.LENIENT.read(text, RoleTexts.FILE, findings);
    assertThat(read.definitions()).hasSize(2);
    assertThat(RoleTextWriter.write(read.definitions().get(1)))
        .startsWith("Baker | Townsfolk Power\n");
    assertThat(findings.all()).singleElement().matches(one -> is(one, "RS249", Severity.NOTE));
  }

  @Test
  void headersMayHaveWordsBehindTheCategory() {
    Diagnostics findings = new Diagnostics();
    Definition read =
        RoleTextReader.LENIENT.read(
            "Baker", "Townsfolk Power Limited", "No Abilities", RoleTexts.FILE, findings);
    assertThat(findings.hasErrors()).isFalse();
    assertThat(RoleTextWriter.write(read)).startsWith("Baker | Townsfolk Power | Limited\n");
  }

  @ParameterizedTest
  @CsvSource({
    "Townsfolk Miscelaneous, Townsfolk Miscellaneous",
    "townsfolk power, Townsfolk Power",
    "Townsfolk/Power, Townsfolk Power",
    "Solo - Killing - Flute Team, Solo Killing - Flute Team",
    "Solo Killing - Flute Teem, Solo Killing - Flute Team",
    "Solo Kiling - Flute Team, Solo Killing - Flute Team"
  })
  void slipsInHeadersAreMended(String sort, String canonical) {
    Diagnostics findings = new Diagnostics();
    Definition read =
        RoleTextReader.LENIENT.read("Baker", sort, "No Abilities", RoleTexts.FILE, findings);
    assertThat(RoleTextWriter.write(read)).startsWith("Baker | " + canonical + "\n");
    assertThat(findings.all()).singleElement().matches(one -> is(one, "RS249", Severity.NOTE));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      textBlock =
          """
          immediate night: attack @selection [quantity: 1] {forced}
          Immediate Night: Attack @Selection [Quantity: 1] {Forced}.
          Immediate Night: Attack @Selection [Quantity: 1] {FORCED}
          """)
  void slipsOfThePenAreMended(String text) {
    String canonical = "Immediate Night: Attack @Selection [Quantity: 1] {Forced}\n";
    assertThat(RoleTextWriter.body(RoleTexts.lenient(text))).isEqualTo(canonical);
    assertThat(RoleTexts.findings(RoleTextReader.LENIENT, text))
        .anyMatch(one -> is(one, "RS249", Severity.NOTE));
    assertThat(RoleTexts.findings(RoleTextReader.STRICT, text))
        .anyMatch(one -> one.severity() == Severity.ERROR);
  }

  @Test
  void otherQuotesAreMended() {
    assertThat(RoleTextWriter.body(RoleTexts.lenient("Starting: Join \"Bakery\"")))
        .isEqualTo("Starting: Join 'Bakery'\n");
  }

  @Test
  void backTicksAreNotedInLenientTextsAndRightInStrictOnes() {
    String text = "Starting: Join `Bakery`";
    assertThat(RoleTexts.findings(RoleTextReader.STRICT, text)).isEmpty();
    assertThat(RoleTexts.findings(RoleTextReader.LENIENT, text))
        .extracting(one -> one.code().id())
        .containsExactly("RS230");
    assertThat(RoleTexts.findings(RoleTextReader.LENIENT, "Starting: Join `Baker's Shop`"))
        .isEmpty();
  }

  @Test
  void whatTheGuideHasNoFormForIsNotPlayable() {
    assertThat(hindrances("Starting: Learn 'It is cold'")).isNotEmpty();
    assertThat(hindrances("Starting: Whisper to #inn (~UntilUse)")).isNotEmpty();
    assertThat(hindrances("Immediate: Target @Selection (Player)")).isEmpty();
    assertThat(hindrances("Starting: Protect @Self from 'all' (~Phase)")).isEmpty();
  }

  private static List<Playability.Hindrance> hindrances(String body) {
    return Playability.OF_GUIDE.hindrances(RoleTexts.lenient(body));
  }

  private static void assertNoted(String code, String text, String canonical) {
    assertThat(RoleTexts.findings(RoleTextReader.STRICT, text))
        .anyMatch(one -> is(one, code, Severity.ERROR));
    List<Diagnostic> notes = RoleTexts.findings(RoleTextReader.LENIENT, text);
    assertThat(notes)
        .anyMatch(one -> is(one, code, Severity.NOTE))
        .allMatch(one -> one.severity() == Severity.NOTE)
        .allMatch(one -> one.location().place().toString().matches(":\\d+:\\d+"));
    assertThat(RoleTextWriter.body(RoleTexts.lenient(text)).stripTrailing()).isEqualTo(canonical);
  }

  private static boolean is(Diagnostic one, String code, Severity severity) {
    return one.code().id().equals(code) && one.severity() == severity;
  }
}
