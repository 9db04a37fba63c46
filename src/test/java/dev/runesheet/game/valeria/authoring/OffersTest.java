package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.valeria.word.Offers;
import dev.runesheet.generate.OptionWords;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Options of rows have the same words, compiled by plain Drools or made by Runesheet. */
class OffersTest {

  private static final List<Effect> ROWS =
      EffectTables.family().book().forms().stream()
          .flatMap(form -> EffectTables.source().effects().stream().filter(form::takes))
          .toList();

  @Test
  void gainsAreNamedAndSaidAlike() {
    int seen = 0;
    for (Effect effect : ROWS) {
      Set<String> said = OptionWords.of(effect);
      for (Step.Choose choice : choices(effect)) {
        for (Step.Branch way : choice.branches()) {
          if (way.body().get(0) instanceof Step.Do gain) {
            assertThat(way.name()).isEqualTo(Offers.name(resource(gain), amount(gain)));
            assertThat(said).contains(Offers.gain(resource(gain), amount(gain)));
            seen++;
          }
        }
      }
    }
    assertThat(seen).isGreaterThan(100);
  }

  @Test
  void exchangesAreSaidAlike() {
    int seen = 0;
    for (Effect effect : ROWS) {
      for (Step.Choose choice : choices(effect)) {
        if (choice.branches().get(0).body().get(0) instanceof Step.If trade) {
          Step.Do paid = (Step.Do) trade.then().get(0);
          Step.Do gain = (Step.Do) trade.then().get(1);
          assertThat(OptionWords.of(effect))
              .contains(
                  Offers.exchange(resource(paid), amount(paid), resource(gain), amount(gain)));
          seen++;
        }
      }
    }
    assertThat(seen).isGreaterThan(10);
  }

  private static List<Step.Choose> choices(Effect effect) {
    return effect
        .steps()
        .filter(Step.Choose.class::isInstance)
        .map(Step.Choose.class::cast)
        .toList();
  }

  private static String resource(Step.Do act) {
    return ((Argument.Word) act.arguments().get("resource")).word();
  }

  private static int amount(Step.Do act) {
    return (int) ((Value.Constant) act.arguments().get("amount")).number();
  }
}
