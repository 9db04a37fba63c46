package dev.runesheet.testing.coverage.watch;

import java.util.List;
import java.util.Map;
import org.drools.base.base.ValueResolver;
import org.drools.base.reteoo.BaseTuple;
import org.drools.base.rule.Declaration;
import org.drools.base.rule.EvalCondition;
import org.drools.base.rule.RuleConditionElement;
import org.drools.base.rule.accessor.EvalExpression;

/** An {@code eval} that counts its outcomes and otherwise behaves as the original. */
final class WatchedEval extends EvalCondition {

  private final EvalCondition real;
  private final WatchedCondition condition;

  WatchedEval(EvalCondition real, WatchedCondition condition) {
    super(real.getRequiredDeclarations());
    this.real = real;
    this.condition = condition;
  }

  @Override
  public boolean isAllowed(BaseTuple tuple, ValueResolver resolver, Object context) {
    return condition.seen(real.isAllowed(tuple, resolver, context));
  }

  @Override
  public EvalExpression getEvalExpression() {
    return real.getEvalExpression();
  }

  @Override
  public void setEvalExpression(EvalExpression expression) {
    real.setEvalExpression(expression);
  }

  @Override
  public void wire(Object expression) {
    real.wire(expression);
  }

  @Override
  public Declaration[] getRequiredDeclarations() {
    return real.getRequiredDeclarations();
  }

  @Override
  public Object createContext() {
    return real.createContext();
  }

  @Override
  public EvalCondition clone() {
    return new WatchedEval(real.clone(), condition);
  }

  @Override
  public Map<String, Declaration> getInnerDeclarations() {
    return real.getInnerDeclarations();
  }

  @Override
  public Map<String, Declaration> getOuterDeclarations() {
    return real.getOuterDeclarations();
  }

  @Override
  public void setOuterDeclarations(Map<String, Declaration> declarations) {
    real.setOuterDeclarations(declarations);
  }

  @Override
  public List<? extends RuleConditionElement> getNestedElements() {
    return real.getNestedElements();
  }

  @Override
  public Declaration resolveDeclaration(String name) {
    return real.resolveDeclaration(name);
  }

  @Override
  public void replaceDeclaration(Declaration before, Declaration after) {
    real.replaceDeclaration(before, after);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }
}
