package dev.runesheet.language.registry;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.word.Watch;
import java.util.List;
import java.util.Optional;

/**
 * An operation as read: steps of the effect's program, and perhaps an effect of its own at another
 * moment.
 *
 * @param steps the steps run when the effect is triggered
 * @param apart the trigger of its own effect; null if it has none
 * @param body what its own effect does; null if it has none
 * @param at its place
 * @param watch the cards whose events it answers
 */
record Operation(List<Step> steps, Trigger apart, Body body, SourceLocation at, Watch watch) {

  Operation {
    steps = List.copyOf(steps);
  }

  /** True if all it does is done when its effect is triggered. */
  boolean triggered() {
    return body == null;
  }

  static Operation acting(List<Step> steps, SourceLocation at) {
    return new Operation(steps, null, null, at, Watch.OWN);
  }

  /** A step run at another moment than the effect, and the steps that follow when that comes. */
  static Operation apart(Trigger moment, Step step, List<Step> then) {
    Body body = new Body.Program(List.of(step));
    return new Operation(then, moment, body, step.source(), Watch.OWN);
  }

  /** A change of power as long as the card is in play, for each of some cards or once. */
  static Operation modifier(double amount, String scope, String per, SourceLocation at) {
    String type = per.isEmpty() ? "aura" : "scaling";
    Body body = new Body.Modify(type, CardStats.POWER, Body.Layer.ADD, amount, scope, per);
    return new Operation(List.of(), Trigger.ACTIVATED, body, at, Watch.OWN);
  }

  Operation on(Watch whose) {
    return new Operation(steps, apart, body, at, whose);
  }

  /** The same operation under a condition, if there is one. */
  Operation when(Optional<Condition> condition) {
    if (condition.isEmpty()) {
      return this;
    }
    Step guarded = new Step.If(condition.get(), steps, List.of(), at);
    return new Operation(List.of(guarded), apart, body, at, watch);
  }
}
