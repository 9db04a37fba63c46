package dev.runesheet.model;

import dev.runesheet.model.verb.VerbSpec;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One line of a program. */
public sealed interface Step {

  /** Where it was written. */
  SourceLocation source();

  /** The line in words, with what depends on it; not a whole sentence. */
  default String sentence() {
    return Sentence.steps(List.of(this));
  }

  /** Runs a verb with its arguments, in the verb's order of parameters. */
  record Do(VerbSpec verb, Map<String, Argument> arguments, SourceLocation source) implements Step {
    /** Copies the arguments in their order. */
    public Do {
      arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
    }
  }

  /** Takes one of two ways; both go on with the next line unless they stop. */
  record If(Condition condition, List<Step> then, List<Step> otherwise, SourceLocation source)
      implements Step {
    /** Copies both ways. */
    public If {
      then = List.copyOf(then);
      otherwise = List.copyOf(otherwise);
    }
  }

  /** Ends the whole program. */
  record Stop(SourceLocation source) implements Step {}

  /** Runs the body once for each entity of a group, which is fixed when the loop starts. */
  record ForEach(Selector.Group group, List<Step> body, SourceLocation source) implements Step {
    /** Copies the body. */
    public ForEach {
      body = List.copyOf(body);
    }
  }

  /**
   * Lets a player choose one of several ways.
   *
   * @param optional whether none is a legal answer
   */
  record Choose(Selector.Role who, List<Leg> legs, boolean optional, SourceLocation source)
      implements Step {
    /** Copies the legs. */
    public Choose {
      legs = List.copyOf(legs);
    }
  }

  /** Lets a player pick one entity of a group; the body runs with it as {@code target}. */
  record Pick(
      Selector.Role who,
      Selector.Group group,
      List<Step> body,
      boolean optional,
      SourceLocation source)
      implements Step {
    /** Copies the body. */
    public Pick {
      body = List.copyOf(body);
    }
  }

  /**
   * Starts the body once for each entity of a group, all at the same time, each as {@code self};
   * the next line follows when all have ended, in whatever order players answered.
   */
  record AllAtOnce(Selector.Group group, List<Step> body, SourceLocation source) implements Step {
    /** Copies the body. */
    public AllAtOnce {
      body = List.copyOf(body);
    }
  }

  /** Runs another effect's program as a child with the same self; goes on when it has ended. */
  record Perform(String effect, SourceLocation source) implements Step {}

  /** One way of a {@link Choose}: a name that is stable within the choice, and what follows. */
  record Leg(String name, List<Step> body) {
    /** Copies the body. */
    public Leg {
      body = List.copyOf(body);
    }
  }
}
