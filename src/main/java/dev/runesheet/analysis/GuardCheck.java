package dev.runesheet.analysis;

import dev.runesheet.analysis.ProgramWalk.Guard;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Interval;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The check for conditions that can never hold, or hold whatever is, and branches that earlier
 * conditions make unreachable.
 */
final class GuardCheck implements ProgramWalk.Visitor {

  private static final String BY_ITSELF = "it never holds by itself";
  private static final String OF_ONE = "it never holds of one of those that it looks at";

  private final Effect effect;
  private final Knowledge knowledge;
  private final KnownNumbers known;
  private final PartPlaces places;
  private final Report report;

  /** The conditions, alone or as pairs that exclude each other, that are told, by their place. */
  private final Set<List<Object>> told = new HashSet<>();

  GuardCheck(
      Effect effect, Knowledge knowledge, KnownNumbers known, PartPlaces places, Report report) {
    this.effect = effect;
    this.knowledge = knowledge;
    this.known = known;
    this.places = places;
    this.report = report;
  }

  /** Checks the conditions of a continuous effect. */
  void modifier(Body.Modify modifier) {
    all(modifier.when(), known, places.condition(effect));
  }

  @Override
  public void act(Step.Do act, KnownNumbers facts, List<Guard> guards) {
    act.arguments()
        .forEach(
            (name, argument) -> {
              SourceLocation place = places.argument(effect, act, name);
              if (argument instanceof Value value) {
                inside(value, place);
              } else if (argument instanceof Selector.Group group) {
                all(group, place);
              }
            });
  }

  @Override
  public void around(Step step, KnownNumbers facts) {
    SourceLocation place = places.group(effect, step);
    if (step instanceof Step.Repeat repeat) {
      inside(repeat.times(), places.times(effect, repeat));
    } else if (step instanceof Step.Choose choose) {
      for (Step.Branch branch : choose.branches()) {
        branch
            .when()
            .ifPresent(
                condition -> all(List.of(condition), known, places.way(effect, choose, branch)));
        branch.picks().ifPresent(group -> all(group, place));
      }
    } else {
      step.groups().forEach(group -> all(group, place));
    }
  }

  /** Checks the conditions of a group, which is known to have the one that is looked at. */
  private void all(Selector.Group group, SourceLocation place) {
    all(group.where(), known.ofEach(group, knowledge), place);
  }

  /** Checks conditions that all must hold of what is looked at, of which a little may be known. */
  private void all(List<Condition> conditions, KnownNumbers each, SourceLocation place) {
    int findings = report.size();
    Condition.All whole = new Condition.All(conditions);
    if (isOpen(whole)) {
      inside(whole, place);
      return;
    }
    List<NumberCondition> atoms = NumberCondition.of(whole);
    for (NumberCondition atom : atoms) {
      if (!each.canHold(atom)) {
        alone(place, atom, each);
      } else if (!always(place, atom)) {
        contradicted(place, atom, atoms, each);
      }
    }
    if (report.size() == findings) {
      atoms.forEach(atom -> followed(place, atom, atoms));
    }
    WordCheck.check(whole, (part, other) -> excluded(place, part, other));
    if (report.size() == findings) {
      alternatives(whole, each, each, part -> place);
    }
    inside(whole, place);
  }

  /** Checks the conditions of groups that are counted in a condition. */
  private void inside(Condition condition, SourceLocation place) {
    condition.values().forEach(value -> inside(value, place));
  }

  private void inside(Value value, SourceLocation place) {
    if (value instanceof Value.OfGroup some) {
      all(some.group(), place);
    }
    value.parts().forEach(part -> inside(part, place));
  }

  /** Tells of alternatives that never hold, or that make all of them hold. */
  private void alternatives(
      Condition whole,
      KnownNumbers anyway,
      KnownNumbers facts,
      Function<Condition, SourceLocation> at) {
    for (Alternatives.Settled one : Alternatives.of(whole, anyway, facts)) {
      SourceLocation place = at.apply(one.part());
      NumberCondition atom = NumberCondition.single(one.condition());
      if (one.holds()) {
        always(place, one.condition(), null);
      } else if (one.earlier()) {
        impossible(place, one.condition(), nothingLeft(one.condition()));
      } else if (!one.by().isEmpty()) {
        excluded(place, one.condition(), one.by());
      } else if (atom != null) {
        alone(place, atom, anyway);
      } else {
        impossible(place, one.condition(), BY_ITSELF);
      }
    }
  }

  @Override
  public void branch(Step.If branch, KnownNumbers facts) {
    int before = told.size();
    int findings = report.size();
    List<NumberCondition> atoms = NumberCondition.of(branch.condition());
    inside(branch.condition(), places.condition(effect, branch, branch.condition()));
    if (isOpen(branch.condition())) {
      return;
    }
    WordCheck.check(
        branch.condition(),
        (part, other) -> excluded(places.condition(effect, branch, part), part, other));
    WordCheck.parts(branch.condition()).forEach(part -> answered(branch, part, facts));
    boolean possible = true;
    boolean idle = !branch.otherwise().isEmpty() && always(branch.condition(), atoms, facts);
    for (NumberCondition atom : atoms) {
      SourceLocation place = places.condition(effect, branch, atom.condition());
      if (!known.canHold(atom)) {
        alone(place, atom, known);
      } else if (!facts.canHold(atom)) {
        possible = false;
        shadowed(atom.condition(), place);
      } else if (!idle && !always(place, atom)) {
        contradicted(place, atom, atoms, known);
      }
    }
    if (report.size() == findings) {
      for (NumberCondition atom : atoms) {
        followed(places.condition(effect, branch, atom.condition()), atom, atoms);
      }
    }
    if (possible && Satisfiability.cease(known, facts, Claim.of(branch.condition(), true))) {
      Condition whole = branch.condition();
      Condition first = whole instanceof Condition.All ? whole.parts().get(0) : whole;
      shadowed(whole, places.condition(effect, branch, first));
    }
    if (told.size() == before && Satisfiability.never(Claim.of(branch.condition(), true))) {
      SourceLocation place = places.condition(effect, branch, branch.condition());
      impossible(place, branch.condition(), BY_ITSELF);
    }
    if (idle) {
      Step first = branch.otherwise().get(0);
      String why = Words.quote(branch.condition().toString()) + " always holds here";
      report.add(Code.SHADOWED, places.step(effect, first), effect.say(first), why, effect);
    }
    if (report.size() == findings) {
      alternatives(
          branch.condition(), known, facts, part -> places.condition(effect, branch, part));
    }
  }

  /** True if a condition compares plain numbers where others are given elsewhere. */
  private boolean isOpen(Condition condition) {
    return places.isGiven(effect) && NumberCondition.comparesPlain(condition);
  }

  /** Tells of a part that never holds of those whose events the effect answers. */
  private void answered(Step.If branch, Condition part, KnownNumbers facts) {
    Claim opposite = Claim.of(part, false);
    if (known.claims().contains(opposite) && facts.claims().contains(opposite)) {
      String whose = "it excludes " + Words.quote("whose: " + effect.trigger().watch().word());
      impossible(places.condition(effect, branch, part), part, whose);
    }
  }

  private boolean always(Condition condition, List<NumberCondition> atoms, KnownNumbers facts) {
    boolean all = !atoms.isEmpty() && atoms.stream().allMatch(facts::mustHold);
    return all && NumberCondition.isAllOf(condition)
        || Satisfiability.cease(known, facts, Claim.of(condition, false));
  }

  private void shadowed(Condition condition, SourceLocation place) {
    report.add(Code.SHADOWED, place, condition, nothingLeft(condition), effect);
  }

  private static String nothingLeft(Condition condition) {
    return "the conditions before leave nothing for " + Words.quote(condition.toString());
  }

  /** A number whose bounds the condition asks to leave is told with them. */
  private void alone(SourceLocation place, NumberCondition atom, KnownNumbers anyway) {
    if (told.add(List.of(place, Set.of(atom.condition())))) {
      boolean asks = atom.value() != null && !atom.numbers().isEmpty();
      String within = asks ? anyway.within(atom.value()) : "";
      String never = known.canHold(atom) ? OF_ONE : BY_ITSELF;
      impossible(place, atom.condition(), never + (within.isEmpty() ? "" : ": " + within));
    }
  }

  /**
   * Tells of a condition that always holds by itself, of which nothing else need be said. Of plain
   * numbers an author knows it, and numbers that never change are there for those that may.
   */
  private boolean always(SourceLocation place, NumberCondition atom) {
    boolean fixed = atom.condition().values().allMatch(known::isFixed);
    boolean always = atom.isOfItself() || !fixed && known.mustHold(atom);
    if (always) {
      always(place, atom.condition(), atom.value());
    }
    return always;
  }

  private void always(SourceLocation place, Condition condition, Value value) {
    if (told.add(List.of(place, Set.of(condition)))) {
      report.add(Code.NO_CHANGE, place, condition, "it always holds" + bounds(value), effect);
    }
  }

  /** The bounds of a value that a condition asks it to be within, or to leave, as a reason. */
  private String bounds(Value value) {
    String within = value == null ? "" : known.within(value);
    return within.isEmpty() ? "" : ": " + within;
  }

  /** Tells of a bound of a number that another bound of it on the same side includes. */
  private void followed(SourceLocation place, NumberCondition atom, List<NumberCondition> atoms) {
    atoms.stream()
        .filter(other -> other != atom && follows(atom, other))
        .filter(other -> !follows(other, atom) || atoms.indexOf(other) < atoms.indexOf(atom))
        .findFirst()
        .ifPresent(
            other -> {
              String why = "it holds wherever " + Words.quote(other.condition().toString());
              report.add(Code.NO_CHANGE, place, atom.condition(), why + " does", effect);
            });
  }

  private static boolean follows(NumberCondition one, NumberCondition from) {
    return one.value() != null
        && one.value().equals(from.value())
        && isBound(one)
        && isBound(from)
        && from.numbers().within(one.numbers());
  }

  /** True if a condition leaves a number open to one side. */
  private static boolean isBound(NumberCondition one) {
    Interval hull = one.numbers().hull();
    return Double.isInfinite(hull.low()) != Double.isInfinite(hull.high());
  }

  private void contradicted(
      SourceLocation place,
      NumberCondition atom,
      List<NumberCondition> atoms,
      KnownNumbers anyway) {
    for (NumberCondition other : atoms) {
      if (other != atom && anyway.canHold(other) && !together(anyway, List.of(other), atom)) {
        excluded(place, atom.condition(), other.condition());
        return;
      }
    }
    List<NumberCondition> others = new ArrayList<>(atoms);
    others.removeIf(other -> other == atom || !anyway.canHold(other));
    if (!together(anyway, others, atom)) {
      for (NumberCondition other : List.copyOf(others)) {
        others.remove(other);
        if (together(anyway, others, atom)) {
          others.add(other);
        }
      }
      excluded(place, atom.condition(), others.stream().map(NumberCondition::condition).toList());
    }
  }

  /** True if some conditions leave another possible. */
  private static boolean together(
      KnownNumbers anyway, List<NumberCondition> given, NumberCondition asked) {
    KnownNumbers facts = anyway;
    for (NumberCondition one : given) {
      facts = facts.with(one);
    }
    return facts.canHold(asked);
  }

  private void excluded(SourceLocation place, Condition condition, Condition other) {
    excluded(place, condition, List.of(other));
  }

  /**
   * All of the conditions that exclude each other are named: any may be the wrong one. What stands
   * at one place is told there once.
   */
  private void excluded(SourceLocation place, Condition condition, List<Condition> others) {
    Set<Condition> all = new HashSet<>(others);
    all.add(condition);
    if (told.add(List.of(place, all))) {
      String excluded =
          others.stream()
              .map(other -> Words.quote(other.toString()))
              .collect(Collectors.joining(" and "));
      impossible(place, condition, "it excludes " + excluded);
    }
  }

  private void impossible(SourceLocation place, Condition condition, String why) {
    report.add(Code.IMPOSSIBLE, place, condition, why, effect);
  }
}
