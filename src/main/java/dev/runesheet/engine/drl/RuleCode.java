package dev.runesheet.engine.drl;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.FunctionDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * A piece of code in a rule.
 *
 * @param line the line in which it begins, from 1; 0 if it is unknown
 * @param facts the type of the pattern whose condition it is, as it is written there; empty for
 *     other code
 */
public record RuleCode(String text, int line, String facts) {

  /** The line of a place in it; 0 if it is unknown. */
  public int lineOf(int at) {
    return line == 0 ? 0 : line + lines(text, at);
  }

  /** The code in conditions, in their order; what does not know its line has the one before. */
  public static Stream<RuleCode> ofConditions(RuleDescr rule) {
    Stream.Builder<RuleCode> all = Stream.builder();
    Map<BaseDescr, String> facts = new IdentityHashMap<>();
    int line = rule.getLine();
    for (BaseDescr part : ConditionTree.all(rule.getLhs()).toList()) {
      line = Math.max(line, ConditionTree.line(part));
      if (part instanceof PatternDescr pattern) {
        ConditionTree.conditions((BaseDescr) pattern.getConstraint())
            .forEach(condition -> facts.put(condition, pattern.getObjectType()));
      }
      int begin = line;
      String type = facts.getOrDefault(part, "");
      ConditionTree.code(part).forEach(code -> all.add(new RuleCode(code, begin, type)));
    }
    return all.build();
  }

  /** All code in a rule of a file. */
  static Stream<RuleCode> of(RuleDescr rule, String drl) {
    Stream<RuleCode> attributes =
        rule.getAttributes().values().stream()
            .map(one -> new RuleCode(one.getValue(), Math.max(0, one.getLine()), ""));
    return Stream.of(attributes, ofConditions(rule), ofConsequences(rule, drl))
        .flatMap(code -> code);
  }

  /** The code in the consequences of a rule of a file. */
  static Stream<RuleCode> ofConsequences(RuleDescr rule, String drl) {
    return consequences(rule).map(code -> new RuleCode(code, line(code, rule, drl), ""));
  }

  /** The consequences of a rule as they are written. */
  static Stream<String> consequences(RuleDescr rule) {
    return Stream.concat(
            Stream.of(rule.getConsequence()), rule.getNamedConsequences().values().stream())
        .map(String::valueOf);
  }

  /** The code of a function of a file. */
  static RuleCode of(FunctionDescr function, String drl) {
    String code = function.getBody();
    return new RuleCode(code, line(code, function, drl), "");
  }

  /**
   * The line of the code of a rule or function, of which the parser drops the first blank lines. It
   * writes other quotes, and leaves comments out.
   */
  private static int line(String code, BaseDescr part, String drl) {
    int begin = 0;
    for (int line = 1; line < part.getLine(); line++) {
      begin = drl.indexOf('\n', begin) + 1;
    }
    int start = alike(drl).indexOf(alike(code), begin);
    return start < 0 ? 0 : 1 + lines(drl, start);
  }

  private static String alike(String code) {
    return CodeToken.withoutComments(code).replace('\'', '"');
  }

  private static int lines(String text, int end) {
    return (int) text.chars().limit(end).filter(sign -> sign == '\n').count();
  }
}
