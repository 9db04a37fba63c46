package dev.runesheet.language.roletext;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people write with slips of the pen is read as what they mean, with a note. */
class SlipsTest {

  private static String lenient(String text) {
    Diagnostics findings = new Diagnostics();
    Definition read =
        RoleTextReader.LENIENT.read(
            "Any", "Townsfolk Power", text, SourceLocation.file("roles"), findings);
    assertThat(findings.all())
        .as(text)
        .extracting(Diagnostic::severity)
        .containsOnly(Severity.NOTE);
    return RoleTextWriter.body(read).strip();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '%',
      textBlock =
          """
          **End Night:** Attack @Selection | End Night: Attack @Selection
          *End Night*: Attack @Selection | End Night: Attack @Selection
          > End Night: Attack @Selection | End Night: Attack @Selection
          `End Night: Attack @Selection` | End Night: Attack @Selection
          EndNight: Attack @Selection | End Night: Attack @Selection
          End–Night: Attack @Selection | End Night: Attack @Selection
          Night End: Attack @Selection | End Night: Attack @Selection
          End of the Night: Attack @Selection. | End Night: Attack @Selection
          End Night: Attack @Selection // he may not | End Night: Attack @Selection
          End Night - Attack @selection | End Night: Attack @Selection
          - End Night: Attack @Selection | End Night: Attack @Selection
          End Night: Attack @Selection (once) | End Night: Attack @Selection [Quantity: 1]
          End Night: Attack @Selection (twice per game) | End Night: Attack @Selection [Quantity: 2]
          End Night: Attack @Selection (a grim deed) | End Night: Attack @Selection
          *Nothing* | No Abilities
          *No abilities* | No Abilities
          `End Night`: Attack @Selection | End Night: Attack @Selection
          Starting: Redirect `Non-Killing` to @Target | Starting: Redirect 'non-killing abilities' to @Target
          On [Bakers] Death: Attack @Target | On @(GroupMembership:Bakers) Death: Attack @Target
          Starting: Protect @Self from `All` through `Absence at #inn` (~Phase) | Starting: Protect @Self from 'All' through Absence at #inn (~Phase)
          Immediately: Attacks @Selected | Immediate: Attack @Selection
          Immediate Day/Night: Attack @ Selection | Immediate: Attack @Selection
          Upon Death: TrueKill @Target | On Death: True Kill @Target
          On Start: Join the `Cult` | Starting: Join 'Cult'
          On Visit Investigation: Kill @Self | On Visit [Investigation]: Kill @Self
          Immediate Night: Protect @Selection from `Attacks`, through Active Defense until the end of the night | Immediate Night: Protect @Selection from 'Attacks' through Active Defense (~Phase)
          Immediate Night: Protect @Selection against Attacks with Active Defense (~Phase) | Immediate Night: Protect @Selection from 'Attacks' through Active Defense (~Phase)
          Immediate Night: Protect @Selection from everything through Active Defense (~Phase) | Immediate Night: Protect @Selection from 'All' through Active Defense (~Phase)
          Immediate Night: Protect @Selection from `Attacks` by `@(Wolfish)` through Active Defense (~Phase) | Immediate Night: Protect @Selection from 'Attacks' by @(Wolfish) through Active Defense (~Phase)
          Immediate Night: Protect @Self from `Attacks` through Absence @Selection | Immediate Night: Protect @Self from 'Attacks' through Absence at @Selection (~Phase)
          Immediate Night: Protect @Selection from ’Attacks’ through Active Defense (~Phase) | Immediate Night: Protect @Selection from 'Attacks' through Active Defense (~Phase)
          Night Immediate: Obstruct @Selection’s abilities | Immediate Night: Obstruct @Selection
          Immediate Night: Obstruct Attacks for @Selection | Immediate Night: Obstruct Attack Killing for @Selection
          Immediate Night: Role Investigate @Selection SD, WD | Immediate Night: Role Investigate @Selection (WD, SD)
          Immediate Night: Role Investigate @Selection (SD)(WD) | Immediate Night: Role Investigate @Selection (WD, SD)
          Immediate Night: Attribute Investigate @Selection: Wolfish | Immediate Night: Attribute Investigate @Selection for Wolfish
          Immediate Night: Apply `Poisoned` on @Selection | Immediate Night: Apply Poisoned to @Selection ()
          Immediate Night: Grant `Shield` @Selection | Immediate Night: Grant 'Shield' to @Selection
          Immediate Night: Whisper @Selection (~Phase) | Immediate Night: Whisper to @Selection (~Phase)
          Starting: Join group `Wolfpack` | Starting: Join 'Wolfpack'
          Passive: Loyalty to `Cult` [Group] | Passive: Loyalty to 'Cult' (Group)
          Passive: Manipulate public voting power of @Self to 2 | Passive: Manipulate @Self's 'public voting power' to '2'
          On Own Death: Attack @Target | On Death: Attack @Target
          End Night = Attack a player | End Night: Attack @Selection
          End Night: Attack @Selection [Once] | End Night: Attack @Selection [Quantity: 1]
          End Night: Attack @Selection [twice] | End Night: Attack @Selection [Quantity: 2]
          End Night: Attack @Selection [has Poison, Quantity: 1] | End Night: Attack @Selection [Attribute: has Poison, Quantity: 1]
          End Night: Attack @Selection [from Night 2 on] | End Night: Attack @Selection [Temporal: Night 2+]
          End Night: Attack @Selection [Temporal: not Night 1] | End Night: Attack @Selection [Temporal: Night 2+]
          End Night: Attack @Selection [Temporal: After Night 1] | End Night: Attack @Selection [Temporal: Day 1+]
          End Night: Attack @Selection x2 [Quantity: 1] | End Night: Attack @Selection [Quantity: 1] <x2>
          End Night: Attack @Selection ⟨x1, Living > 10 ⇒ x2⟩ | End Night: Attack @Selection <x1, $living>10 ⇒ x2>
          End Night: Attack @Selection ⟨x1, total players < 8: x0⟩ | End Night: Attack @Selection <x1, $total<8 ⇒ x0>
          On Investigation Visit: Kill @Self | On Visit [Investigation]: Kill @Self
          End Night: Attack @Selection [Night 2 or later, Uses: 3] | End Night: Attack @Selection [Temporal: Night 2+, Quantity: 3]
          End Night: Attack @Selection (Quantity: 1) (Forced) | End Night: Attack @Selection [Quantity: 1] {Forced}
          End Night: Attack @Selection [Quantity: Once, Succession: Target | End Night: Attack @Selection [Quantity: 1, Succession: No Target Succession]
          End Night [Quantity: 2]: Attack @Selection | End Night: Attack @Selection [Quantity: 2]
          Immediate: Role-Investigate @Selection (WD & SD) | Immediate: Role Investigate @Selection (WD, SD)
          Immediate: Investigate Role of @Selection [OB] | Immediate: Role Investigate @Selection (OB)
          Starting: Protect @Self from 'All Attacks' via Passive Defense ~Permanent | Starting: Protect @Self from 'Attacks' through Passive Defense (~Permanent)
          Starting: Protect @Self from Attacks through Active at Night (Next Night) | Starting: Protect @Self from 'Attacks' through Active Defense during Night (~NextNight)
          Starting: Redirect 'all abilities' by @(Wolfish) to @Targets | Starting: Redirect 'all' from @(Wolfish) to @Target
          Starting: Manipulate 'public voting power' of @Self to 0 | Starting: Manipulate @Self's 'public voting power' to '0'
          Starting: Loyal to Townsfolk | Starting: Loyalty to 'Townsfolk' (Alignment)
          Starting: Whisper in #inn disguised as 'Host' (~Permanent) | Starting: Whisper to #inn as 'Host' (~Permanent)
          Immediate: Add another `Lynch` Polls | Immediate: Add Lynch Poll
          Immediate: Block @Selection | Immediate: Obstruct @Selection
          Immediate: Reveal role of @Self to `#story_time` | Immediate: Reveal @Self to #story_time
          None | No Abilities
          """)
  void isReadAsItIsMeant(String written, String meant) {
    assertThat(lenient(written)).isEqualTo(meant);
  }

  @ParameterizedTest
  @CsvSource({"-,-", "*,*", "–,–", "o,o", "1.,a)", "•,•", "•,-", "+,>", "'',''"})
  void anyBulletsWillDo(String outer, String inner) {
    String written =
        """
        End Night:
          A Process:
            B Attribute Investigate @Selection for Lycan
          A Evaluate:
            B If @Result1 = 'Success' then: Attack @Selection
            B Else: 'Failure'
        """
            .replace("A ", outer.isEmpty() ? "" : outer + " ")
            .replace("B ", inner.isEmpty() ? "" : inner + " ");
    assertThat(lenient(written))
        .isEqualTo(
            """
            End Night:
              • Process:
                ‣ Attribute Investigate @Selection for Lycan
              • Evaluate:
                ‣ @Result1 is 'Success': Attack @Selection
                ‣ Otherwise: 'Failure'\
            """);
  }

  @Test
  void fencesCommentsAndAHeaderInTheTextSayNothing() {
    String written =
        "```css\nNight Owl | Townsfolk Power\n// a note\n\nImmediate: Target @Selection\n```";
    assertThat(lenient(written)).isEqualTo("Immediate: Target @Selection");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Passive: Immunity against all that is wolfish",
        "Immediate Night: Dance with @Selection",
        "Immediate Night: Attract @Selection",
        "Immediate Night: Instruct @Selection",
        "Immediate Night: Role Investigate @Selection [Dead] (OB)",
        "Immediate Day: Grant 'Sword' to @Selection (~NextDay)",
        "On Visited by Werewolf: Attack @Visitor",
        "On Visit [Investigating, Killing]: Attack @Visitor",
        "End Night: Attack @Selection [Temporal: Night 2, 4]",
        "End Night: Attack @Selection ⟨x2, Night 3+ ⇒ x1⟩",
      })
  void whatIsNearToSomethingElseIsKept(String written) {
    assertThat(lenient(written)).isEqualTo(written);
  }

  @Test
  void linesBehindTheBulletOfTheirStepBelongToIt() {
    String written =
        """
        Immediate Day:
        • Process:
        • Alignment Investigate @Selection (OB)
        • Evaluate:
        • @Result1 is 'Werewolf': Kill @Selection
        • Otherwise ⇒ Kill @Self
        """;
    assertThat(lenient(written))
        .isEqualTo(
            """
            Immediate Day:
              • Process:
                ‣ Alignment Investigate @Selection (OB)
              • Evaluate:
                ‣ @Result1 is 'Werewolf': Kill @Selection
                ‣ Otherwise: Kill @Self\
            """);
  }

  @Test
  void whatStandsInBackTicksAsItShouldIsNoSlip() {
    for (String text :
        List.of(
            "Starting: Redirect `non-killing abilities` to @Target",
            "Starting: Protect @Self from `Attacks` through Active Defense (~Phase)")) {
      Diagnostics findings = new Diagnostics();
      SourceLocation place = SourceLocation.file("roles");
      RoleTextReader.LENIENT.read("Any", "Townsfolk Power", text, place, findings);
      assertThat(findings.all()).extracting(Diagnostic::code).doesNotContain(RoleTextCode.STRAY);
    }
  }

  @Test
  void labelsAndRemarksBetweenAbilitiesSayNothing() {
    String written =
        "Abilities:\n• Immediate: Target @Selection\n• On Death: Attack @Target\n\n_A sly one._";
    assertThat(lenient(written))
        .isEqualTo("Immediate: Target @Selection\nOn Death: Attack @Target");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a ", "[", "| ", "&a ", "(", "@Self, ", "🎲 ", "` "})
  @Timeout(10)
  void aLineThatIsTooLongIsAFindingAndNotMended(String part) {
    Diagnostics findings = new Diagnostics();
    String roles = "Any | Town\n" + part.repeat(20_000) + "\n";
    RoleTextReader.LENIENT.read(roles, SourceLocation.file("roles"), findings);
    assertThat(findings.all())
        .extracting(Diagnostic::code)
        .containsAnyOf(Code.TOO_LARGE, Code.TOO_DEEP);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Immediate Nigqt: Attribute [Investigate @Selection for Wolfish",
        "Starting: Manipulate @Self's! 'private voting pting power' to '2'",
        "End Night: Attack @Sqlection# [Succession: No Succession]",
        "Immediate Day: At Day: Attack @Selection [Temporal: Day 2+, Quantity: 1]"
      })
  void aGuessThatWouldNotBeReadAgainAsTheSameIsRefused(String text) {
    Diagnostics findings = new Diagnostics();
    RoleTextReader.LENIENT.read(
        "Any", "Townsfolk Power", text, SourceLocation.file("roles"), findings);
    assertThat(findings.all())
        .filteredOn(one -> one.severity() == Severity.ERROR)
        .singleElement()
        .satisfies(one -> assertThat(one.code()).isEqualTo(RoleTextCode.TEXT))
        .satisfies(one -> assertThat(one.location().place().toString()).startsWith(":1"));
  }
}
