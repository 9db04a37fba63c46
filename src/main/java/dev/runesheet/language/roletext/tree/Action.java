package dev.runesheet.language.roletext.tree;

import dev.runesheet.model.SourceLocation;
import java.util.List;

/** The action of one trigger. */
public sealed interface Action {

  /** One ability, or several that do not see what the others changed. */
  record Abilities(List<AbilityUse> abilities) implements Action {}

  /** One action whose parts happen at several times; the trigger is {@link Trigger.Compound}. */
  record Compound(List<Part> parts) implements Action {}

  /**
   * A part of a compound action.
   *
   * @param place where its trigger stands
   */
  record Part(Trigger trigger, List<AbilityUse> abilities, SourceLocation place) {}

  /**
   * Process and evaluate: the feedback of each ability is kept as {@code @Result<n>}, then lines
   * whose condition holds say what is told or done.
   *
   * @param parameters of the action as a whole, where there is no process to bear them
   */
  record Complex(Parameters parameters, List<AbilityUse> process, List<Branch> evaluate)
      implements Action {}

  /**
   * An ability with what limits it.
   *
   * @param written the ability in its line
   */
  record AbilityUse(Ability ability, Parameters parameters, Written written) {

    /** An ability of which only the place is known. */
    public AbilityUse(Ability ability, Parameters parameters, SourceLocation place) {
      this(ability, parameters, Written.at(place));
    }

    /** The place of the ability. */
    public SourceLocation place() {
      return written.place();
    }

    /** The same with the parameters of the whole action that it is a part of. */
    public AbilityUse within(Parameters whole) {
      return new AbilityUse(ability, whole.and(parameters), written);
    }

    /** The ability alone. */
    public AbilityUse withoutParameters() {
      return new AbilityUse(ability, Parameters.NONE, written);
    }
  }

  /** A line of {@code Evaluate}. */
  record Branch(When when, Outcome outcome, Written written) {

    /** A line of which only the place is known. */
    public Branch(When when, Outcome outcome, SourceLocation place) {
      this(when, outcome, Written.at(place));
    }

    /** The beginning of the line. */
    public SourceLocation place() {
      return written.place();
    }
  }

  /** The conditions of a line of {@code Evaluate}. */
  sealed interface When {

    /** A line that is used if a condition holds. */
    record If(Condition condition) implements When {}

    /** A line that is used if no condition of the others holds. */
    record Otherwise() implements When {}

    /** Always, before the other lines. */
    record Always() implements When {}
  }

  /** The outcome of a line of {@code Evaluate}. */
  sealed interface Outcome {

    /** A feedback in words. */
    record Feedback(String text) implements Outcome {}

    /** Abilities; their feedback is told. */
    record Use(List<AbilityUse> abilities) implements Outcome {}

    /** The feedback that a target stands for, such as {@code @Result1}. */
    record Told(Target target) implements Outcome {}
  }
}
