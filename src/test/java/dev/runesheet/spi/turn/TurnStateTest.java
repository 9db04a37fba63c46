package dev.runesheet.spi.turn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.spi.GameState;
import org.junit.jupiter.api.Test;

/** The turns of four players, of whom the third begins. */
class TurnStateTest {

  private static final class Plain extends TurnState {
    @Override
    public GameState copy() {
      return withSameFields();
    }
  }

  private final TurnState state = new Plain();

  TurnStateTest() {
    state.begin(4, 2);
  }

  @Test
  void theOneWhoBeginsHasTheFirstTurn() {
    assertThat(state.players()).isEqualTo(4);
    assertThat(state.active()).isEqualTo(2);
    assertThat(state.turn()).isEqualTo(1);
  }

  @Test
  void theOrderOfTurnsGoesRoundTheTable() {
    assertThat(state.others()).containsExactly(3, 0, 1);
  }

  @Test
  void afterTheLastSeatTheFirstHasTheTurn() {
    state.nextTurn();
    state.nextTurn();
    assertThat(state.active()).isZero();
    assertThat(state.turn()).isEqualTo(3);
  }
}
