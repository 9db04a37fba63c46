package dev.runesheet.spelling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names that stand once and are nearly another. */
class LoneNamesTest {

  @ParameterizedTest
  @CsvSource({
    "zael, zeal",
    "Zeal, zeal",
    "couragee, courage",
    "corage, courage",
    "heavy arms, heavy_arms",
    "heavy_amrs, heavy_arms"
  })
  void aSlipOfTheHandIsFoundWhereverItStands(String slip, String name) {
    assertThat(LoneNames.slips(Set.of(), List.of(slip, name, name)))
        .containsExactly(entry(slip, name));
    assertThat(LoneNames.slips(Set.of(name), List.of(slip))).containsExactly(entry(slip, name));
    assertThat(LoneNames.slips(Set.of(), List.of(name, slip))).containsExactly(entry(slip, name));
  }

  @ParameterizedTest
  @CsvSource({
    "zeal, zealous",
    "zeal, rage",
    "zeal 1, zeal 2",
    "zeal2, zeal",
    "zeal_a, zeal_b",
    "zeal ii, zeal iii",
    "of us, if us",
    "fog, fig"
  })
  void namesThatMayBothBeMeantAreAccepted(String name, String other) {
    assertThat(LoneNames.slips(Set.of(), List.of(name, other, other))).isEmpty();
  }

  @Test
  void aNameThatStandsTwiceIsMeant() {
    assertThat(LoneNames.slips(Set.of("zeal"), List.of("zael", "zael"))).isEmpty();
  }
}
