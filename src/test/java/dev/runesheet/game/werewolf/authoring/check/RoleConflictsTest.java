package dev.runesheet.game.werewolf.authoring.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.werewolf.authoring.RoleReading;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who speaks of a target or an action must be able to have it, by role, attribute or group. */
class RoleConflictsTest {

  private static final String AVENGER = "Avenger | Townsfolk Power\nOn Action: Attack @Target\n";

  private static List<Diagnostic> check(String text) {
    Diagnostics findings = new Diagnostics();
    var read = RoleReading.strict("roles.txt", text, findings);
    UnreadLines unread = new UnreadLines();
    unread.add("roles.txt", text, read, findings);
    new RoleConflicts(unread::areIn, findings).check(read.definitions());
    return findings.all();
  }

  @Test
  void aTargetThatNoAbilityOfTheRoleMakesIsTold() {
    assertThat(check(AVENGER))
        .singleElement()
        .asString()
        .contains("roles.txt:2:19", "warning RS092", "'@Target' in a role that targets nobody");
  }

  @Test
  void aTargetIsKeptWhateverTriggerAsksForIt() {
    assertThat(check(AVENGER + "Immediate: Target @Selection\n")).isEmpty();
  }

  @Test
  void anExtraRoleOrAnAttributeMayTargetForAnyRole() {
    String targets = "\nStart Night: Target @Selection\n";
    assertThat(check(AVENGER + "\nScout | Extra Power" + targets)).isEmpty();
    assertThat(check(AVENGER + "\nSharp | Attribute" + targets)).isEmpty();
    assertThat(check(AVENGER + "\nScout | Townsfolk Power" + targets)).hasSize(1);
  }

  @Test
  void anAttributeIsForBearersWhoMayTarget() {
    assertThat(check("Cursed | Attribute\nOn Death: Attack @Target\n")).isEmpty();
  }

  @Test
  void aLineThatIsNotUnderstoodMayTarget() {
    String broken = "Immediate: Target\n";
    assertThat(check(AVENGER + broken)).singleElement().asString().contains(":3:18: error RS220");
    assertThat(check(AVENGER + "\nSharp | Attribute\n" + broken))
        .singleElement()
        .asString()
        .contains("error RS220");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          On Action [Killing]: Apply A to @Self () | 'On Action [Killing]' in a role that does no such thing
          On Action [Alignment Investigation]: Apply A to @Self () | 'On Action [Alignment Investigation]' in a role
          On Action [Investigation]: Apply A to @Self () |
          On Action [Role Investigation]: Apply A to @Self () |
          On Action [Applying]: Apply A to @Self () | 'On Action [Applying]'
          """)
  void anActionThatTheRoleNeverTakesIsTold(String line, String found) {
    String seer =
        "Seer | Townsfolk Power\nImmediate: Role Investigate @Selection ()\n" + line + "\n";
    if (found == null) {
      assertThat(check(seer)).isEmpty();
    } else {
      assertThat(check(seer))
          .singleElement()
          .asString()
          .contains("roles.txt:3:1", "warning RS092", found);
    }
  }

  @Test
  void anExtraRoleOrThePollOfAGroupMayActForARole() {
    String role = "Fox | Werewolf Group\nOn Action [Killing]: Apply A to @Self ()\n";
    String poll = "\nPack | Poll\nOn Poll Closed: Attack @Winner\n";
    assertThat(check(role + poll)).hasSize(1);
    assertThat(check(role + "Starting: Join 'Pack'\n" + poll)).isEmpty();
    assertThat(check(role + "\nScout | Extra Power\nImmediate: Attack @Selection\n")).isEmpty();
    assertThat(check(role + "\nCub | Werewolf Group\nImmediate: Attack @Selection\n")).hasSize(1);
  }

  @Test
  void aDisguiseFromTheStartAsTheOwnRoleChangesNothing() {
    String role = "Fox | Werewolf Group\n";
    assertThat(check(role + "Starting: Strongly Disguise @Self as 'Fox' (~Permanent)\n"))
        .singleElement()
        .asString()
        .contains("roles.txt:2:39", "warning RS131", "a disguise of 'Fox' as what it is");
    assertThat(check(role + "Immediate: Strongly Disguise @Self as 'Fox' (~Phase)\n")).isEmpty();
    assertThat(check(role + "Starting: Strongly Disguise @Self as 'Owl' (~Phase)\n")).isEmpty();
  }
}
