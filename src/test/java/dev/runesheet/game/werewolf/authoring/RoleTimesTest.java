package dev.runesheet.game.werewolf.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
          """)
  void aPhaseThatTheAbilityIsNeverUsedInIsTold(String ability, String found) {
    Diagnostics findings = new Diagnostics();
    var text =
        RoleReading.strict("roles.txt", "Baker | Townsfolk Power\n" + ability + "\n", findings);
    new RoleTimes(findings).check(text.definitions());
    if (found == null) {
      assertThat(findings.all()).isEmpty();
    } else {
      assertThat(findings.all())
          .singleElement()
          .asString()
          .contains("roles.txt:2:", "warning RS092", found);
    }
  }
}
