package dev.runesheet.engine.direct;

import dev.runesheet.engine.rules.UntriggeredRuleException.Use;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.ConditionalBranch;
import org.drools.base.rule.GroupElement;
import org.drools.base.rule.GroupElementFactory;
import org.drools.base.rule.NamedConsequence;
import org.drools.base.rule.RuleConditionElement;

/** The consequences of a rule that have names: each comes when the conditions before it hold. */
public record NamedConsequences(RuleImpl rule, GroupElement conditions) {

  /** The way in which one changes the match without a trigger among the conditions before it. */
  Optional<Use> without(Predicate<GroupElement> triggered) {
    GroupElement before = GroupElementFactory.newAndInstance();
    for (RuleConditionElement element : conditions.getChildren()) {
      Optional<Use> use = triggered.test(before) ? Optional.empty() : use(element);
      if (use.isPresent()) {
        return use;
      }
      before.addChild(element);
    }
    return Optional.empty();
  }

  /** True if one asks a query, or may. */
  boolean askQueries() {
    return texts().anyMatch(ConsequenceText::asksQueries);
  }

  /** The calls of each. */
  Stream<ConsequenceText> texts() {
    return names().map(name -> ConsequenceText.of(rule, name));
  }

  /** The consequences that stand behind a {@code do}; null for a name that none has. */
  public Stream<Object> all() {
    return names().map(rule::getNamedConsequence);
  }

  /** The names that stand behind a {@code do}, without a consequence of that name. */
  public Stream<String> missing() {
    return names().filter(name -> rule.getNamedConsequence(name) == null).distinct();
  }

  private Optional<Use> use(RuleConditionElement element) {
    return names(element)
        .map(name -> ConsequenceText.of(rule, name).use())
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Stream<String> names() {
    return conditions.getChildren().stream().flatMap(NamedConsequences::names);
  }

  private static Stream<String> names(RuleConditionElement element) {
    if (element instanceof NamedConsequence named) {
      return Stream.of(named.getConsequenceName());
    }
    if (element instanceof ConditionalBranch branch) {
      Stream<String> other =
          branch.getElseBranch() == null ? Stream.empty() : names(branch.getElseBranch());
      return Stream.concat(names(branch.getNamedConsequence()), other);
    }
    return element.getNestedElements().stream().flatMap(NamedConsequences::names);
  }
}
