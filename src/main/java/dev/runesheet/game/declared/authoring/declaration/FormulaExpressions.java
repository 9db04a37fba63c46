package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.number.Role;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Value;
import dev.runesheet.word.GivenRole;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Formulas of the model as expressions of a catalog, where these can say them. */
public final class FormulaExpressions {

  private FormulaExpressions() {}

  /** A number; empty if it draws chance or reads an event. */
  public static Optional<Expression.Number> number(Value value) {
    if (value instanceof Value.Constant constant) {
      return Optional.of(new Expression.Constant(constant.number()));
    }
    if (value instanceof Value.StatOf stat) {
      return role(stat.who()).map(role -> new Expression.StatOf(role, stat.stat()));
    }
    if (value instanceof Value.Turn) {
      return Optional.of(new Expression.Turn());
    }
    if (value instanceof Value.Arithmetic sum) {
      Expression.Operator how = how(Expression.Operator.class, sum.operator());
      return both(
          number(sum.left()),
          number(sum.right()),
          (left, right) -> new Expression.Sum(how, left, right));
    }
    if (value instanceof Value.Rounded rounded) {
      return number(rounded.of()).map(of -> new Expression.Rounded(rounded.how(), of));
    }
    if (value instanceof Value.OfGroup some) {
      Selector.Group group = some.group();
      return both(
          role(group.of()), tests(group.where()), (from, where) -> ofScope(some, from, where));
    }
    return Optional.empty();
  }

  private static Expression.Number ofScope(
      Value.OfGroup some, Role from, List<Expression.Test> where) {
    String scope = some.group().scope();
    if (some instanceof Value.Total total) {
      return new Expression.Total(scope, from, total.stat(), where);
    }
    return some instanceof Value.Extreme extreme
        ? new Expression.Extreme(extreme.end(), scope, from, extreme.stat(), where)
        : new Expression.Count(scope, from, where);
  }

  /** A role; empty if an event brings it. */
  private static Optional<Role> role(Selector.Role role) {
    boolean ofEvent = role.given().map(GivenRole::ofEvent).orElse(false);
    return ofEvent ? Optional.empty() : Optional.of(Role.of(role.name()));
  }

  private static <A, B, R> Optional<R> both(
      Optional<A> one, Optional<B> other, BiFunction<A, B, R> joined) {
    return one.flatMap(first -> other.map(second -> joined.apply(first, second)));
  }

  private static <E extends Enum<E>> E how(Class<E> type, Enum<?> ofModel) {
    return Enum.valueOf(type, ofModel.name());
  }

  /** A condition; empty if it draws chance or reads an event. */
  public static Optional<Expression.Test> test(Condition condition) {
    if (condition instanceof Condition.Comparison comparison) {
      Expression.Relation how = how(Expression.Relation.class, comparison.relation());
      return both(
          number(comparison.left()),
          number(comparison.right()),
          (left, right) -> new Expression.Compare(how, left, right));
    }
    if (condition instanceof Condition.Is is) {
      return role(is.who()).map(role -> new Expression.Is(role, is.property(), is.word()));
    }
    if (condition instanceof Condition.Same same) {
      return both(
          role(same.who()),
          role(same.as()),
          (role, as) -> new Expression.Same(role, same.property(), as, same.asProperty()));
    }
    if (condition instanceof Condition.Has has) {
      return role(has.who()).map(role -> new Expression.Has(role, has.status()));
    }
    if (condition instanceof Condition.Not not) {
      return test(not.of()).map(Expression.Not::new);
    }
    return condition instanceof Condition.All all
        ? tests(all.of()).map(Expression.All::new)
        : tests(((Condition.Any) condition).of()).map(Expression.Any::new);
  }

  private static Optional<List<Expression.Test>> tests(List<Condition> conditions) {
    List<Expression.Test> tests =
        conditions.stream().map(FormulaExpressions::test).flatMap(Optional::stream).toList();
    return tests.size() == conditions.size() ? Optional.of(tests) : Optional.empty();
  }
}
