package dev.runesheet.language.registry;

import dev.runesheet.model.Condition;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.word.Watch;
import java.util.List;
import java.util.Optional;

/**
 * An operation as read: steps of the effect's program, a modifier, or an action at another moment
 * of the play.
 *
 * @param steps the steps run when the effect is triggered
 * @param placing the step run when its card is placed on an ally; null if none
 * @param pawns the step run before its card places pawns; null if none
 * @param modifier the modifier in force while its card is in play; null if none
 * @param watch the cards whose events it answers
 */
record Operation(List<Step> steps, Step placing, Step pawns, Modifier modifier, Watch watch) {

  Operation {
    steps = List.copyOf(steps);
  }

  /** True if all it does is done when its effect is triggered. */
  boolean triggered() {
    return placing == null && pawns == null && modifier == null;
  }

  /** A change of power as long as the card is in play. */
  record Modifier(double amount, String scope, String per, SourceLocation source) {}

  static Operation acting(List<Step> steps) {
    return new Operation(steps, null, null, null, Watch.OWN);
  }

  static Operation acting(Step step) {
    return acting(List.of(step));
  }

  static Operation pawns(Step step) {
    return new Operation(List.of(), null, step, null, Watch.OWN);
  }

  static Operation replacing(Step placing, Step followUp) {
    return new Operation(
        followUp == null ? List.of() : List.of(followUp), placing, null, null, Watch.OWN);
  }

  static Operation modifier(double amount, String scope, String per, SourceLocation source) {
    return new Operation(
        List.of(), null, null, new Modifier(amount, scope, per, source), Watch.OWN);
  }

  Operation on(Watch whose) {
    return new Operation(steps, placing, pawns, modifier, whose);
  }

  /**
   * True if it and the next operation are one program: none has a condition, both watch the same.
   */
  boolean joins(Operation next) {
    boolean guarded = steps.get(0) instanceof Step.If || next.steps.get(0) instanceof Step.If;
    return !guarded && watch == next.watch;
  }

  /** The same operation under a condition, if there is one. */
  Operation when(Optional<Condition> condition, SourceLocation at) {
    if (condition.isEmpty()) {
      return this;
    }
    Step guarded = new Step.If(condition.get(), steps, List.of(), at);
    return new Operation(List.of(guarded), placing, pawns, modifier, watch);
  }
}
