package dev.runesheet.game.werewolf.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who speaks of a target must be able to have one, by whichever role or attribute. */
class RoleTargetsTest {

  private static final String AVENGER = "Avenger | Townsfolk Power\nOn Action: Attack @Target\n";

  private static List<Diagnostic> check(String text) {
    Diagnostics findings = new Diagnostics();
    var read = RoleReading.strict("roles.txt", text, findings);
    UnreadLines unread = new UnreadLines();
    unread.add("roles.txt", text, read, findings);
    new RoleTargets(unread::areIn, findings).check(read.definitions());
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
}
