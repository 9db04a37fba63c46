package dev.runesheet.testing.coverage.watch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.drools.drl.ast.descr.AndDescr;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.BindingDescr;
import org.drools.drl.ast.descr.ConditionalElementDescr;
import org.drools.drl.ast.descr.ConnectiveType;
import org.drools.drl.ast.descr.ConstraintConnectiveDescr;
import org.drools.drl.ast.descr.EvalDescr;
import org.drools.drl.ast.descr.ExprConstraintDescr;
import org.drools.drl.ast.descr.ForallDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.PatternSourceDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.drl.parser.DrlExprParserFactory;
import org.drools.drl.parser.DrlParser;
import org.drools.drl.parser.DroolsParserException;
import org.kie.internal.builder.conf.LanguageLevelOption;

/** The positions of rules and their conditions in a text of DRL. */
public final class DrlOutline {

  private static final LanguageLevelOption LEVEL = LanguageLevelOption.DRL6;

  private final Map<String, RuleOutline> rules = new LinkedHashMap<>();
  private final List<String> lines;

  private DrlOutline(String drl) {
    lines = drl.lines().toList();
  }

  /**
   * A rule.
   *
   * @param line the line of its name, from 1
   * @param consequence the text between {@code then} and {@code end}
   * @param consequenceLine the line in which that text begins
   * @param patterns its patterns and evals as they are written, those inside of others after them;
   *     without those of a rule that it extends
   */
  public record RuleOutline(
      int line, String consequence, int consequenceLine, List<List<ConditionOutline>> patterns) {

    /** The number of constraints that the rule engine makes of it. */
    public int constraints() {
      return patterns.stream().flatMap(List::stream).mapToInt(ConditionOutline::constraints).sum();
    }
  }

  /**
   * A condition between two commas.
   *
   * @param text as it is written
   * @param line its line, from 1
   * @param column its column, from 1
   * @param constraints how many constraints the rule engine makes of it
   * @param sense what these ask
   */
  public record ConditionOutline(String text, int line, int column, int constraints, Sense sense) {}

  /** The kind of test that the rule engine makes for a condition. */
  public enum Sense {
    /** The condition itself. */
    WRITTEN,
    /** Its opposite. */
    OPPOSITE,
    /** Something else, of which nobody can say whether the condition held. */
    OTHER
  }

  /** Reads a text that compiles; of one that does not, what can be read. */
  public static DrlOutline of(String drl) {
    DrlOutline outline = new DrlOutline(drl);
    try {
      PackageDescr file = new DrlParser(LEVEL).parse(false, drl);
      if (file != null) {
        file.getRules().forEach(outline::add);
      }
    } catch (DroolsParserException broken) {
      // The compiler reports it; without an outline, places are those of whole files.
      outline.rules.clear();
    }
    return outline;
  }

  /** The rules by their names, in the order of the text. */
  public Map<String, RuleOutline> rules() {
    return rules;
  }

  private void add(RuleDescr rule) {
    List<List<ConditionOutline>> patterns = new ArrayList<>();
    if (rule.getLhs() != null) {
      walk(rule.getLhs(), patterns);
    }
    String consequence = rule.getConsequence() == null ? "" : rule.getConsequence().toString();
    rules.put(
        rule.getName(),
        new RuleOutline(
            rule.getLine(),
            consequence,
            firstLine(consequence, rule.getConsequenceLine()),
            patterns));
  }

  /** The parser names the line of {@code then}, and drops blank lines after it. */
  private int firstLine(String consequence, int then) {
    String first = consequence.lines().findFirst().orElse("").strip();
    for (int line = Math.max(1, then); line <= lines.size(); line++) {
      if (!first.isEmpty() && lines.get(line - 1).strip().endsWith(first)) {
        return line;
      }
    }
    return then;
  }

  private static List<List<ConditionOutline>> patterns(BaseDescr descr) {
    List<List<ConditionOutline>> patterns = new ArrayList<>();
    walk(descr, patterns);
    return patterns;
  }

  private static void walk(BaseDescr descr, List<List<ConditionOutline>> patterns) {
    if (descr instanceof PatternDescr pattern) {
      List<ConditionOutline> conditions = new ArrayList<>();
      for (BaseDescr one : pattern.getDescrs()) {
        if (one instanceof ExprConstraintDescr condition) {
          conditions.add(condition(condition.getExpression(), one, constraints(condition)));
        }
      }
      patterns.add(conditions);
      PatternSourceDescr source = pattern.getSource();
      if (source != null) {
        walk(source, patterns);
      }
    } else if (descr instanceof EvalDescr eval) {
      patterns.add(List.of(condition("eval(" + eval.getContent() + ")", eval, 1)));
    } else if (descr instanceof ForallDescr forall) {
      patterns.addAll(ForallOutline.of(forall, DrlOutline::patterns));
    } else if (descr instanceof org.drools.drl.ast.descr.AccumulateDescr accumulate) {
      walk(accumulate.getInput(), patterns);
    } else if (descr instanceof org.drools.drl.ast.descr.CollectDescr collect) {
      walk(collect.getInputPattern(), patterns);
    } else if (descr instanceof ConditionalElementDescr group) {
      group.getDescrs().forEach(one -> walk((BaseDescr) one, patterns));
    }
  }

  private static ConditionOutline condition(String text, BaseDescr at, int constraints) {
    return new ConditionOutline(
        text.strip(), at.getLine(), Math.max(0, at.getColumn()) + 1, constraints, Sense.WRITTEN);
  }

  /** A condition that only binds gives no constraint, one joined by {@code &&} gives several. */
  private static int constraints(ExprConstraintDescr condition) {
    ConstraintConnectiveDescr parsed =
        DrlExprParserFactory.getDrlExprParser(LEVEL).parse(condition.getExpression());
    return parsed == null ? 1 : constraints(parsed);
  }

  private static int constraints(ConstraintConnectiveDescr all) {
    if (all.getConnective() == ConnectiveType.OR || all.getConnective() == ConnectiveType.XOR) {
      return 1;
    }
    int count = 0;
    for (BaseDescr one : all.getDescrs()) {
      boolean joined =
          one instanceof ConstraintConnectiveDescr nested
              && nested.getConnective() == ConnectiveType.AND;
      count += joined ? constraints((ConstraintConnectiveDescr) one) : bound(one) ? 0 : 1;
    }
    return count;
  }

  private static boolean bound(BaseDescr one) {
    return one instanceof BindingDescr
        || one instanceof AndDescr empty && empty.getDescrs().isEmpty();
  }
}
