package dev.runesheet.engine.direct;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.InPlay;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * An effect in force is found whichever was asked about before, and no longer once it has ended.
 */
class EffectsInForceTest {

  private final List<ActiveEffect> all =
      IntStream.range(0, 4).mapToObj(EffectsInForceTest::effect).toList();

  private final EffectsInForce inForce = new EffectsInForce();

  @Test
  void eachIsFoundInAnyOrder() {
    all.forEach(inForce::begins);
    for (int asked : new int[] {0, 1, 2, 3, 0, 3, 3, 1, 0}) {
      assertThat(inForce.find(effect(asked))).isSameAs(all.get(asked));
    }
  }

  @Test
  void whatHasEndedIsNotFoundAndTheOthersAre() {
    all.forEach(inForce::begins);
    assertThat(inForce.find(all.get(3))).isNotNull();
    inForce.ends(all.get(3).getOrigin());
    inForce.ends(all.get(0).getOrigin());
    assertThat(inForce.find(all.get(3))).isNull();
    assertThat(inForce.find(all.get(0))).isNull();
    assertThat(inForce.find(all.get(1))).isSameAs(all.get(1));
    assertThat(inForce.find(all.get(2))).isSameAs(all.get(2));
  }

  @Test
  void nothingIsFoundWhereNothingIsInForce() {
    assertThat(inForce.find(all.get(0))).isNull();
  }

  private static ActiveEffect effect(int number) {
    EffectDefinition some = ShippedBooks.of("math-battle").effects().iterator().next();
    return new ActiveEffect(new InPlay(number, some, 0, 0, 0, InPlay.NEVER, null, 0));
  }
}
