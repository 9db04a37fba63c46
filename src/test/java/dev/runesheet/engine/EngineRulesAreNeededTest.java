package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.OPPONENT;
import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Trigger;
import dev.runesheet.spi.Happening;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each file of engine rules, written or generated, does something that nothing else does; here
 * stands what.
 */
class EngineRulesAreNeededTest {

  private static final Effect[] EFFECTS = {
    Cards.answer("hero", "income", Trigger.own("turn ends"), gain("gold", 1)),
    Cards.answer("hero", "is hit", Trigger.own("attack hits"), gain("gold", 10)),
    Cards.ability("hero", "swing", run("attack", OPPONENT)),
    Cards.ability("hero", "strike", run("strike", OPPONENT, 1)),
    Cards.answer("fence", "holds", Trigger.any("attack declared"), run("prevent", "fenced in")),
    Cards.aura("bard", "song", "power", 2, "allies"),
    Cards.layer("smith", "edge", "power", Body.Layer.ADD, 5),
    Cards.ability("smith", "strike", run("strike", OPPONENT, 1)),
    Cards.suppressor("warden", "enemies"),
    Cards.suppressor("monk", "self"),
    Cards.answer("monk", "income", Trigger.own("turn ends"), gain("gold", 1)),
    Cards.ability("witch", "bless", run("grant", "granted/blessing", SELF, 0)),
    Cards.aura("granted", "blessing", "power", 3, "self")
  };

  private static final RuleBook WHOLE = Books.of(EFFECTS);

  private static final Map<String, Need> NEEDS =
      Map.of(
          "rules/engine/attempts.drl",
              new Need(
                  "a prevented attempt leaves out its stages",
                  book -> stagesBetween(scene(book, "hero", "fence").use("hero", "swing")) == 0),
          "rules/engine/calculations.drl",
              new Need(
                  "modifiers count in a calculated damage",
                  book -> scene(book, "smith").use("smith", "strike").stat("enemy", "life") == -6),
          "rules/engine/expiry.drl",
              new Need(
                  "an effect ends with its last turn",
                  book -> fades(scene(book, "witch").use("witch", "bless"))),
          "rules/engine/registration.drl",
              new Need(
                  "a triggered effect in play is in force",
                  book -> scene(book, "hero").endTurn().gold("hero") == 1),
          "rules/engine/routing.drl",
              new Need(
                  "effects answer events",
                  book -> scene(book, "hero").use("hero", "swing").gold("enemy") == 10),
          "rules/engine/scoping.drl",
              new Need(
                  "an effect on its holder counts",
                  book -> scene(book, "witch").use("witch", "bless").power("witch") == 3),
          "generated/engine/scoping.drl",
              new Need(
                  "an aura reaches its scope",
                  book -> scene(book, "hero", "bard").power("hero") == 2),
          "rules/engine/stacking.drl",
              new Need(
                  "a modifier counts",
                  book -> scene(book, "hero", "bard", "bard 2").power("hero") == 4),
          "rules/engine/suppression.drl",
              new Need(
                  "a silenced card does not answer",
                  book -> scene(book, "monk").endTurn().gold("monk") == 0),
          "generated/engine/suppression.drl",
              new Need(
                  "a suppressed effect is not in force",
                  book -> onlyOwnIncome(scene(book, "hero", "warden").endTurn())));

  private record Need(String behaviour, Predicate<RuleBook> works) {}

  static List<String> files() {
    return Books.engine().stream().map(RuleSource::name).toList();
  }

  private static Scene scene(RuleBook book, String... own) {
    Scene scene = Scene.of(book);
    for (String name : own) {
      scene.has(0, name.split(" ")[0], name, "active");
    }
    return scene.has(1, "hero", "enemy", "active").start();
  }

  /** How often a hit was answered in an attack that a fence held back; -1 if none was held back. */
  private static int stagesBetween(Scene scene) {
    boolean prevented =
        scene.ofKind(Happening.Attempted.class).stream().anyMatch(Happening.Attempted::prevented);
    return prevented ? (int) scene.gold("enemy") / 10 : -1;
  }

  private static boolean fades(Scene scene) {
    return scene.power("witch") == 3 && scene.endTurn().power("witch") == 0;
  }

  private static boolean onlyOwnIncome(Scene scene) {
    return scene.gold("hero") == 1 && scene.gold("enemy") == 0;
  }

  @ParameterizedTest
  @MethodSource("files")
  void withoutTheFileTheBehaviourIsMissing(String file) {
    assertThat(NEEDS)
        .as("what %s is needed for; a new file of rules needs a case here", file)
        .containsKey(file);
    Need need = NEEDS.get(file);
    assertThat(need.works().test(WHOLE)).as("%s: %s", file, need.behaviour()).isTrue();
    assertThat(need.works().test(Books.without(file, EFFECTS)))
        .as("without %s it is missing that %s", file, need.behaviour())
        .isFalse();
  }

  @ParameterizedTest
  @MethodSource("files")
  void theFileBeginsWithWhatItIsFor(String file) {
    String text =
        Books.engine().stream()
            .filter(one -> one.name().equals(file))
            .findFirst()
            .orElseThrow()
            .drl();
    assertThat(text).as(file).startsWith("// ");
  }

  @Test
  void everyCaseHasItsFile() {
    assertThat(NEEDS.keySet()).containsExactlyInAnyOrderElementsOf(files());
  }
}
