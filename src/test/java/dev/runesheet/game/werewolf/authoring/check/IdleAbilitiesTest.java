package dev.runesheet.game.werewolf.authoring.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.werewolf.authoring.RoleReading;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An ability that comes to nothing for whoever has its role is told. */
class IdleAbilitiesTest {

  private static final String BRAGGART =
      """

      Braggart | Townsfolk Power
      Immediate Day: Role Investigate @Selection (OB) [Attribute: %s Hoarse]
      On Action [Investigation]: Apply Hoarse to @Self (tag)
      """;

  private static List<Diagnostic> check(String abilities, String others) {
    Diagnostics findings = new Diagnostics();
    String text = "Baker | Townsfolk Power\n" + abilities + "\n" + others;
    var read = RoleReading.strict("roles.txt", text, findings);
    assertThat(findings.all()).isEmpty();
    new RoleConflicts(one -> false, findings).check(read.definitions());
    return findings.all();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '%',
      textBlock =
          """
          Immediate Night: Attack @Selection [Attribute: has Hoarse] | 2:37 | RS092 | 'Attribute: has Hoarse' in a role that never gets it
          Immediate Night: Attack @Selection [Attribute: @Self has Hoarse] | 2:37 | RS092 | Hoarse' in a role
          Immediate Night: Attack @Selection [Attribute: lacks Hoarse] | 2:37 | RS131 | 'Attribute: lacks Hoarse' in a role
          Immediate Night: Attack @Selection [Attribute: has GroupMembership:Choir] | 2:37 | RS092 | Choir' in a role
          Starting: Manipulate @Self's 'public voting power' to '1' | 2:56 | RS131 | 'public voting power' set to what it is
          Starting: Manipulate @Self's 'public starting votes' to '0' | 2:58 | RS131 | 'public starting votes' set to what it is
          Starting: Manipulate @Self's 'private voting power' to '3' | 2:31 | RS092 | 'private voting power' in a role of no group
          Immediate Night: Obstruct Killing for @Self | 2:18 | RS092 | 'Obstruct Killing for @Self', which does no such thing
          On Death: Protect @Self from 'Attacks' through Passive Defense (~Phase) | 2:11 | RS131 | protection of @Self who is dead
          """)
  void anAbilityThatComesToNothingIsTold(String ability, String place, String code, String found) {
    assertThat(check(ability, BRAGGART.formatted("lacks")))
        .singleElement()
        .asString()
        .contains("roles.txt:" + place, "warning " + code, found);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Immediate Night: Attack @Selection [Attribute: @Selection has Hoarse]",
        "Immediate Night: Attack @Selection [Attribute: lacks Defense]",
        "Immediate Night: Attack @Selection [Attribute: has Mayor]",
        "Starting: Join 'Choir'\n"
            + "Immediate: Attack @Selection [Attribute: has GroupMembership:Choir]",
        "Starting: Manipulate @Self's 'public voting power' to '0'",
        "Immediate Day: Manipulate @Self's 'public voting power' to '1'",
        "Starting:\n  • Join 'Pack'\n  • Manipulate @Self's 'private voting power' to '2'",
        "Immediate Night: Obstruct Killing for @Selection",
        "Immediate Night: Obstruct Killing for @Self\n"
            + "On Death: Attack @Target\n"
            + "Immediate: Target @Selection",
        "On Death: Protect @Target from 'Attacks' through Passive Defense (~Phase)\n"
            + "Immediate: Target @Selection",
      })
  void anAbilityThatMayDoSomethingIsFine(String ability) {
    assertThat(
            check(ability, BRAGGART.formatted("lacks") + "\nMayor | Extra Elected\nNo Abilities"))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Hag | Werewolf Power\nImmediate: Apply Hoarse to @Selection (tag)",
        "Cold | Extra Power\nStarting: Apply Hoarse to @Self (tag)",
        "Pack | Poll\nOn Poll Closed: Apply Hoarse to @Winner (tag)",
        "Hag | Werewolf Power\nImmediate: Grant 'Baker' to @Selection",
        "Cold | Attribute\n"
            + "On Visit: Redirect 'all' from @(Hoarse) to @Target\n"
            + "Immediate: Target @Selection",
      })
  void anAttributeThatAnythingElseMayGiveIsFine(String other) {
    String ability = "Immediate Night: Attack @Selection [Attribute: has Hoarse]";
    String others = BRAGGART.formatted("lacks");
    assertThat(check(ability, others)).hasSize(1);
    assertThat(check(ability, others + "\n" + other + "\n")).isEmpty();
  }

  @Test
  void anAttributeThatOnlyWhatNeedsItWouldGiveIsTold() {
    assertThat(check("No Abilities", BRAGGART.formatted("has")))
        .singleElement()
        .asString()
        .contains("roles.txt:5:", "warning RS092", "'Attribute: has Hoarse' in a role that never");
    String first = "Immediate Night: Role Investigate @Selection (OB)\n";
    assertThat(check("No Abilities", BRAGGART.formatted("has") + first)).isEmpty();
  }

  /** The start of an extra role comes after that of the own role. */
  @Test
  void votesThatOnlyExtraRolesChangeLaterAreTold() {
    String usual = "Starting: Manipulate @Self's 'public voting power' to '1'";
    String mayor =
        "\nMayor | Extra Elected\nStarting: Manipulate @Self's 'public voting power' to '2'\n";
    assertThat(check(usual, mayor))
        .singleElement()
        .asString()
        .contains("roles.txt:2:56: warning RS131", "'public voting power' set to what it is");
    String granted = "\nHost | Townsfolk Power\nStarting: Grant 'Mayor' to @Self\n";
    assertThat(check(usual, mayor + granted)).isEmpty();
  }
}
