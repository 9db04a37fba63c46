package dev.runesheet.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The players with the largest number. */
class WinnersTest {

  @Test
  void theyShareIt() {
    List<Double> points = List.of(3.0, -1.0, 3.0);
    assertThat(Winners.largest(3, points::get)).containsExactly(0, 2);
  }

  @Test
  void itMayBeBelowZero() {
    List<Double> points = List.of(-3.0, -1.0);
    assertThat(Winners.largest(2, points::get)).containsExactly(1);
  }
}
