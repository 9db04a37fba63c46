package dev.runesheet.why;

import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Event;
import java.util.List;

/** A step of a match's trace, with its cause. */
public sealed interface Step {

  /** The parent of a step without a cause. */
  int NONE = 0;

  /** Its number in the trace, from 1. */
  int number();

  /** The number of the step that caused it, or {@link #NONE}. */
  int parent();

  /**
   * The match was set up, or restored from a save.
   *
   * @param answers the number of answers given before, whose steps are unknown
   */
  record Begun(int number, int parent, int answers) implements Step {}

  /** The game's phases went on by themselves. */
  record Phases(int number, int parent) implements Step {}

  /** A question was answered. */
  record Chosen(int number, int parent, Decision decision, Option option) implements Step {}

  /**
   * An event was raised.
   *
   * @param answers the effects in force that answered, in their order
   * @param lost the reason why no effect could answer it; empty if one could
   */
  record Raised(int number, int parent, Event event, List<Answering> answers, String lost)
      implements Step {
    /** Copies the list. */
    public Raised {
      answers = List.copyOf(answers);
    }
  }

  /** An effect in force that answers an event, and its holder. */
  record Answering(String effect, int holder) {}

  /**
   * A program ran.
   *
   * @param effect its effect
   * @param self its holder
   * @param withheld whether it did not start, since its effect was not in force
   * @param suppressedBy what suppressed it, if a phase was to begin it; empty otherwise
   */
  record Ran(
      int number, int parent, String effect, int self, boolean withheld, List<String> suppressedBy)
      implements Step {

    /** Copies the list. */
    public Ran {
      suppressedBy = List.copyOf(suppressedBy);
    }

    /** A program that starts. */
    static Ran of(int number, int parent, String effect, int self) {
      return new Ran(number, parent, effect, self, false, List.of());
    }

    /** The same program, which did not start. */
    Ran withheldBy(List<String> suppressors) {
      return new Ran(number, parent, effect, self, true, suppressors);
    }

    /** The reason why it did not start, in words that follow those for the program. */
    public String obstacle() {
      return suppressedBy.isEmpty()
          ? "had lost its force"
          : "was suppressed by " + String.join(" and ", suppressedBy);
    }
  }

  /**
   * A block of a program was shown to its rules.
   *
   * @param rules all rules of the block, those that fired and those that did not
   */
  record Block(int number, int parent, String block, List<EvaluatedRule> rules) implements Step {
    /** Copies the list. */
    public Block {
      rules = List.copyOf(rules);
    }
  }

  /**
   * A moment shown to rules: a checkpoint, a stage of an attempt, a deferred part of a verb.
   *
   * @param words what it is
   * @param stage the stage of an attempt; empty if it is another moment
   * @param rules the rules that fired, without the engine's own
   * @param deciders the numbers of the entities that decided about an attempt here
   */
  record Moment(
      int number,
      int parent,
      String words,
      String stage,
      List<EvaluatedRule> rules,
      List<Integer> deciders)
      implements Step {
    /** Copies the lists. */
    public Moment {
      rules = List.copyOf(rules);
      deciders = List.copyOf(deciders);
    }

    /** A moment that is no stage of an attempt. */
    static Moment of(int number, int parent, String words) {
      return new Moment(number, parent, words, "", List.of(), List.of());
    }

    /** The moment of a stage of an attempt. */
    static Moment ofStage(int number, int parent, String stage) {
      return new Moment(number, parent, "stage: " + stage, stage, List.of(), List.of());
    }

    Moment with(List<EvaluatedRule> fired, List<Integer> decided) {
      return new Moment(number, parent, words, stage, fired, decided);
    }
  }

  /**
   * A verb was called.
   *
   * @param verb its name
   * @param arguments its arguments
   * @param rule the rule that called it; empty if none did
   * @param flow whether it changes the course of the match, which the log need not show
   */
  record Called(
      int number, int parent, String verb, List<Argument> arguments, String rule, boolean flow)
      implements Step {
    /** Copies the list. */
    public Called {
      arguments = List.copyOf(arguments);
    }
  }

  /** A parameter of a verb with its value. */
  record Argument(String name, String value) {}

  /**
   * Rules were asked about a planned action of the phases or of a checkpoint.
   *
   * @param question the question
   * @param rules the rules that answered, without the engine's own
   */
  record Asked(int number, int parent, String question, List<EvaluatedRule> rules) implements Step {
    /** Copies the list. */
    public Asked {
      rules = List.copyOf(rules);
    }
  }

  /**
   * A change or another happening.
   *
   * @param change its place in {@link dev.runesheet.api.Match#happenings}, from 0
   * @param what the happening
   * @param verb the verb that caused it; empty if none did
   * @param rule the rule that called the verb; empty if the phases caused it
   */
  record Changed(int number, int parent, int change, Happening what, String verb, String rule)
      implements Step {}
}
