package dev.runesheet.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.analysis.change.EffectOrder;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Trigger;
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
}
