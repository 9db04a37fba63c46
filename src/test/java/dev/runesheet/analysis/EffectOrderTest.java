package dev.runesheet.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.analysis.change.EffectOrder;
import dev.runesheet.model.Body;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Trigger;
import dev.runesheet.word.StackingMode;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Of effects that answer one event the upper comes first, so that their order is told. */
class EffectOrderTest {

  private static Effect effect(String id, String owner, String event) {
    return Effect.program(
        id,
        id.toUpperCase(Locale.ROOT),
        owner,
        Trigger.own(event),
        new Body.Program(List.of()),
        SourceLocation.file("a"));
  }

  private static final Effect SET = effect("set", "mode", "turn starts");
  private static final Effect ADD = effect("add", "mode", "turn starts");
  private static final Effect END = effect("end", "mode", "turn ends");
  private static final Effect OTHER = effect("other", "card", "turn starts");

  @Test
  void effectsOfOneOwnerThatAnswerOneEventAreToldInAnotherOrder() {
    assertThat(EffectOrder.between(List.of(SET, ADD), List.of(ADD, SET)))
        .singleElement()
        .satisfies(
            change -> {
              assertThat(change.id()).isEqualTo("add");
              assertThat(change.details())
                  .containsExactly("it comes before 'SET' now, which answers the same event");
            });
  }

  @Test
  void othersMayComeInAnyOrder() {
    assertThat(EffectOrder.between(List.of(SET, END, OTHER), List.of(OTHER, END, SET))).isEmpty();
  }

  @Test
  void whatIsNewOrGoneChangesNoOrder() {
    assertThat(EffectOrder.between(List.of(SET, ADD), List.of(END, ADD))).isEmpty();
    assertThat(EffectOrder.between(List.of(ADD), List.of(SET, ADD))).isEmpty();
  }

  private static Effect modifier(String id, Body.Layer layer, double amount, StackingMode mode) {
    return new Effect(
        id,
        id,
        "card",
        Trigger.ACTIVATED,
        new Body.Modify("type", "attack", layer, amount, "self"),
        0,
        Duration.WHILE_IN_PLAY,
        new Stacking(mode, ""),
        SourceLocation.file("a"));
  }

  private static List<String> told(Effect one, Effect other) {
    return EffectOrder.between(List.of(one, other), List.of(other, one)).stream()
        .flatMap(change -> change.details().stream())
        .toList();
  }

  @Test
  void changesOfOneOwnerThatSetOneNumberAreToldInAnotherOrder() {
    Effect one = modifier("one", Body.Layer.SET, 1, StackingMode.ADDITIVE);
    Effect five = modifier("five", Body.Layer.SET, 5, StackingMode.ADDITIVE);

    assertThat(told(one, five))
        .containsExactly(
            "it comes before 'one' now, which sets 'attack', too: the last counts where both do");
    assertThat(told(one, modifier("again", Body.Layer.SET, 1, StackingMode.ADDITIVE))).isEmpty();
    assertThat(told(one, modifier("add", Body.Layer.ADD, 5, StackingMode.ADDITIVE))).isEmpty();
  }

  @Test
  void changesOfWhichTheFirstCountsAreToldInAnotherOrder() {
    Effect one = modifier("one", Body.Layer.ADD, 1, StackingMode.NO_STACK);
    Effect five = modifier("five", Body.Layer.ADD, 5, StackingMode.NO_STACK);

    assertThat(told(one, five))
        .containsExactly(
            "it comes before 'one' now,"
                + " which stacks as one with it: the first counts where both do");
    assertThat(
            told(
                modifier("one", Body.Layer.ADD, 1, StackingMode.ADDITIVE),
                modifier("five", Body.Layer.ADD, 5, StackingMode.ADDITIVE)))
        .isEmpty();
  }
}
