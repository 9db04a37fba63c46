package dev.runesheet.engine.direct;

import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.UntriggeredRuleException;
import dev.runesheet.engine.rules.index.RuleConditions;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.Fact;
import dev.runesheet.spi.fact.Fulfilled;
import dev.runesheet.spi.fact.Modifier;
import dev.runesheet.spi.fact.Suppression;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.factmodel.GeneratedFact;
import org.drools.base.rule.GroupElement;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.RuleConditionElement;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Global;
import org.kie.api.definition.rule.Rule;

/**
 * The look at rules that authors write by hand for what the engine must do for them. Joins keep
 * what they have compared and the order in which facts came: a rule that reads numbers, that
 * answers a passing fact together with lasting ones, or that asks a query, would depend on what the
 * session has seen.
 */
public final class OwnRules {

  /** The name of the global by which any rules change a match. */
  public static final String CHANGES = "changes";

  /** The names of the globals by which rules change a match. */
  public static final List<String> GLOBALS = List.of(CHANGES, "match");

  private static final String ENGINE = "runesheet.engine.";

  private static final List<Class<?>> LASTING =
      List.of(
          Fact.class,
          ActiveEffect.class,
          Modifier.class,
          Contribution.class,
          Fulfilled.class,
          Suppression.class);

  private final List<UntriggeredRuleException.Untriggered> untriggered = new ArrayList<>();
  private final Set<String> packages = new HashSet<>();
  private final List<String> queries = new ArrayList<>();
  private boolean numbers;
  private boolean match;
  private boolean order;
  private boolean derived;
  private boolean saliences;

  /** Looks at the rules of a base. */
  public OwnRules(KieBase base) {
    base.getKiePackages().forEach(this::note);
  }

  private void note(KiePackage pack) {
    String name = BuiltPackages.asWritten(pack.getName()) + ".";
    if (name.startsWith(ENGINE)) {
      return;
    }
    boolean own = BuiltPackages.isOwn(pack.getName());
    if (own && !pack.getRules().isEmpty()) {
      packages.add(pack.getName());
    }
    boolean changes =
        pack.getGlobalVariables().stream().map(Global::getName).anyMatch(GLOBALS::contains);
    for (Rule rule : pack.getRules()) {
      RuleImpl one = (RuleImpl) rule;
      GroupElement conditions = RuleConditions.of(one);
      boolean passing = isPassing(conditions);
      if (changes) {
        noteUntriggered(one, conditions);
      }
      numbers |= readsNumbers(one, own, passing);
      match |= own && changes && readsMatch(one, conditions, passing);
      saliences |= one.getSalience().isDynamic();
      if (own && one.isQuery()) {
        queries.add(one.getName());
      }
      order |= own && asksQueries(one);
      if (own && looksAtPassing(conditions)) {
        boolean lingers = ConsequenceText.of(one).derives();
        derived |= lingers;
        order |= lingers || isJoined(conditions);
      }
    }
  }

  private void noteUntriggered(RuleImpl rule, GroupElement conditions) {
    Optional<UntriggeredRuleException.Use> use =
        isPassing(conditions) ? Optional.empty() : ConsequenceText.of(rule).use();
    if (use.isEmpty() && rule.hasNamedConsequences()) {
      use = new NamedConsequences(rule, conditions).without(OwnRules::isPassing);
    }
    use.ifPresent(found -> untriggered.add(new UntriggeredRuleException.Untriggered(rule, found)));
  }

  private static boolean readsNumbers(RuleImpl rule, boolean own, boolean passing) {
    return new NumberUse(OwnRules::isLasting, own).in(RuleConditions.of(rule))
        || own && !passing && ConsequenceText.of(rule).readsNumbers();
  }

  private static boolean readsMatch(RuleImpl rule, GroupElement conditions, boolean passing) {
    return MatchReads.in(conditions) || !passing && ConsequenceText.of(rule).readsMatch();
  }

  private static boolean asksQueries(RuleImpl rule) {
    return !rule.isQuery()
        && (ConsequenceText.of(rule).asksQueries()
            || new NamedConsequences(rule, rule.getLhs()).askQueries());
  }

  /** The packages of rules that are an author's own. */
  public Set<String> packages() {
    return Collections.unmodifiableSet(packages);
  }

  /** The queries that are an author's own. */
  public List<String> queries() {
    return Collections.unmodifiableList(queries);
  }

  /** True if what rules match depends on numbers of entities. */
  public boolean readNumbers() {
    return numbers;
  }

  /** True if what rules match depends on the match itself, such as the number of its turn. */
  public boolean readMatch() {
    return match;
  }

  /** True if facts must be inserted anew before rules look at them once more. */
  public boolean needFreshFacts() {
    return numbers || order || match;
  }

  /** True if what rules derive depends on the fact that is shown. */
  public boolean deriveWhileShown() {
    return derived;
  }

  /** True if a rule computes its salience for each match. */
  public boolean haveDynamicSaliences() {
    return saliences;
  }

  /** The rules that change the match, but match lasting facts alone. */
  public List<UntriggeredRuleException.Untriggered> untriggered() {
    return Collections.unmodifiableList(untriggered);
  }

  /**
   * True if conditions ask for several facts, or whether one is there: if a fact comes as soon as
   * another has gone, one seems to be there all the time.
   */
  private static boolean isJoined(GroupElement conditions) {
    return RuleConditions.patterns(conditions).count() > 1 || asksExistence(conditions);
  }

  private static boolean looksAtPassing(GroupElement conditions) {
    return RuleConditions.patterns(conditions).anyMatch(OwnRules::matchesPassing);
  }

  private static boolean asksExistence(RuleConditionElement element) {
    return element instanceof GroupElement group && (group.isExists() || group.isNot())
        || element.getNestedElements().stream().anyMatch(OwnRules::asksExistence);
  }

  /** True if conditions only hold while a fact is there that is shown for a moment. */
  private static boolean isPassing(RuleConditionElement element) {
    return RuleConditions.need(element, OwnRules::matchesPassing);
  }

  /**
   * True if a pattern matches facts that are shown, and not what is counted or collected of them.
   */
  private static boolean matchesPassing(Pattern pattern) {
    return !RuleConditions.isMade(pattern) && !isLasting(RuleFacts.type(pattern));
  }

  /** True if facts of a class are not only there while they are shown. */
  private static boolean isLasting(Class<?> type) {
    return GeneratedFact.class.isAssignableFrom(type)
        || LASTING.stream()
            .anyMatch(one -> one.isAssignableFrom(type) || type.isAssignableFrom(one));
  }
}
