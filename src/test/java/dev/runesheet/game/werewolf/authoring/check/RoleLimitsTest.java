package dev.runesheet.game.werewolf.authoring.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.werewolf.authoring.RoleReading;
import dev.runesheet.model.diagnostic.Diagnostics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Restrictions that nobody can fit together are told at the later one. */
class RoleLimitsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '%',
      textBlock =
          """
          Attribute: @Selection has Wolfish, Attribute: @Selection lacks Wolfish | 2:66 | 'Attribute: @Selection lacks Wolfish'; it excludes 'Attribute: @Selection has Wolfish'
          Attribute: lacks Tired, Quantity: 2, Attribute: @Self has Tired        | 2:68 | 'Attribute: @Self has Tired'; it excludes 'Attribute: lacks Tired'
          Attribute: has A, Attribute: has B, Attribute: lacks A                 | 2:67 | it excludes 'Attribute: has A'
          Attribute: has Wolfish, Attribute: @Selection lacks Wolfish            | |
          Attribute: @Selection has Wolfish, Attribute: @Selection lacks Tired   | |
          Attribute: @(Tired) has Wolfish, Attribute: @(Tired) lacks Wolfish     | |
          Attribute: @Target has Wolfish, Attribute: @Target lacks Wolfish       | |
          """)
  void restrictionsThatExcludeEachOtherAreTold(String limits, String place, String found) {
    Diagnostics findings = new Diagnostics();
    String ability = "End Night: Attack @Selection [" + limits + "]\n";
    var text = RoleReading.strict("roles.txt", "Baker | Townsfolk Power\n" + ability, findings);
    new RoleLimits(findings).check(text.definitions());
    if (found == null) {
      assertThat(findings.all()).isEmpty();
    } else {
      assertThat(findings.all())
          .singleElement()
          .asString()
          .contains("roles.txt:" + place + ":", "warning RS092", found);
    }
  }
}
