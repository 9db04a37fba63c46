package dev.runesheet.engine.direct;

import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.index.RuleConditions;
import dev.runesheet.spi.fact.InPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.drools.base.base.ValueResolver;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.constraint.AlphaNodeFieldConstraint;
import org.drools.base.rule.constraint.Constraint;
import org.drools.core.common.DefaultFactHandle;

/**
 * The patterns of effects in play, of rules that may take effects out of force, which a program
 * that a phase is about to begin may match. A program that matches none cannot be suppressed, and
 * nobody need ask: so it is with nearly all programs as long as no suppressor is in force.
 */
public final class ProgramPatterns {

  /** The properties of a program's definition: literals on them decide once and for all holders. */
  private static final Set<String> DEFINED =
      Set.of(
          "effect",
          "begun",
          "triggered",
          "suppressible",
          "ability",
          "added",
          "held",
          "expiring",
          "contested");

  private final List<AlphaNodeFieldConstraint[]> patterns = new ArrayList<>();
  private final Map<String, Boolean> contested = new ConcurrentHashMap<>();
  private final Map<String, Boolean> uncontested = new ConcurrentHashMap<>();
  private boolean known = true;

  /** The patterns of rules. */
  ProgramPatterns(List<RuleFacts> shapes) {
    for (RuleFacts shape : shapes) {
      note(shape.rule());
    }
  }

  private void note(RuleImpl rule) {
    List<Pattern> all = new ArrayList<>();
    boolean whole = RuleFacts.collect(RuleConditions.of(rule), all);
    List<Pattern> inPlay =
        all.stream()
            .filter(pattern -> RuleFacts.type(pattern).isAssignableFrom(InPlay.class))
            .toList();
    if (inPlay.isEmpty()) { // It may find effects in facts that other rules have made of them.
      known &= !(BuiltPackages.isOwn(rule.getPackageName()) && makesSuppressions(rule));
    } else if (maySuppress(rule)) {
      known &= whole;
      inPlay.forEach(
          pattern -> patterns.add(RuleFacts.literals(pattern, ProgramPatterns::isDefined)));
    }
  }

  private static boolean makesSuppressions(RuleImpl rule) {
    return texts(rule).anyMatch(ConsequenceText::makesSuppressions);
  }

  private static boolean maySuppress(RuleImpl rule) {
    return texts(rule).anyMatch(ConsequenceText::maySuppress);
  }

  private static Stream<ConsequenceText> texts(RuleImpl rule) {
    return Stream.concat(
        Stream.of(ConsequenceText.of(rule)), new NamedConsequences(rule, rule.getLhs()).texts());
  }

  private static boolean isDefined(Constraint constraint) {
    return DEFINED.contains(RuleConditions.property(constraint));
  }

  /** True if it is known that no rule matches an effect's program. */
  public boolean isFree(String effect, boolean contests) {
    return Boolean.FALSE.equals(answers(contests).get(effect));
  }

  /**
   * True if a rule may match a program.
   *
   * @param contests whether facts meet suppressors now
   */
  public boolean mayMatch(InPlay program, boolean contests, ValueResolver values) {
    if (!known) {
      return true;
    }
    Boolean answer = answers(contests).get(program.getEffect());
    if (answer == null) {
      program.contested(contests);
      answer = matches(program, values);
      program.contested(true); // A suppressor that comes in force only now must meet it.
      answers(contests).put(program.getEffect(), answer);
    }
    return answer;
  }

  private Map<String, Boolean> answers(boolean contests) {
    return contests ? contested : uncontested;
  }

  private boolean matches(InPlay program, ValueResolver values) {
    DefaultFactHandle fact = new DefaultFactHandle();
    fact.setObject(program);
    return patterns.stream().anyMatch(literals -> RuleFacts.hold(literals, fact, values));
  }
}
