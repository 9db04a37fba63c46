package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Value;
import java.util.List;
import java.util.Optional;

/** Formulas of the model as expressions of a catalog, where these can say them. */
public final class Expressed {

  private Expressed() {}

  /** A number; empty if it draws chance or reads an event. */
  static Optional<Expression.Number> number(Value value) {
    if (value instanceof Value.Constant constant) {
      return Optional.of(new Expression.Constant(constant.number()));
    }
    if (value instanceof Value.StatOf stat) {
      return Optional.of(new Expression.StatOf(stat.who().name(), stat.stat()));
    }
    if (value instanceof Value.Turn) {
      return Optional.of(new Expression.Turn());
    }
    if (value instanceof Value.Arithmetic sum) {
      return number(sum.left())
          .flatMap(
              left ->
                  number(sum.right())
                      .map(
                          right ->
                              new Expression.Sum(
                                  how(Expression.Operator.class, sum.operator()), left, right)));
    }
    if (value instanceof Value.Count count) {
      return tests(count.group().where())
          .map(
              where ->
                  new Expression.Count(count.group().scope(), count.group().of().name(), where));
    }
    if (value instanceof Value.Total total) {
      Selector.Group group = total.group();
      return tests(group.where())
          .map(
              where -> new Expression.Total(group.scope(), group.of().name(), total.stat(), where));
    }
    return Optional.empty();
  }

  private static <E extends Enum<E>> E how(Class<E> type, Enum<?> ofModel) {
    return Enum.valueOf(type, ofModel.name());
  }

  /** A condition; empty if it draws chance or reads an event. */
  public static Optional<Expression.Test> test(Condition condition) {
    if (condition instanceof Condition.Comparison comparison) {
      return number(comparison.left())
          .flatMap(
              left ->
                  number(comparison.right())
                      .map(
                          right ->
                              new Expression.Compare(
                                  how(Expression.Relation.class, comparison.relation()),
                                  left,
                                  right)));
    }
    if (condition instanceof Condition.Is is) {
      return Optional.of(new Expression.Is(is.who().name(), is.property(), is.word()));
    }
    if (condition instanceof Condition.Same same) {
      return Optional.of(
          new Expression.Same(
              same.who().name(), same.property(), same.as().name(), same.asProperty()));
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
        conditions.stream().map(Expressed::test).flatMap(Optional::stream).toList();
    return tests.size() == conditions.size() ? Optional.of(tests) : Optional.empty();
  }
}
