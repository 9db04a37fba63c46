package dev.runesheet.generate;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.spelling.Capital;
import dev.runesheet.word.GivenRole;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Values, conditions and selectors as Java for consequences and as constraints for guards. */
final class Expressions {

  private static final String REACTION = "$r.";
  private static final String CANDIDATE = "candidate";

  /** The role of the program itself as it runs, whose noted words guards ask for. */
  private static final String RUN = "run";

  private Expressions() {}

  /** A value as a Java expression of type double; parts are evaluated from left to right. */
  static String value(Value value) {
    return value(value, "");
  }

  private static String value(Value value, String target) {
    if (value instanceof Value.Constant constant) {
      return Literals.number(constant.number());
    }
    if (value instanceof Value.StatOf stat) {
      return role(stat.who(), target) + ".stat(" + Literals.text(stat.stat()) + ")";
    }
    if (value instanceof Value.Payload payload) {
      return REACTION + "payload(" + Literals.text(payload.key()) + ")";
    }
    if (value instanceof Value.Roll roll) {
      return REACTION + "roll(" + roll.sides() + ")";
    }
    if (value instanceof Value.Turn) {
      return REACTION + "turn()";
    }
    if (value instanceof Value.Heads heads) {
      return REACTION + "heads(" + value(heads.coins(), target) + ")";
    }
    if (value instanceof Value.HeadsUntilTails) {
      return REACTION + "headsUntilTails()";
    }
    if (value instanceof Value.Count count) {
      return "((double) " + entities(count.group(), target) + ".size())";
    }
    if (value instanceof Value.Total total) {
      return REACTION
          + "total("
          + entities(total.group(), target)
          + ", "
          + Literals.text(total.stat())
          + ")";
    }
    if (value instanceof Value.Extreme extreme) {
      String stat = Literals.text(extreme.stat());
      return computed(extreme.end(), entities(extreme.group(), target), stat);
    }
    if (value instanceof Value.Rounded rounded) {
      return computed(rounded.how(), value(rounded.of(), target));
    }
    if (value instanceof Value.Absolute absolute) {
      return "Numbers.absolute(" + value(absolute.of(), target) + ")";
    }
    Value.Arithmetic sum = (Value.Arithmetic) value;
    return computed(sum.operator(), value(sum.left(), target), value(sum.right(), target));
  }

  /** A call of the function that an enum of the model names. */
  private static String computed(Enum<?> function, String... arguments) {
    return called(function, "", arguments);
  }

  private static String called(Enum<?> function, String more, String... arguments) {
    String name = function.name().toLowerCase(Locale.ROOT) + more;
    return "Numbers." + name + "(" + String.join(", ", arguments) + ")";
  }

  /** An entity by its role, as a Java expression. */
  static String role(Selector.Role role) {
    return role(role, "");
  }

  private static String role(Selector.Role role, String target) {
    if (!target.isEmpty() && role.equals(Selector.Role.TARGET)) {
      return target;
    }
    if (!isPart(role)) {
      return REACTION + "the(" + Literals.text(role.name()) + ")";
    }
    return REACTION + "get" + Capital.first(role.name()) + "()";
  }

  /** True if a program itself has the role; those that a game declares are found by its scopes. */
  private static boolean isPart(Selector.Role role) {
    return role.name().equals(RUN) || GivenRole.find(role.name()).isPresent();
  }

  /** A group as a Java expression of a list of entities. */
  static String entities(Selector.Group group) {
    return entities(group, "");
  }

  /** The entities that a loop takes, in its order, as a Java expression. */
  static String walked(Step.OverGroup loop) {
    String all = entities(loop.group());
    return loop.ranking()
        .map(by -> called(by.first(), "First", all, Literals.text(by.stat())))
        .orElse(all);
  }

  /** A group within the conditions of another is seen from, and compared with, that one's. */
  private static String entities(Selector.Group group, String target) {
    List<Condition> where = group.where();
    String candidate = target.isEmpty() ? CANDIDATE : target + "Of";
    String test =
        where.isEmpty()
            ? "true"
            : where.stream()
                .map(one -> test(one, Value::toString, candidate))
                .collect(Collectors.joining(" && "));
    return REACTION
        + "in("
        + Literals.text(group.scope())
        + ", "
        + role(group.of(), target)
        + ", "
        + candidate
        + " -> "
        + test
        + ")";
  }

  /**
   * A condition to be noted, as a Java expression; each part that must hold is told by itself.
   *
   * @param effect its effect, whose sentences say it and its numbers to who asks why
   */
  static String noted(Condition condition, Effect effect) {
    List<Condition> parts = required(condition).toList();
    return parts.size() < 2
        ? test(condition, effect::say, "")
        : parts.stream()
            .map(
                one ->
                    REACTION
                        + "part("
                        + Literals.text(effect.say(one))
                        + ", "
                        + test(one, effect::say, "")
                        + ")")
            .collect(Collectors.joining(" && "));
  }

  private static Stream<Condition> required(Condition condition) {
    return condition instanceof Condition.All all
        ? all.of().stream().flatMap(Expressions::required)
        : Stream.of(condition);
  }

  /** A condition as a Java expression of type boolean. */
  static String test(Condition condition) {
    return test(condition, Value::toString, "");
  }

  private static String test(Condition condition, Function<Value, String> words, String target) {
    if (condition instanceof Condition.Comparison comparison) {
      return compared(comparison, true, words, target);
    }
    if (condition instanceof Condition.Is is) {
      return role(is.who(), target)
          + ".carries("
          + Literals.text(is.property())
          + ", "
          + Literals.text(is.word())
          + ")";
    }
    if (condition instanceof Condition.Same same) {
      return role(same.who(), target)
          + ".shares("
          + Literals.text(same.property())
          + ", "
          + role(same.as(), target)
          + ", "
          + Literals.text(same.asProperty())
          + ")";
    }
    if (condition instanceof Condition.Has has) {
      return role(has.who(), target) + hasStatus(has);
    }
    if (condition instanceof Condition.Not not) {
      return not.of() instanceof Condition.Comparison comparison
          ? compared(comparison, false, words, target)
          : "!" + test(not.of(), words, target);
    }
    boolean all = condition instanceof Condition.All;
    if (condition.parts().isEmpty()) {
      return always(all);
    }
    return condition.parts().stream()
        .map(part -> test(part, words, target))
        .collect(Collectors.joining(all ? " && " : " || ", "(", ")"));
  }

  private static String hasStatus(Condition.Has has) {
    return ".hasStatus(" + Literals.text(has.status()) + ")";
  }

  /**
   * A condition that depends on nothing. The compiler of rules writes broken code for constant
   * expressions within negations.
   */
  private static String always(boolean holds) {
    return holds ? "Boolean.TRUE" : "Boolean.FALSE";
  }

  private static String compared(
      Condition.Comparison comparison,
      boolean holds,
      Function<Value, String> words,
      String target) {
    if (comparison.left() instanceof Value.Constant left
        && comparison.right() instanceof Value.Constant right) {
      return always(holds == comparison.relation().holds(left.number(), right.number()));
    }
    String relation =
        switch (comparison.relation()) {
          case ABOVE -> holds ? " > " : " <= ";
          case BELOW -> holds ? " < " : " >= ";
          case EQUAL -> holds ? " == " : " != ";
        };
    return "("
        + seen(comparison.left(), words, target)
        + relation
        + seen(comparison.right(), words, target)
        + ")";
  }

  /** A value that a test reads, told to who asks why unless it is read once for each candidate. */
  private static String seen(Value value, Function<Value, String> words, String target) {
    String read = value(value, target);
    return value instanceof Value.Constant || !target.isEmpty()
        ? read
        : REACTION + "seen(" + Literals.text(words.apply(value)) + ", " + read + ")";
  }

  /**
   * A condition as constraints on the reaction, one for each part: literal comparisons by boolean
   * accessors, which the rule engine can look at twice without harm.
   *
   * @return the constraints, or null if the condition must be worked out in a consequence: it draws
   *     chance, can leave the finite numbers, compares more than a stat with a number, or names
   *     what a constraint cannot carry
   */
  static List<String> guards(Condition condition) {
    if (condition instanceof Condition.All all && !all.of().isEmpty()) {
      List<String> guards = all.of().stream().map(Expressions::guard).toList();
      return guards.contains("") ? null : guards;
    }
    String guard = guard(condition);
    return guard.isEmpty() ? null : List.of(guard);
  }

  private static String guard(Condition condition) {
    if (condition instanceof Condition.Not not) {
      return not.of() instanceof Condition.Not twice
          ? guard(twice.of())
          : not.of() instanceof Condition.Comparison comparison
              ? guard(comparison, false)
              : negated(guard(not.of()));
    }
    if (condition instanceof Condition.Is is) {
      if (!isPart(is.who()) || !Literals.isPlain(is.word()) || !Literals.isPlain(is.property())) {
        return "";
      }
      return is.who().name()
          + ".carries("
          + Literals.text(is.property())
          + ", "
          + Literals.text(is.word())
          + ")";
    }
    if (condition instanceof Condition.Has has) {
      return isPart(has.who()) && Literals.isPlain(has.status())
          ? has.who().name() + hasStatus(has)
          : "";
    }
    if (condition instanceof Condition.All all) {
      return joined(all.of(), " && ");
    }
    if (condition instanceof Condition.Any any) {
      return joined(any.of(), " || ");
    }
    return condition instanceof Condition.Comparison comparison ? guard(comparison, true) : "";
  }

  private static String joined(List<Condition> parts, String sign) {
    List<String> guards = parts.stream().map(Expressions::guard).toList();
    return guards.isEmpty() || guards.contains("")
        ? ""
        : guards.stream().collect(Collectors.joining(sign, "( ", " )"));
  }

  private static String guard(Condition.Comparison comparison, boolean holds) {
    if (!(comparison.left() instanceof Value.StatOf stat
        && isPart(stat.who())
        && Literals.isPlain(stat.stat())
        && comparison.right() instanceof Value.Constant limit)) {
      return "";
    }
    return comparison.relation().test(stat.who().name(), holds)
        + "("
        + Literals.text(stat.stat())
        + ", "
        + Literals.number(limit.number())
        + ")";
  }

  /**
   * The constraint that holds exactly when a condition does not.
   *
   * @param guards the condition's own constraints
   */
  static String opposite(Condition condition, List<String> guards) {
    return guards.size() == 1
        ? guard(new Condition.Not(single(condition)))
        : guards.stream().collect(Collectors.joining(" && ", "!( ", " )"));
  }

  private static Condition single(Condition condition) {
    return condition instanceof Condition.All all && all.of().size() == 1
        ? single(all.of().get(0))
        : condition;
  }

  private static String negated(String guard) {
    return guard.isEmpty() ? "" : "!" + guard;
  }
}
