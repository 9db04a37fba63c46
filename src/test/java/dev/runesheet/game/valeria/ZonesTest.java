package dev.runesheet.game.valeria;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.valeria.state.Zones;
import org.junit.jupiter.api.Test;

/** Places of cards. */
class ZonesTest {

  @Test
  void aPlaceOfAGridLiesOnAStack() {
    assertThat(Zones.stack(Zones.MONSTERS, Zones.position(3, 2))).isEqualTo(3);
    assertThat(Zones.stack(Zones.CITIZENS, Zones.position(0, 4))).isZero();
  }

  @Test
  void cardsOfOtherZonesLieSideBySide() {
    assertThat(Zones.stack(Zones.TABLEAU, Zones.position(3, 2))).isNegative();
  }
}
