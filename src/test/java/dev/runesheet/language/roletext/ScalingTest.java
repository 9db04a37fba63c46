package dev.runesheet.language.roletext;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.language.roletext.Scaling.Count;
import dev.runesheet.language.roletext.Scaling.OddEven;
import dev.runesheet.language.roletext.Scaling.PerPlayers;
import dev.runesheet.language.roletext.Scaling.Relation;
import dev.runesheet.language.roletext.Scaling.Step;
import dev.runesheet.language.roletext.Scaling.Steps;
import dev.runesheet.language.roletext.Scaling.Test;
import dev.runesheet.language.roletext.Scaling.Times;
import java.util.List;
import java.util.Optional;

class ScalingTest {

  private static final Step MANY =
      new Step(Optional.of(new Test(Count.LIVING, Relation.ABOVE, 15)), 2);
  private static final Step ONCE = new Step(Optional.empty(), 1);

  @org.junit.jupiter.api.Test
  void theLastStepThatHoldsCounts() {
    Steps steps = new Steps(List.of(ONCE, MANY));
    assertThat(steps.uses(20, 16, 1)).isEqualTo(2);
    assertThat(steps.uses(20, 15, 1)).isEqualTo(1);
  }

  @org.junit.jupiter.api.Test
  void aFirstStepThatFailsLeavesNone() {
    assertThat(new Steps(List.of(MANY)).uses(20, 15, 1)).isZero();
  }

  @org.junit.jupiter.api.Test
  void aShareOfPlayersIsRoundedDownToOneAtLeast() {
    PerPlayers share = new PerPlayers(Count.LIVING, 5);
    assertThat(share.uses(20, 14, 1)).isEqualTo(2);
    assertThat(share.uses(20, 3, 1)).isEqualTo(1);
  }

  @org.junit.jupiter.api.Test
  void oddPhasesCanDifferFromEvenOnes() {
    OddEven vampire = new OddEven(new Times(1), new Times(2));
    assertThat(vampire.uses(9, 9, 1)).isEqualTo(1);
    assertThat(vampire.uses(9, 9, 2)).isEqualTo(2);
  }
}
