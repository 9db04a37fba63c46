package dev.runesheet.spi.fact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.spi.fault.RuleMistake;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hand-written rules that walk loops where there is none. */
class LoopOfReactionTest {

  private final Reaction reaction =
      new Reaction(Activation.licensed("e", null, Event.of("any")), null, block -> "");

  @Test
  void whatNeedsALoopSaysSoOutsideOfOne() {
    assertThat(reaction.isMore()).isFalse();
    assertThatThrownBy(reaction::take)
        .isInstanceOf(RuleMistake.class)
        .hasMessage("take() stands outside of a loop. Maybe walk() was not called before it.");
    assertThatThrownBy(reaction::leaveLoop)
        .isInstanceOf(RuleMistake.class)
        .hasMessage("leaveLoop() stands outside of a loop.");
  }

  @Test
  void aLoopEndsWithItsLastElement() {
    reaction.walk(List.of());
    assertThatThrownBy(reaction::take)
        .isInstanceOf(RuleMistake.class)
        .hasMessageContaining("take() goes beyond the end of its loop");
  }
}
