package dev.runesheet.language.strings;

import dev.runesheet.language.strings.Counted.What;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Looks for what a part of an effect string could have said in the steps that it became. */
final class Found {

  private static final String AMOUNT = "amount";

  private Found() {}

  /** All steps with a verb, at any depth, in order. */
  static List<Step.Do> acts(Step in, String verb) {
    List<Step.Do> found = new ArrayList<>();
    collect(List.of(in), verb, found);
    return found;
  }

  private static void collect(List<Step> steps, String verb, List<Step.Do> found) {
    for (Step step : steps) {
      if (step instanceof Step.Do act && act.verb().name().equals(verb)) {
        found.add(act);
      }
      step.bodies().values().forEach(body -> collect(body, verb, found));
    }
  }

  /** Whether a verb stands somewhere in it. */
  static boolean has(Step in, String verb) {
    return !acts(in, verb).isEmpty();
  }

  /** The amount of a verb that names resource and number. */
  static Optional<Amount> amount(Step.Do act) {
    return act.arguments().get(AMOUNT) instanceof Value.Constant constant
            && act.arguments().get("resource") instanceof Argument.Word resource
        ? Optional.of(new Amount(resource.word(), (int) constant.number()))
        : Optional.empty();
  }

  /** The amounts of all steps with a verb. */
  static List<Amount> amounts(Step in, String verb) {
    return acts(in, verb).stream().map(Found::amount).flatMap(Optional::stream).toList();
  }

  /** The first amount of a verb for somebody. */
  static Optional<Amount> amount(Step in, String verb, Role who) {
    return acts(in, verb).stream()
        .filter(act -> who.equals(act.arguments().get("who")))
        .map(Found::amount)
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** A number of an argument; 0 if it is not written as one. */
  static int number(Step.Do act, String argument) {
    return act.arguments().get(argument) instanceof Value.Constant constant
        ? (int) constant.number()
        : 0;
  }

  /** A word of an argument; empty if it is none. */
  static String word(Step.Do act, String argument) {
    return act.arguments().get(argument) instanceof Argument.Word word ? word.word() : "";
  }

  /** A gain for each of something. */
  static Optional<Leg.Count> count(Step.Do gain) {
    if (!(gain.arguments().get(AMOUNT) instanceof Value value)) {
      return Optional.empty();
    }
    boolean times =
        value instanceof Value.Arithmetic sum && sum.operator() == Value.Operator.MULTIPLY;
    Value counted = times ? ((Value.Arithmetic) value).left() : value;
    Value each = times ? ((Value.Arithmetic) value).right() : Value.of(1);
    return each instanceof Value.Constant number
        ? counted(counted)
            .map(
                what ->
                    new Leg.Count(what, new Amount(word(gain, "resource"), (int) number.number())))
        : Optional.empty();
  }

  private static Optional<Counted> counted(Value value) {
    if (value instanceof Value.Total total) {
      return Optional.of(new Counted(What.PIPS, total.stat()));
    }
    if (!(value instanceof Value.Count count)) {
      return Optional.empty();
    }
    Selector.Group group = count.group();
    boolean all = group.where().isEmpty();
    String property =
        all || !(group.where().get(0) instanceof Condition.Is is) ? "" : is.property();
    String name = property.isEmpty() ? "" : ((Condition.Is) group.where().get(0)).word();
    return switch (group.scope()) {
      case Groups.OPEN_CITIZENS ->
          Optional.of(new Counted(all ? What.CITIZENS : What.CITIZENS_NAMED, name));
      case Groups.STARTERS -> Optional.of(new Counted(What.STARTERS_NAMED, name));
      case Groups.DOMAINS -> Optional.of(new Counted(What.DOMAINS, name));
      case Groups.MONSTERS -> Optional.of(new Counted(monsters(property), name));
      default -> Optional.empty();
    };
  }

  private static What monsters(String property) {
    return switch (property) {
      case "name" -> What.MONSTERS_NAMED;
      case "area" -> What.AREA;
      case "type" -> What.TYPE;
      default -> What.MONSTERS;
    };
  }

  /** The conditions of a group of citizens as clauses; those that are none are left out. */
  static List<Clause> clauses(Selector.Group group) {
    return group.where().stream().map(Found::clause).flatMap(Optional::stream).toList();
  }

  private static Optional<Clause> clause(Condition condition) {
    if (condition instanceof Condition.Is is && is.property().equals("name")) {
      return Optional.of(Clause.word(Clause.NAME, is.word()));
    }
    boolean not = condition instanceof Condition.Not;
    Condition inner = not ? ((Condition.Not) condition).of() : condition;
    if (!(inner instanceof Condition.Comparison comparison)
        || !(comparison.left() instanceof Value.StatOf stat)
        || !(comparison.right() instanceof Value.Constant constant)) {
      return Optional.empty();
    }
    int number = (int) constant.number();
    boolean role = StringWords.ROLES.contains(stat.stat());
    Clause.Relation relation = relation(comparison.relation(), not);
    if (role && relation == Clause.Relation.AT_LEAST && number == 1) {
      return Optional.of(Clause.word(Clause.ROLE, stat.stat()));
    }
    String field = role ? stat.stat() + "_count" : "gold_cost";
    return Optional.of(Clause.number(field, relation, number));
  }

  private static Clause.Relation relation(Condition.Relation relation, boolean not) {
    return switch (relation) {
      case ABOVE -> not ? Clause.Relation.AT_MOST : Clause.Relation.ABOVE;
      case BELOW -> not ? Clause.Relation.AT_LEAST : Clause.Relation.BELOW;
      case EQUAL -> Clause.Relation.EQUAL;
    };
  }

  /** The group that the options of the first choice with entities come from. */
  static Optional<Selector.Group> group(Step step) {
    return step instanceof Step.Choose choose
            && !choose.legs().isEmpty()
            && choose.legs().get(0).options() instanceof Step.Options.Each each
        ? Optional.of(each.group())
        : Optional.empty();
  }

  /** The word of a property that a group asks for; empty if it asks for none. */
  static String property(Selector.Group group, String property) {
    return group.where().stream()
        .filter(one -> one instanceof Condition.Is is && is.property().equals(property))
        .map(one -> ((Condition.Is) one).word())
        .findFirst()
        .orElse("");
  }
}
