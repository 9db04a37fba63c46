package dev.runesheet.game.mathbattle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Positions are part of a set-up, so that matches from them can be saved and replayed. */
class DuelPositionTest {

  @Test
  void aSetUpWithAPositionReadsBack() {
    DuelPosition position = new DuelPosition("choice", 7, List.of(Map.of("health", 3.5), Map.of()));
    DuelSetup setup = new DuelSetup("mode", "fighter", "fire-mage", 1, position);
    assertThat(DuelSetup.of(setup.toJson())).isEqualTo(setup);
  }

  @Test
  void theUsualStartIsNotWritten() {
    assertThat(DuelSetup.of("fighter", "fire-mage").toJson().has("position")).isFalse();
  }

  @Test
  void theTurnBeforeThatOfThePositionIsUnderWayUntilItsStart() {
    assertThat(DuelPosition.PHASES)
        .extracting(phase -> new DuelPosition(phase, 5, DuelPosition.START.stats()).turnBefore())
        .containsExactly(4, 4, 5, 5, 5);
  }

  @Test
  void whatNoDuelHasIsRefused() {
    assertThatThrownBy(() -> new DuelPosition("ability", 1, List.of()))
        .hasMessageContaining("phase (ability)");
    assertThatThrownBy(() -> new DuelPosition("choice", 0, List.of()))
        .hasMessageContaining("turn (0)");
  }
}
