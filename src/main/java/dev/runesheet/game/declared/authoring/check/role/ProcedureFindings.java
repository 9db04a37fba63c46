package dev.runesheet.game.declared.authoring.check.role;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The findings in procedures by what is known of the roles where they begin. What is wrong for all
 * lines that run a procedure is told in it; what is wrong for only some, at these.
 *
 * @param <F> what is known of roles
 */
public final class ProcedureFindings<F> {

  private final Function<Effect, F> begins;
  private final BiFunction<Effect, F, List<Diagnostic>> reader;

  /** The findings by the id of a procedure and the roles with which it begins. */
  private final Map<List<Object>, List<Diagnostic>> known = new HashMap<>();

  /**
   * The findings of a check.
   *
   * @param begins what holds wherever a procedure is run; null if nothing is told in it
   * @param reader finds what is wrong in its lines if it begins with some roles
   */
  public ProcedureFindings(
      Function<Effect, F> begins, BiFunction<Effect, F, List<Diagnostic>> reader) {
    this.begins = begins;
    this.reader = reader;
  }

  /** The findings in a procedure that a line runs, but those of all lines that run it. */
  public List<Diagnostic> ofLine(Effect procedure, F roles) {
    if (begins == null) {
      return in(procedure, roles);
    }
    Set<SourceLocation> told =
        in(procedure, begins.apply(procedure)).stream()
            .map(Diagnostic::location)
            .collect(Collectors.toSet());
    return in(procedure, roles).stream().filter(one -> !told.contains(one.location())).toList();
  }

  private List<Diagnostic> in(Effect procedure, F roles) {
    List<Object> key = List.of(procedure.id(), roles);
    List<Diagnostic> before = known.putIfAbsent(key, List.of()); // Ends one that runs itself.
    if (before != null) {
      return before;
    }
    List<Diagnostic> found = reader.apply(procedure, roles);
    known.put(key, found);
    return found;
  }
}
