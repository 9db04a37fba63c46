package dev.runesheet.game.werewolf.authoring.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.werewolf.authoring.RoleReading;
import dev.runesheet.model.diagnostic.Diagnostics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An ability of nights that is limited to days can never be used, which is told. */
class RoleTimesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '%',
      textBlock =
          """
          End Night: Attack @Selection [Temporal: Day 2] | 'End Night' with 'Temporal: Day 2'
          Immediate Day: Reveal @Selection to #story_time [Temporal: Night 1] | 'Immediate Day' with 'Temporal: Night 1'
          End Night: Attack @Selection [Temporal: Day 2+] |
          End Night: Attack @Selection [Temporal: Night 2] |
          Immediate: Attack @Selection [Temporal: Day 2] |
          Start Day: Attack @Selection [Temporal: Day 0] | 'Start Day' with 'Temporal: Day 0'
          Starting: Attack @(Wolfish) [Temporal: Night 2+] | 'Starting' with 'Temporal: Night 2+', expected Day 0, or Passive
          Starting: Attack @(Wolfish) [Temporal: Day 3] | 'Starting' with 'Temporal: Day 3'
          Starting: Attack @(Wolfish) [Temporal: Day 0] |
          Starting: Attack @(Wolfish) [Temporal: Day 0+] |
          Passive: Attack @(Wolfish) [Temporal: Night 2+] |
          """)
  void aPhaseThatTheAbilityIsNeverUsedInIsTold(String ability, String found) {
    Diagnostics findings = new Diagnostics();
    var text =
        RoleReading.strict("roles.txt", "Baker | Townsfolk Power\n" + ability + "\n", findings);
    new RoleTimes(true, findings).check(text.definitions());
    if (found == null) {
      assertThat(findings.all()).isEmpty();
    } else {
      assertThat(findings.all())
          .singleElement()
          .asString()
          .contains("roles.txt:2:", "warning RS092", found);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Townsfolk, Immediate Night, roles.txt:4:5",
    "Extra, On Visit, roles.txt:4:5",
    "Townsfolk, Starting,",
    "Townsfolk, Passive,"
  })
  void whatBeginsWithARoleIsNoLaterPart(String side, String first, String place) {
    Diagnostics findings = new Diagnostics();
    String parts =
        "Compound:\n  • %s: Join 'Choir'\n  • Starting: Reveal @Self to #inn\n".formatted(first);
    var text = RoleReading.strict("roles.txt", "Baker | " + side + " Power\n" + parts, findings);
    new RoleTimes(true, findings).check(text.definitions());
    if (place == null) {
      assertThat(findings.all()).isEmpty();
    } else {
      assertThat(findings.all())
          .singleElement()
          .asString()
          .contains(place, "warning RS092", "'Starting' behind '" + first + "'");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Baker | Extra Power", "Baked | Attribute"})
  void whatComesDuringAGameStartsInAnyPhase(String header) {
    Diagnostics findings = new Diagnostics();
    String ability = "\nStarting: Attack @(Wolfish) [Temporal: Night 2+]\n";
    new RoleTimes(true, findings)
        .check(RoleReading.strict("roles.txt", header + ability, findings).definitions());
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void aRoleThatIsGrantedStartsInAnyPhase() {
    Diagnostics findings = new Diagnostics();
    String roles =
        """
        Baker | Townsfolk Power
        Starting: Attack @(Wolfish) [Temporal: Night 2+]

        Guild | Townsfolk Power
        Immediate: Grant 'Baker' to @Selection
        """;
    new RoleTimes(true, findings)
        .check(RoleReading.strict("roles.txt", roles, findings).definitions());
    assertThat(findings.all()).isEmpty();
  }
}
