package dev.runesheet.why;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ConsultedFactTest {

  /** A fact with a property of two words. */
  public record NextTurn(int player) {
    public int getNextPlayer() {
      return player;
    }
  }

  @Test
  void namesOfPropertiesAreToldInWords() {
    assertThat(new ConsultedFact(new NextTurn(1)).words()).isEqualTo("next turn (next player 1)");
  }
}
