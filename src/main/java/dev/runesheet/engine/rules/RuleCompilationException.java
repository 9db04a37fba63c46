package dev.runesheet.engine.rules;

import java.util.List;
import java.util.stream.Collectors;

/** The exception of rules that do not compile, with all problems and their lines. */
public class RuleCompilationException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  /** Problems of rules that do not compile. */
  public RuleCompilationException(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  /** All problems. */
  public final List<Problem> problems() {
    return problems;
  }

  /**
   * A problem of compilation.
   *
   * @param file the source's name
   * @param line the line of the rules, from 1; 0 if unknown
   * @param message the compiler's message, on one line
   */
  public record Problem(String file, int line, String message) {

    /** Names packages as sources do, also where a build has put them below its own. */
    public Problem {
      message = BuiltPackages.named(message);
    }

    @Override
    public String toString() {
      return file + (line == 0 ? "" : ":" + line) + ": " + message;
    }
  }
}
