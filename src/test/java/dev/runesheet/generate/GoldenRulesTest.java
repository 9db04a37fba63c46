package dev.runesheet.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kie.api.KieBase;

/** The rules that each construct of the model becomes, as they were read and approved. */
class GoldenRulesTest {

  private static final Map<String, Effect> CASES = GoldenEffects.all();

  static Stream<String> names() {
    return CASES.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("names")
  void constructBecomesTheseRules(String name) throws IOException {
    GoldenFiles.check(
        name,
        DrlGenerator.generate("golden", name + ".drl", List.of(CASES.get(name))).source().drl());
  }

  @Test
  void allTheseRulesCompile() {
    RuleSource all =
        DrlGenerator.generate("golden", "all.drl", List.copyOf(CASES.values())).source();
    KieBase base = RuleCompiler.compile(List.of(all));
    assertThat(base.getKiePackage("golden").getRules()).hasSize(all.rules().size());
  }

  @Test
  void eachConstructOfTheModelIsInACase() {
    Set<String> shown = new TreeSet<>();
    CASES
        .values()
        .forEach(
            effect ->
                List.of(effect.body(), effect.trigger(), effect.stacking())
                    .forEach(part -> shown.addAll(Constructs.in(part))));
    Set<String> ofModel = Constructs.of(Body.class, Trigger.class, Stacking.class);
    assertThat(ofModel)
        .contains(
            Constructs.name(Value.HeadsUntilTails.class), Constructs.name(Value.Operator.MAXIMUM));
    ofModel.removeAll(shown);
    assertThat(ofModel).as("constructs that no golden case shows").isEmpty();
  }
}
