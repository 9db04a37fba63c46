package dev.runesheet.bench.lanes;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A reader of programs: each step becomes an operation, or is refused. */
final class OpReader {

  private final Map<String, Integer> numbers;

  /** A reader that knows cards' numbers by their ids. */
  OpReader(Map<String, Integer> numbers) {
    this.numbers = numbers;
  }

  /** The operations of an effect. */
  Op[] program(Effect effect) {
    List<Op> ops = new ArrayList<>();
    for (Step step : ((Body.Program) effect.body()).steps()) {
      if (step instanceof Step.If guard && guard.otherwise().isEmpty()) {
        int rank = rank(guard.condition());
        guard.then().forEach(inner -> ops.add(op(inner).onRank(rank)));
      } else {
        ops.add(op(step));
      }
    }
    return ops.toArray(Op[]::new);
  }

  private static int rank(Condition condition) {
    Value asked = new Value.StatOf(Selector.Role.SELF, CardStats.REPLACED_PAWNS);
    if (condition instanceof Condition.Comparison comparison
        && comparison.relation() == Condition.Relation.EQUAL
        && comparison.left().equals(asked)
        && comparison.right() instanceof Value.Constant rank) {
      return whole(rank.number());
    }
    throw new IllegalArgumentException("condition (" + condition + ") is not known here.");
  }

  private Op op(Step step) {
    if (!(step instanceof Step.Do call)) {
      throw new IllegalArgumentException("step (" + step + ") is not known here.");
    }
    Map<String, Argument> with = call.arguments();
    return switch (call.verb().name()) {
      case "modify-power" -> change(with, 1);
      case "lower-power" -> change(with, -1);
      case "scale-power" -> new Op(Op.Verb.SCALE, number(with.get("amount")));
      case "destroy-cards" -> new Op(Op.Verb.DESTROY, scope(with), 0);
      case "replace-ally" -> new Op(Op.Verb.REPLACE, 0);
      case "add-to-hand" -> new Op(Op.Verb.ADD, null, 0, cards(with, "card"), 0);
      case "spawn-tokens" -> new Op(Op.Verb.SPAWN, null, 0, cards(with, "one", "two", "three"), 0);
      case "set-pawns" -> new Op(Op.Verb.PAWNS, number(with.get("amount")));
      case "expand-positions" -> new Op(Op.Verb.EXPAND, 0);
      case "score-bonus" -> new Op(Op.Verb.BONUS, number(with.get("amount")));
      case "transfer-lane-minimum" -> new Op(Op.Verb.TRANSFER, 0);
      default ->
          throw new IllegalArgumentException("verb (" + call.verb() + ") is not known here.");
    };
  }

  private static Op change(Map<String, Argument> with, int sign) {
    Argument amount = with.get("amount");
    return amount.equals(new Value.StatOf(Selector.Role.SELF, CardStats.REPLACED_POWER))
        ? new Op(Op.Verb.CHANGE_BY_REPLACED, scope(with), sign)
        : new Op(Op.Verb.CHANGE, scope(with), sign * number(amount));
  }

  private static Scope scope(Map<String, Argument> with) {
    return Scope.of(with.get("scope").toString());
  }

  private int[] cards(Map<String, Argument> with, String... names) {
    int[] cards = new int[names.length];
    for (int i = 0; i < names.length; i++) {
      cards[i] = numbers.get(with.get(names[i]).toString());
    }
    return cards;
  }

  private static int number(Argument argument) {
    if (argument instanceof Value.Constant constant) {
      return whole(constant.number());
    }
    throw new IllegalArgumentException("number (" + argument + ") is not known here.");
  }

  /** A number that is whole. */
  static int whole(double number) {
    if (number != Math.rint(number)) {
      throw new IllegalArgumentException("number (" + number + ") is not whole.");
    }
    return (int) number;
  }
}
