package dev.runesheet.engine.direct;

import java.util.List;
import org.kie.api.definition.rule.Rule;
import org.kie.api.runtime.rule.FactHandle;
import org.kie.api.runtime.rule.Match;

/** The match of a rule with its one fact, as Drools' exceptions of consequences need it. */
record RuleMatch(Rule rule, Object fact) implements Match {

  @Override
  public Rule getRule() {
    return rule;
  }

  @Override
  public List<? extends FactHandle> getFactHandles() {
    return List.of();
  }

  @Override
  public List<Object> getObjects() {
    return List.of(fact);
  }

  @Override
  public List<String> getDeclarationIds() {
    return List.of();
  }

  @Override
  public Object getDeclarationValue(String declaration) {
    throw new IllegalArgumentException("declaration (" + declaration + ") is not known");
  }

  @Override
  public int getSalience() {
    return 0;
  }
}
