package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Layers;
import dev.runesheet.spi.fact.RegisteredEffect;
import dev.runesheet.spi.fact.StackingRule;
import dev.runesheet.spi.fact.StatSchema;
import dev.runesheet.word.StackingMode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game that registers no scopes has those of the engine. */
class ScopesOfTheEngineTest {

  /** A state that holds nothing. */
  public static final class Nothing extends LostStateTest.Plain {
    @Override
    public int players() {
      return 2;
    }
  }

  private static Match match() {
    return Keeper.match(new Keeper(Nothing::new), "box");
  }

  static RegisteredEffect effect(String scope) {
    return new RegisteredEffect(
        "blessing",
        "",
        "any",
        RegisteredEffect.Ending.TURNS,
        scope,
        "gold",
        Layers.Layer.ADD,
        2,
        new StackingRule(StackingMode.ADDITIVE, "", 9),
        "",
        "");
  }

  @ParameterizedTest
  @CsvSource({
    "self, 2, 0, 0",
    "allies, 2, 2, 0",
    "other allies, 0, 2, 0",
    "enemies, 0, 0, 2",
    "all, 2, 2, 2"
  })
  void registeredEffectsReachThem(String scope, double first, double second, double other) {
    try (Match match = match()) {
      List<Entity> units = new ArrayList<>();
      match.update(
          context -> {
            for (int player : new int[] {0, 0, 1}) {
              StatSchema gold = new StatSchema(List.of("gold"));
              units.add(context.create("unit", "unit", "unit", player, "field", gold));
            }
            context.register(effect(scope), units.get(0), units.get(0), 1, false);
          });
      assertThat(units).extracting(one -> one.stat("gold")).containsExactly(first, second, other);
    }
  }

  @Test
  void anUnknownOneIsRefusedWhenItIsRegistered() {
    try (Match match = match()) {
      match.update(
          context -> {
            Entity one = context.world().entity(0);
            assertThatThrownBy(() -> context.register(effect("alies"), one, one, 1, false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("scope (alies) is not known to keeper");
          });
    }
  }
}
