package dev.runesheet.engine.direct;

import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RuleConditions;
import dev.runesheet.engine.rules.RulePlace;
import dev.runesheet.engine.rules.RuleSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.EntryPointId;
import org.drools.base.rule.From;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.constraint.Constraint;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;

/**
 * The rules that authors have written by hand which Drools compiles, though they could never fire,
 * or would break each match: that is told when rules are built, not when somebody plays.
 */
public final class UnfitRules {

  private static final String MAIN = "MAIN";

  /** The calls by which consequences make groups and entry points count that a match leaves out. */
  private static final List<String> ROUTES =
      List.of("setFocus(", "getAgendaGroup(", "activateRuleFlowGroup(");

  private static final List<String> ENTRIES = List.of("getEntryPoint(");

  private final List<RuleSource> sources;
  private final List<RuleCompilationException.Problem> problems = new ArrayList<>();

  private UnfitRules(List<RuleSource> sources) {
    this.sources = sources;
  }

  /**
   * Refuses such rules.
   *
   * @param sources the sources that the base was compiled from; empty if unknown
   * @throws RuleCompilationException if there are any
   */
  public static void refuse(KieBase base, List<RuleSource> sources) {
    UnfitRules unfit = new UnfitRules(sources);
    for (KiePackage pack : base.getKiePackages()) {
      if (OwnRules.isOwn(BuiltPackages.asWritten(pack.getName()))) {
        InternalKnowledgePackage own = (InternalKnowledgePackage) pack;
        unfit.problems.addAll(new UnfitDeclarations(own, sources).problems());
        unfit.look(own);
      }
    }
    if (!unfit.problems.isEmpty()) {
      throw new RuleCompilationException(unfit.problems);
    }
  }

  private void look(InternalKnowledgePackage pack) {
    for (Rule rule : pack.getRules()) {
      RuleImpl one = (RuleImpl) rule;
      lookAtGroups(one);
      RuleConditions.patterns(one.getLhs()).forEach(pattern -> lookAt(one, pattern));
      new NamedConsequences(one, one.getLhs())
          .missing()
          .forEach(name -> tell(one, "has 'do[" + name + "]' without a 'then[" + name + "]'"));
      lookAtNames(one, pack);
    }
  }

  private void lookAtGroups(RuleImpl rule) {
    boolean routed = rule.getAutoFocus() || mentions(ROUTES);
    if (!rule.isMainAgendaGroup() && !MAIN.equals(rule.getAgendaGroup()) && !routed) {
      tell(rule, "never fires: no match gives its group '" + rule.getAgendaGroup() + "' the focus");
    } else if (rule.hasCalendars()) {
      tell(rule, "never fires rightly: no match has the calendar of its 'calendars'");
    }
  }

  private void lookAt(RuleImpl rule, Pattern pattern) {
    if (pattern.getSource() instanceof EntryPointId entry && !mentions(ENTRIES)) {
      tell(
          rule,
          "never fires: no match inserts facts by the entry point '"
              + entry.getEntryPointId()
              + "'");
    }
    boolean timed = pattern.getConstraints().stream().anyMatch(Constraint::isTemporal);
    if (timed && !pattern.getObjectType().isEvent()) {
      tell(
          rule,
          "compares times, which facts of "
              + pattern.getObjectType().getClassName()
              + " do not have");
    }
  }

  private void lookAtNames(RuleImpl rule, InternalKnowledgePackage pack) {
    MvelNames names = new MvelNames(pack);
    Set<String> unknown = new TreeSet<>();
    if (rule.isSalienceDynamic()) {
      unknown.addAll(names.unknown(rule.getSalience()));
    }
    unknown.addAll(names.unknown(rule.getEnabled()));
    RuleConditions.patterns(rule.getLhs())
        .map(Pattern::getSource)
        .filter(From.class::isInstance)
        .forEach(from -> unknown.addAll(names.unknown(((From) from).getDataProvider())));
    Stream.of(rule.getConsequence()).forEach(then -> unknown.addAll(names.unknown(then)));
    unknown.forEach(name -> tell(rule, "names '" + name + "', which it does not bind"));
    if (unknown.isEmpty()) {
      names
          .misfit(rule.getSalience(), UnfitRules::isNumber)
          .ifPresent(why -> tell(rule, "has a 'salience' that is no number: " + why));
      names
          .misfit(rule.getEnabled(), UnfitRules::isTruth)
          .ifPresent(why -> tell(rule, "has an 'enabled' that is neither true nor false: " + why));
    }
  }

  private static boolean isNumber(Class<?> type) {
    return type == Object.class
        || Number.class.isAssignableFrom(type)
        || type.isPrimitive() && type != boolean.class && type != void.class;
  }

  private static boolean isTruth(Class<?> type) {
    return type == Object.class || type == Boolean.class || type == boolean.class;
  }

  private boolean mentions(List<String> calls) {
    return sources.stream()
        .filter(source -> source.rules().isEmpty())
        .anyMatch(source -> calls.stream().anyMatch(source.drl()::contains));
  }

  private void tell(RuleImpl rule, String what) {
    problems.add(
        RulePlace.problem(
            rule, sources, String.format(Locale.ROOT, "rule (%s) %s", rule.getName(), what)));
  }
}
