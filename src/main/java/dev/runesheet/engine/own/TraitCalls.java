package dev.runesheet.engine.own;

import dev.runesheet.engine.drl.DrlText.Fault;
import java.util.List;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.RuleDescr;

/** The calls in consequences that give traits to facts, for which Drools needs a module more. */
final class TraitCalls {

  private static final Pattern CALL =
      Pattern.compile("(?<![\\w$.])(?:drools\\s*\\.\\s*)?(don|shed)\\s*\\(");

  private TraitCalls() {}

  /** The faults of a rule, each at its line; that of a consequence with a name is the rule's. */
  static List<Fault> in(RuleDescr rule) {
    int then = rule.getConsequenceLine();
    return Stream.concat(
            in(rule.getConsequence(), (code, at) -> then + CodeText.lines(code, at)),
            rule.getNamedConsequences().values().stream()
                .flatMap(code -> in(code, (text, at) -> rule.getLine())))
        .toList();
  }

  private static Stream<Fault> in(Object consequence, BiFunction<String, Integer, Integer> line) {
    String code = CodeText.masked(String.valueOf(consequence));
    return CALL.matcher(code)
        .results()
        .map(call -> new Fault(line.apply(code, call.start(1)), told(call.group(1))));
  }

  private static String told(String method) {
    return "calls '"
        + method
        + "', but no match has traits; derive a fact of a plain type with insertLogical";
  }
}
