package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;

/** A reader of the conditions and values that stand in an effect, each where it stands. */
public interface PartReader {

  /** A condition: of a branch, of an option, of a change, or on the members of a group. */
  void condition(Condition condition);

  /** A value that a verb takes. */
  void value(Value value);

  /** The number of times that lines are repeated. */
  default void times(Value times) {
    value(times);
  }

  /** The number in whose order a line takes entities. */
  default void ranking(Selector.Ranking ranking) {}

  /** Reads an effect: its lines, the programs inside them, and the conditions of a change. */
  default void read(Effect effect) {
    effect.steps().forEach(this::line);
    if (effect.body() instanceof Body.Modify change) {
      change.when().forEach(this::condition);
    }
  }

  /** Reads the conditions on the members of a group. */
  default void group(Selector.Group group) {
    group.where().forEach(this::condition);
  }

  private void line(Step step) {
    step.groups().forEach(this::group);
    step.ranking().ifPresent(this::ranking);
    if (step instanceof Step.If branch) {
      condition(branch.condition());
    } else if (step instanceof Step.Choose choose) {
      choose.branches().forEach(branch -> branch.when().ifPresent(this::condition));
    } else if (step instanceof Step.Repeat repeat) {
      times(repeat.times());
    } else if (step instanceof Step.Do act) {
      act.arguments().values().forEach(this::argument);
    }
  }

  private void argument(Argument argument) {
    if (argument instanceof Value value) {
      value(value);
    } else if (argument instanceof Selector.Group group) {
      group(group);
    }
  }
}
