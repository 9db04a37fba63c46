package dev.runesheet.engine.own;

import dev.runesheet.engine.direct.NamedConsequences;
import dev.runesheet.engine.direct.RuleFacts;
import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RulePlace;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.index.RuleConditions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.Accumulate;
import org.drools.base.rule.Collect;
import org.drools.base.rule.EntryPointId;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.constraint.Constraint;
import org.drools.mvel.MVELConstraint;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;

/**
 * The rules that authors have written by hand which Drools compiles, though they could never fire,
 * or would break each match: that is told when rules are built, not when somebody plays.
 */
public final class InvalidRules {

  private static final String MAIN = "MAIN";

  /** The calls by which consequences make groups and entry points count that a match leaves out. */
  private static final Calls ROUTES =
      new Calls("setFocus", "getAgendaGroup", "activateRuleFlowGroup");

  private static final Calls ENTRIES = new Calls("getEntryPoint");

  private static final String LETTERS = "str";

  private final List<RuleSource> sources;
  private final Set<Class<?>> known;
  private final QueryCalls calls;
  private final InvalidTexts texts;
  private final List<RuleCompilationException.Problem> problems = new ArrayList<>();

  private InvalidRules(KieBase base, List<RuleSource> sources) {
    this.sources = sources;
    this.known = facts(base);
    this.calls = new QueryCalls(base);
    this.texts = new InvalidTexts(sources);
  }

  /**
   * Refuses such rules.
   *
   * @param sources the sources that the base was compiled from; empty if unknown
   * @throws RuleCompilationException if there are any
   */
  public static void refuse(KieBase base, List<RuleSource> sources) {
    List<KiePackage> own =
        base.getKiePackages().stream().filter(pack -> BuiltPackages.isOwn(pack.getName())).toList();
    if (own.isEmpty()) {
      return; // Most books have no such rules, and are not to wait for a look at all others.
    }
    InvalidRules invalid = new InvalidRules(base, sources);
    for (KiePackage pack : own) {
      InternalKnowledgePackage one = (InternalKnowledgePackage) pack;
      invalid.problems.addAll(new InvalidDeclarations(one, sources).problems());
      invalid.look(one);
    }
    invalid.problems.addAll(invalid.texts.problems());
    invalid.problems.addAll(new SameQueries(base, sources).problems());
    if (!invalid.problems.isEmpty()) {
      throw new RuleCompilationException(invalid.problems);
    }
  }

  /** The classes of facts that rules match. */
  private static Set<Class<?>> facts(KieBase base) {
    return RuleConditions.rules(base)
        .flatMap(rule -> RuleConditions.patterns(rule.getLhs()))
        .map(RuleFacts::type)
        .collect(Collectors.toSet());
  }

  private void look(InternalKnowledgePackage pack) {
    for (Rule rule : pack.getRules()) {
      RuleImpl one = (RuleImpl) rule;
      lookAtGroups(one);
      new InvalidAttributes(one, texts.of(one))
          .told()
          .forEach((attribute, what) -> tell(one, texts.line(one, attribute), what));
      RuleConditions.patterns(one.getLhs()).forEach(pattern -> lookAt(one, pattern));
      new NamedConsequences(one, one.getLhs())
          .missing()
          .forEach(name -> tell(one, "has 'do[" + name + "]' without a 'then[" + name + "]'"));
      lookAtNames(one, pack);
      calls.wrong(one).forEach(what -> tell(one, what));
      texts.of(one).stream()
          .flatMap(written -> new AccumulatedValues(pack, known).in(one, written).stream())
          .forEach(what -> tell(one, what));
    }
  }

  private void lookAtGroups(RuleImpl rule) {
    boolean routed = rule.getAutoFocus() || ROUTES.mayName(sources, rule.getAgendaGroup());
    if (!rule.isMainAgendaGroup() && !MAIN.equals(rule.getAgendaGroup()) && !routed) {
      tell(rule, "never fires: no match gives its group '" + rule.getAgendaGroup() + "' the focus");
    }
  }

  private void lookAt(RuleImpl rule, Pattern pattern) {
    if (pattern.getSource() instanceof EntryPointId entry
        && !ENTRIES.mayName(sources, entry.getEntryPointId())) {
      tell(
          rule,
          "never fires: no match inserts facts by the entry point '"
              + entry.getEntryPointId()
              + "'");
    }
    if (pattern.getSource() instanceof Accumulate made && made.isGroupBy()) {
      tell(rule, "has a 'groupby', which no build can save; say it with 'accumulate'");
    }
    if (pattern.getSource() instanceof Collect
        && !Collection.class.isAssignableFrom(RuleFacts.type(pattern))) {
      tell(rule, "collects into " + RuleFacts.type(pattern).getName() + ", which is no collection");
    }
    lookAtConstraints(rule, pattern);
  }

  private void lookAtConstraints(RuleImpl rule, Pattern pattern) {
    boolean timed = pattern.getConstraints().stream().anyMatch(Constraint::isTemporal);
    if (timed && !pattern.getObjectType().isEvent()) {
      tell(
          rule,
          "compares times, which facts of "
              + pattern.getObjectType().getClassName()
              + " do not have");
    }
    if (pattern.getConstraints().stream().anyMatch(InvalidRules::comparesLetters)) {
      tell(
          rule,
          "compares by 'str[…]', with which Drools fails once it has compared often;"
              + " say it with 'matches', or 'length()' of the text");
    }
    pattern.getConstraints().stream()
        .flatMap(constraint -> SoundsLikeOperands.in(constraint).stream())
        .forEach(what -> tell(rule, what));
  }

  private static boolean comparesLetters(Constraint constraint) {
    return constraint instanceof MVELConstraint code
        && Stream.of(code.getOperators())
            .anyMatch(used -> used.getOperator().getOperatorString().equals(LETTERS));
  }

  private void lookAtNames(RuleImpl rule, InternalKnowledgePackage pack) {
    MvelNames names = new MvelNames(pack, known);
    List<Object> code = MvelCode.of(rule).toList();
    Set<String> wrong = new TreeSet<>();
    code.forEach(
        one ->
            names
                .unknown(one)
                .forEach(name -> wrong.add("names '" + name + "', which it does not bind")));
    if (wrong.isEmpty()) {
      code.forEach(one -> names.absent(one).ifPresent(wrong::add));
    }
    if (wrong.isEmpty()) {
      wrong.addAll(new BrokenCode(pack, known).in(rule));
    }
    if (wrong.isEmpty()) {
      names
          .misfit(rule.getSalience(), InvalidRules::isNumber)
          .ifPresent(why -> wrong.add("has a 'salience' that is no number: " + why));
      names
          .misfit(rule.getEnabled(), InvalidRules::isTruth)
          .ifPresent(why -> wrong.add("has an 'enabled' that is neither true nor false: " + why));
    }
    wrong.forEach(what -> tell(rule, what));
  }

  private static boolean isNumber(Class<?> type) {
    return type.isAssignableFrom(Integer.class)
        || Number.class.isAssignableFrom(type)
        || type.isPrimitive() && type != boolean.class && type != void.class;
  }

  private static boolean isTruth(Class<?> type) {
    return type.isAssignableFrom(Boolean.class) || type == boolean.class;
  }

  private void tell(RuleImpl rule, String what) {
    tell(rule, 0, what);
  }

  /** Tells a problem at a line, or at that of the rule if the line is 0. */
  private void tell(RuleImpl rule, int line, String what) {
    String kind = rule.isQuery() ? "query" : "rule";
    RuleCompilationException.Problem found =
        RulePlace.problem(
            rule, sources, String.format(Locale.ROOT, "%s (%s) %s", kind, rule.getName(), what));
    problems.add(
        line == 0
            ? found
            : new RuleCompilationException.Problem(found.file(), line, found.message()));
  }
}
