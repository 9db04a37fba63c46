package dev.runesheet.why;

import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Happening;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.fact.Event;
import java.util.List;

/** A step of a match as its trace has it: what it was, and which step it came of. */
public sealed interface Step {

  /** The parent of a step that came of nothing before. */
  int NONE = 0;

  /** Its number in the trace, from 1. */
  int number();

  /** The number of the step it came of, or {@link #NONE}. */
  int parent();

  /**
   * The match was set up, or stood where it had been saved.
   *
   * @param answers how many answers were given before, of which nothing else is known
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
   * @param lost why nobody heard it; empty if it was heard
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
   * @param withheld whether it did not start, since its effect had lost its force meanwhile
   */
  record Ran(int number, int parent, String effect, int self, boolean withheld) implements Step {}

  /**
   * A block of a program was shown to its rules.
   *
   * @param rules all rules of the block, those that fired and those that did not
   */
  record Block(int number, int parent, String block, List<RuleCheck> rules) implements Step {
    /** Copies the list. */
    public Block {
      rules = List.copyOf(rules);
    }
  }

  /**
   * A moment at which rules looked: a checkpoint, a stage of an attempt, the rest of a verb.
   *
   * @param rules the rules that fired, but for the engine's own
   */
  record Moment(int number, int parent, String words, List<String> rules) implements Step {
    /** Copies the list. */
    public Moment {
      rules = List.copyOf(rules);
    }
  }

  /**
   * A verb was called.
   *
   * @param verb its name
   * @param arguments what it was called with
   * @param rule the rule that called it; empty if none did
   */
  record Called(int number, int parent, String verb, List<Argument> arguments, String rule)
      implements Step {
    /** Copies the list. */
    public Called {
      arguments = List.copyOf(arguments);
    }
  }

  /** A parameter of a verb, and what it was. */
  record Argument(String name, String value) {}

  /**
   * Rules were asked about something that the phases or a checkpoint were about to do.
   *
   * @param question what was asked
   * @param rules the rules that answered, but for the engine's own
   */
  record Asked(int number, int parent, String question, List<String> rules) implements Step {
    /** Copies the list. */
    public Asked {
      rules = List.copyOf(rules);
    }
  }

  /**
   * Something changed or happened.
   *
   * @param change its place in {@link dev.runesheet.engine.Match#happenings}, from 0
   * @param what what happened
   * @param verb the verb that did it; empty if none did
   * @param rule the rule that called the verb; empty if the phases did it
   */
  record Changed(int number, int parent, int change, Happening what, String verb, String rule)
      implements Step {}
}
