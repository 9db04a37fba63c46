package dev.runesheet.language.effectops;

import static dev.runesheet.language.effectops.TestVerbs.MATH_BATTLE;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonText;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.word.Rounding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EffectOpsWriterTest {

  private static final SourceLocation HERE = SourceLocation.pointer("cards.json", "/7");
  private static final Selector.Group ALLIES = new Selector.Group("allies", List.of());

  private final Diagnostics diagnostics = new Diagnostics();
  private final EffectOpsWriter writer = new EffectOpsWriter(MATH_BATTLE, diagnostics);

  @Test
  void anEffectIsLaidOutForReading() {
    Condition low =
        new Condition.Comparison(
            Condition.Relation.BELOW, new Value.StatOf(Role.SELF, "health"), Value.of(1));
    Effect death =
        effect(
            Trigger.own("health changes"),
            new Step.If(low, List.of(lose(Role.SELF), new Step.Stop(HERE)), List.of(), HERE));
    assertThat(written(death, "health").map(JsonText::pretty))
        .contains(
            """
            {
              "name": "Test",
              "trigger": {"type": "ON_ATTRIBUTE_CHANGE", "attr": "health"},
              "program": [
                {
                  "op": "IF_LT",
                  "lhs": {"kind": "ATTR", "target": "SELF", "attr": "health"},
                  "rhs": {"kind": "CONST", "value": 1},
                  "then": [{"op": "LOSE", "target": "SELF"}, {"op": "END"}]
                }
              ]
            }
            """);
    assertThat(diagnostics.all()).isEmpty();
  }

  @Test
  void anActivatedEffectIsWrittenAsAnAbility() {
    assertThat(written(effect(Trigger.ACTIVATED), "health").map(JsonText::pretty))
        .contains("{\"name\": \"Test\", \"tags\": [], \"program\": []}\n");
  }

  static List<Effect> foreign() {
    Trigger turn = Trigger.own("turn starts");
    List<Effect> all = new ArrayList<>();
    all.add(effect(Trigger.own("card is played")));
    all.add(effect(Trigger.any("turn starts")));
    all.add(
        with(Trigger.ACTIVATED, new Body.Modify("boost", "health", Body.Layer.ADD, 1, "allies")));
    all.add(
        with(Trigger.ACTIVATED, new Body.Suppress("silence", "enemies", true, Optional.empty())));
    all.add(effect(turn, lose(Role.TARGET)));
    all.add(effect(turn, lose(ALLIES)));
    all.add(effect(turn, lose(Value.of(1))));
    all.add(effect(turn, new Step.Do(MATH_BATTLE.get("lose"), Map.of(), HERE)));
    all.add(effect(turn, new Step.Do(TestVerbs.EXTENDED.get("swap-stats"), Map.of(), HERE)));
    all.add(effect(turn, new Step.ForEach(ALLIES, List.of(), HERE)));
    all.add(
        effect(
            turn,
            Step.Choose.pick(Role.SELF, "choose", ALLIES, List.of(), Step.Asking.ALWAYS, HERE)));
    all.add(effect(turn, new Step.Draw(ALLIES, List.of(), HERE)));
    all.add(effect(turn, new Step.InTurn(ALLIES, List.of(), HERE)));
    all.add(effect(turn, new Step.AllAtOnce(ALLIES, List.of(), HERE)));
    all.add(effect(turn, new Step.Perform("x/y", HERE)));
    Condition is = new Condition.Is(Role.SELF, "zone", "hand");
    all.add(effect(turn, new Step.If(is, List.of(), List.of(), HERE)));
    all.add(effect(turn, heal(new Value.Count(ALLIES))));
    Value half = new Value.Arithmetic(Value.Operator.DIVIDE, Value.of(1), Value.of(2));
    all.add(effect(turn, heal(half)));
    all.add(effect(turn, heal(new Value.Rounded(Rounding.UP, Value.of(1)))));
    all.add(effect(turn, heal(new Value.Payload("weather"))));
    all.add(effect(turn, heal(Value.of(Double.NaN))));
    all.add(effect(turn, heal(new Value.StatOf(Role.SUBJECT, "health"))));
    all.add(effect(turn, heal(new Value.StatOf(Role.SELF, "armor"))));
    Effect plain = effect(turn);
    all.add(
        new Effect(
            plain.id(),
            "Test",
            "o",
            turn,
            plain.body(),
            3,
            new Duration(Duration.Bound.TURNS, 2),
            Stacking.ADDITIVE,
            HERE));
    return all;
  }

  @ParameterizedTest
  @MethodSource("foreign")
  void whatTheLanguageHasNoWordsForIsReportedWithItsPlace(Effect effect) {
    assertThat(written(effect, "health")).isEmpty();
    assertThat(diagnostics.all())
        .isNotEmpty()
        .allMatch(finding -> finding.code() == Code.INEXPRESSIBLE)
        .allMatch(finding -> finding.location().equals(HERE));
  }

  @Test
  void damageNeedsHealth() {
    Effect heals = effect(Trigger.ACTIVATED, heal(Value.of(1)));
    assertThat(written(heals, "mana")).isEmpty();
    assertThat(diagnostics.all()).hasSize(1);
  }

  @Test
  void whatIsTooDeepToReadIsNotWritten() {
    Value deep = Value.of(1);
    for (int i = 0; i < 500; i++) {
      deep = new Value.Absolute(deep);
    }
    assertThat(written(effect(Trigger.ACTIVATED, heal(deep)), "health")).isEmpty();
    assertThat(diagnostics.all()).extracting(Diagnostic::code).containsExactly(Code.TOO_DEEP);
  }

  /** An effect as it is written in a hero of a mode with one attribute. */
  private Optional<JsonNode> written(Effect effect, String attribute) {
    boolean ability = effect.trigger().activated();
    HeroSource hero =
        new HeroSource(
            "o",
            "O",
            Map.of(),
            ability ? List.of(new AbilitySource(effect.id(), List.of(), effect)) : List.of(),
            ability ? List.of() : List.of(effect),
            HERE);
    return writer
        .hero(hero, List.of(attribute))
        .map(object -> object.at(ability ? "/abilities/0" : "/effects/0"));
  }

  private static Step lose(Argument who) {
    return new Step.Do(MATH_BATTLE.get("lose"), Map.of("target", who), HERE);
  }

  private static Step heal(Value amount) {
    return new Step.Do(
        MATH_BATTLE.get("heal"), Map.of("target", Role.SELF, "amount", amount), HERE);
  }

  private static Effect effect(Trigger trigger, Step... steps) {
    return with(trigger, new Body.Program(List.of(steps)));
  }

  private static Effect with(Trigger trigger, Body body) {
    return new Effect(
        "o/test", "Test", "o", trigger, body, 0, Duration.WHILE_IN_PLAY, Stacking.ADDITIVE, HERE);
  }
}
